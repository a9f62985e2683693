/** The provider may require more. */
export const MIN_PASSWORD_LENGTH = 6;
/** firestore.rules has the same limit. */
export const MAX_DISPLAY_NAME_LENGTH = 80;
/** How long logging out waits for undelivered favorites. */
export const LOG_OUT_FLUSH_MS = 2000;
/** How long the dialog shows `LOGGED IN`. */
export const LOGGED_IN_MS = 2000;
/** How long the reset page shows its success before going home. */
export const RESET_REDIRECT_MS = 3000;
