/** Where a browser keeps the favorites: a JSON array of camera ids (spec 3). */
export const FAVORITES_KEY = 'roadfeed_favorites';
/** Whose favorites these are, and which changes their account has not heard of yet. Absent without an account. */
export const FAVORITES_SYNC_KEY = 'roadfeed_favorites_sync';
/** As many as one person may have; the rules of the account's document allow the same. */
export const MAX_FAVORITES = 2_000;
/** As many changes as a browser keeps for later: a full list taken out and another one put in. */
export const MAX_WAITING_CHANGES = 2 * MAX_FAVORITES;
