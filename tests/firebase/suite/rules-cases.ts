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

type Documents = Readonly<Record<string, DocumentData>>;

export interface RulesCase {
  readonly title: string;
  readonly person: Person;
  /** Existing documents by path. */
  readonly given: () => Documents;
  readonly verdict: 'allowed' | 'denied';
  readonly attempt: (db: Firestore) => Promise<unknown>;
  /** The case says something only if it is tried within this time of `given`. */
  readonly withinMs: number;
}

const withPassword = (isVerified: boolean) => ({
  email_verified: isVerified,
  firebase: { sign_in_provider: 'password', identities: {} },
});
const ALICE: Person = { uid: 'alice', claims: withPassword(true) };
const BOB: Person = { uid: 'bob', claims: withPassword(true) };
const UNVERIFIED: Person = { uid: 'alice', claims: withPassword(false) };
const WITH_GOOGLE: Person = {
  uid: 'alice',
  claims: { email_verified: false, firebase: { sign_in_provider: 'google.com', identities: {} } },
};

interface Setting {
  readonly person?: Person;
  readonly given?: Documents | (() => Documents);
  readonly withinMs?: number;
}

const toCase =
  (verdict: RulesCase['verdict']) =>
  (
    title: string,
    attempt: RulesCase['attempt'],
    { person = ALICE, given = {}, withinMs = Infinity }: Setting = {},
  ): RulesCase => ({
    title,
    person,
    given: typeof given === 'function' ? given : () => given,
    verdict,
    attempt,
    withinMs,
  });
const allowed = toCase('allowed');
const denied = toCase('denied');

const LONG_AGO = Timestamp.fromDate(new Date('2026-01-02T03:04:05Z'));
const ago = (ms: number) => Timestamp.fromMillis(Date.now() - ms);
const NOW = { updatedAt: serverTimestamp() };
/** The rules require one second between two writes. */
const TOO_SOON_MS = 0;
const SOON_ENOUGH_MS = 1_050;
const WITHIN_MS = 900;

/** Access to a document, regardless of its contents. */
function accessCases(path: string, data: DocumentData): RulesCase[] {
  const [name = ''] = path.split('/');
  const given = { [path]: { ...data, updatedAt: LONG_AGO } };
  const written = { [path]: data };
  const at = (db: Firestore) => doc(db, path);
  const change = (db: Firestore) => setDoc(at(db), NOW, { merge: true });
  const givenAgo = (ms: number): Setting => ({
    given: () => ({ [path]: { ...data, updatedAt: ago(ms) } }),
    withinMs: WITHIN_MS,
  });
  return [
    allowed(`${name}: a user reads their document`, (db) => getDoc(at(db)), { given }),
    allowed(`${name}: a user reads their missing document`, (db) => getDoc(at(db))),
    allowed(`${name}: a user changes their document`, change, { given }),
    allowed(`${name}: a document from before the time was written changes`, change, { given: written }),
    allowed(`${name}: a user deletes their document`, (db) => deleteDoc(at(db)), { given }),
    allowed(`${name}: a user deletes their missing document`, (db) => deleteDoc(at(db))),
    allowed(`${name}: a change a second after the last`, change, givenAgo(SOON_ENOUGH_MS)),
    allowed(`${name}: a user with Google changes their document`, change, { given, person: WITH_GOOGLE }),
    allowed(`${name}: an unverified user reads their document`, (db) => getDoc(at(db)), { given, person: UNVERIFIED }),
    allowed(`${name}: an unverified user deletes their document`, (db) => deleteDoc(at(db)), {
      given,
      person: UNVERIFIED,
    }),
    denied(`${name}: an unverified user changes their document`, change, { given, person: UNVERIFIED }),
    denied(`${name}: an unverified user creates a document`, (db) => setDoc(at(db), { ...data, ...NOW }), {
      person: UNVERIFIED,
    }),
    denied(`${name}: a change right after the last`, change, givenAgo(TOO_SOON_MS)),
    denied(`${name}: a deletion right after a change`, (db) => deleteDoc(at(db)), givenAgo(TOO_SOON_MS)),
    denied(`${name}: a change without its time`, (db) => setDoc(at(db), data), { given: written }),
    denied(`${name}: a change with a false time`, (db) => setDoc(at(db), { updatedAt: LONG_AGO }, { merge: true }), {
      given,
    }),
    denied(`${name}: an extra field`, (db) => setDoc(at(db), { ...NOW, role: 'admin' }, { merge: true }), { given }),
    ...[BOB, null].flatMap((person) => {
      const who = `${name}: ${person ? 'another user' : 'a visitor'}`;
      return [
        denied(`${who} reads a document`, (db) => getDoc(at(db)), { given, person }),
        denied(`${who} creates a document`, (db) => setDoc(at(db), { ...data, ...NOW }), { person }),
        denied(`${who} changes a document`, change, { given, person }),
        denied(`${who} deletes a document`, (db) => deleteDoc(at(db)), { given, person }),
      ];
    }),
    denied(`${name}: a user lists all documents`, (db) => getDocs(collection(db, name)), { given }),
    denied(`${name}: a user writes below their document`, (db) =>
      setDoc(doc(db, `${path}/more/one`), { ...data, ...NOW }),
    ),
    denied(`${name}: a user reads below their document`, (db) => getDoc(doc(db, `${path}/more/one`))),
  ];
}

/** Valid contents of a document whose only field is a list. */
function listCases({ path, field, max }: { path: string; field: string; max: number }): RulesCase[] {
  const items = (count: number) => Array.from({ length: count }, (_item, at) => `item-${at}`);
  const given = { [path]: { [field]: ['item-1', 'item-2'], updatedAt: LONG_AGO } };
  const full = { [path]: { [field]: items(max), updatedAt: LONG_AGO } };
  const at = (db: Firestore) => doc(db, path);
  const merge = (value: unknown) => (db: Firestore) => setDoc(at(db), { [field]: value, ...NOW }, { merge: true });
  const set = (value: unknown) => (db: Firestore) => setDoc(at(db), { [field]: value, ...NOW });
  return [
    ...accessCases(path, { [field]: ['item-1'] }),
    allowed(`${field}: the first creates the document`, merge(arrayUnion('item-1'))),
    allowed(`${field}: more are added`, merge(arrayUnion('item-3', 'item-4')), { given }),
    allowed(`${field}: one is removed`, merge(arrayRemove('item-1')), { given }),
    allowed(`${field}: one is removed without a document`, merge(arrayRemove('item-1'))),
    allowed(`${field}: the last are removed`, set([]), { given }),
    allowed(`${field}: as many as there may be`, set(items(max))),
    allowed(`${field}: as many as there may be, later`, set(items(max)), { given }),
    denied(`${field}: one too many`, set(items(max + 1))),
    denied(`${field}: one too many is added`, merge(arrayUnion('one-more')), { given: full }),
    ...[{}, { given }].flatMap((setting) => [
      denied(`${field}: none`, (db) => setDoc(at(db), NOW), setting),
      denied(`${field}: a string`, set('item-1'), setting),
      denied(`${field}: a map`, set({ 'item-1': true }), setting),
    ]),
  ];
}

const profile = (db: Firestore) => doc(db, 'users/alice');
const PROFILE = { displayName: 'Alice', createdAt: LONG_AGO };
const newProfile = (changes: DocumentData = {}) => ({
  ...PROFILE,
  createdAt: serverTimestamp(),
  ...NOW,
  ...changes,
});
const rename = (displayName: unknown) => (db: Firestore) =>
  setDoc(profile(db), { displayName, ...NOW }, { merge: true });
const withProfile: Setting = { given: { 'users/alice': { ...PROFILE, updatedAt: LONG_AGO } } };

const PROFILES: readonly RulesCase[] = [
  ...accessCases('users/alice', PROFILE),
  allowed('a user creates their profile', (db) => setDoc(profile(db), newProfile(), { merge: true })),
  allowed('a user without a name creates a profile', (db) => setDoc(profile(db), newProfile({ displayName: null }))),
  allowed('a name has 80 characters', (db) => setDoc(profile(db), newProfile({ displayName: 'é'.repeat(80) }))),
  allowed('a later sign-in updates the profile without the creation time', rename('Alice L.'), withProfile),
  allowed(
    'a later sign-in removes the email that profiles had',
    (db) => setDoc(profile(db), { email: deleteField(), ...NOW }, { merge: true }),
    { given: { 'users/alice': { ...PROFILE, email: 'alice@example.com' } } },
  ),
  denied('a profile has an email', (db) => setDoc(profile(db), newProfile({ email: 'alice@example.com' }))),
  denied('a later sign-in leaves the email that profiles had', rename('Alice'), {
    given: { 'users/alice': { ...PROFILE, email: 'alice@example.com' } },
  }),
  denied('a name has 81 characters', (db) => setDoc(profile(db), newProfile({ displayName: 'a'.repeat(81) }))),
  denied('a name has 81 characters later', rename('a'.repeat(81)), withProfile),
  denied('a name is a list', (db) => setDoc(profile(db), newProfile({ displayName: ['Alice'] }))),
  denied('a profile has a false creation time', (db) => setDoc(profile(db), newProfile({ createdAt: LONG_AGO }))),
  denied('a profile has no creation time', (db) => setDoc(profile(db), { displayName: 'Alice', ...NOW })),
  denied(
    'a merge writes the creation time again',
    (db) => setDoc(profile(db), newProfile(), { merge: true }),
    withProfile,
  ),
  denied(
    'the creation time is deleted',
    (db) => updateDoc(profile(db), { createdAt: deleteField(), ...NOW }),
    withProfile,
  ),
];

const FAVORITES = { path: 'userFavorites/alice', field: 'favorites', max: MAX_FAVORITES };
/** From when there could be 2,000. */
const tooMany: Setting = {
  given: { [FAVORITES.path]: { favorites: Array.from({ length: MAX_FAVORITES + 2 }, (_item, at) => `item-${at}`) } },
};
const changeFavorites = (value: unknown) => (db: Firestore) =>
  setDoc(doc(db, FAVORITES.path), { favorites: value, ...NOW }, { merge: true });

const LISTS: readonly RulesCase[] = [
  ...listCases(FAVORITES),
  allowed('a list from before the limit shrinks', changeFavorites(arrayRemove('item-1')), tooMany),
  allowed('a removal that came too late is no growth', changeFavorites(arrayRemove('gone')), tooMany),
  denied('a list from before the limit grows', changeFavorites(arrayUnion('one-more')), tooMany),
  denied('a list from before the limit becomes a string', changeFavorites('item-1'), tooMany),
  ...listCases({ path: 'userDrives/alice', field: 'drives', max: MAX_DRIVES }),
  ...listCases({ path: 'userWalls/alice', field: 'walls', max: 20 }),
];

const ELSEWHERE: readonly RulesCase[] = [
  denied('a user writes to another collection', (db) => setDoc(doc(db, 'admin/alice'), { favorites: ['a'], ...NOW })),
  denied('a user reads another collection', (db) => getDoc(doc(db, 'admin/alice'))),
];

/** Requests that the rules must allow or deny. */
export const RULES_CASES: readonly RulesCase[] = [...PROFILES, ...LISTS, ...ELSEWHERE];
