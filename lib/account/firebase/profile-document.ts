import { doc, getDoc, serverTimestamp, setDoc, type Firestore } from 'firebase/firestore';
import type { AccountUser } from '../account-backend';

/**
 * Writes `users/{uid}` (spec 3). `createdAt` goes along only where the document is new: the rules refuse another one later.
 * Rejects while there is no network, and is then simply not written.
 */
export async function writeProfile(db: Firestore, { uid, email, displayName }: AccountUser): Promise<void> {
  const profile = doc(db, 'users', uid);
  const isNew = !(await getDoc(profile)).exists();
  await setDoc(profile, { email, displayName, ...(isNew && { createdAt: serverTimestamp() }) }, { merge: true });
}
