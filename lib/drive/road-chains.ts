import { SHARED_STRETCHES } from '@/data/road-names';
import { directionName } from '@/lib/camera/direction';
import { metersBetween, type Point } from '@/lib/camera/point';
import { isInBox } from '@/lib/camera/ring';
import { compareIds } from '@/lib/core/collections';
import { foldText } from '@/lib/core/fold-text';
import { linkNeighbors, type Link } from '@/lib/search/chains';
import type { DriveRecord } from './drive-record';
import { Grid, metersToDegrees } from './geometry';
import type { Road } from './road';
import { RoadReader } from './road-reader';
import { longestLinkM, RULES } from './rules';

export type Bound = 'N' | 'S' | 'E' | 'W';

/** Where a camera stands along a road. */
interface Standing {
  readonly chain: Chain;
  /** Position in the chain's spots. */
  readonly spot: number;
}

export interface RoadCamera extends Point {
  readonly id: string;
  readonly on: readonly Road[];
  readonly near: readonly Road[];
  readonly bound: Bound | null;
  /** Names of its views, if it has several. */
  readonly angles: readonly string[];
  readonly standings: Standing[];
}

/** Cameras of one road that are next to each other, and where the first of them is. */
export interface Spot extends Point {
  readonly cameras: RoadCamera[];
}

/** A road as its cameras tell it. */
export interface Chain {
  readonly road: Road;
  readonly spots: readonly Spot[];
  readonly links: readonly Link[];
}

const BOUNDS: Readonly<Record<string, Bound>> = { Northbound: 'N', Southbound: 'S', Eastbound: 'E', Westbound: 'W' };
const BOUND_IN_TEXT = /(?<![a-z])([nsew])(?:b|\/b|orthbound|outhbound|astbound|estbound| bound)(?![a-z])/g;

/** The agency's field, or else the only direction that the text names. */
function readBound({ direction, location }: Pick<DriveRecord, 'direction' | 'location'>): Bound | null {
  if (direction !== '') return BOUNDS[directionName(direction)] ?? null;
  const letters = new Set([...foldText(location).matchAll(BOUND_IN_TEXT)].map(([, letter]) => letter));
  const [only] = letters;
  return letters.size === 1 && only !== undefined ? (only.toUpperCase() as Bound) : null;
}

/** With the roads that share its pavement. */
function addShared(on: readonly Road[], point: Point, roads: ReadonlyMap<string, Road>): readonly Road[] {
  if (!on.some(({ network }) => network === 'i')) return on;
  const shared = SHARED_STRETCHES.filter(
    ({ roads: keys, box }) => isInBox(point, box) && on.some(({ key }) => keys.includes(key)),
  ).flatMap(({ roads: keys }) => keys.map((key) => roads.get(key)).filter((road) => road !== undefined));
  return shared.length === 0 ? on : [...new Set([...on, ...shared])];
}

/** Without cameras that only their text puts at this road, far from any whose roadway does. */
function dropStrays(members: readonly Member[]): RoadCamera[] {
  const sure = members.filter(({ isDoubted }) => !isDoubted);
  if (sure.length === 0 || sure.length === members.length) return members.map(({ camera }) => camera);
  const grid = new Grid<Point>(0.1);
  for (const { camera } of sure) grid.put(camera, camera);
  const isNearSure = (point: Point) => {
    let isNear = false;
    grid.around(point, RULES.textOnlyM, (cell) => {
      isNear ||= cell.some((other) => metersBetween(point, other) <= RULES.textOnlyM);
    });
    return isNear;
  };
  return members.filter(({ camera, isDoubted }) => !isDoubted || isNearSure(camera)).map(({ camera }) => camera);
}

/** The first camera opens a spot, later ones join the nearest. @param cameras by id, so that spots are always the same */
function gatherSpots(cameras: readonly RoadCamera[]): Spot[] {
  const grid = new Grid<Spot>(metersToDegrees(RULES.mergeM));
  const spots: Spot[] = [];
  for (const camera of cameras) {
    let nearest: Spot | undefined;
    let shortest: number = RULES.mergeM;
    grid.around(camera, RULES.mergeM, (cell) => {
      for (const spot of cell) {
        const meters = metersBetween(camera, spot);
        if (meters <= shortest) [nearest, shortest] = [spot, meters];
      }
    });
    if (nearest) nearest.cameras.push(camera);
    else {
      const spot = { lat: camera.lat, lng: camera.lng, cameras: [camera] };
      spots.push(spot);
      grid.put(spot, spot);
    }
  }
  return spots;
}

function buildChain(road: Road, cameras: readonly RoadCamera[]): Chain {
  const spots = gatherSpots(cameras);
  const chain = { road, spots, links: linkNeighbors(spots, longestLinkM(road)) };
  for (const [spot, { cameras: standing }] of spots.entries())
    for (const camera of standing) camera.standings.push({ chain, spot });
  return chain;
}

interface Member {
  readonly camera: RoadCamera;
  readonly isDoubted: boolean;
}

export interface RoadNet {
  readonly reader: RoadReader;
  readonly cameras: readonly RoadCamera[];
  readonly chains: readonly Chain[];
}

/** The same for the same records, in whatever order they come. */
export function buildChains(records: readonly DriveRecord[]): RoadNet {
  const reader = new RoadReader();
  for (const record of records) reader.learn(record);
  const members = new Map<Road, Member[]>();
  const read = records.toSorted(compareIds).map((record) => ({ record, roads: reader.read(record) }));
  const cameras = read.map(({ record, roads }): RoadCamera => {
    const { id, lat, lng, angles = [] } = record;
    const on = addShared(roads.on, record, reader.roads);
    const near = roads.near.filter((road) => !on.includes(road));
    const camera = { id, lat, lng, on, near, bound: readBound(record), angles, standings: [] };
    for (const road of on) {
      const member = { camera, isDoubted: roads.doubted.includes(road) };
      const known = members.get(road);
      if (known) known.push(member);
      else members.set(road, [member]);
    }
    return camera;
  });
  const chains = [...members].map(([road, standing]) => buildChain(road, dropStrays(standing)));
  return { reader, cameras, chains };
}
