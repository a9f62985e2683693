import { createHash } from 'node:crypto';
import type { Camera } from '@/lib/camera/camera';
import { isListed } from '@/lib/camera/traits';
import { compareIds, groupBy } from '@/lib/core/collections';
import { withoutDefault } from './encode-cameras';
import { SHOWN_FIELDS } from './shown-camera';

/** What a wall of 1,440 x 900 pixels shows first. */
const SCREEN = 6;
/** In all, however few the states are. */
const LEAST = 60;

const hasPicture = ({ problemStream, isInsecure, videoAuthRequired, imageUrl }: Camera): boolean =>
  !problemStream && isInsecure !== true && (videoAuthRequired !== true || imageUrl !== null);

/** The first of each, the second of each, and so on. */
function takeTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}

/**
 * The cameras that the wall shows before it has the others: a screen of each state and province. A state's sources take turns, each
 * with cameras that the seed draws, so that another sync draws others.
 */
export function chooseFirstWall(cameras: readonly Camera[], seed: string): Camera[] {
  const draw = ({ id }: Camera): string => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  const drawn = cameras
    .filter((camera) => isListed(camera) && hasPicture(camera))
    .map((camera) => ({ camera, key: draw(camera) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ camera }) => camera);
  const states = [...groupBy(drawn, ({ state }) => state).values()].map((inState) =>
    takeTurns([...groupBy(inState, ({ source }) => source).values()]),
  );
  const screens = states.reduce((sum, { length }) => sum + Math.min(length, SCREEN), 0);
  return takeTurns(states).slice(0, Math.max(screens, LEAST));
}

/** `first.json`: changes whenever a camera file does, so its time says whether it belongs to them. */
export function serializeFirstWall(cameras: readonly Camera[], generation: string): string {
  const shown = [...cameras].sort(compareIds).map(pickShown);
  return `${JSON.stringify({ generation, cameras: shown }, withoutDefault)}\n`;
}

const pickShown = (camera: Camera) =>
  Object.fromEntries(Object.entries(camera).filter(([name]) => SHOWN_FIELDS.includes(name)));
