/** localStorage key of the favorites: a JSON array of camera ids. */
export const FAVORITES_KEY = 'roadfeed_favorites';
/** localStorage key of the owner's id and the undelivered changes. Absent without an account. */
export const FAVORITES_SYNC_KEY = 'roadfeed_favorites_sync';
/** Per user; firestore.rules has the same limit. */
export const MAX_FAVORITES = 500;
/** The limit was higher once: longer lists are kept, but do not grow. */
export const MOST_KEPT_FAVORITES = 2_000;
/** localStorage keys of the saved drives, a JSON array of texts like `drive=Buffalo%2C+NY%7EAlbany%2C+NY&name=Work`, and of their changes. */
export const DRIVES_KEY = 'roadfeed_drives';
export const DRIVES_SYNC_KEY = 'roadfeed_drives_sync';
/** Per user; firestore.rules has the same limit. */
export const MAX_DRIVES = 50;
/** Between two writes of a document; firestore.rules wants the same. */
export const WRITE_REST_MS = 1_000;
/** localStorage keys of the kept walls, a JSON array of texts like `wall=Morning&cams=511fl-1*-2`, and of their changes. */
export const WALLS_KEY = 'roadfeed_walls';
export const WALLS_SYNC_KEY = 'roadfeed_walls_sync';
/** Per user; firestore.rules has the same limit. */
export const MAX_WALLS = 20;
/** Of the query that shows a wall, in characters. */
export const MAX_WALL_LENGTH = 2_000;
/** Of a saved drive or a kept wall, in characters. */
export const MAX_NAME_LENGTH = 40;
