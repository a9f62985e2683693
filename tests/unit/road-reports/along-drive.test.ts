import { encodePolyline } from '@/lib/geo/encoded-polyline';
import { describeAlong, findAlong, type DriveLine } from '@/lib/road-reports/along-drive';
import { RoadIndex } from '@/lib/road-reports/road-index';
import { milesEast, onRoad, READ_AT, roadEvent, roadSign } from '@/tests/support/road-reports';

const LENGTH = 80_467;
/** East for 50 miles. */
const DRIVE: DriveLine = {
  line: [
    { ...milesEast(0), meters: 0 },
    { ...milesEast(50), meters: LENGTH },
  ],
  legs: [{ name: 'I-90', from: 0, to: LENGTH }],
};

test('a drive meets what is on its roads, in its direction, in order', () => {
  const line = encodePolyline([milesEast(40), milesEast(45)]);
  const at = milesEast(25);
  const events = [
    roadEvent('later', { line, ...onRoad('I-90', { from: 'Exit 30', to: 'Exit 31', state: 'CLOSED' }) }),
    roadEvent('first', { ...milesEast(5), ...onRoad('I-90', { direction: 'Eastbound' }) }),
    roadEvent('other road', { ...at, ...onRoad('NY 5') }),
    roadEvent('other way', { ...at, ...onRoad('I-90', { direction: 'Westbound' }) }),
    roadEvent('over', { ...at, end: READ_AT }),
    roadEvent('far', { ...at, lat: 43.05 }),
    roadEvent('small work', { ...at, type: 'CONSTRUCTION' }),
  ];
  const { events: found } = findAlong(DRIVE, new RoadIndex(events), READ_AT);
  expect(found.map((each) => `${each.event.id}: ${describeAlong(each, false)}`)).toEqual([
    'first: Crash',
    'later: Closed between Exit 30 and Exit 31 · 5.0 mi',
  ]);
});

test('a drive passes the signs of its road and direction in order', () => {
  const signs = [
    roadSign('far', milesEast(12)),
    roadSign('near', milesEast(3)),
    roadSign('back', { ...milesEast(5), direction: 'Westbound' }),
    roadSign('off', { ...milesEast(6), road: 'I-81' }),
  ];
  const along = findAlong(DRIVE, new RoadIndex([], signs), READ_AT).signs;
  expect(along.map(({ sign, meters }) => `${sign.id} ${Math.round(meters / 1609)}`)).toEqual(['near 3', 'far 12']);
});
