export interface AccountUser {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  /** An unverified account stores nothing; changes stay on this device. */
  readonly isVerified: boolean;
}

/** The provider's messages are never shown, and no failure reveals whether an email has an account. */
export type AccountFailure =
  | 'wrong-credentials'
  | 'disabled'
  | 'email-in-use'
  | 'invalid-email'
  /** `AccountError.message` lists the requirements, or is empty. */
  | 'weak-password'
  | 'short-password'
  | 'different-passwords'
  | 'popup-blocked'
  | 'canceled'
  | 'other-method'
  | 'other-account'
  | 'half-deleted'
  | 'too-many-requests'
  | 'network'
  | 'reset-code'
  | 'no-reset-code'
  | 'unknown';

/** `ended`: the account was deleted or has a new password. */
export type SessionEnd = 'disabled' | 'ended';

export class AccountError extends Error {
  override readonly name = 'AccountError';
  readonly failure: AccountFailure;

  constructor(failure: AccountFailure, message = '', options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** One document each, such as `userDrives/{uid}`. */
export type FavoritesName = 'favorites' | 'drives' | 'walls';

export interface FavoritesDocument {
  /** Reports each list the server confirms, or null without one. Stop watching before the user signs out. */
  watch(onList: (ids: readonly unknown[] | null) => void): () => void;
  /**
   * Does not settle offline or while unverified, so the UI must not wait. @throws AccountError if the server rejects
   * it.
   */
  change(changes: ReadonlyMap<string, boolean>): Promise<void>;
  arrange(order: readonly string[]): Promise<void>;
}

export interface AccountBackend {
  /** `end` follows a null user if the provider ended the session. */
  watchUser(onUser: (user: AccountUser | null, end?: SessionEnd) => void): () => void;
  /** @param password At least 6 characters; the provider may require more. */
  signUp(account: { email: string; password: string; displayName: string }): Promise<AccountUser>;
  logIn(email: string, password: string): Promise<AccountUser>;
  /** Opens the Google popup synchronously: call it in a click handler. */
  logInWithGoogle(): Promise<{ readonly isNew: boolean }>;
  logOut(): Promise<void>;
  sendVerification(): Promise<void>;
  checkVerification(): Promise<void>;
  getProof(): 'password' | 'google';
  /**
   * Deletes the documents, then the account. @param password Null opens the Google popup synchronously: call it in a
   * click handler. @param canceled Keeps the account until anything is deleted.
   */
  deleteAccount(password: string | null, canceled: AbortSignal): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  verifyResetCode(code: string): Promise<string>;
  confirmReset(code: string, password: string): Promise<void>;
  openFavorites(uid: string, name: FavoritesName): Promise<FavoritesDocument>;
}

export type AccountState =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out'; readonly ended?: SessionEnd }
  | { readonly status: 'signed-in'; readonly user: AccountUser };

export interface AccountSession {
  readonly get: () => AccountState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Can be retried after a failure. @throws AccountError `network` if the code cannot be loaded. */
  load(): Promise<AccountBackend>;
}
