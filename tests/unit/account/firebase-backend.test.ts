/** @jest-environment jsdom */
import type { AccountUser } from '@/lib/account/account-backend';
import type { openFirebaseBackend as OpenFirebaseBackend } from '@/lib/account/firebase/firebase-backend';
import { PROJECT } from '@/tests/support/fake-backend';
import { settle } from '@/tests/support/favorites-world';

const mockAuth: { app: object; currentUser: object | null } = { app: {}, currentUser: { uid: 'ada' } };
const mockTold: ((user: object | null) => void)[] = [];
const mockSdk = {
  browserLocalPersistence: 'local',
  browserPopupRedirectResolver: 'popup',
  initializeAuth: jest.fn((_app: object, _options: object) => mockAuth),
  GoogleAuthProvider: Object.assign(jest.fn(), { PROVIDER_ID: 'google.com' }),
  onAuthStateChanged: (_auth: unknown, onUser: (user: object | null) => void) => {
    mockTold.push(onUser);
    return () => {};
  },
  createUserWithEmailAndPassword: jest.fn(),
  getAdditionalUserInfo: jest.fn(),
  updateProfile: jest.fn(),
  reload: jest.fn(),
  sendEmailVerification: jest.fn(),
  signInWithEmailAndPassword: jest.fn(),
  signInWithPopup: jest.fn(),
  signOut: jest.fn(),
  validatePassword: jest.fn(),
  verifyPasswordResetCode: jest.fn(),
  confirmPasswordReset: jest.fn(),
};
jest.mock('firebase/auth', () => mockSdk);
jest.mock('firebase/app', () => ({ getApps: () => [], initializeApp: () => mockAuth.app }));

/** Arguments the database was opened with, in order. */
const mockOpened: string[] = [];
jest.mock('firebase/app-check', () => {
  mockOpened.push('App Check code');
  return {
    ReCaptchaEnterpriseProvider: class {
      constructor(readonly key: string) {}
    },
    initializeAppCheck: (_app: object, { provider }: { provider: { key: string } }) =>
      mockOpened.push(`App Check with ${provider.key}`),
  };
});

const mockWriteProfile = jest.fn<Promise<void>, [db: unknown, user: AccountUser]>();
const mockChange = jest.fn(() => Promise.resolve());
jest.mock('@/lib/account/firebase/firestore', () => ({
  openFirestore: () => {
    mockOpened.push('database');
    return 'database';
  },
  writeProfile: (db: unknown, user: AccountUser) => mockWriteProfile(db, user),
  openFavoritesDocument: () => ({ watch: () => () => {}, change: mockChange }),
}));

/** As the SDK has her, and as the backend reports her. */
const ADA = { uid: 'ada', email: 'ada@roadfeed.example', displayName: null, emailVerified: false, providerData: [] };
const REPORTED = { uid: 'ada', email: ADA.email, displayName: null, isVerified: false };
const ACCOUNT = { email: ADA.email, password: 'secret1', displayName: 'Ada' };
/** Imported after the mocks above are set up. */
let openFirebaseBackend: typeof OpenFirebaseBackend;

beforeAll(async () => {
  ({ openFirebaseBackend } = await import('@/lib/account/firebase/firebase-backend'));
});

const open = () => openFirebaseBackend({ isPopupLikely: true }, PROJECT);
const sdkError = (code: string) => Object.assign(new Error(code), { code });

beforeEach(() => {
  mockTold.length = 0;
  mockOpened.length = 0;
  mockSdk.createUserWithEmailAndPassword.mockResolvedValue({ user: ADA });
  mockSdk.updateProfile.mockResolvedValue(undefined);
  mockSdk.sendEmailVerification.mockResolvedValue(undefined);
  mockSdk.reload.mockResolvedValue(undefined);
  mockWriteProfile.mockResolvedValue();
  mockAuth.currentUser = { uid: 'ada' };
});

test('opens the popup before the call returns', () => {
  mockSdk.signInWithPopup.mockReturnValue(new Promise(() => {}));
  void open().logInWithGoogle();

  expect(mockSdk.signInWithPopup).toHaveBeenCalledTimes(1);
});

test.each([
  [true, { persistence: 'local', popupRedirectResolver: 'popup' }],
  [false, { persistence: 'local' }],
])('prepares the popup only if a sign-in is likely (%p)', (isPopupLikely, options) => {
  openFirebaseBackend({ isPopupLikely }, PROJECT);

  expect(mockSdk.initializeAuth).toHaveBeenCalledWith(mockAuth.app, options);
});

test('App Check comes with the database, before it, and only with a site key', async () => {
  mockSdk.signInWithEmailAndPassword.mockResolvedValue({ user: ADA });
  const backend = openFirebaseBackend({ isPopupLikely: false }, { ...PROJECT, appCheckKey: '6Lkey' });
  await backend.logIn(ADA.email, 'secret1');
  await open().openFavorites('ada', 'favorites');
  expect(mockOpened).toEqual(['database']);
  mockOpened.length = 0;

  await backend.openFavorites('ada', 'favorites');
  expect(mockOpened).toEqual(['App Check code', 'App Check with 6Lkey', 'database']);
});

test.each([true, false])('says whether a login with Google is the first: %p', async (isNewUser) => {
  mockSdk.signInWithPopup.mockResolvedValue({ user: ADA });
  mockSdk.getAdditionalUserInfo.mockReturnValue({ isNewUser });

  await expect(open().logInWithGoogle()).resolves.toEqual({ isNew: isNewUser });
});

const tellAll = (user: object | null) => mockTold.forEach((tell) => tell(user));

test.each([
  ['auth/user-disabled', [[null], [null, 'disabled']]],
  ['auth/user-token-expired', [[null], [null, 'ended']]],
  ['auth/network-request-failed', [[null]]],
])('finds out why a session ended: %s', async (code, told) => {
  const seen: unknown[] = [];
  open().watchUser((...answer) => seen.push(answer));
  tellAll({ ...ADA, getIdToken: () => Promise.reject(sdkError(code)) });
  seen.length = 0;
  mockAuth.currentUser = null;
  tellAll(null);
  await settle();

  expect(seen).toEqual(told);
});

test('logging out, here or in another tab, does not report an ended session', async () => {
  const seen = jest.fn();
  const backend = open();
  backend.watchUser(seen);
  const getIdToken = jest.fn(() => Promise.resolve('token'));
  tellAll({ ...ADA, getIdToken });
  tellAll(null);
  await settle();
  expect(getIdToken).toHaveBeenCalledTimes(1);

  tellAll({ ...ADA, getIdToken });
  await backend.logOut();
  tellAll(null);
  await settle();
  expect(getIdToken).toHaveBeenCalledTimes(1);
  expect(seen.mock.calls.filter(([, end]: unknown[]) => end !== undefined)).toEqual([]);
});

test('signing up sets and reports the name and emails a link', async () => {
  const seen = jest.fn();
  const backend = open();
  backend.watchUser(seen);
  await expect(backend.signUp(ACCOUNT)).resolves.toEqual({ ...REPORTED, displayName: 'Ada' });

  expect(mockSdk.updateProfile).toHaveBeenCalledWith(ADA, { displayName: 'Ada' });
  expect(seen).toHaveBeenLastCalledWith({ ...REPORTED, displayName: 'Ada' }, undefined);
  expect(mockSdk.sendEmailVerification).toHaveBeenCalledWith(ADA, { url: window.location.origin });
  expect(mockWriteProfile).not.toHaveBeenCalled();
});

test('logging in saves the profile in the background', async () => {
  const written = new Promise((resolve) => {
    mockWriteProfile.mockImplementation((...given) => {
      resolve(given);
      return Promise.reject(new Error('offline'));
    });
  });
  mockSdk.signInWithEmailAndPassword.mockResolvedValue({ user: { ...ADA, emailVerified: true } });
  await open().logIn(ADA.email, 'secret1');
  await expect(written).resolves.toEqual(['database', { ...REPORTED, isVerified: true }]);
});

/** Ada's page, whose token is from before she confirmed her email, with a change that waits. */
async function openUnverified() {
  const user = {
    ...ADA,
    getIdTokenResult: () => Promise.resolve({ claims: { email_verified: false }, signInProvider: 'password' }),
    getIdToken: jest.fn(() => Promise.resolve('token')),
  };
  mockAuth.currentUser = user;
  const backend = open();
  const tell = (told: object | null) => mockTold.forEach((onUser) => onUser(told));
  tell(user);
  const document = await backend.openFavorites('ada', 'favorites');
  return { user, tell, sent: document.change(new Map([['a', true]])) };
}

test('an unverified user who returns to the page is reloaded', async () => {
  const { user, sent } = await openUnverified();
  user.emailVerified = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await sent;
  expect(mockSdk.reload).toHaveBeenCalledWith(user);
  expect(mockChange).toHaveBeenCalledWith(new Map([['a', true]]));
});

test('what an unverified user changed is not sent after they signed out', async () => {
  const { user, tell, sent } = await openUnverified();
  tell(null);
  await expect(sent).rejects.toMatchObject({ failure: 'unknown' });
  tell({ ...user, emailVerified: true });
  expect(mockChange).not.toHaveBeenCalled();
});

test('signing up succeeds even if neither the name nor the email could be sent', async () => {
  mockSdk.updateProfile.mockRejectedValue(sdkError('auth/network-request-failed'));
  mockSdk.sendEmailVerification.mockRejectedValue(sdkError('auth/network-request-failed'));

  await expect(open().signUp(ACCOUNT)).resolves.toMatchObject({ uid: 'ada' });
});

test.each([
  ['at least 10 characters and a number', { minPasswordLength: 10, containsNumericCharacter: true }],
  ['at least 6 characters', { minPasswordLength: 6, containsNumericCharacter: false }],
  ['', {}],
  [
    'at least 8 characters, at most 64 characters, a lowercase letter, an uppercase letter, a number, and a special character',
    {
      minPasswordLength: 8,
      maxPasswordLength: 64,
      containsLowercaseLetter: true,
      containsUppercaseLetter: true,
      containsNumericCharacter: true,
      containsNonAlphanumericCharacter: true,
    },
  ],
])('a rejected password comes with the requirements: %s', async (message, customStrengthOptions) => {
  mockSdk.createUserWithEmailAndPassword.mockRejectedValue(sdkError('auth/password-does-not-meet-requirements'));
  mockSdk.validatePassword.mockResolvedValue({ passwordPolicy: { customStrengthOptions } });

  await expect(open().signUp(ACCOUNT)).rejects.toMatchObject({ failure: 'weak-password', message });
});

test('has no message if the password policy cannot be loaded, and names the minimum length without it', async () => {
  mockSdk.confirmPasswordReset.mockRejectedValue(sdkError('auth/password-does-not-meet-requirements'));
  mockSdk.validatePassword.mockRejectedValueOnce(sdkError('auth/network-request-failed'));
  await expect(open().confirmReset('code', 'secret1')).rejects.toMatchObject({ failure: 'weak-password', message: '' });
  mockSdk.validatePassword.mockClear();
  mockSdk.createUserWithEmailAndPassword.mockRejectedValue(sdkError('auth/weak-password'));
  await expect(open().signUp(ACCOUNT)).rejects.toMatchObject({ message: 'at least 6 characters' });
  expect(mockSdk.validatePassword).not.toHaveBeenCalled();
});

test('converts SDK errors to our own failures', async () => {
  mockSdk.signInWithEmailAndPassword.mockRejectedValue(sdkError('auth/user-not-found'));
  mockSdk.signInWithPopup.mockRejectedValue(sdkError('auth/popup-closed-by-user'));
  mockSdk.signOut.mockRejectedValue(sdkError('auth/network-request-failed'));
  mockSdk.verifyPasswordResetCode.mockRejectedValue(sdkError('auth/expired-action-code'));
  const backend = open();

  await expect(backend.logIn('a@b.example', 'secret1')).rejects.toMatchObject({ failure: 'wrong-credentials' });
  await expect(backend.logInWithGoogle()).rejects.toMatchObject({ failure: 'canceled' });
  await expect(backend.logOut()).rejects.toMatchObject({ failure: 'network' });
  await expect(backend.verifyResetCode('code')).rejects.toMatchObject({ failure: 'reset-code' });
});
