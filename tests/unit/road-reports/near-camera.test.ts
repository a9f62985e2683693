import { describeNear, findNear } from '@/lib/road-reports/near-camera';
import { isSameRoad, readRoad, RoadIndex, type CameraPlace } from '@/lib/road-reports/road-index';
import { encodePolyline } from '@/lib/geo/encoded-polyline';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import type { EventDirection, RoadState } from '@/lib/road-reports/road-event';
import { metersBetween, TEN_MILES_M } from '@/lib/geo/point';
import { fc } from '@/tests/support/seeded-fast-check';

const NOW = 1_800_000_000_000;

interface Told {
  road?: string;
  direction?: EventDirection | null;
  state?: RoadState | null;
  line?: readonly { lat: number; lng: number }[];
}

/** @param east miles from the camera, which is at 43, -76 */
function event(
  id: string,
  east: number,
  { road = 'I-90', direction = null, state = null, line }: Told = {},
): RoadEvent {
  return {
    ...{ id, source: '511ny', type: 'INCIDENT', severity: 'MINOR', headline: 'Crash', description: '' },
    roads: [{ name: road, from: '', to: '', direction, state }],
    lat: 43,
    lng: -76 + east / 50.6,
    ...(line && { line: encodePolyline(line) }),
    ...{ start: null, end: null, updated: NOW, url: 'https://511ny.org' },
  };
}

const camera = (overrides: Partial<CameraPlace> = {}): CameraPlace => ({
  ...{ lat: 43, lng: -76, roadway: 'I-90', road: null, location: 'I-90 at Exit 40', direction: 'Eastbound' },
  ...overrides,
});

const say = (events: readonly RoadEvent[], place = camera(), isMetric = false): string[] =>
  findNear(place, new RoadIndex(events), NOW).near.map((near) => describeNear(near, isMetric));

test.each<[string, RoadEvent, Partial<CameraPlace>, string]>([
  ['ahead', event('a', 1.2, { state: 'CLOSED' }), {}, 'Closed 1.2 mi ahead'],
  ['behind', event('a', -0.4), {}, 'Crash 0.4 mi behind'],
  ['ahead of the other direction', event('a', -0.4), { direction: 'WB' }, 'Crash 0.4 mi ahead'],
  ['here', event('a', 0.1), {}, 'Crash here'],
  ['of both directions', event('a', 2, { direction: 'Both Directions' }), {}, 'Crash 2.0 mi ahead'],
  ['in the other direction', event('a', 2, { direction: 'Westbound' }), {}, 'Crash 2.0 mi to the east, westbound'],
  ['beside a camera without a direction', event('a', -2), { direction: 'Unknown' }, 'Crash 2.0 mi to the west'],
  ['on a road that its text names', event('a', 2), { roadway: '' }, 'Crash 2.0 mi ahead'],
])('an event %s', (_what, happening, place, expected) => {
  expect(say([happening], camera(place))).toEqual([expected]);
});

test('other roads, other places, and what is over are not the camera’s', () => {
  const events = [
    event('other', 1, { road: 'NY 90' }),
    event('far', 11),
    { ...event('over', 1), end: NOW - 1 },
    event('none', 1, { road: '' }),
  ];
  expect(say(events)).toEqual([]);
  expect(say([event('a', 1)], camera({ roadway: '', road: null, location: '' }))).toEqual([]);
});

test('three at most, a closure first, then the nearest', () => {
  const events = [event('a', 3), event('b', 1), event('c', 2), event('d', 9, { state: 'CLOSED' })];
  expect(say(events)).toEqual(['Closed 9.0 mi ahead', 'Crash 1.0 mi ahead', 'Crash 2.0 mi ahead']);
  expect(say(events, camera(), true)[0]).toBe('Closed 14 km ahead');
});

test('the distance to a line is that to its nearest place', () => {
  const line = [-76.5, -76.1, -75.99].map((lng) => ({ lat: 43, lng }));
  expect(say([event('a', 0, { line })])).toEqual(['Crash here']);
  expect(say([event('a', 0, { line: line.slice(0, 2) })])).toEqual(['Crash 5.1 mi behind']);
});

test.each<[string, string, boolean]>([
  ['I-90', 'Interstate 90 - NYS Thruway', true],
  ['I-90', 'US 90', false],
  ['SR 46', 'IN-46', true],
  ['SR 46', 'CR 46', false],
  ['Highway 401', 'HIGHWAY 401', true],
  ['ON-401', 'Highway 401', true],
  ['QEW', 'qew', true],
  ['QEW', 'Gardiner Expressway', false],
  ['', '', false],
])('%j and %j are one road: %p', (a, b, expected) => {
  expect(isSameRoad(readRoad(a), readRoad(b))).toBe(expected);
  expect(isSameRoad(readRoad(b), readRoad(a))).toBe(expected);
});

test('the index finds what looking at each event finds', () => {
  const place = fc.record({
    lat: fc.double({ min: 42, max: 44, noNaN: true }),
    lng: fc.double({ min: -77, max: -75, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 40 }), place, (places, at) => {
      const events = places.map((point, index) => ({ ...event(String(index), 0), ...point }));
      const found = new RoadIndex(events).around(at, TEN_MILES_M, NOW).map(({ said }) => said.id);
      // Half a percent around the edge depends on how round the earth is taken to be.
      const sure = events.filter((point) => metersBetween(point, at) < TEN_MILES_M * 0.995).map(({ id }) => id);
      const possible = events.filter((point) => metersBetween(point, at) < TEN_MILES_M * 1.005).map(({ id }) => id);
      expect(found).toEqual(expect.arrayContaining(sure));
      expect(possible).toEqual(expect.arrayContaining(found));
    }),
  );
});
