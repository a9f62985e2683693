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

interface Place {
  readonly run: Run;
  readonly along: number;
}

type Layout = ReturnType<typeof layOut>;

function toRun(from: Point | undefined, to: Point | undefined, length: number): Run {
  if (!from || !to) return { north: 0, east: 0 };
  const perMeter = degreesToMeters(1) / Math.max(1, length);
  return { north: (to.lat - from.lat) * perMeter, east: (to.lng - from.lng) * longitudeScale(from.lat) * perMeter };
}

/** `places` are by group. */
function layOut({ groups, links }: Chain) {
  const neighbors = listNeighbors(groups.length, links);
  const places = new Map<number, Place>();
  for (const group of groups.keys()) {
    if (places.has(group)) continue;
    const first = sweepFrom(group, neighbors).farthest;
    const { reached, farthest } = sweepFrom(first, neighbors);
    const run = toRun(groups[first], groups[farthest], reached.get(farthest) ?? 0);
    for (const [member, along] of reached) places.set(member, { run, along });
  }
  const axes = { NS: 0, EW: 0 };
  for (const { cameras } of groups) for (const { bound } of cameras) if (bound) axes[SIGNS[bound][0]] += 1;
  return { places, axes };
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
  const { axes, places } = getLayout(chain);
  const passes = run.map(({ camera, meters }): Pass => {
    return { meters, place: places.get(camera.positions.find((position) => position.chain === chain)?.group ?? -1) };
  });
  return run.map((hit, position) => {
    const { bound } = hit.camera;
    if (!bound) return 'unknown';
    const [axis, sign] = SIGNS[bound];
    if (axes[axis] < SNAP.axisShare * (axes.NS + axes.EW)) return 'unknown';
    const driven = findSignAlong(passes, position, axis) || findSignOfHeading(line, hit, axis);
    if (driven === 0) return 'unknown';
    return driven === sign ? 'same' : 'opposite';
  });
}

/** A camera's place on the chain and on the line. */
interface Pass {
  readonly place: Place | undefined;
  readonly meters: number;
}

/** 1 for signed north or east, -1 for south or west, 0 if inconclusive. */
function findSignAlong(passes: readonly Pass[], position: number, axis: 'NS' | 'EW'): number {
  const { place: here, meters } = passes[position] as Pass;
  const progress = here?.run[axis === 'NS' ? 'north' : 'east'] ?? 0;
  if (!here || Math.abs(progress) < SNAP.minProgress) return 0;
  let votes = 0;
  for (const other of passes.slice(Math.max(0, position - SNAP.votes), position + SNAP.votes + 1)) {
    const ahead = other.meters - meters;
    if (other.place?.run === here.run && Math.abs(ahead) <= SNAP.voteM)
      votes += Math.sign((other.place.along - here.along) * ahead);
  }
  return Math.sign(votes) * Math.sign(progress);
}

const HALF_TURN_SHARE = 0.5;

function findSignOfHeading(line: RouteLine, { meters }: CameraHit, axis: 'NS' | 'EW'): number {
  const radians = ((headingAt(line, meters) - (axis === 'NS' ? 0 : 90)) * Math.PI) / 180;
  const cosine = Math.cos(radians);
  return Math.abs(cosine) >= HALF_TURN_SHARE ? Math.sign(cosine) : 0;
}
