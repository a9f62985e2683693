/**
 * `npm run firebase:stack`: runs everything that accounts need, without a network: Auth emulator, Firestore stand-in with our
 * rules, functions, and mailbox. Anyone can impersonate anyone here, so it listens on this machine only.
 */
import { readFileSync } from 'node:fs';
import { startFirestore } from '../firestore/firestore-server';
import { startAuthEmulator } from './auth-emulator';
import { startFunctions } from './function-server';
import { startMailbox } from './mailbox';
import { PROJECT_ID, readStackSettings } from './stack-settings';

const settings = readStackSettings();
const { auth, firestore, functions } = settings;

await startAuthEmulator(auth);
const { setRules } = await startFirestore(firestore);
setRules(PROJECT_ID, readFileSync('firestore.rules', 'utf8'));
await startFunctions(settings);
// Last: when it answers, everything else is ready.
const { url } = await startMailbox(settings);
console.log(`Ready. Mails: ${url}/mails`);
console.log(
  `Build the site for it with NEXT_PUBLIC_FIREBASE_EMULATORS='${JSON.stringify({ auth, firestore, functions })}'`,
);
