import {
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  collection,
  setDoc,
  updateDoc,
  arrayRemove,
  arrayUnion,
  deleteField,
  serverTimestamp,
  Timestamp,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { MAX_DRIVES, MAX_FAVORITES } from '@/lib/constants/favorites';

/** A user with a token; null if signed out. */
type Person = { readonly uid: string; readonly claims: Readonly<Record<string, unknown>> } | null;

export interface RulesCase {
  readonly title: string;
  readonly person: Person;
  /** Existing documents by path. */
  readonly given: Readonly<Record<string, DocumentData>>;
  readonly isAllowed: boolean;
  readonly attempt: (db: Firestore) => Promise<unknown>;
}

const longEmail = (length: number): string => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
const withEmail = (email: unknown): Person => ({ uid: 'alice', claims: { email } });

const ALICE = withEmail('alice@example.com');
const BOB: Person = { uid: 'bob', claims: { email: 'bob@example.com' } };
/** A user without an email, whose token has none. */
const NAMELESS: Person = { uid: 'alice', claims: {} };

const created = Timestamp.fromDate(new Date('2026-01-02T03:04:05Z'));
const PROFILE = { email: 'alice@example.com', displayName: 'Alice', createdAt: created };
const newProfile = (changes: DocumentData = {}) => ({ ...PROFILE, createdAt: serverTimestamp(), ...changes });

const users = (db: Firestore, uid = 'alice') => doc(db, 'users', uid);
const favorites = (db: Firestore, uid = 'alice') => doc(db, 'userFavorites', uid);
const ids = (count: number) => Array.from({ length: count }, (_item, at) => `511ny-${at}`);

interface Setting {
  readonly person?: Person;
  readonly given?: RulesCase['given'];
}

const withProfile: Setting = { given: { 'users/alice': PROFILE } };
const withFavorites: Setting = { given: { 'userFavorites/alice': { favorites: ['511ny-1', '511ny-2'] } } };

const toCase =
  (isAllowed: boolean) =>
  (title: string, attempt: RulesCase['attempt'], { person = ALICE, given = {} }: Setting = {}): RulesCase => ({
    title,
    person,
    given,
    isAllowed,
    attempt,
  });
const allowed = toCase(true);
const denied = toCase(false);

const PROFILES: readonly RulesCase[] = [
  allowed('a user reads their profile', (db) => getDoc(users(db)), withProfile),
  allowed('a user reads their missing profile', (db) => getDoc(users(db))),
  allowed('a user creates their profile', (db) => setDoc(users(db), newProfile(), { merge: true })),
  allowed('a user without a name creates a profile', (db) => setDoc(users(db), newProfile({ displayName: null }))),
  allowed('a name has 80 characters', (db) => setDoc(users(db), newProfile({ displayName: 'é'.repeat(80) }))),
  allowed('an email has 254 characters', (db) => setDoc(users(db), newProfile({ email: longEmail(254) })), {
    person: withEmail(longEmail(254)),
  }),
  allowed(
    'a later sign-in updates the profile without the creation time',
    (db) => setDoc(users(db), { email: 'alice@example.com', displayName: 'Alice L.' }, { merge: true }),
    withProfile,
  ),
  denied('Bob reads Alice’s profile', (db) => getDoc(users(db)), { ...withProfile, person: BOB }),
  denied('Bob creates a profile for Alice', (db) => setDoc(users(db), newProfile({ email: 'bob@example.com' })), {
    person: BOB,
  }),
  denied('Bob changes Alice’s profile', (db) => updateDoc(users(db), { email: 'bob@example.com' }), {
    ...withProfile,
    person: BOB,
  }),
  denied('a visitor reads a profile', (db) => getDoc(users(db)), { ...withProfile, person: null }),
  denied('a visitor creates a profile', (db) => setDoc(users(db), newProfile()), { person: null }),
  denied('a user lists all profiles', (db) => getDocs(collection(db, 'users')), withProfile),
  denied('a user deletes their profile', (db) => deleteDoc(users(db)), withProfile),
  denied('a profile has an extra field', (db) => setDoc(users(db), newProfile({ role: 'admin' }))),
  denied('a profile gets an extra field later', (db) => updateDoc(users(db), { role: 'admin' }), withProfile),
  denied('a profile has another user’s email', (db) => setDoc(users(db), newProfile({ email: 'bob@example.com' }))),
  denied('an email changes to another user’s', (db) => updateDoc(users(db), { email: 'bob@example.com' }), withProfile),
  denied('a user without an email creates a profile with one', (db) => setDoc(users(db), newProfile()), {
    person: NAMELESS,
  }),
  denied('an email is not a string', (db) => setDoc(users(db), newProfile({ email: ['alice@example.com'] })), {
    person: withEmail(['alice@example.com']),
  }),
  denied('an email has 255 characters', (db) => setDoc(users(db), newProfile({ email: longEmail(255) })), {
    person: withEmail(longEmail(255)),
  }),
  denied('a name has 81 characters', (db) => setDoc(users(db), newProfile({ displayName: 'a'.repeat(81) }))),
  denied('a name has 81 characters later', (db) => updateDoc(users(db), { displayName: 'a'.repeat(81) }), withProfile),
  denied('a name is a list', (db) => setDoc(users(db), newProfile({ displayName: ['Alice'] }))),
  denied('a profile has a false creation time', (db) => setDoc(users(db), newProfile({ createdAt: created }))),
  denied('a profile has no creation time', (db) =>
    setDoc(users(db), { email: 'alice@example.com', displayName: 'Alice' }),
  ),
  denied(
    'a merge writes the creation time again',
    (db) => setDoc(users(db), newProfile(), { merge: true }),
    withProfile,
  ),
  denied('the creation time is deleted', (db) => updateDoc(users(db), { createdAt: deleteField() }), withProfile),
  denied('a user writes below their profile', (db) => setDoc(doc(db, 'users/alice/more/one'), newProfile())),
  denied('a user reads below their profile', (db) => getDoc(doc(db, 'users/alice/more/one'))),
];

const FAVORITES: readonly RulesCase[] = [
  allowed('a user reads their favorites', (db) => getDoc(favorites(db)), withFavorites),
  allowed('a user without favorites reads them', (db) => getDoc(favorites(db))),
  allowed('the first favorite creates the document', (db) =>
    setDoc(favorites(db), { favorites: arrayUnion('511ny-1') }, { merge: true }),
  ),
  allowed(
    'a favorite is added',
    (db) => setDoc(favorites(db), { favorites: arrayUnion('511ny-3', 'caltrans-9') }, { merge: true }),
    withFavorites,
  ),
  allowed(
    'a favorite is removed',
    (db) => setDoc(favorites(db), { favorites: arrayRemove('511ny-1') }, { merge: true }),
    withFavorites,
  ),
  allowed('a favorite is removed without a document', (db) =>
    setDoc(favorites(db), { favorites: arrayRemove('511ny-1') }, { merge: true }),
  ),
  allowed('the last favorite is removed', (db) => setDoc(favorites(db), { favorites: [] }), withFavorites),
  allowed('the maximum number of favorites', (db) => setDoc(favorites(db), { favorites: ids(MAX_FAVORITES) })),
  allowed('ids of all valid forms', (db) => setDoc(favorites(db), { favorites: ['A', '0', 'a.B_c:d-9', 'z-'] })),
  allowed('ids of 80 characters', (db) => setDoc(favorites(db), { favorites: ['b'.repeat(80), 'c'.repeat(80)] })),
  denied('Bob reads Alice’s favorites', (db) => getDoc(favorites(db)), { ...withFavorites, person: BOB }),
  denied('Bob creates favorites for Alice', (db) => setDoc(favorites(db), { favorites: ['a'] }), { person: BOB }),
  denied('Bob changes Alice’s favorites', (db) => updateDoc(favorites(db), { favorites: arrayUnion('a') }), {
    ...withFavorites,
    person: BOB,
  }),
  denied('a visitor reads favorites', (db) => getDoc(favorites(db)), { ...withFavorites, person: null }),
  denied('a visitor creates favorites', (db) => setDoc(favorites(db), { favorites: ['a'] }), { person: null }),
  denied('a user lists all favorites', (db) => getDocs(collection(db, 'userFavorites')), withFavorites),
  denied('a user deletes their favorites', (db) => deleteDoc(favorites(db)), withFavorites),
  denied('favorites have an extra field', (db) => setDoc(favorites(db), { favorites: ['a'], role: 'admin' })),
  denied('favorites without the list', (db) => setDoc(favorites(db), {})),
  denied('favorites are a string', (db) => setDoc(favorites(db), { favorites: 'a' })),
  denied('favorites are a map', (db) => setDoc(favorites(db), { favorites: { a: true } })),
  denied('one favorite too many', (db) => setDoc(favorites(db), { favorites: ids(MAX_FAVORITES + 1) })),
  denied(
    'a favorite beyond the limit is added',
    (db) => updateDoc(favorites(db), { favorites: arrayUnion('one-more') }),
    { given: { 'userFavorites/alice': { favorites: ids(MAX_FAVORITES) } } },
  ),
  ...[[511], ['a', 511], [null], [true], [{ a: 'b' }], ['a', 1.5]].map((list) =>
    denied(`a favorite is not a string: ${JSON.stringify(list)}`, (db) => setDoc(favorites(db), { favorites: list })),
  ),
  ...['', ' ', 'a b', '-a', '<script>', 'a|b', '|', 'a\nb', 'é', 'a/b', 'a'.repeat(81)].flatMap((id) => [
    denied(`an invalid id: ${JSON.stringify(id)}`, (db) => setDoc(favorites(db), { favorites: [id] })),
    denied(`an invalid id after a valid one: ${JSON.stringify(id)}`, (db) =>
      setDoc(favorites(db), { favorites: ['511ny-1', id] }),
    ),
  ]),
  denied('a user writes below their favorites', (db) =>
    setDoc(doc(db, 'userFavorites/alice/more/one'), { favorites: ['a'] }),
  ),
  denied('a user reads below their favorites', (db) => getDoc(doc(db, 'userFavorites/alice/more/one'))),
];

const drives = (db: Firestore, uid = 'alice') => doc(db, 'userDrives', uid);
const DRIVE = 'drive=Buffalo%2C+NY%7EAlbany%2C+NY&way=2&name=Work&commute=1';
const withDrives: Setting = { given: { 'userDrives/alice': { drives: [DRIVE] } } };
const longDrive = (length: number) => `drive=${'a'.repeat(length)}`;

const DRIVES: readonly RulesCase[] = [
  allowed('a user reads their drives', (db) => getDoc(drives(db)), withDrives),
  allowed('the first drive creates the document', (db) =>
    setDoc(drives(db), { drives: arrayUnion(DRIVE, 'drive=a*b-c_d.e') }, { merge: true }),
  ),
  allowed(
    'a drive is renamed',
    (db) => setDoc(drives(db), { drives: arrayRemove(DRIVE) }, { merge: true }),
    withDrives,
  ),
  allowed('the maximum number of drives', (db) =>
    setDoc(drives(db), { drives: Array.from({ length: MAX_DRIVES }, (_item, at) => longDrive(at + 1)) }),
  ),
  allowed('drives of 800 characters', (db) => setDoc(drives(db), { drives: [longDrive(800), longDrive(800)] })),
  denied('Bob reads Alice’s drives', (db) => getDoc(drives(db)), { ...withDrives, person: BOB }),
  denied('Bob creates drives for Alice', (db) => setDoc(drives(db), { drives: [DRIVE] }), { person: BOB }),
  denied('Bob changes Alice’s drives', (db) => updateDoc(drives(db), { drives: [] }), { ...withDrives, person: BOB }),
  denied('a visitor reads drives', (db) => getDoc(drives(db)), { ...withDrives, person: null }),
  denied('a user lists all drives', (db) => getDocs(collection(db, 'userDrives')), withDrives),
  denied('a user deletes their drives', (db) => deleteDoc(drives(db)), withDrives),
  denied('drives have an extra field', (db) => setDoc(drives(db), { drives: [DRIVE], role: 'admin' })),
  denied('drives get an extra field later', (db) => updateDoc(drives(db), { role: 'admin' }), withDrives),
  denied('drives without the list', (db) => setDoc(drives(db), {})),
  denied('drives are a string', (db) => setDoc(drives(db), { drives: DRIVE })),
  denied('one drive too many', (db) =>
    setDoc(drives(db), { drives: Array.from({ length: MAX_DRIVES + 1 }, (_item, at) => longDrive(at + 1)) }),
  ),
  denied('a drive is not a string', (db) => setDoc(drives(db), { drives: [DRIVE, 7] })),
  ...['', 'drive=', 'name=Work', 'drive=a|drive=b', 'drive=a drive=b', 'drive=<b>', longDrive(801)].flatMap((text) => [
    denied(`an invalid drive: ${text.slice(0, 20)}`, (db) => setDoc(drives(db), { drives: [text] })),
    denied(`an invalid drive after a valid one: ${text.slice(0, 20)}`, (db) =>
      setDoc(drives(db), { drives: [DRIVE, text] }),
    ),
  ]),
  denied('a user writes below their drives', (db) => setDoc(doc(db, 'userDrives/alice/more/one'), { drives: [DRIVE] })),
];

const ELSEWHERE: readonly RulesCase[] = [
  denied('a user writes to another collection', (db) => setDoc(doc(db, 'admin/alice'), { favorites: ['a'] })),
  denied('a user reads another collection', (db) => getDoc(doc(db, 'admin/alice'))),
];

/** What the rules must allow and deny. */
export const RULES_CASES: readonly RulesCase[] = [...PROFILES, ...FAVORITES, ...DRIVES, ...ELSEWHERE];
