/** The provider may require more. */
export const MIN_PASSWORD_LENGTH = 6;
/** firestore.rules has the same limit. */
export const MAX_DISPLAY_NAME_LENGTH = 80;
/** Logging out waits this long for undelivered favorites. */
export const LOG_OUT_FLUSH_MS = 3000;
/** The dialog shows `LOGGED IN` this long. */
export const LOGGED_IN_MS = 2000;
export const RESET_REDIRECT_MS = 3000;
