import { toRoadRecords } from '@/lib/drive/drive-feed';
import { DriveIndex } from '@/lib/drive/find-drive';
import { formatRoad } from '@/lib/roads/road';
import { camera } from '@/tests/support/camera';

type Kilometers = readonly [east: number, north: number];

const KM = 1 / 111.195;
const at = ([east, north]: Kilometers) => ({ lat: north * KM, lng: -78 + east * KM });

/** Cameras of a road on the equator, by default one every ten kilometers to the north. */
function road(
  name: string,
  [east, north]: Kilometers,
  count: number,
  { step = [0, 10] as Kilometers, text = name } = {},
) {
  return Array.from({ length: count }, (_, index) =>
    camera({
      ...{ id: `${name.replace(' ', '-')}-${index}`, roadway: name, location: text, state: 'New York', county: 'Erie' },
      ...at([east + index * step[0], north + index * step[1]]),
    }),
  );
}

const I_90 = road('I-90', [0, 0], 11, { step: [10, 0] });
const EAST = { step: [10, 0] as Kilometers };

/** `I-90 0-57, I-81 57-104: 104 km, 61 min` */
function drive(others: readonly ReturnType<typeof camera>[], ...places: readonly Kilometers[]): string {
  const [trip] = new DriveIndex(toRoadRecords([...I_90, ...others])).plan(places.map(at));
  if (!trip) return 'no route';
  const km = (meters: number) => Math.round(meters / 1_000);
  const legs = trip.legs.map((leg) => `${formatRoad(leg.road)} ${km(leg.from)}-${km(leg.to)}`);
  return `${legs.join(', ')}: ${km(trip.meters)} km, ${Math.round(trip.seconds / 60)} min`;
}

test('a drive takes as long as its roads, with the way to them and from them', () => {
  expect(drive([], [0, 0], [100, 0])).toBe('I-90 0-104: 104 km, 60 min');
  expect(drive([], [32, 0], [37, 0])).toBe('I-90 0-5: 5 km, 3 min');
  expect(drive([], [32, 3], [57, -4])).toBe('I-90 4-30: 35 km, 30 min');
  expect(drive([], [0, 0], [100, 60])).toBe('I-90 0-104: 182 km, 180 min');
  expect(drive([], [0, 0], [100, 130])).toBe('no route');
});

test.each<[string, ReturnType<typeof camera>[], Kilometers, string]>([
  ['I-81, which crosses it', road('I-81', [55, -45], 10), [55, 45], 'I-90 0-57, I-81 57-104: 104 km, 61 min'],
  [
    'I-81, which crosses it without a camera for 30 km',
    road('I-81', [55, -45], 4, { step: [0, 30] }),
    [55, 45],
    'I-90 0-57, I-81 57-105: 105 km, 66 min',
  ],
  ['I-81, which begins beside it', road('I-81', [50, 2.5], 6), [50, 52.5], 'I-90 0-52, I-81 55-107: 107 km, 66 min'],
  [
    'I-81, which begins 20 km ahead of it',
    road('I-81', [50, 20], 6),
    [50, 70],
    'I-90 0-52, I-81 78-130: 130 km, 82 min',
  ],
  [
    'I-81, which begins 60 km ahead of it',
    road('I-81', [50, 60], 6),
    [50, 110],
    'I-90 0-52, I-81 130-182: 182 km, 135 min',
  ],
  [
    'I-81, which begins past its end',
    road('I-81', [120, 20], 6),
    [120, 70],
    'I-90 0-104, I-81 141-193: 193 km, 116 min',
  ],
  [
    'US 20, which begins 20 km ahead of it',
    road('US 20', [50, 20], 6),
    [50, 70],
    'I-90 0-52, US-20 78-130: 130 km, 93 min',
  ],
  ['US 20, which begins too far ahead', road('US 20', [50, 30], 6), [50, 80], 'US-20 76-128: 128 km, 154 min'],
  [
    'NY 5, which begins 10 km ahead of it',
    road('NY 5', [50, 10], 6),
    [50, 60],
    'I-90 0-52, NY-5 65-117: 117 km, 87 min',
  ],
  ['NY 5, which begins too far ahead', road('NY 5', [50, 14], 6), [50, 64], 'I-90 0-52: 135 km, 158 min'],
  [
    'NY 5, which begins 6 km from it, and says so',
    road('NY 5', [50, 6], 6, { step: [10, 3], text: 'NY 5 at I-90' }),
    [100, 21],
    'I-90 0-52, NY-5 60-114: 114 km, 82 min',
  ],
  [
    'NY 17, which faces its end',
    road('NY 17', [150, 0], 6, EAST),
    [200, 0],
    'I-90 0-104, NY-17 169-221: 221 km, 136 min',
  ],
  [
    'NY 17, which faces its end from farther away',
    road('NY 17', [170, 0], 6, EAST),
    [220, 0],
    'I-90 0-104, NY-17 195-247: 247 km, 185 min',
  ],
  [
    'Main St, which crosses it as a street',
    road('Main St', [51, -4], 3, { step: [0, 4] }),
    [51, 4],
    'I-90 0-53, Main Street 53-57: 57 km, 38 min',
  ],
  ['US 20, which runs slowly beside it', road('US 20', [0, 1], 11, EAST), [100, 1], 'I-90 0-104: 105 km, 62 min'],
])('from a motorway to %s', (_, other, to, expected) => {
  expect(drive(other, [0, 0], to)).toBe(expected);
});

test('a drive with a stop comes back the way it went', () => {
  expect(drive(road('I-81', [55, -45], 10), [0, 0], [55, 45], [100, 0])).toBe(
    'I-90 0-57, I-81 57-151, I-90 151-198: 198 km, 116 min',
  );
});
