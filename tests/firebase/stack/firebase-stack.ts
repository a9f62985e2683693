import { readFileSync } from 'node:fs';
import { startFirestore } from '../firestore/firestore-server';
import { startAuthEmulator } from './auth-emulator';
import { startControl } from './control-server';
import { startFunctions } from './function-server';
import type { Stop } from './listen';
import { Mailbox } from './mailbox';
import { PROJECT_ID, type StackSettings } from './stack-settings';

const RULES = new URL('../../../firestore.rules', import.meta.url);

/**
 * Starts everything that accounts need, without a network: Auth emulator, Firestore stand-in with our rules, functions, mailbox
 * and control server. Anyone can impersonate anyone here, so it listens on this machine only.
 * @throws If a port is taken, after stopping all services.
 */
export async function startFirebaseStack(settings: StackSettings): Promise<Stop> {
  // Or else the admin SDK contacts Google's metadata server.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const started: Stop[] = [];
  const stop = async () => {
    for (const stopPart of started.reverse()) await stopPart();
  };
  try {
    started.push(await startAuthEmulator(settings.auth));
    const firestore = await startFirestore(settings.firestore);
    started.push(firestore.stop);
    firestore.setRules(PROJECT_ID, readFileSync(RULES, 'utf8'));
    const mailbox = new Mailbox();
    started.push(await mailbox.start(settings.smtp));
    started.push(await startFunctions(settings));
    started.push(await startControl({ settings, firestore, mailbox }));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
