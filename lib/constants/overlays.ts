/** The simulated loading ends at a random time between these two, milliseconds (spec 4 and 9). */
export const LOADING_MIN_MS = 2_500;
export const LOADING_MAX_MS = 3_000;
/** Its percentage is drawn anew this often. */
export const LOADING_TICK_MS = 50;
/** Its message changes this often. */
export const LOADING_MESSAGE_MS = 1_000;

/** After ONE MOMENT appears the view changes, and a while later the overlay goes (spec 4 and 9). */
export const VIEW_CHANGE_MS = 200;
export const OVERLAY_LEAVE_MS = 300;

/** The longest wait of the main screen for the answer who is signed in. */
export const ACCOUNT_WAIT_MS = 3000;
