import type { CameraRecord } from '@/lib/camera/camera';
import { toRoadRecords } from '@/lib/drive/drive-feed';
import { DriveIndex } from '@/lib/drive/find-drive';
import type { Trip } from '@/lib/drive/trip';
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

const idsOf = (trip: Trip | undefined) => trip?.stops.flatMap(({ cameras }) => cameras.map(({ id }) => id)) ?? [];
const WEST = { lat: 43, lng: -78 };
const EAST = { lat: 43, lng: -76.1 };
const NORTH = { lat: 43.35, lng: -76.55 };

test('a drive passes the cameras of its direction, over an interchange to the next road', () => {
  const [trip] = build().plan([WEST, NORTH]);
  expect(trip?.legs.map(({ road }) => road)).toEqual(['i:90', 'i:81']);
  expect(idsOf(trip).slice(0, 3)).toEqual(['e0', 'e1', 'e2']);
  expect(idsOf(trip).slice(-3)).toEqual(['n6', 'n7', 'n8']);
  expect(idsOf(trip).filter((id) => id.startsWith('w'))).toEqual([]);
});

test('the return trip passes the cameras of the other direction', () => {
  const [trip] = build().plan([NORTH, WEST]);
  const ours = trip?.stops.flatMap(({ cameras }) => cameras.filter(({ direction }) => direction === 'same'));
  expect(ours?.map(({ id }) => id)).toContain('w3');
  expect(ours?.filter(({ id }) => id.startsWith('e') || id.startsWith('n'))).toEqual([]);
});

test('a stretch without cameras is a gap, and cameras of the opposite direction fill it', () => {
  const kept = CAMERAS.filter(({ id }) => !/^e([5-9]|1\d)$|^w([5-9]|1[0-24-9])$/.test(id));
  const [trip] = build(kept).plan([WEST, EAST]);
  expect(trip?.gaps.some(({ from, to }) => to - from > 60_000)).toBe(true);
  const cameras = trip?.stops.flatMap((stop) => stop.cameras);
  expect(cameras?.find(({ id }) => id === 'w13')?.direction).toBe('opposite');
});

test('the view that looks ahead is named', () => {
  const views = ['Looking East', 'Looking West'].map((angleName) => {
    return { angleName, imageUrl: 'https://cams.example/1.jpg', feedType: 'image' as const };
  });
  const masts = steps(5).map((step) =>
    at(`m${step}`, 43, -78 + step * 0.05, { roadway: 'I-90', views, hasMultipleViews: true }),
  );
  const aheadOf = (trip: Trip | undefined) =>
    new Set(trip?.stops.flatMap(({ cameras }) => cameras.map(({ view }) => view)));
  const ends = [WEST, { lat: 43, lng: -77.8 }];
  expect(aheadOf(build(masts).plan(ends)[0])).toEqual(new Set([0]));
  expect(aheadOf(build(masts).plan(ends.toReversed())[0])).toEqual(new Set([1]));
});

test('a direction is one of the whole road, where it runs another way for a while', () => {
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
  expect(new Set(trip?.stops.flatMap(({ cameras }) => cameras.map(({ direction }) => direction)))).toEqual(
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
