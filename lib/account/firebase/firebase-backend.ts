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
  sendEmailVerification,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  verifyPasswordResetCode,
  type Auth,
  type User,
} from 'firebase/auth';
import { AccountError, type AccountBackend, type AccountUser } from '../account-backend';
import { ACCOUNT_CONFIG, EMULATOR_HOST } from '../account-config';
import type { AccountConfig } from '../read-account-config';
import { withAccountErrors, withPasswordErrors } from './account-errors';
import { deleteAccount } from './delete-account';
import { openFirebaseApp } from './firebase-app';
import { toUser, UserWatch } from './watch-user';

function openAuth(config: AccountConfig, isPopupLikely: boolean): Auth {
  const auth = initializeAuth(openFirebaseApp(config), {
    persistence: browserLocalPersistence,
    ...(isPopupLikely && { popupRedirectResolver: browserPopupRedirectResolver }),
  });
  if (config.emulators) {
    connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${config.emulators.auth}`, { disableWarnings: true });
  }
  return auth;
}

async function openDatabase({ app }: Auth, { emulators, appCheckKey }: AccountConfig) {
  const [firestore, appCheck] = await Promise.all([
    import('./firestore'),
    appCheckKey ? import('firebase/app-check') : null,
  ]);
  // The first database request needs the token. Loads Google's reCAPTCHA.
  if (appCheckKey && appCheck) {
    const provider = new appCheck.ReCaptchaEnterpriseProvider(appCheckKey);
    appCheck.initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  }
  return { firestore, db: firestore.openFirestore(app, emulators?.firestore) };
}

const mailVerification = async (user: User | null) => {
  if (user) await sendEmailVerification(user, { url: window.location.origin });
};

type NewAccount = Parameters<AccountBackend['signUp']>[0];

async function signUp(auth: Auth, users: UserWatch, { email, password, displayName }: NewAccount) {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  mailVerification(user).catch(() => undefined);
  return users.setName(user, displayName);
}

/**
 * Import lazily: it contains the auth SDK. @param isPopupLikely Preloads Google's popup script on phones and in Safari.
 * False for signed-in users: it delays the first answer.
 */
export function openFirebaseBackend(options: { isPopupLikely: boolean }, config = ACCOUNT_CONFIG): AccountBackend {
  const auth = openAuth(config, options.isPopupLikely);
  const open = () => openDatabase(auth, config);
  const saveProfile = (user: AccountUser) => {
    if (!user.isVerified) return;
    open()
      .then(({ firestore, db }) => firestore.writeProfile(db, user))
      .catch(() => undefined);
  };
  const users = new UserWatch(auth, saveProfile);
  const accept = (user: User) => {
    saveProfile(toUser(user));
    return toUser(user);
  };
  return {
    watchUser: (onUser) => users.watch(onUser),
    signUp: (account) => withPasswordErrors(auth, account.password, signUp(auth, users, account)),
    logIn: (email, password) =>
      withPasswordErrors(auth, password, signInWithEmailAndPassword(auth, email, password)).then(({ user }) =>
        accept(user),
      ),
    logInWithGoogle: () =>
      withAccountErrors(signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)).then(
        (credential) => {
          accept(credential.user);
          return { isNew: getAdditionalUserInfo(credential)?.isNewUser ?? false };
        },
      ),
    logOut: () => withAccountErrors(users.leave(() => signOut(auth))),
    sendVerification: () => withAccountErrors(mailVerification(auth.currentUser)),
    checkVerification: () => withAccountErrors(users.check()),
    getProof: () =>
      auth.currentUser?.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID)
        ? 'password'
        : 'google',
    deleteAccount: (password, canceled) => {
      const user = auth.currentUser;
      if (user === null) return Promise.reject(new AccountError('unknown'));
      const deleteDocuments = () => open().then(({ firestore, db }) => firestore.deleteDocuments(db, user.uid));
      return users.leave(() => deleteAccount(user, password, deleteDocuments, canceled));
    },
    sendPasswordReset: (email) =>
      withAccountErrors(
        import('./reset-mail').then(({ requestResetMail }) => requestResetMail(auth.app, config, email)),
      ),
    verifyResetCode: (code) => withAccountErrors(verifyPasswordResetCode(auth, code)),
    confirmReset: (code, password) => withPasswordErrors(auth, password, confirmPasswordReset(auth, code, password)),
    openFavorites: async (uid, name) => {
      const { firestore, db } = await open();
      const document = firestore.openFavoritesDocument(db, uid, name);
      return {
        ...document,
        change: (changes) => users.awaitVerified(uid).then(() => document.change(changes)),
        arrange: (order) => users.awaitVerified(uid).then(() => document.arrange(order)),
      };
    },
  };
}
