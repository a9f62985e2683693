import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CameraSentence } from '@/components/camera/camera-sentence';
import { camera } from '../support/camera';

jest.mock('@/components/road-reports/use-road', () => ({ useRoad: () => null }));
let mockStopped = false;
jest.mock('@/components/detection/seen-traffic', () => ({
  useSeenTraffic: () => ({ isStopped: mockStopped, vehicles: 1, at: Date.now() }),
}));
jest.mock('@/components/weather/use-weather', () => ({
  useWeather: () => ({ place: null, forecast: null }),
  useWeatherUnits: () => 'us',
}));

const CAMERA = camera({});
const STATUS = { phase: 'picture', loadedAt: 0, taken: { at: Date.parse('2026-11-24T12:00Z'), by: 'host' } } as const;

function Dialog() {
  const [text, setText] = useState('');
  return <CameraSentence {...{ camera: CAMERA, status: STATUS, text }} onSay={setText} />;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('the open camera says its facts in one sentence, and not more than once a minute', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-24T12:00Z') });
  const { rerender } = render(<Dialog />);
  wait(3_000);
  const region = screen.getByText(/^traffic is moving, 1 vehicle; picture from \d+:\d\d [AP]M \S+\.$/);
  expect(region).toHaveAttribute('aria-live', 'polite');
  mockStopped = true;
  rerender(<Dialog />);
  wait(56_000);
  expect(region).toHaveTextContent('traffic is moving');
  wait(1_000);
  expect(region).toHaveTextContent('traffic is stopped');
});
