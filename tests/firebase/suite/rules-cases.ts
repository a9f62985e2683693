import { deleteDoc, doc, getDoc, getDocs, collection, setDoc, updateDoc , arrayRemove, arrayUnion, deleteField, serverTimestamp, Timestamp ,type  DocumentData,type  Firestore } from 'firebase/firestore';
import { MAX_FAVORITES } from '@/lib/constants/favorites';

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
  allowed('a person reads the own profile', (db) => getDoc(users(db)), withProfile),
  allowed('a person asks whether there is a profile yet', (db) => getDoc(users(db))),
  allowed('a person creates the own profile', (db) => setDoc(users(db), newProfile(), { merge: true })),
  allowed('a person without a name creates a profile', (db) => setDoc(users(db), newProfile({ displayName: null }))),
  allowed('a name may have 80 characters', (db) => setDoc(users(db), newProfile({ displayName: 'é'.repeat(80) }))),
  allowed('an address may have 254 characters', (db) => setDoc(users(db), newProfile({ email: longEmail(254) })), {
    person: withEmail(longEmail(254)),
  }),
  allowed(
    'a later sign-in writes the profile without the time it was created',
    (db) => setDoc(users(db), { email: 'alice@example.com', displayName: 'Alice L.' }, { merge: true }),
    withProfile,
  ),
  denied('bob reads the profile of alice', (db) => getDoc(users(db)), { ...withProfile, person: BOB }),
  denied('bob creates a profile for alice', (db) => setDoc(users(db), newProfile({ email: 'bob@example.com' })), {
    person: BOB,
  }),
  denied('bob changes the profile of alice', (db) => updateDoc(users(db), { email: 'bob@example.com' }), {
    ...withProfile,
    person: BOB,
  }),
  denied('a visitor reads a profile', (db) => getDoc(users(db)), { ...withProfile, person: null }),
  denied('a visitor creates a profile', (db) => setDoc(users(db), newProfile()), { person: null }),
  denied('somebody lists all profiles', (db) => getDocs(collection(db, 'users')), withProfile),
  denied('a person deletes the own profile', (db) => deleteDoc(users(db)), withProfile),
  denied('a profile gets one more field', (db) => setDoc(users(db), newProfile({ role: 'admin' }))),
  denied('a profile gets one more field later', (db) => updateDoc(users(db), { role: 'admin' }), withProfile),
  denied('a profile has the address of somebody else', (db) =>
    setDoc(users(db), newProfile({ email: 'bob@example.com' })),
  ),
  denied(
    'an address changes to that of somebody else',
    (db) => updateDoc(users(db), { email: 'bob@example.com' }),
    withProfile,
  ),
  denied('somebody without an address makes a profile with one', (db) => setDoc(users(db), newProfile()), {
    person: NAMELESS,
  }),
  denied('an address is no text', (db) => setDoc(users(db), newProfile({ email: ['alice@example.com'] })), {
    person: withEmail(['alice@example.com']),
  }),
  denied('an address has 255 characters', (db) => setDoc(users(db), newProfile({ email: longEmail(255) })), {
    person: withEmail(longEmail(255)),
  }),
  denied('a name has 81 characters', (db) => setDoc(users(db), newProfile({ displayName: 'a'.repeat(81) }))),
  denied('a name has 81 characters later', (db) => updateDoc(users(db), { displayName: 'a'.repeat(81) }), withProfile),
  denied('a name is a list', (db) => setDoc(users(db), newProfile({ displayName: ['Alice'] }))),
  denied('a profile says it is older than it is', (db) => setDoc(users(db), newProfile({ createdAt: created }))),
  denied('a profile does not say when it was created', (db) =>
    setDoc(users(db), { email: 'alice@example.com', displayName: 'Alice' }),
  ),
  denied(
    'a merge writes the time of creation again',
    (db) => setDoc(users(db), newProfile(), { merge: true }),
    withProfile,
  ),
  denied('the time of creation is taken out', (db) => updateDoc(users(db), { createdAt: deleteField() }), withProfile),
  denied('something is written below a profile', (db) => setDoc(doc(db, 'users/alice/more/one'), newProfile())),
  denied('something is read below a profile', (db) => getDoc(doc(db, 'users/alice/more/one'))),
];

const FAVORITES: readonly RulesCase[] = [
  allowed('a person reads the own favorites', (db) => getDoc(favorites(db)), withFavorites),
  allowed('a person without favorites reads them', (db) => getDoc(favorites(db))),
  allowed('the first favorite makes the document', (db) =>
    setDoc(favorites(db), { favorites: arrayUnion('511ny-1') }, { merge: true }),
  ),
  allowed(
    'a favorite is added',
    (db) => setDoc(favorites(db), { favorites: arrayUnion('511ny-3', 'caltrans-9') }, { merge: true }),
    withFavorites,
  ),
  allowed(
    'a favorite is taken out',
    (db) => setDoc(favorites(db), { favorites: arrayRemove('511ny-1') }, { merge: true }),
    withFavorites,
  ),
  allowed('a favorite is taken out where there is no document', (db) =>
    setDoc(favorites(db), { favorites: arrayRemove('511ny-1') }, { merge: true }),
  ),
  allowed('the last favorite is taken out', (db) => setDoc(favorites(db), { favorites: [] }), withFavorites),
  allowed('as many favorites as the product allows', (db) => setDoc(favorites(db), { favorites: ids(MAX_FAVORITES) })),
  allowed('ids of every shape', (db) => setDoc(favorites(db), { favorites: ['A', '0', 'a.B_c:d-9', 'z-'] })),
  allowed('ids of 80 characters', (db) => setDoc(favorites(db), { favorites: ['b'.repeat(80), 'c'.repeat(80)] })),
  denied('bob reads the favorites of alice', (db) => getDoc(favorites(db)), { ...withFavorites, person: BOB }),
  denied('bob makes favorites for alice', (db) => setDoc(favorites(db), { favorites: ['a'] }), { person: BOB }),
  denied('bob changes the favorites of alice', (db) => updateDoc(favorites(db), { favorites: arrayUnion('a') }), {
    ...withFavorites,
    person: BOB,
  }),
  denied('a visitor reads favorites', (db) => getDoc(favorites(db)), { ...withFavorites, person: null }),
  denied('a visitor makes favorites', (db) => setDoc(favorites(db), { favorites: ['a'] }), { person: null }),
  denied('somebody lists all favorites', (db) => getDocs(collection(db, 'userFavorites')), withFavorites),
  denied('a person deletes the own favorites', (db) => deleteDoc(favorites(db)), withFavorites),
  denied('favorites get one more field', (db) => setDoc(favorites(db), { favorites: ['a'], role: 'admin' })),
  denied('favorites without the list', (db) => setDoc(favorites(db), {})),
  denied('favorites are a text', (db) => setDoc(favorites(db), { favorites: 'a' })),
  denied('favorites are a map', (db) => setDoc(favorites(db), { favorites: { a: true } })),
  denied('one favorite too many', (db) => setDoc(favorites(db), { favorites: ids(MAX_FAVORITES + 1) })),
  denied(
    'one more favorite than allowed is added',
    (db) => updateDoc(favorites(db), { favorites: arrayUnion('one-more') }),
    { given: { 'userFavorites/alice': { favorites: ids(MAX_FAVORITES) } } },
  ),
  ...[[511], ['a', 511], [null], [true], [{ a: 'b' }], ['a', 1.5]].map((list) =>
    denied(`a favorite is no text: ${JSON.stringify(list)}`, (db) => setDoc(favorites(db), { favorites: list })),
  ),
  ...['', ' ', 'a b', '-a', '<script>', 'a|b', '|', 'a\nb', 'é', 'a/b', 'a'.repeat(81)].flatMap((id) => [
    denied(`no id of a camera: ${JSON.stringify(id)}`, (db) => setDoc(favorites(db), { favorites: [id] })),
    denied(`no id of a camera after a good one: ${JSON.stringify(id)}`, (db) =>
      setDoc(favorites(db), { favorites: ['511ny-1', id] }),
    ),
  ]),
  denied('something is written below favorites', (db) =>
    setDoc(doc(db, 'userFavorites/alice/more/one'), { favorites: ['a'] }),
  ),
  denied('something is read below favorites', (db) => getDoc(doc(db, 'userFavorites/alice/more/one'))),
];

const ELSEWHERE: readonly RulesCase[] = [
  denied('somebody writes to another collection', (db) => setDoc(doc(db, 'admin/alice'), { favorites: ['a'] })),
  denied('somebody reads another collection', (db) => getDoc(doc(db, 'admin/alice'))),
];

/** What the rules must allow and deny. */
export const RULES_CASES: readonly RulesCase[] = [...PROFILES, ...FAVORITES, ...ELSEWHERE];
