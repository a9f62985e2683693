import {
  AccountError,
  type AccountBackend,
  type AccountSession,
  type AccountState,
  type AccountUser,
} from './account-backend';

/** Nobody is signed in, as far as this page knows. The same object always. */
export const SIGNED_OUT: AccountState = { status: 'signed-out' };
const LOADING: AccountState = { status: 'loading' };
const NONE: AccountState = { status: 'none' };

/** The session of a site without accounts: there is nothing to load. */
export const NO_ACCOUNTS: AccountSession = {
  get: () => NONE,
  subscribe: () => () => undefined,
  load: () => Promise.reject(new AccountError('unknown', 'This site has no accounts.')),
};

/** What the session needs of the page. */
export interface SessionParts {
  /** Brings the code of the backend and starts it. May fail: then it is tried again. */
  readonly loadBackend: () => Promise<AccountBackend>;
  /** Whether this browser remembers somebody who is signed in, told at once. False where nothing can be remembered. */
  readonly readHint: () => boolean;
  /** Calls back when the hint may have changed (another tab) and when loading is worth another try. */
  readonly watchHint: (onChange: () => void) => void;
}

const isSameUser = (a: AccountUser, b: AccountUser) =>
  a.uid === b.uid && a.email === b.email && a.displayName === b.displayName;

/** The state as an answer of the backend leaves it; the same object when nothing is new. */
function withUser(state: AccountState | null, user: AccountUser | null): AccountState {
  if (user === null) return SIGNED_OUT;
  return state?.status === 'signed-in' && isSameUser(state.user, user) ? state : { status: 'signed-in', user };
}

/**
 * Who is signed in on this page. Until the backend has answered, the hint tells whether somebody may be: only then is the
 * backend loaded without being asked for. If it cannot be loaded, `loading` stays what is known, since to say "signed out" would
 * throw away that person's favorites here.
 */
export function createAccountSession({ loadBackend, readHint, watchHint }: SessionParts): AccountSession {
  const listeners = new Set<() => void>();
  /** Null until somebody asks: a server has no storage to read. */
  let state: AccountState | null = null;
  let hasAnswered = false;
  let isWatching = false;
  let backend: Promise<AccountBackend> | null = null;

  const take = (next: AccountState) => {
    if (next === state) return;
    state = next;
    for (const notify of listeners) notify();
  };
  const guess = () => (readHint() ? LOADING : SIGNED_OUT);
  const start = async () => {
    const loaded = await loadBackend();
    loaded.watchUser((user) => {
      hasAnswered = true;
      take(withUser(state, user));
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
  /** The backend follows other tabs by itself once it is there; before, the hint has to. */
  const followHint = () => {
    if (hasAnswered) return;
    const next = guess();
    take(next);
    if (next === LOADING) load().catch(() => undefined);
  };

  return {
    get: () => (state ??= guess()),
    subscribe: (onChange) => {
      listeners.add(onChange);
      if (!isWatching) {
        isWatching = true;
        state ??= guess();
        watchHint(followHint);
        followHint();
      }
      return () => {
        listeners.delete(onChange);
      };
    },
    load,
  };
}
