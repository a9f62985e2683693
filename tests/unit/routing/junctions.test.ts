import { toRoadRecords } from '@/lib/drive/drive-feed';
import { DriveIndex } from '@/lib/drive/find-drive';
import type { Camera } from '@/lib/camera/camera';
import { at, EAST, road, type Kilometers, type RoadOptions } from '../../support/roads';

const I_90 = road('I-90', [0, 0], 11, EAST);

/** `57 + 47 of 104 km, 61 min`: the stretch on each road, and the whole drive. */
function drive(others: readonly Camera[], ...stops: readonly Kilometers[]): string {
  const [trip] = new DriveIndex(toRoadRecords([...I_90, ...others])).plan(stops.map(at));
  if (!trip) return 'no route';
  const km = (meters: number) => Math.round(meters / 1_000);
  const onRoads = trip.legs.map(({ from, to }) => km(to - from)).join(' + ');
  return `${onRoads} of ${km(trip.meters)} km, ${Math.round(trip.seconds / 60)} min`;
}

test('a drive’s time includes the way to its roads and from them', () => {
  expect(drive([], [0, 0], [100, 0])).toBe('104 of 104 km, 60 min');
  expect(drive([], [32, 0], [37, 0])).toBe('5 of 5 km, 3 min');
  expect(drive([], [32, 3], [57, -4])).toBe('26 of 35 km, 30 min');
  expect(drive([], [0, 0], [100, 60])).toBe('104 of 182 km, 180 min');
  expect(drive([], [0, 0], [100, 130])).toBe('no route');
});

const NEAR = road('I-81', [50, 20], 6);
const FAR = road('I-81', [50, 60], 6);
const SLANTED = road('I-87', [100, 0], 9, { step: [-7, 11.2] });
const STREET = road('Main St', [48, 20], 3, { step: [2, 0] });
const SPARSE: RoadOptions = { step: [0, 30] };
const NAMED: RoadOptions = { step: [10, 3], text: 'NY 5 at I-90' };

test.each<[string, Camera[], Kilometers, string]>([
  ['crosses', road('I-81', [55, -45], 10), [55, 45], '57 + 47 of 104 km, 61 min'],
  ['crosses without a camera near', road('I-81', [55, -45], 4, SPARSE), [55, 45], '57 + 48 of 105 km, 66 min'],
  ['crosses as a street', road('Main St', [51, -4], 3, { step: [0, 4] }), [51, 4], '53 + 4 of 57 km, 38 min'],
  ['begins beside it', road('I-81', [50, 2.5], 6), [50, 52.5], '52 + 52 of 107 km, 66 min'],
  ['begins 20 km away', NEAR, [50, 70], '52 + 52 of 130 km, 82 min'],
  ['begins 60 km away', FAR, [50, 110], '52 + 52 of 182 km, 135 min'],
  [
    'begins 60 km away, but a third road leads to it',
    [...FAR, ...SLANTED],
    [50, 110],
    '104 + 99 + 31 of 234 km, 137 min',
  ],
  ['begins 20 km away at a street', [...NEAR, ...STREET], [50, 70], '52 + 52 of 130 km, 82 min'],
  ['begins past its end', road('I-81', [120, 20], 6), [120, 70], '104 + 52 of 193 km, 116 min'],
  ['is smaller, 20 km away', road('US 20', [50, 20], 6), [50, 70], '52 + 52 of 130 km, 93 min'],
  ['is smaller, too far away', road('US 20', [50, 30], 6), [50, 80], '52 of 128 km, 154 min'],
  ['is a state’s, 10 km away', road('NY 5', [50, 10], 6), [50, 60], '52 + 52 of 117 km, 87 min'],
  ['is a state’s, too far away', road('NY 5', [50, 14], 6), [50, 64], '52 of 135 km, 158 min'],
  ['says that it begins there', road('NY 5', [50, 6], 6, NAMED), [100, 21], '52 + 54 of 114 km, 82 min'],
  ['faces its end', road('NY 17', [150, 0], 6, EAST), [200, 0], '104 + 52 of 221 km, 136 min'],
  ['faces its end from far away', road('NY 17', [170, 0], 6, EAST), [220, 0], '104 + 52 of 247 km, 185 min'],
  ['is slower, and beside it', road('US 20', [0, 1], 11, EAST), [100, 1], '104 of 105 km, 62 min'],
])('from a motorway to a road that %s', (_, other, to, expected) => {
  expect(drive(other, [0, 0], to)).toBe(expected);
});

test('a drive to a stop off the road returns the same way', () => {
  const crossing = road('I-81', [55, -45], 10);
  expect(drive(crossing, [0, 0], [55, 45], [100, 0])).toBe('57 + 94 + 47 of 198 km, 116 min');
});

test('of two roads side by side the faster one is taken, and the other one is an alternative', () => {
  expect(drive(road('US 20', [0, 1], 11, EAST), [31, 0.3], [39, 0.3])).toBe('8 of 9 km, 6 min');
  const around = [...road('I-81', [0, 0], 3), ...road('I-86', [0, 20], 11, EAST), ...road('I-87', [100, 0], 3)];
  const trips = new DriveIndex(toRoadRecords([...I_90, ...around])).plan([at([0, 0]), at([100, 0])], 3);
  expect(trips.map(({ legs }) => legs.map(({ road: key }) => key))).toEqual([['i:90'], ['i:81', 'i:86', 'i:87']]);
});

test('a road that ends next to another does not continue beyond it', () => {
  const behind = [...road('I-81', [50, 1], 6), ...road('US 20', [50, -20], 6, EAST)];
  expect(drive(behind, [50, 50], [100, -20])).toBe('51 + 10 + 52 of 144 km, 104 min');
});
