import { act, render, screen } from '@testing-library/react';
import { KioskNotices } from '@/components/wall/kiosk-notices';
import { KioskTile } from '@/components/wall/kiosk-tile';
import { warningsStore } from '@/components/warnings/follow-warnings';
import type { NearEvent } from '@/lib/road-reports/near-camera';
import { camera } from '../support/camera';

const mockNear = new Map<string, readonly NearEvent[]>();
jest.mock('@/components/road-reports/events-client', () => ({
  eventsVersion: { get: () => 1, subscribe: () => () => undefined },
  askNear: ({ location }: { location: string }) => Promise.resolve({ near: mockNear.get(location) ?? [], signs: [] }),
}));
jest.mock('@/components/camera/camera-picture', () => ({ CameraPicture: () => null }));
jest.mock('@/components/detection/seen-traffic', () => ({
  useSeenTraffic: () => ({ isStopped: false, vehicles: 7, at: Date.now() }),
}));

const CAMERAS = [1, 2, 3].map((exit) => camera({ id: `511ny-${exit}`, location: `Exit ${exit}` }));
const near = (id: string, state: 'CLOSED' | null, meters: number): NearEvent => {
  const event = {
    id,
    headline: 'Crash',
    source: '511ny',
    updated: null,
    end: null,
    roads: [{ name: 'I-90', direction: null, state }],
  } as unknown as NearEvent['event'];
  return { event, meters, side: 'ahead', otherWay: null };
};

test('warnings, closures, and incidents near the cameras in view take turns, each once', async () => {
  jest.useFakeTimers();
  const label = { event: 'Winter Storm Warning', severity: 'severe' } as const;
  const ofCamera = new Map(['511ny-1', '511ny-3', 'elsewhere-1'].map((id) => [id, label]));
  mockNear.set('Exit 1', [near('crash', null, 1_609.344), near('closed', 'CLOSED', 8_046.72)]);
  mockNear.set('Exit 2', [near('closed', 'CLOSED', 1_609.344)]);
  warningsStore.set({ ...warningsStore.get(), ofCamera });
  render(<KioskNotices cameras={CAMERAS} />);
  const shown: (string | null)[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await act(() => jest.advanceTimersByTimeAsync(turn === 0 ? 0 : 8_000));
    shown.push(screen.getByText(/Exit/).textContent);
  }
  expect(shown).toEqual([
    'Winter Storm Warning: Exit 1 and 1 more',
    'Closed 1.0 mi ahead · Exit 2',
    'Crash 1.0 mi ahead · Exit 1',
    'Winter Storm Warning: Exit 1 and 1 more',
  ]);
});

test('a tile’s caption has its camera’s sentence, with the vehicle count', async () => {
  mockNear.set('Exit 3', [near('crash', null, 1_609.344)]);
  const props = { number: 1, style: {}, isEnlarged: false, onToggle: () => undefined, onStatus: () => undefined };
  render(<KioskTile camera={CAMERAS[2]!} {...props} />);
  const caption = 'Exit 3 · traffic is moving, 7 vehicles; crash 1.0 mi ahead (511 New York).';
  expect(await screen.findByText(caption)).toBeInTheDocument();
});
