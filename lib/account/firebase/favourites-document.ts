import type { Firestore } from 'firebase/firestore';
import type { FavouritesDocument } from '../account-backend';

/** The favourites of one account in the database. */
export function openFavouritesDocument(_db: Firestore, uid: string): FavouritesDocument {
  throw new Error(`no favourites for ${uid} yet`);
}
