import type { Camera } from '@/lib/camera/camera';
import { directionName } from '@/lib/camera/agency-words';
import { REGIONS } from '@/lib/camera/regions';
import { groupBy, groupRuns } from '@/lib/core/collections';
import { countOf } from '@/lib/core/format-count';
import { foldText } from '@/lib/core/fold-text';
import { driveOrder } from '@/lib/search/neighbors';
import { readRoad } from '@/lib/roads/road-key';
import { formatList } from './claims';
import type { Place } from './place';
import { STATES } from './places';

const MIN_CAMERAS = 8;

export interface RoadPage {
  readonly state: Place;
  /** `I-90` */
  readonly name: string;
  readonly path: string;
  readonly cameras: readonly Camera[];
}

export interface Lane {
  readonly direction: string;
  /** In driving order. */
  readonly towns: readonly { readonly town: string; readonly cameras: readonly Camera[] }[];
}

/** `SR-91`, `NY 33` */
const ROUTE = /^[A-Z]{1,3}[- ]\d+[A-Z]?$/;

const toSlug = (name: string) => (foldText(name).match(/[a-z0-9]+/g) ?? []).join('-');

function chooseName(cameras: readonly Camera[], numbered: string): string {
  const spellings = [...groupBy(cameras, ({ roadway }) => roadway)].sort(([, a], [, b]) => b.length - a.length);
  const [[common] = ['']] = spellings;
  return numbered === '' || ROUTE.test(common) ? common.replace(/^([A-Z]+) (\d)/, '$1-$2') : numbered;
}

function findStateRoads(state: Place, cameras: readonly Camera[]): RoadPage[] {
  const names = new Map(cameras.map((camera) => [camera, readRoad(camera, state.code)]));
  const groups = groupBy(cameras, (camera) => names.get(camera)?.key ?? '');
  const pages = [...groups]
    .filter(([key, group]) => key !== '' && group.length >= MIN_CAMERAS)
    .map(([, group]) => {
      const name = chooseName(group, names.get(group[0] as Camera)?.name ?? '');
      return { state, name, path: `/${state.key}/${toSlug(name)}-traffic-cameras`, cameras: group };
    })
    .filter(({ path }) => /^\/[a-z-]+\/[a-z0-9]+(-[a-z0-9]+)*-traffic-cameras$/.test(path))
    .sort((a, b) => b.cameras.length - a.cameras.length);
  // The larger road gets a duplicate name.
  return pages.filter(({ path }, index) => pages.findIndex((other) => other.path === path) === index);
}

/** By state, most cameras first. @param cameras Without duplicates. */
export function findRoadPages(cameras: readonly Camera[]): RoadPage[] {
  const byState = groupBy(cameras, ({ state }) => state);
  return STATES.flatMap((state) => findStateRoads(state, byState.get(REGIONS[state.code].name) ?? []));
}

const TURNS = ['Eastbound', 'Westbound', 'Northbound', 'Southbound'];
const rankOf = (direction: string) => (TURNS.indexOf(direction) + TURNS.length + 1) % (TURNS.length + 1);

export function findLanes({ cameras }: RoadPage): Lane[] {
  const known = groupBy(cameras, ({ direction }) => {
    const name = directionName(direction);
    return TURNS.includes(name) ? name : '';
  });
  return [...known]
    .sort(([a], [b]) => rankOf(a) - rankOf(b))
    .map(([direction, group]) => ({ direction, towns: splitByTown(driveOrder(group, direction)) }));
}

const getTown = (camera: Camera | undefined): string => camera?.city ?? camera?.county ?? '';

const splitByTown = (cameras: readonly Camera[]): Lane['towns'] =>
  groupRuns(cameras, (camera, [first]) => getTown(camera) === getTown(first)).map((run) => ({
    town: getTown(run[0]),
    cameras: run,
  }));

const MAX_OTHERS = 12;

export const roadFilters = ({ name, state }: RoadPage) => ({ state: state.name, q: name });

export const linkRoad = ({ path, name, cameras }: RoadPage) => ({
  href: path,
  name,
  note: countOf(cameras.length, 'camera'),
});

export const roadHeading = ({ name, state }: RoadPage) => `${name} Traffic Cameras, ${state.fullName}`;

export function findOtherRoads(road: RoadPage, roads: readonly RoadPage[]): RoadPage[] {
  const inState = roads.filter(({ state }) => state === road.state);
  const position = inState.indexOf(road);
  return [...inState.slice(position + 1), ...inState.slice(0, Math.max(position, 0))].slice(0, MAX_OTHERS);
}

export function describeRoad(road: RoadPage): string {
  const towns = [...groupBy(road.cameras, ({ city }) => city)]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([town]) => town ?? [])
    .slice(0, 3);
  const where = towns.length === 0 ? '' : `, mostly around ${formatList(towns)}`;
  return `Cameras on ${road.name} in ${road.state.name}${where}, in driving order.`;
}
