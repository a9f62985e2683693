import { MAX_NAME_LENGTH, MAX_WALL_LENGTH } from '@/lib/constants/favorites';
import { toOneLine } from '@/lib/core/one-line';
import { formatIds, parseIds } from './compact-ids';

/** Cameras that somebody chose, in their order. */
export interface ChosenWall {
  /** '' as long as it has none. */
  readonly name: string;
  /** Each once. Those of cameras that are not listed stay: a camera may come back. */
  readonly ids: readonly string[];
}

export const MAX_WALL_CAMERAS = 64;
/** Takes the most characters of an address. A wall may be renamed later. */
const LONGEST_NAME = '路'.repeat(MAX_NAME_LENGTH);
/** What an address may contain. The rules of the database do not look into texts, so what comes from there is checked here. */
const TEXT = /^wall=[A-Za-z0-9*._+%&=-]+$/;

/** Null if the address names no wall. Anybody can write one. */
export function parseWall(search: URLSearchParams): ChosenWall | null {
  const name = search.get('wall');
  if (name === null) return null;
  return { name: toOneLine(name, MAX_NAME_LENGTH), ids: parseIds(search.get('cams') ?? '', MAX_WALL_CAMERAS) };
}

/** Parameters of its address. */
export function formatWall({ name, ids }: ChosenWall) {
  return { wall: toOneLine(name, MAX_NAME_LENGTH), cams: ids.length === 0 ? null : formatIds(ids) };
}

/** The query of its address. */
export function formatWallQuery(wall: ChosenWall): string {
  const { wall: name, cams } = formatWall(wall);
  return String(new URLSearchParams({ wall: name, ...(cams !== null && { cams }) }));
}

/** The cameras of a wall and those after them, as many as fit. */
export function addToWall(wall: ChosenWall, added: readonly string[]): ChosenWall {
  const ids = [...new Set([...wall.ids, ...added])].slice(0, MAX_WALL_CAMERAS);
  const isTooLong = () => formatWallQuery({ name: LONGEST_NAME, ids }).length > MAX_WALL_LENGTH;
  while (ids.length > wall.ids.length && isTooLong()) ids.pop();
  return { ...wall, ids };
}

/** The wall with one of its cameras at another place, from 0. */
export function moveInWall(wall: ChosenWall, id: string, to: number): ChosenWall {
  const ids = wall.ids.filter((other) => other !== id);
  ids.splice(Math.max(0, to), 0, id);
  return { ...wall, ids };
}

export function removeFromWall(wall: ChosenWall, id: string): ChosenWall {
  return { ...wall, ids: wall.ids.filter((other) => other !== id) };
}

/** Null for any text that `formatKeptWall` does not write. */
export function parseKeptWall(text: string): ChosenWall | null {
  if (text.length > MAX_WALL_LENGTH || !TEXT.test(text)) return null;
  const wall = parseWall(new URLSearchParams(text));
  return wall === null || wall.name === '' || wall.ids.length === 0 ? null : wall;
}

/** Null if it lacks a name or cameras, or is too long to keep. */
export function formatKeptWall(wall: ChosenWall): string | null {
  const text = formatWallQuery(wall);
  return parseKeptWall(text) && text;
}
