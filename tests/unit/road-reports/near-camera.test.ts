import { encodePolyline } from '@/lib/geo/encoded-polyline';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import { describeNear, describeSign, findNear } from '@/lib/road-reports/near-camera';
import { isSameRoad, readRoad, RoadIndex, type CameraPlace } from '@/lib/road-reports/road-index';
import type { Sign } from '@/lib/road-reports/sign-schema';
import { cameraPlace, milesEast, onRoad, READ_AT, roadEvent, roadSign } from '@/tests/support/road-reports';

type Road = RoadEvent['roads'][number];

const event = (id: string, east: number, { name = 'I-90', ...road }: Partial<Road> = {}): RoadEvent =>
  roadEvent(id, { ...milesEast(east), ...onRoad(name, road) });

const say = (events: readonly RoadEvent[], place = cameraPlace(), isMetric = false): string[] =>
  findNear(place, new RoadIndex(events), READ_AT).near.map((near) => describeNear(near, isMetric));

test.each<[string, RoadEvent, Partial<CameraPlace>, string]>([
  ['ahead', event('a', 1.2, { state: 'CLOSED' }), {}, 'Closed 1.2 mi ahead'],
  ['behind', event('a', -0.4), {}, 'Crash 0.4 mi behind'],
  ['behind a bend', { ...event('a', -1), lat: 42.99 }, {}, 'Crash 1.2 mi behind'],
  ['ahead of the other direction', event('a', -0.4), { direction: 'WB' }, 'Crash 0.4 mi ahead'],
  ['here', event('a', 0.1), {}, 'Crash here'],
  ['of both directions', event('a', 2, { direction: 'Both Directions' }), {}, 'Crash 2.0 mi ahead'],
  ['in the other direction', event('a', 2, { direction: 'Westbound' }), {}, 'Crash 2.0 mi to the east, westbound'],
  ['beside a camera without a direction', event('a', -2), { direction: 'Unknown' }, 'Crash 2.0 mi to the west'],
  ['north', { ...event('a', 0), lat: 43.03 }, { direction: '' }, 'Crash 2.1 mi to the north'],
  ['south', { ...event('a', 0), lat: 42.97 }, { direction: '' }, 'Crash 2.1 mi to the south'],
  ['on a road that its text names', event('a', 2), { roadway: '' }, 'Crash 2.0 mi ahead'],
  [
    'ahead of the direction in the name',
    event('a', -0.4),
    { direction: '', location: 'I-90WB at 9th St' },
    'Crash 0.4 mi ahead',
  ],
  [
    'measured',
    { ...event('a', 2), headline: '9 min to Troy', reading: 'minutes' },
    {},
    '9 min to Troy from 2.0 mi ahead',
  ],
])('an event %s', (_what, happening, place, expected) => {
  expect(say([happening], cameraPlace(place))).toEqual([expected]);
});

test('travel times from behind the camera are hidden', () => {
  const measured = { ...event('a', -2), reading: 'minutes' } as const;
  expect(say([measured])).toEqual([]);
  expect(say([measured], cameraPlace({ direction: 'Westbound' }))).toHaveLength(1);
});

test('other roads, other places, and events that are over or yet to begin are not shown', () => {
  const events = [
    event('other', 1, { name: 'NY 90' }),
    { ...event('far', 9), lat: 43.12 },
    { ...event('over', 1), end: READ_AT - 1 },
    { ...event('later', 1), start: READ_AT + 1 },
    event('none', 1, { name: '' }),
  ];
  expect(say(events)).toEqual([]);
  expect(say([event('a', 1)], cameraPlace({ roadway: '', location: '' }))).toEqual([]);
});

test('at most three: a closure first, then the nearest', () => {
  const events = [event('a', 3), event('b', 1), event('c', 2), event('d', 9, { state: 'CLOSED' })];
  expect(say(events)).toEqual(['Closed 9.0 mi ahead', 'Crash 1.0 mi ahead', 'Crash 2.0 mi ahead']);
  expect(say(events, cameraPlace(), true)[0]).toBe('Closed 14 km ahead');
  const crashes = events.slice(0, 3).map((crash) => ({ ...crash, severity: 'MAJOR' as const }));
  const work = { ...event('e', 9.8, { state: 'CLOSED' }), type: 'CONSTRUCTION' } as const;
  expect(say([...crashes, work])[0]).toBe('Closed 9.8 mi ahead');
});

test('of the readings ahead the worst chain control, the worst surface, and the nearest plow are shown', () => {
  const reading = (id: string, east: number, kind: RoadEvent['reading'], severity: RoadEvent['severity'] = 'MINOR') =>
    ({ ...event(id, east), reading: kind!, severity, type: 'ROAD_CONDITION' }) as const;
  const readings = [
    ...[reading('plow far', 4, 'plow'), reading('plow', 3, 'plow'), reading('minutes', 1, 'minutes')],
    ...[reading('R-1', 2, 'chains'), reading('R-2', 5, 'chains', 'MAJOR'), reading('ice', 6, 'surface')],
    ...[reading('behind', -1, 'chains', 'MAJOR'), reading('plow behind', -1, 'plow')],
  ];
  const found = findNear(cameraPlace(), new RoadIndex(readings), READ_AT).readings;
  expect(found.map(({ event: { id } }) => id)).toEqual(['R-2', 'ice', 'plow']);
});

test('the distance to a line is that to its nearest place', () => {
  const line = [-76.5, -76.1, -75.99].map((lng) => ({ lat: 43, lng }));
  const alongLine = (points: typeof line) => say([roadEvent('a', { line: encodePolyline(points) })]);
  expect(alongLine(line)).toEqual(['Crash here']);
  expect(alongLine(line.slice(0, 2))).toEqual(['Crash 5.1 mi behind']);
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

const sign = (id: string, east: number, overrides: Partial<Sign> = {}): Sign =>
  roadSign(id, { ...milesEast(east), ...overrides });

const ahead = (signs: readonly Sign[], camera: Partial<CameraPlace> = {}, now = READ_AT) =>
  findNear(cameraPlace(camera), new RoadIndex([], signs), now).signs;
const idsOf = (...args: Parameters<typeof ahead>) => ahead(...args).map((found) => found.sign.id);

test('an open camera has the signs ahead on its own road and in its own direction, within ten miles', () => {
  const signs = [
    sign('2', 2),
    sign('behind', -2),
    sign('far', 10.5),
    sign('other road', 3, { road: 'NY 5' }),
    sign('other way', 3, { direction: 'Westbound' }),
    sign('both', 5, { direction: 'Both Directions' }),
    sign('here', -0.1),
  ];
  expect(idsOf(signs)).toEqual(['here', '2', 'both']);
  const west = [sign('west', -2, { direction: 'Westbound' }), sign('passed', 2, { direction: 'Westbound' })];
  const unknown = [sign('unknown', -3, { direction: null })];
  expect(idsOf([...west, ...unknown], { direction: 'Westbound' })).toEqual(['west', 'unknown']);
  expect(idsOf([...west, ...unknown], { direction: '' })).toEqual(['west', 'unknown']);
  expect(idsOf([sign('east', 2), ...west], { direction: '', location: 'I-90 WB, mile 4' })).toEqual(['west']);
  expect(ahead(signs).map(({ meters }) => describeSign(meters, false))).toEqual([
    'The sign here says:',
    'The sign 2.0 mi ahead says:',
    'The sign 5.0 mi ahead says:',
  ]);
});

test('at most three: news, then minutes, the nearest first, each text once', () => {
  const minutes = { pages: [['TROY 9 MIN']], minutes: [{ to: 'TROY', low: 9, high: 9 }] };
  const twice = { pages: [['FOG AHEAD']] };
  const signs = [
    sign('a', 1, minutes),
    sign('b', 2, twice),
    sign('c', 3, twice),
    sign('d', 4),
    sign('e', 6),
    sign('f', 7),
  ];
  expect(idsOf(signs)).toEqual(['b', 'd', 'e']);
  expect(idsOf(signs.slice(0, 4))).toEqual(['b', 'd', 'a']);
  expect(idsOf([sign('near', 2, twice), sign('far', 8, twice)])).toEqual(['near', 'far']);
});

test('a message not confirmed for half an hour disappears', () => {
  expect(idsOf([sign('a', 2)], {}, READ_AT + 29 * 60_000)).toEqual(['a']);
  expect(idsOf([sign('a', 2)], {}, READ_AT + 30 * 60_000)).toEqual([]);
});
