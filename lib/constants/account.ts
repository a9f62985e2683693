/** Least length of a password (spec 5); the provider may ask for more. */
export const MIN_PASSWORD_LENGTH = 6;
/** Greatest length of a display name, which the rules of the database demand, too. */
export const MAX_DISPLAY_NAME_LENGTH = 80;
/** How long logging out waits for favorites that the account has not heard of yet. */
export const LOG_OUT_FLUSH_MS = 2000;
/** How long `LOGGED IN` stands over the dialog (spec 9). */
export const LOGGED_IN_MS = 2000;
/** How long the reset page shows its success before it leads home (spec 9). */
export const RESET_REDIRECT_MS = 3000;
