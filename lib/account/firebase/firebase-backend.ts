import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  validatePassword,
  verifyPasswordResetCode,
  type Auth,
  type User,
} from 'firebase/auth';
import { AccountError, type AccountBackend, type AccountUser } from '../account-backend';
import type { AccountConfig } from '../account-config';
import { EMULATOR_HOST } from './emulator-host';
import { accountError, codeOf } from './error-map';
import { openFirebaseApp } from './firebase-app';
import { policyInWords } from './password-policy';

const toUser = ({ uid, email, displayName }: User): AccountUser => ({ uid, email, displayName });

/** What the provider asks of every password, where the project has no policy of its own. */
const LEAST_IN_WORDS = 'at least 6 characters';

/** A password that the project's policy refuses comes with what the policy asks for; it has been loaded anew by then. */
async function passwordError(auth: Auth, password: string, error: unknown): Promise<AccountError> {
  const code = codeOf(error);
  if (code === 'auth/weak-password') return accountError(error, LEAST_IN_WORDS);
  if (code !== 'auth/password-does-not-meet-requirements') return accountError(error);
  try {
    const { passwordPolicy } = await validatePassword(auth, password);
    return accountError(error, policyInWords(passwordPolicy));
  } catch {
    return accountError(error);
  }
}

interface BackendOptions {
  /**
   * Whether somebody is about to sign in. On phones and in Safari the SDK then prepares Google's popup beforehand, which loads a
   * program of Google's and delays the first answer: people who are signed in already shall have neither.
   */
  readonly isPopupLikely: boolean;
}

function openAuth(config: AccountConfig, { isPopupLikely }: BackendOptions): Auth {
  const auth = initializeAuth(openFirebaseApp(config), {
    persistence: browserLocalPersistence,
    ...(isPopupLikely && { popupRedirectResolver: browserPopupRedirectResolver }),
  });
  if (config.emulators) {
    connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${String(config.emulators.auth)}`, { disableWarnings: true });
  }
  return auth;
}

/** The accounts of a project of Firebase. Importing this file brings the SDK's part for accounts: do it lazily. */
export function openFirebaseBackend(config: AccountConfig, options: BackendOptions): AccountBackend {
  const auth = openAuth(config, options);
  const listeners = new Set<(user: AccountUser | null) => void>();

  const openDatabase = async () => {
    const { loadFirestore } = await import('./firestore');
    return loadFirestore(auth.app, config.emulators?.firestore);
  };
  /** Nobody waits for it, and nothing depends on it. */
  const keepProfile = (user: AccountUser) => {
    Promise.all([openDatabase(), import('./profile-document')])
      .then(([db, { writeProfile }]) => writeProfile(db, user))
      .catch(() => undefined);
    return user;
  };
  /** The SDK says nothing when a name is changed. */
  const tellName = (user: AccountUser) => {
    if (auth.currentUser?.uid === user.uid) listeners.forEach((tell) => tell(user));
  };
  const nameUser = async (user: User, displayName: string): Promise<AccountUser> => {
    // The account is there: whether it has got its name, too, must not make anybody sign up again.
    await updateProfile(user, { displayName }).catch(() => undefined);
    const named = { ...toUser(user), displayName };
    tellName(named);
    return named;
  };

  return {
    watchUser: (onUser) => {
      listeners.add(onUser);
      const stop = onAuthStateChanged(auth, (user) => onUser(user && toUser(user)));
      return () => {
        listeners.delete(onUser);
        stop();
      };
    },
    signUp: async ({ email, password, displayName }) => {
      try {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        return keepProfile(await nameUser(user, displayName));
      } catch (error) {
        throw await passwordError(auth, password, error);
      }
    },
    logIn: async (email, password) => {
      try {
        return toUser((await signInWithEmailAndPassword(auth, email, password)).user);
      } catch (error) {
        throw await passwordError(auth, password, error);
      }
    },
    logInWithGoogle: () =>
      signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver).then(
        ({ user }) => keepProfile(toUser(user)),
        (error: unknown) => {
          throw accountError(error);
        },
      ),
    logOut: () => asAccountError(signOut(auth)),
    sendPasswordReset: (email) =>
      asAccountError(import('./reset-mail').then(({ askForResetMail }) => askForResetMail(auth.app, config, email))),
    verifyResetCode: (code) => asAccountError(verifyPasswordResetCode(auth, code)),
    confirmReset: async (code, password) => {
      try {
        await confirmPasswordReset(auth, code, password);
      } catch (error) {
        throw await passwordError(auth, password, error);
      }
    },
    openFavorites: async (uid) => {
      try {
        const [db, { openFavoritesDocument }] = await Promise.all([openDatabase(), import('./favorites-document')]);
        return openFavoritesDocument(db, uid);
      } catch (error) {
        // Its code did not come.
        throw new AccountError('network', '', { cause: error });
      }
    },
  };
}

async function asAccountError<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    throw accountError(error);
  }
}
