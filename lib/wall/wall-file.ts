import { z } from 'zod';
import { isCameraId } from '@/lib/camera/traits';
import { MAX_NAME_LENGTH, MAX_WALLS } from '@/lib/constants/favorites';
import { parseJson } from '@/lib/core/parse-json';
import { toOneLine } from '@/lib/core/one-line';
import type { ChosenWall } from './chosen-wall';
import { addToWall, formatSavedWall } from './edit-wall';

/** 20 full walls take a twentieth of it. */
export const MAX_FILE_BYTES = 1_000_000;

const SCHEMA = z.object({
  format: z.literal('roadfeed-walls'),
  walls: z.array(z.object({ name: z.string(), cameras: z.array(z.unknown()) })),
});

export function formatWallFile(walls: readonly ChosenWall[]): string {
  const file = { format: 'roadfeed-walls', walls: walls.map(({ name, ids }) => ({ name, cameras: ids })) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Null for an invalid file. Skips walls without cameras. */
export function parseWallFile(text: string) {
  const { success, data } = SCHEMA.safeParse(parseJson(text));
  if (!success) return null;
  const walls: ChosenWall[] = [];
  let leftOut = 0;
  for (const [index, { name, cameras }] of data.walls.slice(0, MAX_WALLS).entries()) {
    const ids = cameras.filter((id): id is string => typeof id === 'string' && isCameraId(id));
    const named = { name: toOneLine(name, MAX_NAME_LENGTH) || `Wall ${index + 1}`, ids: [] };
    const wall = addToWall(named, ids);
    leftOut += cameras.length - wall.ids.length;
    if (formatSavedWall(wall) !== null) walls.push(wall);
  }
  return { walls, leftOut };
}
