/** localStorage key: a JSON array of camera ids. */
export const FAVORITES_KEY = 'roadfeed_favorites';
/** localStorage key: owner and undelivered changes. Absent without an account. */
export const FAVORITES_SYNC_KEY = 'roadfeed_favorites_sync';
/** Per user; firestore.rules has the same limit. */
export const MAX_FAVORITES = 500;
/** An earlier limit: longer lists remain but do not grow. */
export const LEGACY_MAX_FAVORITES = 2_000;
/** localStorage keys: a JSON array of texts such as `drive=Buffalo%2C+NY%7EAlbany%2C+NY&name=Work`, and its changes. */
export const DRIVES_KEY = 'roadfeed_drives';
export const DRIVES_SYNC_KEY = 'roadfeed_drives_sync';
/** Per user; firestore.rules has the same limit. */
export const MAX_DRIVES = 50;
/** Between writes of a document; firestore.rules requires it. */
export const MIN_WRITE_INTERVAL_MS = 1_000;
/** localStorage keys: a JSON array of texts such as `wall=Morning&cams=511fl-1*-2`, and its changes. */
export const WALLS_KEY = 'roadfeed_walls';
export const WALLS_SYNC_KEY = 'roadfeed_walls_sync';
/** Per user; firestore.rules has the same limit. */
export const MAX_WALLS = 20;
/** Characters in the query of a wall. */
export const MAX_WALL_LENGTH = 2_000;
export const MAX_NAME_LENGTH = 40;

/** The provider may require more. */
export const MIN_PASSWORD_LENGTH = 6;
/** firestore.rules has the same limit. */
export const MAX_DISPLAY_NAME_LENGTH = 80;
export const LOG_OUT_FLUSH_MS = 3000;
export const LOGGED_IN_MS = 2000;
export const RESET_REDIRECT_MS = 3000;
