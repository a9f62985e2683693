export interface AccountUser {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  /** Until the email is confirmed, the account stores nothing: what the user changes stays on this device. */
  readonly isVerified: boolean;
}

/** Our own error codes: the provider's messages are never shown, and no code reveals whether an email has an account. */
export type AccountFailure =
  /** Wrong password or unknown email. */
  | 'wrong-credentials'
  /** The operator has disabled the account. */
  | 'disabled'
  | 'email-in-use'
  | 'invalid-email'
  /** The provider's policy rejects it. `AccountError.message` lists the requirements, or is empty. */
  | 'weak-password'
  | 'popup-blocked'
  | 'canceled'
  | 'other-method'
  /** Google was asked who it is, and it is somebody else. */
  | 'other-account'
  /** The documents are deleted, but the account is not. */
  | 'half-deleted'
  | 'too-many-requests'
  | 'network'
  | 'reset-code'
  | 'unknown';

/** Why the provider logged a user out: the operator disabled the account, or it is gone or has a new password. */
export type SessionEnd = 'disabled' | 'ended';

export class AccountError extends Error {
  override readonly name = 'AccountError';
  readonly failure: AccountFailure;

  constructor(failure: AccountFailure, message = '', options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** Favorite cameras, saved drives, or kept walls: one document each, as `userDrives/{uid}`. */
export type FavoritesName = 'favorites' | 'drives' | 'walls';

export interface FavoritesDocument {
  /** Reports each list the server confirms, or null without a document. Stop watching before the user signs out. */
  watch(onList: (ids: readonly string[] | null) => void): () => void;
  /** Never settles offline or while the user is not verified, so don't make the UI wait. @throws AccountError if the server rejects it. */
  change(changes: ReadonlyMap<string, boolean>): Promise<void>;
}

/** The account provider. Methods that call it reject with an `AccountError`. */
export interface AccountBackend {
  /** `end` comes later than null, if the provider ended the session. */
  watchUser(onUser: (user: AccountUser | null, end?: SessionEnd) => void): () => void;
  /** @param password At least 6 characters; the provider may require more. */
  signUp(account: { email: string; password: string; displayName: string }): Promise<AccountUser>;
  logIn(email: string, password: string): Promise<AccountUser>;
  /** Opens the Google popup synchronously. Call it in a click handler, or browsers block it. */
  logInWithGoogle(): Promise<{ readonly isNew: boolean }>;
  logOut(): Promise<void>;
  /** Mails another link that confirms the email of the signed-in user. */
  sendVerification(): Promise<void>;
  /** Asks whether the link was opened. If so, the watchers hear of it. */
  checkVerification(): Promise<void>;
  /** How the signed-in user shows who they are. */
  getProof(): 'password' | 'google';
  /**
   * Deletes the documents of the signed-in user, then the account.
   * @param password Null opens the Google popup synchronously: call it in a click handler, or browsers block it.
   * @param canceled Keeps the account until anything is deleted.
   */
  deleteAccount(password: string | null, canceled: AbortSignal): Promise<void>;
  /** Succeeds for unknown emails, too. */
  sendPasswordReset(email: string): Promise<void>;
  /** The email that the code was sent to. */
  verifyResetCode(code: string): Promise<string>;
  confirmReset(code: string, password: string): Promise<void>;
  openFavorites(uid: string, name: FavoritesName): Promise<FavoritesDocument>;
}

export type AccountState =
  | { readonly status: 'none' }
  /** A user was signed in before; whether they still are is not known yet. */
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out'; readonly ended?: SessionEnd }
  | { readonly status: 'signed-in'; readonly user: AccountUser };

/** The session of a page. Loads no provider code until a user is signed in or `load` is called. */
export interface AccountSession {
  readonly get: () => AccountState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Can be retried after a failure. @throws AccountError `network` if the code cannot be loaded. */
  load(): Promise<AccountBackend>;
}
