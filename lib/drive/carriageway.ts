import type { Point } from '@/lib/camera/point';
import type { CameraHit } from './along-line';
import { degreesToMeters, narrowing } from './geometry';
import { LOCAL } from './road';
import type { Bound, Chain } from './road-chains';
import { headingAt, type RouteLine } from './route-line';
import { SNAP } from './rules';

export type Carriageway = 'ours' | 'unknown' | 'opposite';

interface Run {
  /** Net progress per meter of road, from the run's first spot to its last. */
  readonly north: number;
  readonly east: number;
}

/** A road laid out from end to end. A road in several pieces has a run for each. */
interface Layout {
  /** Meters along its run, by spot. */
  readonly along: Float64Array;
  readonly runOf: Int32Array;
  readonly runs: readonly Run[];
  /** Cameras that use each axis, to tell which way the road is signed. */
  readonly axes: Readonly<Record<'NS' | 'EW', number>>;
}

type Neighbors = readonly (readonly { readonly to: number; readonly meters: number }[])[];

function listNeighbors({ spots, links }: Chain): Neighbors {
  const neighbors = spots.map(() => [] as { to: number; meters: number }[]);
  for (const { a, b, meters } of links) {
    neighbors[a]?.push({ to: b, meters });
    neighbors[b]?.push({ to: a, meters });
  }
  return neighbors;
}

/** Shortest distances along the road. Chains are nearly lines, so a plain queue settles them in one or two goes. */
function sweep(start: number, neighbors: Neighbors): { reached: ReadonlyMap<number, number>; last: number } {
  const reached = new Map([[start, 0]]);
  const queue = [start];
  for (const spot of queue)
    for (const { to, meters } of neighbors[spot] ?? []) {
      const total = (reached.get(spot) ?? 0) + meters;
      if (total + 1 >= (reached.get(to) ?? Infinity)) continue;
      reached.set(to, total);
      queue.push(to);
    }
  const [last] = [...reached].reduce((best, one) => (one[1] > best[1] ? one : best));
  return { reached, last };
}

function toRun(from: Point | undefined, to: Point | undefined, length: number): Run {
  if (!from || !to) return { north: 0, east: 0 };
  const perMeter = degreesToMeters(1) / Math.max(1, length);
  return { north: (to.lat - from.lat) * perMeter, east: (to.lng - from.lng) * narrowing(from.lat) * perMeter };
}

function layOut(chain: Chain): Layout {
  const { spots } = chain;
  const neighbors = listNeighbors(chain);
  const along = new Float64Array(spots.length);
  const runOf = new Int32Array(spots.length).fill(-1);
  const runs: Run[] = [];
  for (const spot of spots.keys()) {
    if (runOf[spot] !== -1) continue;
    const first = sweep(spot, neighbors).last;
    const { reached, last } = sweep(first, neighbors);
    for (const [member, meters] of reached) {
      along[member] = meters;
      runOf[member] = runs.length;
    }
    runs.push(toRun(spots[first], spots[last], reached.get(last) ?? 0));
  }
  const axes = { NS: 0, EW: 0 };
  for (const { cameras } of spots) for (const { bound } of cameras) if (bound) axes[SIGNS[bound][0]] += 1;
  return { along, runOf, runs, axes };
}

const SIGNS: Readonly<Record<Bound, readonly [axis: 'NS' | 'EW', sign: 1 | -1]>> = {
  N: ['NS', 1],
  S: ['NS', -1],
  E: ['EW', 1],
  W: ['EW', -1],
};

/**
 * Says on which carriageway cameras stand. A road's "Northbound" is a direction of the road, not of the compass: US-101 runs due west
 * at Santa Barbara. So what counts is whether we go up or down the whole road; on a ring, the heading.
 */
export class CarriagewayFinder {
  private readonly layouts = new Map<Chain, Layout>();
  private readonly chainOf: ReadonlyMap<string, Chain>;

  constructor(chains: readonly Chain[]) {
    this.chainOf = new Map(chains.map((chain) => [chain.road.key, chain]));
  }

  /** @param run hits at one road, one after another @param position of the camera among them */
  find(line: RouteLine, run: readonly CameraHit[], position: number): Carriageway {
    const hit = run[position];
    if (!hit) return 'unknown';
    const chain = hit.road && hit.road.rank < LOCAL ? this.chainOf.get(hit.road.key) : undefined;
    const { bound } = hit.camera;
    if (!chain || !bound) return 'unknown';
    const layout = this.getLayout(chain);
    const [axis, sign] = SIGNS[bound];
    if (layout.axes[axis] < SNAP.axisShare * (layout.axes.NS + layout.axes.EW)) return 'unknown';
    const driven =
      findSignAlong(layout, { chain, axis }, hit, listVoters(run, position)) || findSignOfHeading(line, hit, axis);
    if (driven === 0) return 'unknown';
    return driven === sign ? 'ours' : 'opposite';
  }

  private getLayout(chain: Chain): Layout {
    let layout = this.layouts.get(chain);
    if (!layout) this.layouts.set(chain, (layout = layOut(chain)));
    return layout;
  }
}

interface Axis {
  readonly chain: Chain;
  readonly axis: 'NS' | 'EW';
}

/** A camera, and those before and after it on the way that tell which way along the road we drive. */
function listVoters(run: readonly CameraHit[], position: number): readonly CameraHit[] {
  const near = run.slice(Math.max(0, position - SNAP.votes), position + SNAP.votes + 1);
  const here = run[position]?.meters ?? 0;
  return near.filter(({ meters }) => Math.abs(meters - here) <= SNAP.voteM);
}

/** 1 if we drive along the road as its north or east is signed, -1 against it, 0 if its layout does not say. */
function findSignAlong(
  { along, runOf, runs }: Layout,
  { chain, axis }: Axis,
  hit: CameraHit,
  voters: readonly CameraHit[],
) {
  const spotOf = ({ camera }: CameraHit) => camera.standings.find((standing) => standing.chain === chain)?.spot ?? -1;
  const here = spotOf(hit);
  const whole = runs[runOf[here] ?? -1];
  if (!whole) return 0;
  const progress = axis === 'NS' ? whole.north : whole.east;
  if (Math.abs(progress) < SNAP.leastProgress) return 0;
  let votes = 0;
  for (const other of voters) {
    const there = spotOf(other);
    if (runOf[there] !== runOf[here]) continue;
    const gained = (along[there] as number) - (along[here] as number);
    votes += Math.sign(gained * (other.meters - hit.meters));
  }
  return Math.sign(votes) * Math.sign(progress);
}

const HALF_TURN_SHARE = 0.5;

function findSignOfHeading(line: RouteLine, { meters }: CameraHit, axis: 'NS' | 'EW'): number {
  const radians = ((headingAt(line, meters) - (axis === 'NS' ? 0 : 90)) * Math.PI) / 180;
  const cosine = Math.cos(radians);
  return Math.abs(cosine) >= HALF_TURN_SHARE ? Math.sign(cosine) : 0;
}
