import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  inMemoryPersistence,
  initializeAuth,
  linkWithCredential,
  reload,
  sendEmailVerification,
  signInWithCredential,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  onSnapshot,
  setDoc,
  setLogLevel,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { writeProfile } from '@/lib/account/firebase/firestore';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import {
  confirmEmail,
  createAccount,
  disturbFirestore,
  mailsTo,
  newPerson,
  uidOf,
  writeServerFavorites,
  type Person,
} from '@/tests/support/account-stack';
import type { Stop } from '../stack/listen';
import { runFirebaseStack } from '../stack/stack-process';
import { PROJECT_ID, readStackSettings, REGION } from '../stack/stack-settings';

/** The Auth emulator alone takes long to start: it reads a description of a thousand operations. */
const START_TIMEOUT_MS = 180_000;

const settings = readStackSettings();
let stop: Stop;
const devices: FirebaseApp[] = [];

beforeAll(async () => {
  setLogLevel('silent');
  stop = await runFirebaseStack(settings);
}, START_TIMEOUT_MS);

afterAll(async () => {
  for (const app of devices) {
    await terminate(getFirestore(app));
    await deleteApp(app);
  }
  await stop();
});

/** The SDK like in one browser. */
function newDevice() {
  const app = initializeApp({ apiKey: 'demo-key', projectId: PROJECT_ID, appId: 'demo' }, `device ${devices.length}`);
  devices.push(app);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${settings.auth}`, { disableWarnings: true });
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', settings.firestore);
  const functions = getFunctions(app, REGION);
  connectFunctionsEmulator(functions, '127.0.0.1', settings.functions);
  const askForReset = async (email: string) =>
    (await httpsCallable<{ email: string }>(functions, 'sendPasswordResetEmail')({ email })).data;
  return { auth, db, askForReset };
}

async function signedIn(person: Person) {
  const device = newDevice();
  const { user } = await signInWithEmailAndPassword(device.auth, person.email, person.password);
  return { ...device, uid: user.uid };
}

const favorites = (db: Firestore, uid: string) => doc(db, 'userFavorites', uid);
const codeOf = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => 'no error',
    (error: unknown) => (error as { code?: unknown }).code,
  );

/** Waits until the server sends these favorites to a device. */
const becomes = (db: Firestore, uid: string, wanted: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const unsubscribe = onSnapshot(
      favorites(db, uid),
      { includeMetadataChanges: true },
      (snapshot) => {
        const list = JSON.stringify(snapshot.data()?.favorites ?? null);
        if (snapshot.metadata.fromCache || list !== JSON.stringify(wanted)) return;
        unsubscribe();
        resolve();
      },
      reject,
    );
  });

test('a new account writes once its email is confirmed', async () => {
  const { auth, db } = newDevice();
  const { email, password } = newPerson();
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  const write = () => writeProfile(db, { uid: user.uid, email, displayName: 'Alice', isVerified: true });
  expect(await codeOf(write())).toBe('permission-denied');

  await sendEmailVerification(user);
  await confirmEmail(email);
  await reload(user);
  await user.getIdToken(true);
  await write();

  const profile = await getDoc(doc(db, 'users', user.uid));
  expect(profile.data()).toEqual({
    displayName: 'Alice',
    createdAt: expect.anything() as unknown,
    updatedAt: expect.anything() as unknown,
  });
  expect(await uidOf(email)).toBe(user.uid);
});

test.each(['drop', 'restart'] as const)('a device hears of a change after a %s of the server', async (how) => {
  const person = newPerson();
  const uid = await createAccount(person);
  const { db } = await signedIn(person);
  await writeServerFavorites(uid, ['a']);
  await becomes(db, uid, ['a']);
  const changed = becomes(db, uid, ['a', 'b']);

  await disturbFirestore(how);
  await writeServerFavorites(uid, ['a', 'b']);

  await expect(changed).resolves.toBeUndefined();
});

test("users do not see each other's favorites", async () => {
  const [alice, bob] = [newPerson(), newPerson('Bob')];
  const uid = await createAccount(alice);
  await createAccount(bob);
  await writeServerFavorites(uid, ['a']);

  const { db } = await signedIn(bob);

  expect(await codeOf(getDoc(favorites(db, uid)))).toBe('permission-denied');
  expect(await codeOf(setDoc(favorites(db, uid), { favorites: [] }))).toBe('permission-denied');
  expect(await codeOf(becomes(db, uid, ['a']))).toBe('permission-denied');
});

test('a Google account linked to another person’s address cannot log in after a reset request', async () => {
  const victim = newPerson();
  const uid = await createAccount(victim, { emailVerified: false });
  const { auth, askForReset } = await signedIn(victim);
  const token = JSON.stringify({ sub: `intruder-${uid}`, email: newPerson().email, email_verified: true });
  const google = GoogleAuthProvider.credential(token);
  await linkWithCredential(auth.currentUser!, google);
  expect((await signInWithCredential(newDevice().auth, google)).user.uid).toBe(uid);

  await askForReset(victim.email);

  expect((await signInWithCredential(newDevice().auth, google)).user.uid).not.toBe(uid);
});

test('an unknown email gets the same answer as a known one, and no mail', async () => {
  const { auth, askForReset } = newDevice();
  const [{ email, password }, person] = [newPerson(), newPerson()];
  await createAccount(person);

  for (const each of [email, person.email]) expect(await askForReset(each)).toEqual({ ok: true });
  // This mail was requested later, so an earlier one would have arrived, too.
  await mailsTo(person.email);
  expect(await mailsTo(email, 0)).toEqual([]);
  expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe('auth/invalid-credential');
});
