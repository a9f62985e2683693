import { z } from 'zod';
import { isCameraId } from '@/lib/camera/traits';
import { MAX_NAME_LENGTH, MAX_WALLS } from '@/lib/constants/favorites';
import { parseJson } from '@/lib/core/parse-json';
import { toOneLine } from '@/lib/core/one-line';
import { addToWall, formatKeptWall, type ChosenWall } from './chosen-wall';

/** 20 walls of 64 cameras take a twentieth of it. */
export const MAX_FILE_BYTES = 1_000_000;

const SCHEMA = z.object({
  format: z.literal('roadfeed-walls'),
  walls: z.array(z.object({ name: z.string(), cameras: z.array(z.unknown()) })),
});

export interface ReadWalls {
  readonly walls: readonly ChosenWall[];
  /** Entries that are no ids, or too many. */
  readonly leftOut: number;
}

/** Indented, for people who write walls with an editor. */
export function formatWallFile(walls: readonly ChosenWall[]): string {
  const file = { format: 'roadfeed-walls', walls: walls.map(({ name, ids }) => ({ name, cameras: ids })) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Null if it is no file of walls. Walls without a camera are left out, and so are cameras that are too many. */
export function parseWallFile(text: string): ReadWalls | null {
  const { success, data } = SCHEMA.safeParse(parseJson(text));
  if (!success) return null;
  const walls: ChosenWall[] = [];
  let leftOut = 0;
  for (const [index, { name, cameras }] of data.walls.slice(0, MAX_WALLS).entries()) {
    const ids = cameras.filter((id): id is string => typeof id === 'string' && isCameraId(id));
    const named = { name: toOneLine(name, MAX_NAME_LENGTH) || `Wall ${index + 1}`, ids: [] };
    const wall = addToWall(named, ids);
    leftOut += cameras.length - wall.ids.length;
    if (formatKeptWall(wall) !== null) walls.push(wall);
  }
  return { walls, leftOut };
}
