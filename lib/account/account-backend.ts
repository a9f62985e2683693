/** Somebody who is signed in. */
export interface AccountUser {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
}

/** What went wrong, in our own words: the provider's sentences never reach the screen, and no answer tells whether an address is known. */
export type AccountFailure =
  /** Wrong password, unknown address, disabled account: one answer for all of them. */
  | 'wrong-credentials'
  | 'email-in-use'
  | 'invalid-email'
  /** The provider's password policy refuses it; `AccountError.message` names what it asks for, or is empty. */
  | 'weak-password'
  | 'popup-blocked'
  /** The visitor closed the popup or opened another one: nothing to say. */
  | 'canceled'
  /** The address has an account with another way to sign in. */
  | 'other-method'
  | 'too-many-requests'
  | 'network'
  /** The code of a reset link is unknown, used or expired. */
  | 'reset-code'
  | 'unknown';

export class AccountError extends Error {
  override readonly name = 'AccountError';
  readonly failure: AccountFailure;

  constructor(failure: AccountFailure, message = '', options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** The favorites of one account: `userFavorites/{uid}` (spec 3). */
export interface FavoritesDocument {
  /**
   * Calls back with each list the server has confirmed, null where it has no document. What this browser wrote and the server
   * has not seen yet is not in it. Returns a function that stops it; call it before the person signs out.
   */
  watch(onList: (ids: readonly string[] | null) => void): () => void;
  /**
   * Adds and takes out ids, whatever else the document holds; makes it where there is none. Settles when the server has
   * answered, which is never while there is no network: do not wait for it in the interface.
   * @throws AccountError when the server refuses.
   */
  change(wanted: ReadonlyMap<string, boolean>): Promise<void>;
}

/**
 * Whoever keeps the accounts. Every method that asks the provider rejects with an `AccountError`.
 */
export interface AccountBackend {
  /** Calls back with the first state and with each change, also by another tab; null: nobody is signed in. */
  watchUser(onUser: (user: AccountUser | null) => void): () => void;
  /** @param password At least 6 characters; the provider may ask for more. */
  signUp(account: { email: string; password: string; displayName: string }): Promise<AccountUser>;
  logIn(email: string, password: string): Promise<AccountUser>;
  /** Opens Google's popup before it returns, so call it in the click itself: a browser blocks one that comes later. */
  logInWithGoogle(): Promise<AccountUser>;
  logOut(): Promise<void>;
  /** Asks for the mail with the link. Succeeds for unknown addresses, too. */
  sendPasswordReset(email: string): Promise<void>;
  /** The address the code was sent to. */
  verifyResetCode(code: string): Promise<string>;
  confirmReset(code: string, password: string): Promise<void>;
  /** Loads what talks to the database, and nothing before. */
  openFavorites(uid: string): Promise<FavoritesDocument>;
}

/** Who is signed in, as the screen sees it. */
export type AccountState =
  /** This site has no accounts. */
  | { readonly status: 'none' }
  /** Somebody was signed in here before; whether still is not known yet. */
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: AccountUser };

/** The one session of a page. Nothing of the provider is loaded before somebody is signed in or `load` is called. */
export interface AccountSession {
  /** The same object until something changes. */
  readonly get: () => AccountState;
  readonly subscribe: (onChange: () => void) => () => void;
  /**
   * Loads the backend, once; call it when a dialog opens. Tried again after a failure.
   * @throws AccountError `network` when its code does not come.
   */
  load(): Promise<AccountBackend>;
}
