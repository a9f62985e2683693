import { randomUUID } from 'node:crypto';
import type { ReceivedMail } from '../firebase/stack/mailbox';
import { PROJECT_ID, readStackSettings, type StackSettings } from '../firebase/stack/stack-settings';

const at = (part: 'auth' | 'firestore' | 'mails', path: string) =>
  `http://127.0.0.1:${readStackSettings()[part]}${path}`;
const documents = (path: string) => at('firestore', `/v1/projects/${PROJECT_ID}/databases/(default)/documents${path}`);
/** The admin token of the emulators. */
const AS_OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

/** The public configuration of a site for a stack. */
export const siteEnv = ({ auth, firestore, functions }: StackSettings): Readonly<Record<string, string>> => ({
  NEXT_PUBLIC_FIREBASE_API_KEY: 'demo-key',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: `${PROJECT_ID}.firebaseapp.com`,
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: PROJECT_ID,
  NEXT_PUBLIC_FIREBASE_APP_ID: '1:1:web:demo',
  NEXT_PUBLIC_FIREBASE_EMULATORS: JSON.stringify({ auth, firestore, functions }),
});

/** Unique, because all tests share one stack that is never cleared. */
export function newPerson(displayName = 'Alice'): Person {
  return { email: `person-${randomUUID()}@example.com`, password: `secret-${randomUUID()}`, displayName };
}

async function ask<Answer>(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Answer;
}

/** Creates an account without the site and returns its uid. */
export async function createAccount(
  { email, password, displayName }: Person,
  { emailVerified } = { emailVerified: true },
): Promise<string> {
  const url = at('auth', `/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`);
  const body = JSON.stringify({ email, password, displayName, emailVerified });
  const { localId } = await ask<{ localId: string }>(url, { method: 'POST', headers: AS_OWNER, body });
  return localId;
}

const askAuth = <Answer>(method: string, body: object): Promise<Answer> =>
  ask(at('auth', `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo-key`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });

/** Logs in without the site. @returns a token */
export async function logInWithPassword({ email, password }: Person): Promise<string> {
  const { idToken } = await askAuth<{ idToken: string }>('signInWithPassword', { email, password });
  return idToken;
}

/**
 * Logs in without the site.
 * @param idToken of a user to whom the Google account is linked
 * @returns the uid
 */
export async function logInWithGoogle(claims: object, idToken?: string): Promise<string> {
  const postBody = `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(claims))}`;
  const requestUri = 'http://localhost';
  return (await askAuth<{ localId: string }>('signInWithIdp', { postBody, requestUri, idToken })).localId;
}

/** Opens the newest link that confirms an email. @throws If no email arrived. */
export async function confirmEmail(email: string): Promise<void> {
  const { oobCodes } = await ask<{ oobCodes: { email: string; requestType: string; oobLink: string }[] }>(
    at('auth', `/emulator/v1/projects/${PROJECT_ID}/oobCodes`),
  );
  const link = oobCodes.findLast((code) => code.email === email && code.requestType === 'VERIFY_EMAIL')?.oobLink;
  if (link === undefined) throw new Error(`No link for ${email}`);
  await fetch(link, { redirect: 'manual' });
}

/** The uid of an account the site created. @throws If it is missing. */
export async function uidOf(email: string): Promise<string> {
  const url = at('auth', `/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:lookup`);
  const { users } = await ask<{ users?: { localId: string }[] }>(url, {
    method: 'POST',
    headers: AS_OWNER,
    body: JSON.stringify({ email: [email] }),
  });
  if (users?.[0] === undefined) throw new Error(`No account of ${email}`);
  return users[0].localId;
}

/** An operator's actions in Firebase's console. */
export const disableAccount = (localId: string): Promise<unknown> =>
  ask(at('auth', `/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:update`), {
    method: 'POST',
    headers: AS_OWNER,
    body: JSON.stringify({ localId, disableUser: true }),
  });

/** The text fields of a stored profile. */
export async function readServerProfile(uid: string): Promise<Record<string, string>> {
  const { fields } = await ask<{ fields: Record<string, { stringValue?: string }> }>(documents(`/users/${uid}`), {
    headers: AS_OWNER,
  });
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { stringValue }]) =>
      stringValue === undefined ? [] : [[name, stringValue]],
    ),
  );
}

interface StoredFavorites {
  readonly favorites?: { readonly arrayValue?: { readonly values?: { stringValue: string }[] } };
  readonly updatedAt?: { readonly timestampValue: string };
}

async function readFavoritesDocument(uid: string): Promise<StoredFavorites | null> {
  const response = await fetch(documents(`/userFavorites/${uid}`), { headers: AS_OWNER });
  if (response.status === 404) return null;
  return ((await response.json()) as { fields?: StoredFavorites }).fields ?? {};
}

/** Null without a document. */
export async function readServerFavorites(uid: string): Promise<string[] | null> {
  const stored = await readFavoritesDocument(uid);
  return stored && (stored.favorites?.arrayValue?.values ?? []).map(({ stringValue }) => stringValue);
}

/** Milliseconds since the last write. */
export async function getFavoritesAgeMs(uid: string): Promise<number> {
  const stored = await readFavoritesDocument(uid);
  return Date.now() - Date.parse(stored?.updatedAt?.timestampValue ?? '');
}

/** Sets the favorites on the server, as another device would. */
export async function writeServerFavorites(uid: string, ids: readonly string[]): Promise<void> {
  const name = `projects/${PROJECT_ID}/databases/(default)/documents/userFavorites/${uid}`;
  const values = ids.map((id) => ({ stringValue: id }));
  const writes = [{ update: { name, fields: { favorites: { arrayValue: { values } } } } }];
  await ask(documents(':commit'), { method: 'POST', headers: AS_OWNER, body: JSON.stringify({ writes }) });
}

/** The mails to an address. @throws If none arrives within 20 s. */
export const mailsTo = (email: string): Promise<ReceivedMail[]> =>
  ask(at('mails', `/mails?to=${encodeURIComponent(email)}`));

/** The link in a password reset email. @throws If no email arrived. */
export function resetLinkIn({ text }: ReceivedMail): URL {
  const link = /https?:\/\/\S+\/reset-password\?\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`No link in the mail: ${text}`);
  return new URL(link);
}
