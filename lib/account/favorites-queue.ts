import { isCameraId } from '@/lib/camera/traits';
import { MAX_WAITING_CHANGES } from '@/lib/constants/favorites';
import { NO_CHANGES, type Changes } from './favorites-changes';
import { parseJson } from '@/lib/core/parse-json';

/** As long as the id of a user may be. */
const MAX_OWNER_LENGTH = 128;

/** To whom the favorites of this browser belong, and what their account has not heard of yet. */
export interface OwnedChanges {
  /** Id of the user in the account service. */
  readonly owner: string;
  readonly waiting: Changes;
}

/** Where that is kept. */
export interface QueueStorage {
  read: () => string | null;
  /** Null takes it away. False when the text could not be kept. */
  write: (text: string | null) => boolean;
  /** Calls back when another tab wrote. Returns a function that stops it. */
  watch: (onChange: () => void) => () => void;
}

export interface FavoritesQueue {
  /** Null: the favorites belong to nobody with an account. */
  read: () => OwnedChanges | null;
  write: (next: OwnedChanges | null) => void;
  watch: QueueStorage['watch'];
}

const isChange = (item: unknown): item is [id: string, isWanted: boolean] =>
  Array.isArray(item) &&
  item.length === 2 &&
  typeof item[0] === 'string' &&
  isCameraId(item[0]) &&
  typeof item[1] === 'boolean';

const isOwner = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_OWNER_LENGTH;

/**
 * The queue from text that anybody may have written: what is no change is left out. Null when it names no owner. Without zod,
 * which would be a tenth of the code that the first screen waits for.
 */
export function parseQueue(text: string): OwnedChanges | null {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('owner' in value) || !('waiting' in value)) return null;
  const { owner, waiting } = value;
  if (!isOwner(owner) || !Array.isArray(waiting)) return null;
  return { owner, waiting: new Map(waiting.filter(isChange).slice(0, MAX_WAITING_CHANGES)) };
}

/** The text that `parseQueue` reads. */
export function formatQueue({ owner, waiting }: OwnedChanges): string {
  return JSON.stringify({ owner, waiting: [...waiting] });
}

/**
 * The queue that the tabs of a browser share: each reads it anew before it changes something. What could not be stored lasts as
 * long as the page; that there is an owner is stored all the same, so that the next start is not taken for a sign-in.
 */
export function createFavoritesQueue(storage: QueueStorage): FavoritesQueue {
  let unsaved: OwnedChanges | null = null;
  return {
    read: () => {
      if (unsaved) return unsaved;
      const text = storage.read();
      return text === null ? null : parseQueue(text);
    },
    write: (next) => {
      unsaved = null;
      if (storage.write(next && formatQueue(next)) || !next) return;
      unsaved = next;
      storage.write(formatQueue({ owner: next.owner, waiting: NO_CHANGES }));
    },
    watch: storage.watch,
  };
}
