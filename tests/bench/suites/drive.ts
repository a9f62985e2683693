import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { metersBetween, type Point } from '@/lib/geo/point';
import { DriveIndex } from '@/lib/drive/find-drive';
import { toRoadRecords } from '@/lib/drive/drive-feed';
import { projectOnSegment, interpolate } from '@/lib/geo/polyline';
import { formatRoad } from '@/lib/roads/road';
import { buildChains, type RoadRecord } from '@/lib/roads/road-chains';
import { RoadReader } from '@/lib/roads/road-reader';
import { listDemoCameras } from '@/demo/network/network';
import { createRandom } from '@/demo/random';
import { KNOWN_DRIVES, type KnownDrive } from '@/tests/support/known-drives';
import { median, percentile, round, sum } from '../figures';
import type { BenchTable } from '../report';

const COUNTS = [20_000, 50_000, 100_000] as const;
/** Beyond this, cameras are on further continents: roads remain as dense as real ones. */
const CONTINENT_CAMERAS = 20_000;
/** As in real lists, about two fifths are on streets. */
const STREETS = 1_600;
const STREET_CAMERAS = 5;
const STREET_STEP_DEGREES = 0.01;
const CONTINENT_DEGREES = 72;
/** Builds, and courses over all drives. */
const RUNS = 5;
const QUERIES = 200;
/** Unmeasured runs, which compile the code. */
const WARM_UP = 50;
const [MIN_QUERY_M, MAX_QUERY_M] = [20_000, 900_000];
const BYTES_PER_MIB = 1_048_576;
/** Masts are beside the road. */
const JITTER_DEGREES = 0.001;
const CORRIDORS_KM = [5, 10, 40] as const;
/** Cameras of a drive's roads count as on the route if the detour over them is at most this; those of the demo network are shorter. */
const MAX_DETOUR = 1.25;

const DEMO = listDemoCameras();
const OPPOSITE: Readonly<Record<string, string>> = {
  Northbound: 'Southbound',
  Southbound: 'Northbound',
  Eastbound: 'Westbound',
  Westbound: 'Eastbound',
};

setFlagsFromString('--expose_gc');
const gc = runInNewContext('gc') as () => void;

/** Twice: buffers are freed after the objects that own them. */
function collectGarbage(): void {
  gc();
  gc();
}

/** Streets of towns along the roads. */
function fillStreets(records: readonly RoadRecord[]): RoadRecord[] {
  const { between } = createRandom('streets');
  return Array.from({ length: STREETS }, (_, street) => {
    const { lat, lng, state, county, city } = records[Math.floor(between(0, records.length))]!;
    const [fromLat, fromLng] = [lat + between(-0.1, 0.1), lng + between(-0.1, 0.1)];
    return Array.from({ length: STREET_CAMERAS }, (__, step) => {
      const name = `Made Up Street ${String.fromCharCode(97 + (street % 26))}${street}x`;
      const place = { lat: fromLat, lng: fromLng + step * STREET_STEP_DEGREES, state, county, city };
      return { ...place, id: '', roadway: name, location: `${name} at Cross Street`, direction: '' };
    });
  }).flat();
}

/** The demo network's roads with cameras all along them, in alternating directions, and streets. */
function fillContinent(): RoadRecord[] {
  const records = toRoadRecords(DEMO);
  const byId = new Map(records.map((record) => [record.id, record]));
  const { chains } = buildChains(records);
  const links = chains.flatMap(({ groups, links: all }) =>
    all.map(({ a, b, meters }) => ({ ends: [groups[a]!, groups[b]!] as const, meters })),
  );
  const total = sum(links.map(({ meters }) => meters));
  const { between } = createRandom('drives');
  const streets = fillStreets(records);
  const alongRoads = CONTINENT_CAMERAS - streets.length;
  const roads = links.flatMap(({ ends: [a, b], meters }) => {
    const model = byId.get(a.cameras[0]!.id)!;
    return Array.from({ length: Math.ceil((alongRoads * meters) / total) }, (_, index) => {
      const { lat, lng } = interpolate(a, b, between(0, 1));
      const direction = index % 2 === 0 ? model.direction : (OPPOSITE[model.direction] ?? '');
      return { ...model, direction, lat: lat + between(0, JITTER_DEGREES), lng: lng + between(0, JITTER_DEGREES) };
    });
  });
  return [...roads.slice(0, alongRoads), ...streets];
}

function listCameras(count: number, continent: readonly RoadRecord[]): RoadRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const [copy, position] = [Math.floor(index / CONTINENT_CAMERAS), index % CONTINENT_CAMERAS];
    const record = continent[position]!;
    return { ...record, id: `c${index}`, lng: ((record.lng + copy * CONTINENT_DEGREES + 540) % 360) - 180 };
  });
}

interface Size {
  readonly buildS: number;
  readonly memoryMib: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** Milliseconds of processor time, which other programs on the machine do not change much. */
function measureCpu(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function measureBuild(records: readonly RoadRecord[]): { drives: DriveIndex; buildS: number; memoryMib: number } {
  let drives = new DriveIndex([]);
  const milliseconds: number[] = [];
  collectGarbage();
  const before = process.memoryUsage();
  for (let build = 0; build < RUNS; build += 1) {
    milliseconds.push(
      measureCpu(() => {
        drives = new DriveIndex(records);
        drives.plan([]);
      }),
    );
  }
  collectGarbage();
  const after = process.memoryUsage();
  const bytes = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  return { drives, buildS: round(median(milliseconds) / 1000, 2), memoryMib: round(bytes / BYTES_PER_MIB) };
}

/** Random places near roads, as far apart as a day's drive. */
function listQueries(records: readonly RoadRecord[]): [Point, Point][] {
  const { between } = createRandom('queries');
  const pick = () => {
    const { lat, lng } = records[Math.floor(between(0, records.length))]!;
    return { lat: lat + between(-0.05, 0.05), lng: lng + between(-0.05, 0.05) };
  };
  const queries: [Point, Point][] = [];
  while (queries.length < QUERIES) {
    const [from, to] = [pick(), pick()];
    const meters = metersBetween(from, to);
    if (meters >= MIN_QUERY_M && meters <= MAX_QUERY_M) queries.push([from, to]);
  }
  return queries;
}

function measure(count: number, continent: readonly RoadRecord[]): Size {
  const records = listCameras(count, continent);
  const { drives, buildS, memoryMib } = measureBuild(records);
  const queries = listQueries(records);
  for (const stops of queries.slice(0, WARM_UP)) drives.plan(stops);
  const runs = Array.from({ length: RUNS }, () => queries.map((stops) => measureCpu(() => drives.plan(stops))));
  const medianOf = (share: number) => round(median(runs.map((times) => percentile(times, share))), 1);
  return { buildS, memoryMib, p50Ms: medianOf(0.5), p95Ms: medianOf(0.95) };
}

interface Quality {
  readonly listed: number;
  readonly right: number;
  readonly found: number;
  readonly possible: number;
}

/** Counts listed cameras on the drive's roads, and cameras on its roads that are listed. */
function judge(drive: KnownDrive, ids: ReadonlySet<string>, roadsOf: ReadonlyMap<string, readonly string[]>): Quality {
  const isAtRoad = (id: string) => roadsOf.get(id)?.some((road) => drive.roads.includes(road)) === true;
  const straight = metersBetween(drive.from, drive.to);
  const possible = DEMO.filter(
    (camera) =>
      isAtRoad(camera.id) &&
      metersBetween(drive.from, camera) + metersBetween(camera, drive.to) < MAX_DETOUR * straight,
  );
  const isListed = ({ id }: { id: string }) => ids.has(id);
  return {
    listed: ids.size,
    right: [...ids].filter(isAtRoad).length,
    found: possible.filter(isListed).length,
    possible: possible.length,
  };
}

/** All cameras within a distance of the straight line. */
function listCorridor({ from, to }: KnownDrive, km: number): Set<string> {
  return new Set(DEMO.filter((camera) => projectOnSegment(camera, from, to).meters <= km * 1_000).map(({ id }) => id));
}

function percentages(all: readonly Quality[]): { right: number; found: number } {
  const total = (name: keyof Quality) => sum(all.map((quality) => quality[name]));
  return {
    right: round((100 * total('right')) / total('listed')),
    found: round((100 * total('found')) / total('possible')),
  };
}

function measureQuality() {
  const reader = new RoadReader();
  for (const camera of DEMO) reader.learn(camera);
  const roadsOf = new Map(DEMO.map((camera) => [camera.id, reader.read(camera).on.map(({ key }) => formatRoad(key))]));
  const drives = new DriveIndex(toRoadRecords(DEMO));
  const ours = KNOWN_DRIVES.map((drive) => {
    // There and back: each leaves out the opposite direction.
    const trips = [drive, { from: drive.to, to: drive.from }].flatMap(({ from, to }) => drives.plan([from, to]));
    const cameras = trips.flatMap(({ groups }) => groups.flatMap((group) => group.cameras));
    return judge(drive, new Set(cameras.map(({ id }) => id)), roadsOf);
  });
  const corridors = CORRIDORS_KM.map((km) =>
    percentages(KNOWN_DRIVES.map((drive) => judge(drive, listCorridor(drive, km), roadsOf))),
  );
  return { ours: percentages(ours), corridors };
}

/** Measures time, memory, and the right cameras. */
export function run(): BenchTable {
  const continent = fillContinent();
  const sizes = COUNTS.map((count) => measure(count, continent));
  const { ours, corridors } = measureQuality();
  const none = CORRIDORS_KM.map(() => '-');
  const same = COUNTS.slice(1).map(() => '-');
  return {
    title: `Drives: routes over ${COUNTS.map((count) => count.toLocaleString('en-US')).join(', ')} cameras`,
    columns: [
      '',
      ...COUNTS.map((count) => count.toLocaleString('en-US')),
      ...CORRIDORS_KM.map((km) => `corridor, ${km} km`),
    ],
    rows: [
      ['seconds to build', ...sizes.map(({ buildS }) => buildS), ...none],
      ['memory, MiB', ...sizes.map(({ memoryMib }) => memoryMib), ...none],
      ['ms a drive, median', ...sizes.map(({ p50Ms }) => p50Ms), ...none],
      ['ms a drive, 95th percentile', ...sizes.map(({ p95Ms }) => p95Ms), ...none],
      ['right, % of listed', ours.right, ...same, ...corridors.map(({ right }) => right)],
      ['found, % of those on the route', ours.found, ...same, ...corridors.map(({ found }) => found)],
    ],
    goals: [
      { row: 'seconds to build', column: '20,000', most: 1 },
      { row: 'memory, MiB', column: '20,000', most: 30 },
      { row: 'ms a drive, 95th percentile', column: '20,000', most: 8 },
    ],
    notes: [
      `The demo network’s roads filled with cameras and copied. Processor time, medians of ${RUNS} runs; a run plans ${QUERIES} drives between random places ${MIN_QUERY_M / 1000} to ${MAX_QUERY_M / 1000} km apart.`,
      `Right and found: ${KNOWN_DRIVES.length} known drives over the demo network. Found counts cameras of their roads within an ellipse of ${MAX_DETOUR} times the straight line; the opposite direction is left out on purpose.`,
      'A corridor lists all cameras within a distance of the straight line.',
    ],
  };
}
