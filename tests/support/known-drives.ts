import type { Point } from '@/lib/geo/point';

export interface KnownDrive {
  readonly name: string;
  readonly from: Point;
  readonly to: Point;
  /** As maps have it. */
  readonly miles: number;
  /** In this order; others may stand between them. */
  readonly roads: readonly string[];
  /** Cameras of the demo network along the way, at least. */
  readonly cameras: number;
}

const TOWNS = {
  Albany: [42.6526, -73.7562],
  Atlanta: [33.749, -84.388],
  Boise: [43.615, -116.2023],
  Bristol: [36.5951, -82.1887],
  Buffalo: [42.8864, -78.8784],
  Burlington: [44.4759, -73.2121],
  'Council Bluffs': [41.2619, -95.8608],
  Davenport: [41.5236, -90.5776],
  Fairfax: [38.8462, -77.3064],
  Harrisburg: [40.2732, -76.8867],
  'Idaho Falls': [43.4917, -112.0339],
  'New York': [40.758, -73.9855],
  Orlando: [28.5383, -81.3792],
  Ottawa: [45.4215, -75.6972],
  Pittsburgh: [40.4406, -79.9959],
  Sacramento: [38.5816, -121.4944],
  'San Diego': [32.7157, -117.1611],
  Savannah: [32.0809, -81.0912],
  Tampa: [27.9506, -82.4572],
  Toronto: [43.6532, -79.3832],
  'White River Junction': [43.649, -72.3193],
  Windsor: [42.3149, -83.0364],
} as const;
type Town = keyof typeof TOWNS;

export function pointOf(town: Town): Point {
  const [lat, lng] = TOWNS[town];
  return { lat, lng };
}

export const TOWN_NAMES = Object.keys(TOWNS) as Town[];

const drive = (from: Town, to: Town, rest: Pick<KnownDrive, 'miles' | 'roads' | 'cameras'>): KnownDrive => {
  return { name: `${from} to ${to}`, from: pointOf(from), to: pointOf(to), ...rest };
};

/** Drives whose roads any map shows. */
export const KNOWN_DRIVES: readonly KnownDrive[] = [
  drive('Buffalo', 'Albany', { miles: 290, roads: ['I-90'], cameras: 11 }),
  drive('New York', 'Albany', { miles: 150, roads: ['I-87'], cameras: 8 }),
  drive('Atlanta', 'Savannah', { miles: 248, roads: ['I-75', 'I-16'], cameras: 9 }),
  drive('Tampa', 'Orlando', { miles: 84, roads: ['I-4'], cameras: 5 }),
  drive('Burlington', 'White River Junction', { miles: 91, roads: ['I-89'], cameras: 5 }),
  drive('San Diego', 'Sacramento', { miles: 505, roads: ['I-5'], cameras: 9 }),
  drive('Toronto', 'Ottawa', { miles: 280, roads: ['Highway 401'], cameras: 12 }),
  drive('Toronto', 'Windsor', { miles: 230, roads: ['Highway 401'], cameras: 9 }),
  drive('Harrisburg', 'Pittsburgh', { miles: 204, roads: ['I-76', 'I-376'], cameras: 5 }),
  drive('Boise', 'Idaho Falls', { miles: 280, roads: ['I-84', 'I-15'], cameras: 8 }),
  drive('Fairfax', 'Bristol', { miles: 365, roads: ['I-66', 'I-81'], cameras: 10 }),
  drive('Council Bluffs', 'Davenport', { miles: 300, roads: ['I-80'], cameras: 10 }),
];
