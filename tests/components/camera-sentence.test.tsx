import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CameraSentence } from '@/components/camera/camera-sentence';
import { camera } from '../support/camera';

const NO_REPORTS = { near: [], signs: [], at: 0 };
let mockRoad: typeof NO_REPORTS | null;
jest.mock('@/components/road-reports/use-road', () => ({ useRoad: () => mockRoad }));
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

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-24T12:00Z') });
  mockRoad = NO_REPORTS;
  mockStopped = false;
});

test('the open camera announces its facts in one sentence, at most once a minute', () => {
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

test('it waits ten seconds for road reports, and adds late ones without going blank', () => {
  const TEXT = /^traffic is moving/;
  mockRoad = null;
  const { rerender, unmount } = render(<Dialog />);
  wait(9_000);
  expect(screen.queryByText(TEXT)).toBeNull();
  mockRoad = NO_REPORTS;
  rerender(<Dialog />);
  wait(3_000);
  expect(screen.getByText(TEXT)).toBeInTheDocument();
  unmount();
  mockRoad = null;
  const { rerender: update } = render(<Dialog />);
  wait(10_000);
  const region = screen.getByText(TEXT);
  mockStopped = true;
  mockRoad = NO_REPORTS;
  update(<Dialog />);
  expect(region).toHaveTextContent(TEXT);
  wait(3_000);
  expect(region).toHaveTextContent('traffic is stopped');
});
