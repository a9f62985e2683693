import type { Camera } from '@/lib/camera/camera';
import { naturalKey } from '@/lib/core/fold-text';

/** The eleven orders of spec 5, by the value the address bar holds, in the order in which they are offered. */
export const SORT_ORDERS = [
  'random',
  'a-z',
  'z-a',
  'roadway',
  'south-north',
  'north-south',
  'west-east',
  'east-west',
  'short-long',
  'long-short',
  'id',
] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

const LABELS: Readonly<Record<SortOrder, string>> = {
  random: 'Random',
  'a-z': 'A → Z',
  'z-a': 'Z → A',
  roadway: 'Roadway',
  'south-north': 'South → North',
  'north-south': 'North → South',
  'west-east': 'West → East',
  'east-west': 'East → West',
  'short-long': 'Short → Long name',
  'long-short': 'Long → Short name',
  id: 'System ID',
};

/** What the choice of orders says of one. */
export function sortOrderLabel(order: SortOrder): string {
  return LABELS[order];
}

/** An order as an address may hold it; anything unknown is random. */
export function sortOrderOf(text: string | null): SortOrder {
  return SORT_ORDERS.find((order) => order === text) ?? 'random';
}

/** What a camera is ordered by: ascending, equal ones by the next. A camera without any comes last in every order. */
export type SortKey = number | string | null;

const number = (value: number): SortKey => (Number.isFinite(value) ? value : null);
const text = (value: string): SortKey => naturalKey(value) || null;

interface Ordering {
  readonly keyOf: (camera: Camera, seed: number) => SortKey;
  readonly isDescending?: true;
}

const byLocation: Ordering['keyOf'] = ({ location }) => text(location);
const byLength: Ordering['keyOf'] = ({ location }) => number(location.length);
const byLatitude: Ordering['keyOf'] = ({ lat }) => number(lat);
const byLongitude: Ordering['keyOf'] = ({ lng }) => number(lng);

const ORDERINGS: Readonly<Record<SortOrder, Ordering>> = {
  random: { keyOf: ({ id }, seed) => shuffleKey(id, seed) },
  'a-z': { keyOf: byLocation },
  'z-a': { keyOf: byLocation, isDescending: true },
  roadway: { keyOf: ({ roadway }) => text(roadway) },
  'south-north': { keyOf: byLatitude },
  'north-south': { keyOf: byLatitude, isDescending: true },
  'west-east': { keyOf: byLongitude },
  'east-west': { keyOf: byLongitude, isDescending: true },
  'short-long': { keyOf: byLength },
  'long-short': { keyOf: byLength, isDescending: true },
  id: { keyOf: ({ id }) => text(id) },
};

/** The key of a camera in an order. The seed shuffles `random` and nothing else. */
export function sortKey(camera: Camera, order: SortOrder, seed: number): SortKey {
  return ORDERINGS[order].keyOf(camera, seed);
}

/** Compares two keys of one order; 0 leaves it to the ids. */
export function compareKeys(a: SortKey, b: SortKey, order: SortOrder): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  const isAscending = ORDERINGS[order].isDescending !== true;
  return a < b === isAscending ? -1 : 1;
}

/** A shuffle that keeps its order when cameras are added: each gets a place by its id and the seed (FNV-1a, then mixed). */
function shuffleKey(id: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
