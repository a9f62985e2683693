/** localStorage key of the favorites: a JSON array of camera ids. */
export const FAVORITES_KEY = 'roadfeed_favorites';
/** localStorage key of the owner's id and the undelivered changes. Absent without an account. */
export const FAVORITES_SYNC_KEY = 'roadfeed_favorites_sync';
/** Per user; firestore.rules has the same limit. */
export const MAX_FAVORITES = 2_000;
/** Enough to remove a full list and add another one. */
export const MAX_WAITING_CHANGES = 2 * MAX_FAVORITES;
