import { arrayRemove, arrayUnion, doc, onSnapshot, writeBatch, type Firestore } from 'firebase/firestore';
import { AccountError, type AccountFailure, type FavoritesDocument } from '../account-backend';
import { codeOf } from './error-map';

const FAILURES: Readonly<Record<string, AccountFailure>> = {
  unavailable: 'network',
  'deadline-exceeded': 'network',
  'resource-exhausted': 'too-many-requests',
};

/** The texts in the document's list; what the document holds comes from outside. */
function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** The favorites of one account: the document `userFavorites/{uid}` with its one field `favorites` (spec 3). */
export function openFavoritesDocument(db: Firestore, uid: string): FavoritesDocument {
  const reference = doc(db, 'userFavorites', uid);
  return {
    watch: (onList) =>
      onSnapshot(
        reference,
        // Without the metadata the SDK does not say when a list it had has been confirmed.
        { includeMetadataChanges: true },
        (snapshot) => {
          if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return;
          onList(snapshot.exists() ? textsIn(snapshot.get('favorites')) : null);
        },
        // The server does not let this person read, or not any more. The SDK heals everything else by itself.
        () => undefined,
      ),
    change: async (wanted) => {
      const idsThatAre = (isWanted: boolean) => [...wanted.keys()].filter((id) => wanted.get(id) === isWanted);
      const [removed, added] = [idsThatAre(false), idsThatAre(true)];
      // A field takes one transform in a write, so there may be two; the batch makes them happen together or not at all.
      const batch = writeBatch(db);
      // First, so that the list never holds more than it may.
      if (removed.length > 0) batch.set(reference, { favorites: arrayRemove(...removed) }, { merge: true });
      if (added.length > 0) batch.set(reference, { favorites: arrayUnion(...added) }, { merge: true });
      try {
        await batch.commit();
      } catch (error) {
        throw new AccountError(FAILURES[codeOf(error)] ?? 'unknown', '', { cause: error });
      }
    },
  };
}
