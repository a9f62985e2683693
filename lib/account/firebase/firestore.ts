import type { FirebaseApp } from 'firebase/app';
import {
  arrayRemove,
  arrayUnion,
  connectFirestoreEmulator,
  doc,
  getDoc,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  serverTimestamp,
  setDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import {
  AccountError,
  type AccountFailure,
  type AccountUser,
  type FavoritesDocument,
  type FavoritesName,
} from '../account-backend';
import { EMULATOR_HOST } from '../account-config';
import { getErrorCode } from './error-map';

const databases = new WeakMap<FirebaseApp, Firestore>();

/** Memory cache only: our queue keeps undelivered changes (ADR 015). Import lazily: this pulls in all of Firestore. */
export function openFirestore(app: FirebaseApp, emulatorPort?: number): Firestore {
  const opened = databases.get(app);
  if (opened) return opened;
  const db = initializeFirestore(app, { localCache: memoryLocalCache() });
  if (emulatorPort !== undefined) connectFirestoreEmulator(db, EMULATOR_HOST, emulatorPort);
  databases.set(app, db);
  return db;
}

const FAILURES: Readonly<Record<string, AccountFailure>> = {
  unavailable: 'network',
  'deadline-exceeded': 'network',
  'resource-exhausted': 'too-many-requests',
};

function toStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Each document has one field, a list, named like the favorites in it. */
const COLLECTIONS: Readonly<Record<FavoritesName, string>> = { favorites: 'userFavorites', drives: 'userDrives' };

export function openFavoritesDocument(db: Firestore, uid: string, name: FavoritesName): FavoritesDocument {
  const reference = doc(db, COLLECTIONS[name], uid);
  return {
    watch: (onList) =>
      onSnapshot(
        reference,
        // Without it the SDK does not report when a cached list is confirmed.
        { includeMetadataChanges: true },
        (snapshot) => {
          if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return;
          onList(snapshot.exists() ? toStrings(snapshot.get(name)) : null);
        },
        // The server denies reading. The SDK recovers from all other errors itself.
        () => undefined,
      ),
    change: async (changes) => {
      const getIds = (isWanted: boolean) => [...changes.keys()].filter((id) => changes.get(id) === isWanted);
      const [removed, added] = [getIds(false), getIds(true)];
      // A write allows one transform per field. The batch applies both or none.
      const batch = writeBatch(db);
      // Removals first, so the list never exceeds its limit.
      if (removed.length > 0) batch.set(reference, { [name]: arrayRemove(...removed) }, { merge: true });
      if (added.length > 0) batch.set(reference, { [name]: arrayUnion(...added) }, { merge: true });
      try {
        await batch.commit();
      } catch (error) {
        throw new AccountError(FAILURES[getErrorCode(error)] ?? 'unknown', '', { cause: error });
      }
    },
  };
}

/** Writes `users/{uid}`. Sets `createdAt` only in a new document: the rules forbid changing it. Rejects while offline. */
export async function writeProfile(db: Firestore, { uid, email, displayName }: AccountUser): Promise<void> {
  const profile = doc(db, 'users', uid);
  const isNew = !(await getDoc(profile)).exists();
  await setDoc(profile, { email, displayName, ...(isNew && { createdAt: serverTimestamp() }) }, { merge: true });
}
