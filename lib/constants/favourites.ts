/** Where a browser keeps the favourites: a JSON array of camera ids (spec 3). */
export const FAVOURITES_KEY = 'roadfeed_favorites';
/** As many as one person may have; the rules of the account's document allow the same. */
export const MAX_FAVOURITES = 2_000;
