import { MAX_NAME_LENGTH, MAX_WALL_LENGTH } from '@/lib/constants/favorites';
import { formatWallQuery, MAX_WALL_CAMERAS, parseWall, type ChosenWall } from './chosen-wall';

/** The longest name in an encoded address: walls can be renamed. */
const LONGEST_NAME = '路'.repeat(MAX_NAME_LENGTH);
/** Allowed characters. The database rules do not validate this text. */
const TEXT = /^wall=[A-Za-z0-9*._+%&=-]+$/;

/** As many as fit, spread evenly over the list. */
export function makeWall(name: string, ids: readonly string[]): ChosenWall {
  const all = [...new Set(ids)];
  for (let room = MAX_WALL_CAMERAS; ; room -= 1) {
    const step = Math.max(1, all.length / room);
    const spread = all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
    const wall = addToWall({ name, ids: [] }, spread);
    if (wall.ids.length === spread.length) return wall;
  }
}

export function addToWall(wall: ChosenWall, added: readonly string[]): ChosenWall {
  const ids = [...new Set([...wall.ids, ...added])].slice(0, MAX_WALL_CAMERAS);
  const isTooLong = () => formatWallQuery({ name: LONGEST_NAME, ids }).length > MAX_WALL_LENGTH;
  while (ids.length > wall.ids.length && isTooLong()) ids.pop();
  return { ...wall, ids };
}

/** @param to new index of the camera */
export function moveInWall(wall: ChosenWall, id: string, to: number): ChosenWall {
  const ids = wall.ids.filter((other) => other !== id);
  ids.splice(Math.max(0, to), 0, id);
  return { ...wall, ids };
}

export function removeFromWall(wall: ChosenWall, id: string): ChosenWall {
  return { ...wall, ids: wall.ids.filter((other) => other !== id) };
}

export function parseSavedWall(text: string): ChosenWall | null {
  if (text.length > MAX_WALL_LENGTH || !TEXT.test(text)) return null;
  const wall = parseWall(new URLSearchParams(text));
  return wall === null || wall.name === '' || wall.ids.length === 0 ? null : wall;
}

export function formatSavedWall(wall: ChosenWall): string | null {
  const text = formatWallQuery(wall);
  return parseSavedWall(text) && text;
}
