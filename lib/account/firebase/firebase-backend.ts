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
  verifyPasswordResetCode,
  type Auth,
  type User,
} from 'firebase/auth';
import { AccountError, type AccountBackend, type AccountUser } from '../account-backend';
import { EMULATOR_HOST, type AccountConfig } from '../account-config';
import { toAccountError } from './error-map';
import { openFirebaseApp } from './firebase-app';
import { toPasswordError } from './password-error';

const toUser = ({ uid, email, displayName }: User): AccountUser => ({ uid, email, displayName });

interface BackendOptions {
  /** Preloads Google's popup script on phones and in Safari. False for signed-in users: it delays the first answer. */
  readonly isPopupLikely: boolean;
}

function openAuth(config: AccountConfig, { isPopupLikely }: BackendOptions): Auth {
  const auth = initializeAuth(openFirebaseApp(config), {
    persistence: browserLocalPersistence,
    ...(isPopupLikely && { popupRedirectResolver: browserPopupRedirectResolver }),
  });
  if (config.emulators) {
    connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${config.emulators.auth}`, { disableWarnings: true });
  }
  return auth;
}

/** The accounts of a Firebase project. Import this file lazily: it brings in the auth SDK. */
export function openFirebaseBackend(config: AccountConfig, options: BackendOptions): AccountBackend {
  const auth = openAuth(config, options);
  const users = createUserWatch(auth);
  /** In the background: nothing depends on the profile document. */
  const saveProfile = (user: AccountUser) => {
    openDatabase(auth, config)
      .then(({ db, writeProfile }) => writeProfile(db, user))
      .catch(() => undefined);
    return user;
  };

  return {
    watchUser: users.watch,
    signUp: ({ email, password, displayName }) =>
      withPasswordErrors(auth, password, async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        return saveProfile(await users.setName(user, displayName));
      }),
    logIn: (email, password) =>
      withPasswordErrors(auth, password, async () =>
        toUser((await signInWithEmailAndPassword(auth, email, password)).user),
      ),
    logInWithGoogle: () =>
      withAccountErrors(signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)).then(
        ({ user }) => saveProfile(toUser(user)),
      ),
    logOut: () => withAccountErrors(signOut(auth)),
    sendPasswordReset: (email) =>
      withAccountErrors(
        import('./reset-mail').then(({ requestResetMail }) => requestResetMail(auth.app, config, email)),
      ),
    verifyResetCode: (code) => withAccountErrors(verifyPasswordResetCode(auth, code)),
    confirmReset: (code, password) =>
      withPasswordErrors(auth, password, () => confirmPasswordReset(auth, code, password)),
    openFavorites: async (uid, name) => {
      try {
        const { db, openFavoritesDocument } = await openDatabase(auth, config);
        return openFavoritesDocument(db, uid, name);
      } catch (error) {
        throw new AccountError('network', '', { cause: error });
      }
    },
  };
}

async function openDatabase({ app }: Auth, { emulators, appCheckKey }: AccountConfig) {
  const [firestore, appCheck] = await Promise.all([import('./firestore'), appCheckKey ? import('./app-check') : null]);
  const { openFirestore, openFavoritesDocument, writeProfile } = firestore;
  // Before the database is opened, so its first request has the proof.
  if (appCheckKey) appCheck?.startAppCheck(app, appCheckKey);
  return { db: openFirestore(app, emulators?.firestore), openFavoritesDocument, writeProfile };
}

/** Watches the user, also for a new name, which the SDK does not report. */
function createUserWatch(auth: Auth) {
  const listeners = new Set<(user: AccountUser | null) => void>();
  return {
    watch: (onUser: (user: AccountUser | null) => void) => {
      listeners.add(onUser);
      const stop = onAuthStateChanged(auth, (user) => onUser(user && toUser(user)));
      return () => {
        listeners.delete(onUser);
        stop();
      };
    },
    setName: async (user: User, displayName: string): Promise<AccountUser> => {
      // If this fails, the account exists anyway: the user must not have to sign up again.
      await updateProfile(user, { displayName }).catch(() => undefined);
      const named = { ...toUser(user), displayName };
      if (auth.currentUser?.uid === user.uid) listeners.forEach((notify) => notify(named));
      return named;
    },
  };
}

async function withAccountErrors<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request;
  } catch (error) {
    throw toAccountError(error);
  }
}

async function withPasswordErrors<Result>(
  auth: Auth,
  password: string,
  request: () => Promise<Result>,
): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    throw await toPasswordError(auth, password, error);
  }
}
