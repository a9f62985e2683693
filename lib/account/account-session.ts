import { createStore } from '@/lib/core/store';
import {
  AccountError,
  type AccountBackend,
  type AccountSession,
  type AccountState,
  type AccountUser,
  type FavoritesName,
  type SessionEnd,
} from './account-backend';
import type { SyncedFavorites } from './favorites-sync';

export const SIGNED_OUT: AccountState = { status: 'signed-out' };
const LOADING: AccountState = { status: 'loading' };
const NONE: AccountState = { status: 'none' };

export const NO_ACCOUNTS: AccountSession = {
  get: () => NONE,
  subscribe: () => () => undefined,
  load: () => Promise.reject(new AccountError('unknown', 'This site has no accounts.')),
};

interface SessionOptions {
  readonly loadBackend: () => Promise<AccountBackend>;
  readonly readHint: () => boolean;
  readonly watchHint: (onChange: () => void) => void;
}

function withUser(state: AccountState, user: AccountUser | null, ended: SessionEnd | undefined): AccountState {
  if (user) return { status: 'signed-in', user };
  if (ended) return { status: 'signed-out', ended };
  return state.status === 'signed-out' ? state : SIGNED_OUT;
}

/** If the backend fails to load, the state stays `loading`: `signed-out` would delete the stored favorites. */
export function createAccountSession({ loadBackend, readHint, watchHint }: SessionOptions): AccountSession {
  // Null until first use: the server has no storage.
  const store = createStore<AccountState | null>(null);
  let hasAnswered = false;
  let isWatching = false;
  let backend: Promise<AccountBackend> | null = null;

  const guess = () => (readHint() ? LOADING : SIGNED_OUT);
  const get = () => {
    const state = store.get() ?? guess();
    store.set(state);
    return state;
  };
  const start = async () => {
    const loaded = await loadBackend();
    loaded.watchUser((user, end) => {
      // The provider does not report why a remembered user is gone.
      const isForgotten = !hasAnswered && get().status === 'loading';
      hasAnswered = true;
      store.set(withUser(get(), user, end ?? (isForgotten ? 'ended' : undefined)));
    });
    return loaded;
  };
  const load = () => {
    backend ??= start().catch((error: unknown) => {
      backend = null;
      throw new AccountError('network', '', { cause: error });
    });
    return backend;
  };
  /** A loaded backend follows other tabs itself. */
  const followHint = () => {
    if (hasAnswered) return;
    const next = guess();
    store.set(next);
    if (next === LOADING) load().catch(() => undefined);
  };

  return {
    get,
    subscribe: (onChange) => {
      get();
      const unsubscribe = store.subscribe(onChange);
      if (!isWatching) {
        isWatching = true;
        watchHint(followHint);
        followHint();
      }
      return unsubscribe;
    },
    load,
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
  return () => stops.forEach((stop) => stop());
}
