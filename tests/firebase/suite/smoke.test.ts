import { initializeTestEnvironment, assertFails } from '@firebase/rules-unit-testing';
import { readFileSync } from 'node:fs';
import { doc, setDoc, getDoc, setLogLevel } from 'firebase/firestore';
import { startFirestore } from '../firestore/firestore-server';

test('smoke', async () => {
  if (process.env.DBG) setLogLevel('debug');
  const s = await startFirestore(0);
  const env = await initializeTestEnvironment({ projectId: 'demo-roadfeed', firestore: { host: '127.0.0.1', port: s.port, rules: readFileSync('firestore.rules', 'utf8') } });
  const db = env.authenticatedContext('u1', { email: 'u1@e.com' }).firestore();
  await setDoc(doc(db, 'userFavorites/u1'), { favorites: ['a'] });
  const got = await getDoc(doc(db, 'userFavorites/u1'));
  expect(got.data()).toEqual({ favorites: ['a'] });
  await assertFails(setDoc(doc(db, 'userFavorites/u1'), { favorites: [5] }));
  await env.cleanup();
  await s.stop();
});
