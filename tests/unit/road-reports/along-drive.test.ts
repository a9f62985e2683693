import { encodePolyline } from '@/lib/geo/encoded-polyline';
import { describeAlong, describeOnRoad, findAlong, type DriveLine } from '@/lib/road-reports/along-drive';
import { RoadIndex } from '@/lib/road-reports/road-index';
import { milesEast, onRoad, READ_AT, roadEvent, roadSign } from '@/tests/support/road-reports';

const MILE = 1609.344;
/** East for 50 miles. */
const DRIVE: DriveLine = {
  line: [
    { ...milesEast(0), meters: 0 },
    { ...milesEast(50), meters: 50 * MILE },
  ],
  legs: [
    { name: 'I-90', from: 0, to: 30 * MILE },
    { name: 'US-20', from: 30 * MILE, to: 50 * MILE },
  ],
};

test('a drive lists the events on its roads, in its direction, in order, without minor work', () => {
  const lineOf = (from: number, to: number) => encodePolyline([milesEast(from), milesEast(to)]);
  const work = { type: 'CONSTRUCTION', headline: 'Road work' } as const;
  const at = milesEast(25);
  const events = [
    roadEvent('later', {
      ...onRoad('I-90', { from: 'Exit 30', to: 'Exit 31', state: 'CLOSED' }),
      line: lineOf(20, 25),
    }),
    roadEvent('large work', {
      ...work,
      severity: 'MAJOR',
      ...onRoad('I-90', { from: 'Exit 9' }),
      line: lineOf(10, 10.1),
    }),
    roadEvent('closed work', { ...work, ...milesEast(15), ...onRoad('I-90', { to: 'Exit 19', state: 'CLOSED' }) }),
    roadEvent('first', { ...milesEast(5), ...onRoad('I-90', { direction: 'Eastbound' }) }),
    roadEvent('past the junction', milesEast(32)),
    roadEvent('in a bend', { ...milesEast(28), ...onRoad('I-90', { direction: 'Northbound' }) }),
    roadEvent('beside', { ...milesEast(40), lat: 43.03, ...onRoad('US 20') }),
    roadEvent('of the road before', milesEast(40)),
    roadEvent('other road', { ...at, ...onRoad('NY 5') }),
    roadEvent('other way', { ...at, ...onRoad('I-90', { direction: 'Westbound' }) }),
    roadEvent('over', { ...at, end: READ_AT }),
    roadEvent('not yet', { ...at, start: READ_AT + 1 }),
    roadEvent('far', { ...at, lat: 43.05 }),
    roadEvent('small work', { ...at, ...work }),
  ];
  const { events: found } = findAlong(DRIVE, new RoadIndex(events), READ_AT);
  expect(found.map((each) => `${each.event.id}: ${describeAlong(each, false)}`)).toEqual([
    'first: Crash',
    'large work: Road work at Exit 9',
    'closed work: Closed',
    'later: Closed between Exit 30 and Exit 31 · 5.0 mi',
    'in a bend: Crash',
    'past the junction: Crash',
    'beside: Crash',
  ]);
  expect(describeAlong(found[3]!, true)).toBe('Closed between Exit 30 and Exit 31 · 8.0 km');
});

test.each([
  [onRoad('I-5', { from: 'Exit 3' }), 'I-5: Crash at Exit 3'],
  [
    { ...onRoad('I-5', { from: 'I-805' }), headline: '28 min to Border', reading: 'minutes' as const },
    'I-5: 28 min to Border from I-805',
  ],
  [onRoad(''), 'Crash'],
  [{ roads: [] }, 'Crash'],
])('off its road, an event names it: %j', (event, expected) => {
  expect(describeOnRoad(roadEvent('a', event))).toBe(expected);
});

test('a drive passes the signs of its road and direction in order', () => {
  const signs = [
    roadSign('far', milesEast(12)),
    roadSign('near', milesEast(3)),
    roadSign('again', { ...milesEast(4), pages: [['CRASH AT near']] }),
    roadSign('back', { ...milesEast(5), direction: 'Westbound' }),
    roadSign('off', { ...milesEast(6), road: 'I-81' }),
  ];
  const along = findAlong(DRIVE, new RoadIndex([], signs), READ_AT).signs;
  expect(along.map(({ sign, meters }) => `${sign.id} ${Math.round(meters / 1609)}`)).toEqual(['near 3', 'far 12']);
});

test('a drive shows at most its first 60 events and 40 signs', () => {
  const places = Array.from({ length: 100 }, (_, at) => ({ id: `${at}`, ...milesEast(at / 10) })).toReversed();
  const events = places.map(({ id, ...place }) => roadEvent(id, place));
  const signs = places.map(({ id, ...place }) => roadSign(id, place));
  const along = findAlong(DRIVE, new RoadIndex(events, signs), READ_AT);
  expect([along.events.length, along.events.at(-1)?.event.id]).toEqual([60, '59']);
  expect([along.signs.length, along.signs.at(-1)?.sign.id]).toEqual([40, '39']);
});
