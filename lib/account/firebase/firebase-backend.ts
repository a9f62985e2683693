import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  initializeAuth,
  onAuthStateChanged,
  reload,
  sendEmailVerification,
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
import { deleteAccount } from './delete-account';
import { toAccountError } from './error-map';
import { openFirebaseApp } from './firebase-app';
import { toPasswordError } from './password-error';
import { createSessionEnds } from './session-end';

const toUser = ({ uid, email, displayName, emailVerified, providerData }: User): AccountUser => ({
  uid,
  email,
  displayName,
  isVerified: emailVerified || providerData.some(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID),
});

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

/** Import lazily: it contains the auth SDK. */
export function openFirebaseBackend(config: AccountConfig, options: BackendOptions): AccountBackend {
  const auth = openAuth(config, options);
  const saveProfile = (user: AccountUser) => {
    if (!user.isVerified) return user;
    openDatabase(auth, config)
      .then(({ db, writeProfile }) => writeProfile(db, user))
      .catch(() => undefined);
    return user;
  };
  const users = createUserWatch(auth, saveProfile);
  const mailVerification = (user: User | null) =>
    user ? sendEmailVerification(user, { url: window.location.origin }) : Promise.resolve();

  return {
    ...endMethods(auth, config, users.watch),
    signUp: ({ email, password, displayName }) =>
      withPasswordErrors(auth, password, async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        mailVerification(user).catch(() => undefined);
        return users.setName(user, displayName);
      }),
    logIn: (email, password) =>
      withPasswordErrors(auth, password, async () =>
        saveProfile(toUser((await signInWithEmailAndPassword(auth, email, password)).user)),
      ),
    logInWithGoogle: () =>
      withAccountErrors(signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)).then(
        (credential) => {
          saveProfile(toUser(credential.user));
          return { isNew: getAdditionalUserInfo(credential)?.isNewUser ?? false };
        },
      ),
    sendVerification: () => withAccountErrors(mailVerification(auth.currentUser)),
    checkVerification: () => withAccountErrors(users.check()),
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
        const document = openFavoritesDocument(db, uid, name);
        return {
          ...document,
          change: async (changes) => {
            await users.awaitVerified(uid);
            await document.change(changes);
          },
        };
      } catch (error) {
        throw new AccountError('network', '', { cause: error });
      }
    },
  };
}

type UserWatch = (onUser: (user: AccountUser | null) => void) => () => void;

function endMethods(
  auth: Auth,
  config: AccountConfig,
  watchUser: UserWatch,
): Pick<AccountBackend, 'watchUser' | 'logOut' | 'getProof' | 'deleteAccount'> {
  const ends = createSessionEnds(auth);
  return {
    watchUser: (onUser) => {
      const stops = [watchUser(onUser), ends.watch((end) => onUser(null, end))];
      return () => stops.forEach((stop) => stop());
    },
    logOut: () => withAccountErrors(ends.leave(() => signOut(auth))),
    getProof: () =>
      auth.currentUser?.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID)
        ? 'password'
        : 'google',
    deleteAccount: (password, canceled) => {
      const user = auth.currentUser;
      if (user === null) return Promise.reject(new AccountError('unknown'));
      const deleteDocuments = () =>
        openDatabase(auth, config).then((opened) => opened.deleteDocuments(opened.db, user.uid));
      return ends.leave(() => deleteAccount(user, password, deleteDocuments, canceled));
    },
  };
}

async function openDatabase({ app }: Auth, { emulators, appCheckKey }: AccountConfig) {
  const [firestore, appCheck] = await Promise.all([import('./firestore'), appCheckKey ? import('./app-check') : null]);
  const { openFirestore, openFavoritesDocument, writeProfile, deleteDocuments } = firestore;
  // The first database request needs the App Check token.
  if (appCheckKey) appCheck?.startAppCheck(app, appCheckKey);
  return { db: openFirestore(app, emulators?.firestore), openFavoritesDocument, writeProfile, deleteDocuments };
}

/** Also reports a new name or confirmed email, which the SDK does not. */
function createUserWatch(auth: Auth, onVerified: (user: AccountUser) => void) {
  const listeners = new Set<(user: AccountUser | null) => void>();
  let known: AccountUser | null | undefined;
  const report = (user: AccountUser | null) => {
    known = user;
    listeners.forEach((notify) => notify(user));
  };
  onAuthStateChanged(auth, (user) => report(user && toUser(user)));

  const check = async () => {
    const { currentUser } = auth;
    if (!currentUser) return;
    await reload(currentUser);
    const user = toUser(currentUser);
    if (user.isVerified) await renewToken(currentUser);
    if (auth.currentUser !== currentUser) return;
    report(user);
    if (user.isVerified) onVerified(user);
  };
  // The confirmation link opens in another tab.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && known?.isVerified === false) check().catch(() => undefined);
  });
  return {
    check,
    watch: (onUser: (user: AccountUser | null) => void) => {
      listeners.add(onUser);
      if (known !== undefined) onUser(known);
      return () => listeners.delete(onUser);
    },
    setName: async (user: User, displayName: string): Promise<AccountUser> => {
      // The account exists even if this fails.
      await updateProfile(user, { displayName }).catch(() => undefined);
      const named = { ...toUser(user), displayName };
      if (auth.currentUser?.uid === user.uid) report(named);
      return named;
    },
    /** Resolves once the user may write. Rejects on sign-out. */
    awaitVerified: async (uid: string): Promise<void> => {
      if (known?.uid !== uid || !known.isVerified) {
        await new Promise<void>((resolve, reject) => {
          const follow = (user: AccountUser | null) => {
            if (user?.uid === uid && !user.isVerified) return;
            listeners.delete(follow);
            if (user?.uid === uid) resolve();
            else reject(new AccountError('unknown'));
          };
          listeners.add(follow);
        });
      }
      // A network error: Firestore waits for the network as well.
      if (auth.currentUser) await renewToken(auth.currentUser).catch(() => undefined);
    },
  };
}

/** The rules read the token, which may predate the confirmed email by an hour. */
async function renewToken(user: User): Promise<void> {
  const { claims, signInProvider } = await user.getIdTokenResult();
  const isVerified = claims.email_verified === true || signInProvider === GoogleAuthProvider.PROVIDER_ID;
  if (!isVerified) await user.getIdToken(true);
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
