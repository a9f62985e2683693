import type { FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore, memoryLocalCache, type Firestore } from 'firebase/firestore';
import { EMULATOR_HOST } from './emulator-host';

const databases = new WeakMap<FirebaseApp, Firestore>();

/**
 * The database of an app, opened once. Its cache lies in memory: what the server has not seen yet is kept by our own queue, which
 * is there before any of this is loaded (ADR 015). Import this file lazily, it brings all of Firestore.
 * @param emulatorPort Port of a Firestore emulator on this machine; none outside of development and tests.
 */
export function loadFirestore(app: FirebaseApp, emulatorPort?: number): Promise<Firestore> {
  const db = databases.get(app) ?? initializeFirestore(app, { localCache: memoryLocalCache() });
  if (!databases.has(app) && emulatorPort !== undefined) connectFirestoreEmulator(db, EMULATOR_HOST, emulatorPort);
  databases.set(app, db);
  return Promise.resolve(db);
}
