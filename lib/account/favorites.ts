import { isCameraId } from '@/lib/camera/traits';
import { LEGACY_MAX_FAVORITES, MAX_FAVORITES } from '@/lib/constants/favorites';
import { parseJson } from '@/lib/core/parse-json';

/** Ids in insertion order. Ids of missing cameras remain: a camera may return. */
export type Favorites = ReadonlySet<string>;

export const NO_FAVORITES: Favorites = new Set();

export interface FavoritesKind {
  readonly isId: (text: string) => boolean;
  /** firestore.rules has the same limit. */
  readonly max: number;
  /** Limit for lists from a time when `max` was higher. */
  readonly legacyMax?: number;
}

export const FAVORITE_CAMERAS: FavoritesKind = {
  isId: isCameraId,
  max: MAX_FAVORITES,
  legacyMax: LEGACY_MAX_FAVORITES,
};

export interface StoredText {
  read: () => string | null;
  /** Null removes the text. Returns false if it was not stored. */
  write: (text: string | null) => boolean;
  watch: (onChange: () => void) => () => void;
}

/**
 * `left-out`: items from before the sign-in exceed the account's limit. `not-stored`: the list lasts as long as the
 * page.
 */
export type FavoritesWarning = 'too-many' | 'left-out' | 'not-stored';

export interface FavoritesState {
  readonly ids: Favorites;
  readonly warning: FavoritesWarning | null;
}

export function parseFavorites(text: string, kind: FavoritesKind): Favorites | null {
  const value = parseJson(text);
  return Array.isArray(value) ? toFavorites(value, kind) : null;
}

/** Untrusted: firestore.rules do not check list items. */
export function toFavorites(values: readonly unknown[], { isId, max, legacyMax = max }: FavoritesKind): Favorites {
  const ids = values.filter((item): item is string => typeof item === 'string' && isId(item));
  return new Set([...new Set(ids)].slice(0, legacyMax));
}

export const formatFavorites = (ids: Favorites): string => JSON.stringify([...ids]);

export function withFavorite(ids: Favorites, id: string, isWanted: boolean, max: number): Favorites | null {
  const { ids: next, leftOut } = applyChanges(ids, new Map([[id, isWanted]]), max);
  return leftOut.size > 0 ? null : next;
}

export function inOrder(ids: Favorites, order: readonly string[]): Favorites {
  return new Set([...order.filter((id) => ids.has(id)), ...ids]);
}

/** Unacknowledged, oldest first: whether each id is wanted. */
export type Changes = ReadonlyMap<string, boolean>;

export const NO_CHANGES: Changes = new Map();

export function withChange(changes: Changes, id: string, isWanted: boolean): Changes {
  const next = new Map(changes);
  next.delete(id);
  return next.set(id, isWanted);
}

interface ChangedList {
  readonly ids: Favorites;
  /** Additions beyond the limit, which stay on this device until there is room. */
  readonly leftOut: Favorites;
}

export function applyChanges(list: Favorites, changes: Changes, max: number): ChangedList {
  const ids = new Set(list);
  const leftOut = new Set<string>();
  for (const [id, isWanted] of changes) if (!isWanted) ids.delete(id);
  for (const [id, isWanted] of changes) {
    if (!isWanted || ids.has(id)) continue;
    (ids.size < max ? ids : leftOut).add(id);
  }
  return { ids, leftOut };
}

export const joined = ({ ids, leftOut }: ChangedList): Favorites => new Set([...ids, ...leftOut]);

export function chooseBatch(server: Favorites, waiting: Changes, rejected: Favorites, max: number): Changes {
  const wanted = new Map([...waiting].filter(([id]) => !rejected.has(id)));
  const { leftOut } = applyChanges(server, wanted, max);
  return new Map([...wanted].filter(([id]) => !leftOut.has(id)));
}

interface Merged {
  readonly server: Favorites | null;
  readonly list: Favorites;
  readonly waiting: Changes;
  readonly sent: Changes;
}

export function mergeList({ server, list, waiting, sent }: Merged, max: number) {
  const next = applyChanges(list, waiting, max);
  const before = server ? applyChanges(server, waiting, max).leftOut : NO_FAVORITES;
  const isWaiting = ([id, isWanted]: [string, boolean]) => sent.has(id) || list.has(id) !== isWanted;
  return {
    ids: joined(next),
    waiting: new Map([...waiting].filter(isWaiting)),
    leavesMoreOut: next.leftOut.size > before.size,
  };
}

/** Adds waiting changes that differ, now or since `sent`, from those sent. */
export function noteChanges(sent: Changes, waiting: Changes, changedSince: Changes): Changes {
  const isChanged = ([id, isWanted]: [string, boolean]) =>
    sent.has(id) && (changedSince.has(id) || sent.get(id) !== isWanted);
  return new Map([...changedSince, ...[...waiting].filter(isChanged)]);
}

/** Keeps what changed since: another tab may have delivered it before the server received `sent`. */
export function removeDelivered(waiting: Changes, sent: Changes, changedSince: Changes): Changes {
  const next = new Map(waiting);
  for (const [id, wasWanted] of sent) {
    const isWanted = changedSince.get(id) ?? wasWanted;
    if (isWanted !== wasWanted) {
      if (!next.has(id)) next.set(id, isWanted);
    } else if (next.get(id) === wasWanted) {
      next.delete(id);
    }
  }
  return next;
}

interface OwnedChanges {
  readonly owner: string;
  readonly waiting: Changes;
}

const MAX_OWNER_LENGTH = 128;

/** Null without an owner. Not zod, which would add a tenth to the first screen's code. */
export function parseQueue(text: string, { isId, max, legacyMax = max }: FavoritesKind): OwnedChanges | null {
  const { owner, waiting } = (parseJson(text) ?? {}) as { readonly owner?: unknown; readonly waiting?: unknown };
  if (typeof owner !== 'string' || owner === '' || owner.length > MAX_OWNER_LENGTH) return null;
  if (!Array.isArray(waiting)) return null;
  const isChange = (item: unknown): item is [string, boolean] =>
    Array.isArray(item) &&
    item.length === 2 &&
    typeof item[0] === 'string' &&
    isId(item[0]) &&
    typeof item[1] === 'boolean';
  return { owner, waiting: new Map(waiting.filter(isChange).slice(0, 2 * legacyMax)) };
}

export const formatQueue = ({ owner, waiting }: OwnedChanges): string =>
  JSON.stringify({ owner, waiting: [...waiting] });

/** Shared by all tabs: read it before each change. If storage is full, changes last as long as the page. */
export function createQueue(storage: StoredText, kind: FavoritesKind) {
  let unsaved: OwnedChanges | null = null;
  const read = (): OwnedChanges | null => unsaved ?? parseQueue(storage.read() ?? '', kind);
  return {
    read,
    readOf: (user: string | null | undefined): OwnedChanges | null => {
      const queue = read();
      return queue?.owner === user ? queue : null;
    },
    write: (next: OwnedChanges | null): void => {
      unsaved = null;
      if (storage.write(next && formatQueue(next)) || !next) return;
      unsaved = next;
      // Without an owner, the next start would count as a sign-in.
      storage.write(formatQueue({ owner: next.owner, waiting: NO_CHANGES }));
    },
    watch: storage.watch,
  };
}
