import { array, boolean, config, maxLength, minLength, object, safeParse, string, tuple, unknown } from 'zod/mini';
import { isCameraId } from '@/lib/camera/camera-id';
import { MAX_WAITING_CHANGES } from '@/lib/constants/favourites';
import { NO_CHANGES, type Changes } from './favourites-changes';
import { parseJson } from './parse-json';

// The content security policy allows no eval.
config({ jitless: true });

const Stored = object({ owner: string().check(minLength(1), maxLength(128)), waiting: array(unknown()) });
const StoredChange = tuple([string(), boolean()]);

/** To whom the favourites of this browser belong, and what their account has not heard of yet. */
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

export interface FavouritesQueue {
  /** Null: the favourites belong to nobody with an account. */
  read: () => OwnedChanges | null;
  write: (next: OwnedChanges | null) => void;
  watch: QueueStorage['watch'];
}

/** The queue from text that anybody may have written: what is no change is left out. Null when it names no owner. */
export function parseQueue(text: string): OwnedChanges | null {
  const { data } = safeParse(Stored, parseJson(text));
  if (!data) return null;
  const waiting = new Map<string, boolean>();
  for (const item of data.waiting) {
    const change = safeParse(StoredChange, item).data;
    if (change && isCameraId(change[0]) && waiting.size < MAX_WAITING_CHANGES) waiting.set(...change);
  }
  return { owner: data.owner, waiting };
}

/** The text that `parseQueue` reads. */
export function formatQueue({ owner, waiting }: OwnedChanges): string {
  return JSON.stringify({ owner, waiting: [...waiting] });
}

/**
 * The queue that the tabs of a browser share: each reads it anew before it changes something. What could not be stored lasts as
 * long as the page; that there is an owner is stored all the same, so that the next start is not taken for a sign-in.
 */
export function createFavouritesQueue(storage: QueueStorage): FavouritesQueue {
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
