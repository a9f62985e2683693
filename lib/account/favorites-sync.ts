import type { AccountSession, AccountState, FavoritesDocument, FavoritesName } from './account-backend';
import {
  formatFavorites,
  NO_FAVORITES,
  parseFavorites,
  toFavorites,
  type Changes,
  type Favorites,
  type FavoritesKind,
} from './favorites';
import { createFavoritesQueue, type FavoritesQueue, type QueueStorage } from './favorites-queue';
import { getShownFavorites, initialState, reduceSync, type SyncEffect, type SyncEvent } from './favorites-reducer';
import { createFavoritesStore, EMPTY_FAVORITES, type FavoritesStorage, type FavoritesStore } from './favorites-store';

export interface SyncedFavorites extends Omit<FavoritesStore, 'replace'> {
  setAccount: (state: AccountState) => void;
  connect: (document: FavoritesDocument) => void;
  /** Sends waiting changes. Resolves when none are left, or with `deadline`. */
  flush: (deadline: Promise<unknown>) => Promise<void>;
}

interface BrowserStorage {
  readonly list: FavoritesStorage;
  readonly queue: QueueStorage;
}

const stopAll = (stops: readonly (() => unknown)[]) => () => {
  for (const stop of stops) stop();
};

/** The stored list; for users, the server's list plus unacknowledged changes (ADR 015). */
export function createSyncedFavorites(kind: FavoritesKind, storage: BrowserStorage): SyncedFavorites {
  const queue = createFavoritesQueue(storage.queue, kind);
  const connection = createConnection(kind, dispatch);
  const flushes = createFlushes();
  const readAccount = createAccountReader();
  let state = initialState(kind.max);
  let reread: (() => void) | undefined;

  const list: FavoritesStorage = {
    read: () => {
      const text = storage.list.read();
      const stored = queue.read();
      if (!stored) return text;
      return formatFavorites(getShownFavorites(state, stored, parseFavorites(text ?? '[]', kind) ?? NO_FAVORITES));
    },
    // If storage is full, the account still has the list.
    write: (text) => storage.list.write(text) || queue.read() !== null,
    watch: (onChange) => {
      reread = onChange;
      const stops = [storage.list.watch(onChange), queue.watch(() => dispatch({ type: 'queue-changed' }))];
      dispatch({ type: 'queue-changed' });
      return stopAll([...stops, () => (reread = undefined)]);
    },
  };
  const local = createFavoritesStore(list, kind);

  const parts: EffectParts = { queue, connection, flushes, local, reread: () => reread?.() };

  function dispatch(event: SyncEvent): void {
    const step = reduceSync(state, queue.read(), event);
    state = step.state;
    for (const effect of step.effects) runEffect(effect, parts);
  }

  return {
    get: local.get,
    subscribe: local.subscribe,
    dismissWarning: local.dismissWarning,
    toggle: (id) => {
      dispatch({ type: 'queue-changed' });
      const wasWanted = local.get().ids.has(id);
      local.toggle(id);
      const isWanted = local.get().ids.has(id);
      if (isWanted !== wasWanted) dispatch({ type: 'toggled', id, isWanted });
    },
    setAccount: (account) => {
      const event = readAccount(account, state.user, local.get().ids);
      if (event) dispatch(event);
    },
    connect: (document) => {
      dispatch({ type: 'connected' });
      connection.open(document);
    },
    flush: (deadline) => {
      dispatch({ type: 'queue-changed' });
      if (state.waiting.size === 0) return Promise.resolve();
      const ended = flushes.add();
      dispatch({ type: 'flush-requested' });
      return Promise.race([ended, deadline.then(() => undefined)]);
    },
  };
}

/** Returns an event per sign-in and sign-out. */
function createAccountReader() {
  let wasVerified = true;
  return (account: AccountState, before: string | null | undefined, shown: Favorites): SyncEvent | null => {
    if (account.status === 'loading') return null;
    const user = account.status === 'signed-in' ? account.user : null;
    const keepsWaiting = !wasVerified;
    wasVerified = user?.isVerified ?? true;
    if (user === null) return before === null ? null : { type: 'signed-out', keepsWaiting };
    return user.uid === before ? null : { type: 'signed-in', uid: user.uid, shown };
  };
}

interface EffectParts {
  readonly queue: FavoritesQueue;
  readonly connection: ReturnType<typeof createConnection>;
  readonly flushes: ReturnType<typeof createFlushes>;
  readonly local: FavoritesStore;
  readonly reread: () => void;
}

function runEffect(effect: SyncEffect, { queue, connection, flushes, local, reread }: EffectParts): void {
  switch (effect.type) {
    case 'disconnect':
      connection.close();
      flushes.end();
      break;
    case 'write-queue':
      queue.write(effect.queue);
      break;
    case 'reread':
      reread();
      break;
    case 'show':
      local.replace({ ids: effect.ids, warning: effect.isLeftOut ? 'left-out' : local.get().warning });
      break;
    case 'end-list':
      local.replace({ ...EMPTY_FAVORITES, ids: effect.kept });
      break;
    case 'send':
      connection.send(effect.changes);
      break;
    case 'idle':
      flushes.end();
  }
}

/** Ignores late answers of an earlier document. */
function createConnection(kind: FavoritesKind, dispatch: (event: SyncEvent) => void) {
  let current: { readonly document: FavoritesDocument; stop?: () => void } | null = null;
  return {
    open: (document: FavoritesDocument) => {
      const own: NonNullable<typeof current> = { document };
      current = own;
      own.stop = document.watch((list) => {
        if (current === own) dispatch({ type: 'received', list: toFavorites(list ?? [], kind) });
      });
    },
    close: () => {
      current?.stop?.();
      current = null;
    },
    send: (changes: Changes) => {
      const own = current;
      const report = (type: 'delivered' | 'rejected') => {
        if (current === own) dispatch({ type });
      };
      own?.document.change(changes).then(
        () => report('delivered'),
        () => report('rejected'),
      );
    },
  };
}

function createFlushes() {
  const resolvers = new Set<() => void>();
  return {
    add: () => new Promise<void>((resolve) => resolvers.add(resolve)),
    end: () => {
      for (const resolve of resolvers) resolve();
      resolvers.clear();
    },
  };
}

/** Fails silently; retries when the network is back or a favorite or the user changes. */
export function syncWithSession(
  name: FavoritesName,
  favorites: SyncedFavorites,
  session: AccountSession,
  watchOnline: (onOnline: () => void) => () => void,
): () => void {
  let connected: string | null = null;

  const getUser = () => {
    const state = session.get();
    return state.status === 'signed-in' ? state.user.uid : null;
  };
  const connect = async (uid: string) => {
    try {
      const backend = await session.load();
      const document = await backend.openFavorites(uid, name);
      if (connected === uid && getUser() === uid) favorites.connect(document);
    } catch {
      if (connected === uid) connected = null;
    }
  };
  const follow = () => {
    favorites.setAccount(session.get());
    const uid = getUser();
    if (uid === connected) return;
    connected = uid;
    if (uid !== null) void connect(uid);
  };

  const stops = [favorites.subscribe(follow), session.subscribe(follow), watchOnline(follow)];
  follow();
  return stopAll(stops);
}
