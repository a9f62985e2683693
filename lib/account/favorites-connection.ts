import type { AccountSession } from './account-backend';
import type { SyncedFavorites } from './favorites-sync';

/**
 * Keeps the favorites connected to the account of whoever is signed in. What fails is silent (spec 8) and is tried again when
 * the network comes back, when a favorite changes or when somebody else signs in.
 * @param watchOnline Calls back when there is a network again. Returns a function that stops it.
 * @returns A function that ends it.
 */
export function followAccount(
  favorites: SyncedFavorites,
  session: AccountSession,
  watchOnline: (onOnline: () => void) => () => void,
): () => void {
  /** Whose document is connected or about to be. */
  let connected: string | null = null;

  const signedIn = () => {
    const state = session.get();
    return state.status === 'signed-in' ? state.user.uid : null;
  };
  const connect = async (uid: string) => {
    try {
      const backend = await session.load();
      const document = await backend.openFavorites(uid);
      if (connected === uid && signedIn() === uid) favorites.connect(document);
    } catch {
      if (connected === uid) connected = null;
    }
  };
  const follow = () => {
    favorites.setAccount(session.get());
    const uid = signedIn();
    if (uid === connected) return;
    connected = uid;
    if (uid !== null) void connect(uid);
  };

  const stops = [favorites.subscribe(follow), session.subscribe(follow), watchOnline(follow)];
  follow();
  return () => {
    for (const stop of stops) stop();
  };
}
