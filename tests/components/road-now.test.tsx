import { act, render, screen } from '@testing-library/react';
import { RoadNow } from '@/components/camera/road-now';
import { useTraffic } from '@/components/detection/use-traffic-alerts';
import { warningsStore } from '@/components/warnings/follow-warnings';
import type { CatalogClient } from '@/lib/catalog/catalog';
import { camera } from '../support/camera';

const mockNear = {
  near: [{ event: { id: 'e', headline: 'Crash', roads: [] }, meters: 1_609.344, side: 'ahead', otherWay: null }],
  signs: [{ sign: { id: 's', pages: [['CRASH AHEAD', 'USE EXIT 12']] }, meters: 3_218.688 }],
};
jest.mock('@/components/road-reports/events-client', () => ({
  eventsVersion: { get: () => 1, subscribe: () => () => undefined },
  askNear: () => Promise.resolve(mockNear),
}));

const CAMERA = camera({ id: '511ny-1' });
const MINUTE_MS = 60_000;
/** Five minutes before midnight. */
const AT = new Date(2026, 0, 5, 23, 55).getTime();
const WARNING = { id: 'w', event: 'Ice Storm Warning', starts: AT, ends: AT + 4 * MINUTE_MS };
const CLOCK = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const time = (at: number) => new Date(at).toLocaleTimeString('en-US', CLOCK);
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

/** Counts again at each render. */
function Counted() {
  useTraffic(CAMERA, { cars: 4, trucks: 0, movingVehicles: 0, stoppedVehicles: 4, potentialIncident: true });
  return null;
}

test('a card names stopped traffic for some minutes, a warning with its time, an incident, and a sign on its road', async () => {
  jest.useFakeTimers({ now: AT });
  const ofCamera = new Map([[CAMERA.id, { event: WARNING.event, severity: 'severe' as const }]]);
  const warn = (warning: typeof WARNING) => {
    const client = { ask: () => Promise.resolve([warning]) } as unknown as CatalogClient;
    warningsStore.set({ ...warningsStore.get(), client, ofCamera });
  };
  warn(WARNING);
  const { rerender } = render(<Counted />);
  for (let second = 1; second < 100; second += 1) {
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    rerender(<Counted />);
  }
  render(<RoadNow camera={CAMERA} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(texts()).toEqual([
    `Traffic stopped, 4 vehicles, at ${time(AT + 90_000)} (AI)`,
    `Ice Storm Warning until ${time(WARNING.ends)}`,
    'Crash 1.0 mi ahead',
    'The sign 2.0 mi ahead says: CRASH AHEAD USE EXIT 12',
  ]);

  const starts = AT + 3 * MINUTE_MS;
  act(() => warn({ ...WARNING, starts }));
  await act(() => jest.advanceTimersByTimeAsync(5 * MINUTE_MS));
  const night = new Date(AT + 90_000).toLocaleString('en-US', { weekday: 'short', ...CLOCK });
  expect(texts().slice(0, 2)).toEqual([
    `Traffic stopped, 4 vehicles, at ${night} (AI)`,
    `Ice Storm Warning from ${time(starts)} until ${time(WARNING.ends)}`,
  ]);
  await act(() => jest.advanceTimersByTimeAsync(10 * MINUTE_MS));
  expect(texts()[0]).toMatch(/^Ice Storm Warning/);
});
