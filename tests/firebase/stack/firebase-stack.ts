import { readFileSync } from 'node:fs';
import { startFirestore } from '../firestore/firestore-server';
import { startAuthEmulator } from './auth-emulator';
import { startControl } from './control-server';
import { startFunctions } from './function-server';
import type { Stop } from './listen';
import { Mailbox } from './mailbox';
import { PROJECT_ID } from './stack-settings';
import type { StackSettings } from './stack-settings';

const RULES = new URL('../../../firestore.rules', import.meta.url);

/**
 * Starts everything accounts need, without a network: the Auth emulator, the stand-in for Firestore with our rules, our
 * functions, a mailbox, and the control server. Anybody can be anybody here: it listens on this machine only.
 * @throws When a port is taken; what had started then is stopped.
 */
export async function startFirebaseStack(settings: StackSettings): Promise<Stop> {
  // Else the administrator's SDK looks for a server of Google's that tells it where it runs.
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
