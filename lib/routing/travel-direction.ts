import type { Point } from '@/lib/geo/point';
import { degreesToMeters, longitudeScale } from '@/lib/geo/polyline';
import { listNeighbors, sweepFrom } from '@/lib/roads/neighbor-chains';
import { LOCAL } from '@/lib/roads/road';
import type { Bound, Chain } from '@/lib/roads/road-chains';
import { headingAt, type CameraHit, type RouteLine } from './route-line';
import { SNAP } from './rules';

export type TravelDirection = 'same' | 'unknown' | 'opposite';

interface Run {
  readonly north: number;
  readonly east: number;
}

interface Layout {
  /** Meters along the run, by group. */
  readonly along: Float64Array;
  readonly runOf: Int32Array;
  readonly runs: readonly Run[];
  readonly axes: Readonly<Record<'NS' | 'EW', number>>;
}

function toRun(from: Point | undefined, to: Point | undefined, length: number): Run {
  if (!from || !to) return { north: 0, east: 0 };
  const perMeter = degreesToMeters(1) / Math.max(1, length);
  return { north: (to.lat - from.lat) * perMeter, east: (to.lng - from.lng) * longitudeScale(from.lat) * perMeter };
}

function layOut(chain: Chain): Layout {
  const { groups, links } = chain;
  const neighbors = listNeighbors(groups.length, links);
  const along = new Float64Array(groups.length);
  const runOf = new Int32Array(groups.length).fill(-1);
  const runs: Run[] = [];
  for (const group of groups.keys()) {
    if (runOf[group] !== -1) continue;
    const first = sweepFrom(group, neighbors).farthest;
    const { reached, farthest } = sweepFrom(first, neighbors);
    for (const [member, meters] of reached) {
      along[member] = meters;
      runOf[member] = runs.length;
    }
    runs.push(toRun(groups[first], groups[farthest], reached.get(farthest) ?? 0));
  }
  const axes = { NS: 0, EW: 0 };
  for (const { cameras } of groups) for (const { bound } of cameras) if (bound) axes[SIGNS[bound][0]] += 1;
  return { along, runOf, runs, axes };
}

const SIGNS: Readonly<Record<Bound, readonly [axis: 'NS' | 'EW', sign: 1 | -1]>> = {
  N: ['NS', 1],
  S: ['NS', -1],
  E: ['EW', 1],
  W: ['EW', -1],
};

const layouts = new WeakMap<Chain, Layout>();

function getLayout(chain: Chain): Layout {
  const layout = layouts.get(chain) ?? layOut(chain);
  layouts.set(chain, layout);
  return layout;
}

/**
 * "Northbound" is a direction of the road, not of the compass: US-101 runs due west at Santa Barbara.
 * @param run consecutive hits on one road
 */
export function findTravelDirections(line: RouteLine, run: readonly CameraHit[]): TravelDirection[] {
  const positions = run.flatMap(({ camera }) => camera.positions);
  const chain = positions.find(({ chain: { road } }) => road === run[0]?.road && road.rank < LOCAL)?.chain;
  if (!chain) return run.map(() => 'unknown');
  const layout = getLayout(chain);
  return run.map((hit, position) => {
    const { bound } = hit.camera;
    if (!bound) return 'unknown';
    const [axis, sign] = SIGNS[bound];
    if (layout.axes[axis] < SNAP.axisShare * (layout.axes.NS + layout.axes.EW)) return 'unknown';
    const driven =
      findSignAlong(layout, { chain, axis }, hit, listVoters(run, position)) || findSignOfHeading(line, hit, axis);
    if (driven === 0) return 'unknown';
    return driven === sign ? 'same' : 'opposite';
  });
}

interface Axis {
  readonly chain: Chain;
  readonly axis: 'NS' | 'EW';
}

function listVoters(run: readonly CameraHit[], position: number): readonly CameraHit[] {
  const near = run.slice(Math.max(0, position - SNAP.votes), position + SNAP.votes + 1);
  const here = run[position]?.meters ?? 0;
  return near.filter(({ meters }) => Math.abs(meters - here) <= SNAP.voteM);
}

/** 1 for signed north or east, -1 for south or west, 0 if inconclusive. */
function findSignAlong(
  { along, runOf, runs }: Layout,
  { chain, axis }: Axis,
  hit: CameraHit,
  voters: readonly CameraHit[],
) {
  const spotOf = ({ camera }: CameraHit) => camera.positions.find((position) => position.chain === chain)?.group ?? -1;
  const here = spotOf(hit);
  const whole = runs[runOf[here] ?? -1];
  if (!whole) return 0;
  const progress = axis === 'NS' ? whole.north : whole.east;
  if (Math.abs(progress) < SNAP.minProgress) return 0;
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
