import { parseJson } from '@/lib/core/parse-json';
import { NO_CHANGES, type Changes, type FavoritesKind } from './favorites';

const MAX_OWNER_LENGTH = 128;

/** Changes the server has not acknowledged, and the account they belong to. */
export interface OwnedChanges {
  readonly owner: string;
  readonly waiting: Changes;
}

export interface QueueStorage {
  read: () => string | null;
  /** Null removes the queue. Returns false if the text was not stored. */
  write: (text: string | null) => boolean;
  watch: (onChange: () => void) => () => void;
}

export interface FavoritesQueue {
  read: () => OwnedChanges | null;
  write: (next: OwnedChanges | null) => void;
  watch: QueueStorage['watch'];
}

const isChange = (item: unknown, { isId }: FavoritesKind): item is [id: string, isWanted: boolean] =>
  Array.isArray(item) &&
  item.length === 2 &&
  typeof item[0] === 'string' &&
  isId(item[0]) &&
  typeof item[1] === 'boolean';

const isOwner = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_OWNER_LENGTH;

/** Null without an owner. Not zod, which would add a tenth to the first screen's code. */
export function parseQueue(text: string, kind: FavoritesKind): OwnedChanges | null {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('owner' in value) || !('waiting' in value)) return null;
  const { owner, waiting } = value;
  if (!isOwner(owner) || !Array.isArray(waiting)) return null;
  const changes = waiting.filter((item) => isChange(item, kind));
  // Enough to replace a full list.
  return { owner, waiting: new Map(changes.slice(0, 2 * (kind.mostKept ?? kind.max))) };
}

export function formatQueue({ owner, waiting }: OwnedChanges): string {
  return JSON.stringify({ owner, waiting: [...waiting] });
}

/** Shared by all tabs, so read it before each change. If storage is full, changes last as long as the page. */
export function createFavoritesQueue(storage: QueueStorage, kind: FavoritesKind): FavoritesQueue {
  let unsaved: OwnedChanges | null = null;
  return {
    read: () => {
      if (unsaved) return unsaved;
      const text = storage.read();
      return text === null ? null : parseQueue(text, kind);
    },
    write: (next) => {
      unsaved = null;
      if (storage.write(next && formatQueue(next)) || !next) return;
      unsaved = next;
      // Without an owner, the next start would count as a sign-in.
      storage.write(formatQueue({ owner: next.owner, waiting: NO_CHANGES }));
    },
    watch: storage.watch,
  };
}
