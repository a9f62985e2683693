import type { Camera } from '@/lib/camera/camera';
import { directionName } from '@/lib/camera/direction';
import { REGIONS, type StateCode } from '@/lib/camera/regions';
import { groupBy } from '@/lib/core/collections';
import { foldText } from '@/lib/core/fold-text';
import { driveOrder } from '@/lib/search/neighbors';
import { findRoads } from '@/lib/search/roads';
import type { Place } from './place';
import { STATES } from './places';

/** A road with fewer cameras has no page. */
const MIN_CAMERAS = 8;
/** Roads that cross counties under one name; a Main Street is another one in each county. */
const LONG_ROAD = /\b(?:turnpike|thruway|expressway|freeway|parkway|pkwy|tollway|highway|bridge)\b/;
/** What agencies also write into the field for the road. */
const NO_ROAD = /^(?:local\b|unknown\b|n\/?a$)| (?:county|city)$/;

export interface RoadPage {
  readonly state: Place;
  /** `I-90` */
  readonly name: string;
  readonly path: string;
  readonly cameras: readonly Camera[];
}

export interface Lane {
  /** `Eastbound`; '' for cameras whose agency does not say. */
  readonly direction: string;
  /** In driving order. */
  readonly towns: readonly { readonly town: string; readonly cameras: readonly Camera[] }[];
}

interface RoadName {
  /** Equal for all spellings of a road within its state. */
  readonly key: string;
  /** '' if the spelling in the records is the name. */
  readonly name: string;
}

function readRoad({ roadway, county }: Camera, code: StateCode): RoadName | null {
  const folded = foldText(roadway);
  if (folded === '' || NO_ROAD.test(folded)) return null;
  const inCounty = (name: string) => `${name}|${county ?? ''}`;
  const [road] = findRoads(folded);
  if (road === undefined) return { key: LONG_ROAD.test(folded) ? folded : inCounty(folded), name: '' };
  const number = road.number.toUpperCase();
  if (road.network === 'cr') return { key: inCounty(number), name: `County Road ${number}` };
  const network = road.network === 'i' || road.network === 'us' ? road.network.toUpperCase() : code;
  return { key: `${network}-${number}`, name: `${network}-${number}` };
}

/** `SR-91`, `NY 33` */
const ROUTE = /^[A-Z]{1,3}[- ]\d+[A-Z]?$/;

const toSlug = (name: string) =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The spelling that most of the cameras have. */
function findCommonName(cameras: readonly Camera[]): string {
  const spellings = [...groupBy(cameras, ({ roadway }) => roadway)].sort(([, a], [, b]) => b.length - a.length);
  return spellings[0]?.[0] ?? '';
}

/** As most signs have it; the number where the agency adds names or has many spellings. */
function chooseName(cameras: readonly Camera[], numbered: string): string {
  const common = findCommonName(cameras);
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
  // The larger road keeps the name, if two have it.
  return pages.filter(({ path }, index) => pages.findIndex((other) => other.path === path) === index);
}

/** By state, those with the most cameras first. @param cameras listed ones */
export function findRoadPages(cameras: readonly Camera[]): RoadPage[] {
  const byState = groupBy(cameras, ({ state }) => state);
  return STATES.flatMap((state) => findStateRoads(state, byState.get(REGIONS[state.code].name) ?? []));
}

const TURNS = ['Eastbound', 'Westbound', 'Northbound', 'Southbound'];
const rankOf = (direction: string) => (TURNS.indexOf(direction) + TURNS.length + 1) % (TURNS.length + 1);

/** Its directions, each in driving order, by the towns along the way. */
export function findLanes({ cameras }: RoadPage): Lane[] {
  const known = groupBy(cameras, ({ direction }) => {
    const name = directionName(direction);
    return TURNS.includes(name) ? name : '';
  });
  return [...known]
    .sort(([a], [b]) => rankOf(a) - rankOf(b))
    .map(([direction, group]) => ({ direction, towns: splitByTown(driveOrder(group, direction)) }));
}

function splitByTown(cameras: readonly Camera[]): Lane['towns'] {
  const towns: { town: string; cameras: Camera[] }[] = [];
  for (const camera of cameras) {
    const town = camera.city ?? camera.county ?? '';
    const last = towns.at(-1);
    if (last?.town === town) last.cameras.push(camera);
    else towns.push({ town, cameras: [camera] });
  }
  return towns;
}

/** Links to other roads on one page. */
const MAX_OTHERS = 12;

export const roadHeading = ({ name, state }: RoadPage) => `${name} Traffic Cameras, ${state.fullName}`;

/** The next ones in its state, around in a circle, so that every road is linked to. */
export function findOtherRoads(road: RoadPage, roads: readonly RoadPage[]): RoadPage[] {
  const inState = roads.filter(({ state }) => state === road.state);
  const position = inState.indexOf(road);
  return [...inState.slice(position + 1), ...inState.slice(0, Math.max(position, 0))].slice(0, MAX_OTHERS);
}

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

/** Which way it runs, and its towns with the most cameras. */
export function describeRoad(road: RoadPage): string {
  const towns = [...groupBy(road.cameras, ({ city }) => city)]
    .flatMap(([town, cameras]) => (town === null ? [] : [{ town, count: cameras.length }]))
    .sort((a, b) => b.count - a.count)
    .slice(0, 3)
    .map(({ town }) => town);
  const where = towns.length === 0 ? '' : `, most of them around ${listFormat.format(towns)}`;
  return `The cameras of ${road.name} in ${road.state.name}${where}, in the order in which you drive past them.`;
}
