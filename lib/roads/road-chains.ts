import { SHARED_STRETCHES } from '@/data/road-names';
import type { Camera } from '@/lib/camera/camera';
import { readCameraDirection } from '@/lib/camera/agency-words';
import { append, compareIds } from '@/lib/core/collections';
import { BoxIndex } from '@/lib/geo/box-index';
import { metersBetween, type Point } from '@/lib/geo/point';
import { isInBox } from '@/lib/geo/ring';
import { linkNeighbors, MAX_LINK_M, type Link } from './neighbor-chains';
import { isCanadian } from '@/lib/camera/regions';
import { LOCAL, TRUNK, type Road } from './road';
import { RoadReader, type RoadTexts } from './road-reader';

/** Merges both directions of a road and the cameras of an interchange. */
const MERGE_M = 150;
/** Agencies mistype road numbers in texts: they count only this close to cameras of that roadway. */
const TEXT_ONLY_M = 15_000;
const MAX_MOTORWAY_LINK_M = 60_000;
const MAX_STREET_LINK_M = 6_000;

export type Bound = 'N' | 'S' | 'E' | 'W';

export type RoadRecord = RoadTexts &
  Pick<Camera, 'id' | 'lat' | 'lng' | 'direction'> & {
    readonly angles?: readonly string[];
  };

interface RoadPosition {
  readonly chain: Chain;
  readonly group: number;
}

export interface RoadCamera extends Point {
  readonly id: string;
  readonly on: readonly Road[];
  readonly near: readonly Road[];
  readonly bound: Bound | null;
  readonly angles: readonly string[];
  positions: readonly RoadPosition[];
}

interface CameraGroup extends Point {
  readonly cameras: RoadCamera[];
}

export interface Chain {
  readonly road: Road;
  readonly groups: readonly CameraGroup[];
  readonly links: readonly Link[];
}

const BOUNDS: Readonly<Record<string, Bound>> = { Northbound: 'N', Southbound: 'S', Eastbound: 'E', Westbound: 'W' };

const readBound = (camera: RoadRecord): Bound | null => BOUNDS[readCameraDirection(camera)] ?? null;

function addShared(on: readonly Road[], point: Point, roads: ReadonlyMap<string, Road>): readonly Road[] {
  if (!on.some(({ network }) => network === 'i')) return on;
  const shared = SHARED_STRETCHES.filter(
    ({ roads: keys, box }) => isInBox(point, box) && on.some(({ key }) => keys.includes(key)),
  ).flatMap(({ roads: keys }) => keys.map((key) => roads.get(key)).filter((road) => road !== undefined));
  return shared.length === 0 ? on : [...new Set([...on, ...shared])];
}

interface Member {
  readonly camera: RoadCamera;
  readonly isDoubted: boolean;
}

function dropStrays(members: readonly Member[]): RoadCamera[] {
  const sure = members.filter(({ isDoubted }) => !isDoubted).map(({ camera }) => camera);
  if (sure.length === 0 || sure.length === members.length) return members.map(({ camera }) => camera);
  const index = BoxIndex.ofPoints(sure);
  const isNearSure = (camera: RoadCamera) =>
    index.findNear(camera, TEXT_ONLY_M).some((at) => metersBetween(camera, sure[at] as Point) <= TEXT_ONLY_M);
  return members.filter(({ camera, isDoubted }) => !isDoubted || isNearSure(camera)).map(({ camera }) => camera);
}

/** The first camera opens a group. @param cameras by id, for stable groups */
function groupCameras(cameras: readonly RoadCamera[]): CameraGroup[] {
  const index = BoxIndex.ofPoints(cameras);
  const opened = new Map<number, CameraGroup>();
  for (const [position, camera] of cameras.entries()) {
    let nearest: CameraGroup | undefined;
    let shortest = MERGE_M;
    for (const other of index.findNear(camera, MERGE_M)) {
      const group = opened.get(other);
      const meters = group ? metersBetween(camera, group) : Infinity;
      if (group && meters <= shortest) [nearest, shortest] = [group, meters];
    }
    if (nearest) nearest.cameras.push(camera);
    else opened.set(position, { lat: camera.lat, lng: camera.lng, cameras: [camera] });
  }
  return [...opened.values()];
}

function getMaxLinkM({ network, number, rank, state }: Road): number {
  if (network === 'i' && number.replace(/\D/g, '').length > 2) return MAX_MOTORWAY_LINK_M;
  if (network === 'i' || network === 'us') return MAX_LINK_M[network];
  if (rank === LOCAL) return MAX_STREET_LINK_M;
  if (network !== 'sr') return MAX_MOTORWAY_LINK_M;
  return isCanadian(state) && rank <= TRUNK ? MAX_LINK_M.us : MAX_LINK_M.state;
}

function buildChain(road: Road, cameras: readonly RoadCamera[]): Chain {
  const groups = groupCameras(cameras);
  const chain = { road, groups, links: linkNeighbors(groups, getMaxLinkM(road)) };
  for (const [group, { cameras: members }] of groups.entries())
    for (const camera of members) camera.positions = append(camera.positions, { chain, group });
  return chain;
}

export function buildChains(records: readonly RoadRecord[]) {
  const reader = new RoadReader();
  for (const record of records) reader.learn(record);
  const members = new Map<Road, Member[]>();
  const read = records.toSorted(compareIds).map((record) => ({ record, roads: reader.read(record) }));
  const cameras = read.map(({ record, roads }): RoadCamera => {
    const { id, lat, lng, angles = [] } = record;
    const on = addShared(roads.on, record, reader.roads);
    const near = roads.near.filter((road) => !on.includes(road));
    const camera = { id, lat, lng, on, near, bound: readBound(record), angles, positions: [] };
    for (const road of on) {
      const member = { camera, isDoubted: roads.doubted.includes(road) };
      const known = members.get(road);
      if (known) known.push(member);
      else members.set(road, [member]);
    }
    return camera;
  });
  const chains = [...members].map(([road, found]) => buildChain(road, dropStrays(found)));
  return { reader, cameras, chains };
}
