import type { FirebaseApp } from 'firebase/app';
import {
  arrayRemove,
  arrayUnion,
  connectFirestoreEmulator,
  deleteField,
  doc,
  getDoc,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  setDoc,
  type Firestore,
} from 'firebase/firestore';
import type { AccountUser, FavoritesDocument, FavoritesName } from '../account-backend';
import { EMULATOR_HOST } from '../account-config';
import { withAccountErrors } from './account-errors';
import { createPacedWrites } from './paced-writes';

const databases = new WeakMap<FirebaseApp, Firestore>();

/** Memory cache only: our queue stores undelivered changes (ADR 015). Import lazily: it contains Firestore. */
export function openFirestore(app: FirebaseApp, emulatorPort?: number): Firestore {
  const opened = databases.get(app);
  if (opened) return opened;
  const db = initializeFirestore(app, { localCache: memoryLocalCache() });
  if (emulatorPort !== undefined) connectFirestoreEmulator(db, EMULATOR_HOST, emulatorPort);
  databases.set(app, db);
  return db;
}

/** Collection of each list; its documents have the list and `updatedAt`. */
const COLLECTIONS: Readonly<Record<FavoritesName, string>> = {
  favorites: 'userFavorites',
  drives: 'userDrives',
  walls: 'userWalls',
};

export function openFavoritesDocument(db: Firestore, uid: string, name: FavoritesName): FavoritesDocument {
  const reference = doc(db, COLLECTIONS[name], uid);
  const pace = createPacedWrites();
  const change = async (changes: ReadonlyMap<string, boolean>) => {
    // Removals first: the list never exceeds its limit.
    for (const isWanted of [false, true]) {
      const ids = [...changes.keys()].filter((id) => changes.get(id) === isWanted);
      if (ids.length === 0) continue;
      const list = isWanted ? arrayUnion(...ids) : arrayRemove(...ids);
      await pace(() => setDoc(reference, { [name]: list, updatedAt: serverTimestamp() }, { merge: true }));
    }
  };
  const arrange = (order: readonly string[]) =>
    runTransaction(db, async (transaction) => {
      const stored: unknown = (await transaction.get(reference)).get(name);
      if (!Array.isArray(stored)) return;
      const list = new Set<unknown>(stored);
      const arranged = [...new Set([...order.filter((id) => list.has(id)), ...list])];
      transaction.set(reference, { [name]: arranged, updatedAt: serverTimestamp() }, { merge: true });
    });
  return {
    watch: (onList) =>
      onSnapshot(
        reference,
        // Otherwise the SDK does not report that a cached list is confirmed.
        { includeMetadataChanges: true },
        (snapshot) => {
          if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return;
          const list: unknown = snapshot.get(name);
          onList(Array.isArray(list) ? list : null);
        },
        // Permission denied. The SDK recovers from all other errors.
        () => undefined,
      ),
    change: (changes) => withAccountErrors(change(changes)),
    arrange: (order) => withAccountErrors(pace(() => arrange(order))),
  };
}

/** Writes `users/{uid}` if it differs. The rules forbid changing `createdAt`. Rejects while offline. */
export async function writeProfile(db: Firestore, { uid, displayName }: AccountUser): Promise<void> {
  const profile = doc(db, 'users', uid);
  const stored = await getDoc(profile);
  if (stored.get('displayName') === displayName && stored.get('email') === undefined) return;
  const now = serverTimestamp();
  const times = { updatedAt: now, ...(!stored.exists() && { createdAt: now }) };
  await setDoc(profile, { displayName, email: deleteField(), ...times }, { merge: true });
}

/** A transaction rejects while offline; a batch would be sent later. */
export async function deleteDocuments(db: Firestore, uid: string): Promise<void> {
  const references = ['users', ...Object.values(COLLECTIONS)].map((name) => doc(db, name, uid));
  await runTransaction(db, (transaction) => {
    for (const reference of references) transaction.delete(reference);
    return Promise.resolve();
  });
}
