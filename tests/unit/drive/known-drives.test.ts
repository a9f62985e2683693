import { listDemoCameras } from '@/demo/network/network';
import { metersBetween } from '@/lib/geo/point';
import { toRoadRecords } from '@/lib/drive/drive-feed';
import { DriveIndex } from '@/lib/drive/find-drive';
import { formatRoad } from '@/lib/roads/road';
import type { Trip } from '@/lib/drive/trip';
import { KNOWN_DRIVES, pointOf, TOWN_NAMES, type KnownDrive } from '@/tests/support/known-drives';
import { fc } from '@/tests/support/seeded-fast-check';

const METERS_PER_MILE = 1609.344;
const CAMERAS = listDemoCameras();
const BY_ID = new Map(CAMERAS.map((camera) => [camera.id, camera]));
const RECORDS = toRoadRecords(CAMERAS);
const drives = new DriveIndex(RECORDS);

const idsOf = (trip: Trip) => trip.groups.flatMap(({ cameras }) => cameras.map(({ id }) => id));
const roadsOf = (trip: Trip) => trip.legs.map(({ road }) => formatRoad(road));

/** True if `roads` come in this order, with any others between. */
function hasInOrder(all: readonly string[], roads: readonly string[]): boolean {
  let next = 0;
  for (const road of all) if (road === roads[next]) next += 1;
  return next === roads.length;
}

/** Groups farther apart on the ground than along the route. */
function findJumps({ groups }: Trip): string[] {
  return groups.slice(1).flatMap((group, index) => {
    const [before, here] = [groups[index]!, group].map(({ cameras }) => BY_ID.get(cameras[0]!.id)!);
    const driven = group.meters - groups[index]!.meters;
    const straight = metersBetween(before!, here!);
    return straight > driven * 1.1 + 5_000 ? [`${before!.id} to ${here!.id}: ${Math.round(straight / 1000)} km`] : [];
  });
}

function findFaults({ from, to, miles, roads, cameras }: KnownDrive): string[] {
  const [trip] = drives.plan([from, to]);
  if (!trip) return ['no route'];
  const driven = trip.meters / METERS_PER_MILE;
  return [
    ...(hasInOrder(roadsOf(trip), roads) ? [] : [`roads ${roadsOf(trip).join(', ')}`]),
    ...(driven >= 0.92 * miles && driven <= 1.25 * miles ? [] : [`${Math.round(driven)} of ${miles} miles`]),
    ...(idsOf(trip).length >= cameras ? [] : [`${idsOf(trip).length} cameras`]),
    ...findJumps(trip),
  ];
}

test('known drives take the roads that maps show, past the cameras there, without a jump', () => {
  const faults = KNOWN_DRIVES.map((drive) => ({ name: drive.name, faults: findFaults(drive) }));
  expect(faults.filter((drive) => drive.faults.length > 0)).toEqual([]);
});

const pairs = fc.uniqueArray(fc.constantFrom(...TOWN_NAMES), { minLength: 2, maxLength: 2 });

test('groups, legs, and gaps come in driving order, and no camera twice', () => {
  fc.assert(
    fc.property(pairs, (towns) => {
      for (const trip of drives.plan(towns.map(pointOf), 3)) {
        const marks = trip.groups.map(({ meters }) => meters);
        expect(marks).toEqual(marks.toSorted((a, b) => a - b));
        expect(new Set(idsOf(trip)).size).toBe(idsOf(trip).length);
        for (const { from, to } of [...trip.legs, ...trip.gaps]) expect(to).toBeGreaterThanOrEqual(from);
        expect(marks.every((meters) => meters >= 0 && meters <= trip.meters)).toBe(true);
      }
    }),
    { numRuns: 25 },
  );
});

test('there and back are equally long, and no camera has our direction both ways', () => {
  fc.assert(
    fc.property(pairs, (towns) => {
      const [there] = drives.plan(towns.map(pointOf));
      const [back] = drives.plan(towns.map(pointOf).reverse());
      expect(back?.meters ?? 0).toBeCloseTo(there?.meters ?? 0, 0);
      const oursOf = (trip: Trip | undefined) =>
        trip?.groups.flatMap(({ cameras }) => cameras.filter(({ direction }) => direction === 'same')) ?? [];
      const ours = new Set(oursOf(there).map(({ id }) => id));
      expect(oursOf(back).filter(({ id }) => ours.has(id))).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test('cameras in any order make the same drives', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(RECORDS, { minLength: RECORDS.length }), pairs, (records, towns) => {
      expect(new DriveIndex(records).plan(towns.map(pointOf))).toEqual(drives.plan(towns.map(pointOf)));
    }),
    { numRuns: 5 },
  );
});

test('an alternative differs for a third of its length', () => {
  const [first, second] = drives.plan([pointOf('San Diego'), pointOf('Sacramento')], 2);
  expect(roadsOf(first!)).toContain('I-5');
  expect(roadsOf(second!)).toContain('US-101');
});
