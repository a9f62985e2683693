import { GoogleAuthProvider, onAuthStateChanged, reload, updateProfile, type Auth, type User } from 'firebase/auth';
import { AccountError, type AccountBackend, type AccountUser, type SessionEnd } from '../account-backend';
import { getErrorCode } from './account-errors';

export const toUser = ({ uid, email, displayName, emailVerified, providerData }: User): AccountUser => ({
  uid,
  email,
  displayName,
  isVerified: emailVerified || providerData.some(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID),
});

const ENDS: Readonly<Record<string, SessionEnd>> = {
  'auth/user-disabled': 'disabled',
  'auth/user-token-expired': 'ended',
  'auth/user-not-found': 'ended',
};

/** Undefined after a logout: the user's token can still be renewed. */
async function findEnd(user: User): Promise<SessionEnd | undefined> {
  try {
    await user.getIdToken(true);
    return undefined;
  } catch (error) {
    return ENDS[getErrorCode(error)];
  }
}

/** The rules read the token, which may predate the confirmed email by an hour. */
async function renewToken(user: User): Promise<void> {
  const { claims, signInProvider } = await user.getIdTokenResult();
  const isVerified = claims.email_verified === true || signInProvider === GoogleAuthProvider.PROVIDER_ID;
  if (!isVerified) await user.getIdToken(true);
}

type Listener = Parameters<AccountBackend['watchUser']>[0];

/** Also reports a new name, a confirmed email, and why a session ended, which the SDK does not. */
export class UserWatch {
  private readonly listeners = new Set<Listener>();
  private known: AccountUser | null | undefined;
  private before: User | null = null;
  private isLeaving = false;

  constructor(
    private readonly auth: Auth,
    private readonly onVerified: (user: AccountUser) => void,
  ) {
    onAuthStateChanged(auth, (user) => {
      this.report(user && toUser(user));
      if (user === null && this.before && !this.isLeaving) void this.tellEnd(this.before);
      this.isLeaving = false;
      this.before = user;
    });
    // The confirmation link opens in another tab.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && this.known?.isVerified === false) {
        this.check().catch(() => undefined);
      }
    });
  }

  watch(onUser: Listener): () => void {
    this.listeners.add(onUser);
    if (this.known !== undefined) onUser(this.known);
    return () => this.listeners.delete(onUser);
  }

  async leave(end: () => Promise<void>): Promise<void> {
    this.isLeaving = true;
    try {
      await end();
    } catch (error) {
      this.isLeaving = false;
      throw error;
    }
  }

  async check(): Promise<void> {
    const { currentUser } = this.auth;
    if (!currentUser) return;
    await reload(currentUser);
    const user = toUser(currentUser);
    if (user.isVerified) await renewToken(currentUser);
    if (this.auth.currentUser !== currentUser) return;
    this.report(user);
    if (user.isVerified) this.onVerified(user);
  }

  async setName(user: User, displayName: string): Promise<AccountUser> {
    // The account exists even if this fails.
    await updateProfile(user, { displayName }).catch(() => undefined);
    const named = { ...toUser(user), displayName };
    if (this.auth.currentUser?.uid === user.uid) this.report(named);
    return named;
  }

  async awaitVerified(uid: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const stop = this.watch((user) => {
        if (user?.uid === uid && !user.isVerified) return;
        queueMicrotask(() => stop());
        if (user?.uid === uid) resolve();
        else reject(new AccountError('unknown'));
      });
    });
    // A network error: Firestore waits for the network as well.
    if (this.auth.currentUser) await renewToken(this.auth.currentUser).catch(() => undefined);
  }

  private report(user: AccountUser | null, end?: SessionEnd): void {
    this.known = user;
    for (const notify of [...this.listeners]) notify(user, end);
  }

  private async tellEnd(user: User): Promise<void> {
    const end = await findEnd(user);
    if (end && this.auth.currentUser === null) this.report(null, end);
  }
}
