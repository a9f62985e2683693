import type { Camera, CameraRecord } from '@/lib/camera/camera';
import { toRoadRecords } from '@/lib/drive/drive-feed';
import { DriveIndex } from '@/lib/drive/find-drive';
import type { Trip } from '@/lib/drive/trip';
import type { Point } from '@/lib/geo/point';
import { camera } from '@/tests/support/camera';

const at = (id: string, lat: number, lng: number, rest: Partial<CameraRecord>) =>
  camera({ id, lat, lng, location: rest.roadway ?? 'x', state: 'New York', county: 'Erie', ...rest });
const steps = (count: number) => Array.from({ length: count }, (_, step) => step);

/** I-90 to the east with both directions, I-81 to the north across it, and a street that crosses I-90. */
const CAMERAS = [
  ...steps(20).map((step) =>
    at(`e${step}`, 43, -78 + step * 0.1, { roadway: 'I-90 - NYS Thruway', direction: 'Eastbound' }),
  ),
  ...steps(20).map((step) => at(`w${step}`, 43.0004, -77.98 + step * 0.1, { roadway: 'I90', direction: 'WB' })),
  ...steps(10).map((step) => at(`n${step}`, 42.6 + step * 0.09, -76.55, { roadway: 'I-81', direction: 'Northbound' })),
  at('street', 43.0001, -77.05, { location: 'Main St at Elm St' }),
];

const build = (cameras = CAMERAS) => new DriveIndex(toRoadRecords(cameras));

const idsOf = (trip: Trip | undefined) => trip?.groups.flatMap(({ cameras }) => cameras.map(({ id }) => id)) ?? [];
const WEST = { lat: 43, lng: -78 };
const EAST = { lat: 43, lng: -76.1 };
const NORTH = { lat: 43.35, lng: -76.55 };

test('a drive passes the cameras of its direction, over an interchange to the next road', () => {
  const [trip] = build().plan([WEST, NORTH]);
  const toKm = (meters: number) => Math.round(meters / 1_000);
  expect(trip?.legs.map(({ road, from, to }) => [road, toKm(from), toKm(to)])).toEqual([
    ['i:90', 0, 121],
    ['i:81', 121, 162],
  ]);
  expect(idsOf(trip)).toEqual([...steps(15).map((step) => `e${step}`), 'n5', 'n6', 'n7', 'n8']);
  expect([toKm(trip!.meters), Math.round(trip!.seconds / 60)]).toEqual([162, 94]);
  const groups = [trip?.groups[2], trip?.groups.at(-1)].map((group) => {
    const { road, meters = 0, seconds = 0, heading = 0 } = group ?? {};
    return [road, toKm(meters), Math.round(seconds / 60), Math.round(heading)];
  });
  expect(groups).toEqual([
    ['i:90', 17, 10, 90],
    ['i:81', 158, 92, 0],
  ]);
});

const onRoad = (roadway: string, east: readonly number[]) =>
  east.map((step) => at(`r${step}`, 43, -78 + step * 0.1, { roadway }));
const MIDDLE = { lat: 43, lng: -76.9 };
const FAR_EAST = { lat: 43, lng: -75.7 };
const I_81 = steps(10).map((step) => at(`n${step}`, 43 + step * 0.09, -77.5, { roadway: 'I-81' }));

test.each<[string, string, Camera[], ends?: [Point, Point]]>([
  ['on a motorway', 'likely', onRoad('I-90', steps(12))],
  ['that starts 2 miles from a motorway', 'likely', onRoad('I-90', steps(12)), [{ ...WEST, lat: 43.03 }, MIDDLE]],
  ['that starts 4 miles from a motorway', 'guess', onRoad('I-90', steps(12)), [{ ...WEST, lat: 43.06 }, MIDDLE]],
  ['on a smaller road', 'guess', onRoad('US 20', steps(12))],
  ['with 75 miles without a camera', 'guess', onRoad('I-90', [...steps(8), 21, 22, 23]), [WEST, FAR_EAST]],
  ['that is a detour', 'guess', [...onRoad('I-90', steps(12)), ...I_81], [WEST, { lat: 43.81, lng: -77.5 }]],
])('a route %s counts as %j', (_, trust, cameras, ends = [WEST, MIDDLE]) => {
  expect(build(cameras).plan(ends)[0]?.trust).toBe(trust);
});

test('the return trip passes the cameras of the other direction', () => {
  const [trip] = build().plan([NORTH, WEST]);
  const ours = trip?.groups.flatMap(({ cameras }) => cameras.filter(({ direction }) => direction === 'same'));
  expect(ours?.map(({ id }) => id)).toContain('w3');
  expect(ours?.filter(({ id }) => id.startsWith('e') || id.startsWith('n'))).toEqual([]);
});

test('a stretch without cameras is a gap, and cameras of the opposite direction fill it', () => {
  const kept = CAMERAS.filter(({ id }) => !/^e([5-9]|1\d)$|^w([5-9]|1[0-24-9])$/.test(id));
  const near = at('near', 43.0004, -77.62, { roadway: 'I90', direction: 'WB' });
  const [trip] = build([...kept, near]).plan([WEST, EAST]);
  expect(trip?.gaps.some(({ from, to }) => to - from > 60_000)).toBe(true);
  const cameras = trip?.groups.flatMap((group) => group.cameras);
  expect(cameras?.find(({ id }) => id === 'w13')?.direction).toBe('opposite');
  expect(idsOf(trip)).not.toContain('near');
});

test.each([
  [['Looking East', 'Looking West'], 0, 1],
  [['Preset 1', 'south-east', 'EASTBOUND', 'Northwest', 'West ramp'], 2, 4],
  [['North', 'Southwest'], 0, 1],
])('of the views %j, number %d looks ahead to the east, and number %d to the west', (names, east, west) => {
  const views = names.map((angleName) => ({
    angleName,
    imageUrl: 'https://cams.example/1.jpg',
    feedType: 'image' as const,
  }));
  const masts = steps(5).map((step) =>
    at(`m${step}`, 43, -78 + step * 0.05, { roadway: 'I-90', views, hasMultipleViews: true }),
  );
  const ends = [WEST, { lat: 43, lng: -77.8 }];
  const ahead = [ends, ends.toReversed()].map((stops) => {
    const [trip] = build(masts).plan(stops);
    return new Set(trip?.groups.flatMap(({ cameras }) => cameras.map(({ view }) => view)));
  });
  expect(ahead).toEqual([new Set([east]), new Set([west])]);
});

test('a travel direction is that of the whole road, even where it turns for a while', () => {
  // North in all, with a long stretch due west.
  const course = [
    ...steps(10).map((step) => [34 + step * 0.2, -118]),
    ...steps(10).map((step) => [36, -118.1 - step * 0.1]),
    ...steps(10).map((step) => [36.2 + step * 0.2, -119]),
  ];
  const road = course.map(([lat = 0, lng = 0], step) =>
    at(`n${step}`, lat, lng, { roadway: 'US-101', direction: 'Northbound', state: 'California' }),
  );
  const [trip] = build(road).plan([road[0]!, road.at(-1)!]);
  expect(new Set(trip?.groups.flatMap(({ cameras }) => cameras.map(({ direction }) => direction)))).toEqual(
    new Set(['same']),
  );
});

test('an exact line passes the cameras of the roads it follows, not those of a street under it', () => {
  const points = steps(121).map((step) => {
    return { lat: 43.0002, lng: -78 + step * 0.01, meters: step * 813, seconds: step * 30 };
  });
  const trip = build().along({ points, isExact: true });
  expect(idsOf(trip)).toEqual(steps(13).map((step) => `e${step}`));
  expect(trip.legs.map(({ road }) => road)).toEqual(['i:90']);
});

test('along a named road, its cameras count within 150 m, those that name it within 100 m, and unknown ones on it', () => {
  const beside = [
    at('own', 43.0013, -77.95, { roadway: 'I-90' }),
    at('own-far', 43.0015, -77.85, { roadway: 'I-90' }),
    at('named', 43.0008, -77.75, { roadway: 'Main St', location: 'Main St at I-90' }),
    at('named-far', 43.001, -77.65, { roadway: 'Main St', location: 'Main St at I-90' }),
    at('unknown', 43.0003, -77.55, { location: 'Portable 7' }),
    at('unknown-far', 43.0005, -77.45, { location: 'Portable 8' }),
    at('other', 43.0001, -77.35, { roadway: 'NY 5' }),
  ];
  const drives = build([...CAMERAS, ...beside]);
  const road = drives.findRoad('I 90', WEST);
  const points = steps(8).map((step) => ({
    lat: 43,
    lng: -78 + step / 10,
    meters: step * 8_130,
    seconds: step * 300,
    road,
  }));
  const trip = drives.along({ points, isExact: true });
  expect(idsOf(trip).filter((id) => !/^e\d/.test(id))).toEqual(['own', 'named', 'unknown']);
  expect(trip.legs.map((leg) => [leg.road, Math.round(leg.to / 1_000)])).toEqual([['i:90', 57]]);
});

test('a route around half of the country is rejected', () => {
  const up = steps(50).map((step) => at(`u${step}`, 40 + step * 0.1, -79, { roadway: 'I-81' }));
  const across = steps(40).map((step) => at(`a${step}`, 45, -79 + step * 0.1, { roadway: 'I-90' }));
  const down = steps(50).map((step) => at(`d${step}`, 45 - step * 0.1, -75.1, { roadway: 'I-87' }));
  const [start, end] = [
    { lat: 40, lng: -79 },
    { lat: 40.1, lng: -75.1 },
  ];
  const drives = build([...up, ...across, ...down]);
  expect(drives.plan([start, end])).toEqual([]);
  expect(drives.plan([start, { ...end, lat: 44.5 }])).toHaveLength(1);
});
