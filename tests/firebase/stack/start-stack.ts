/** `npm run firebase:stack`: runs everything that accounts need on this machine. */
import { existsSync } from 'node:fs';
import { readStackSettings } from './stack-settings';

const PACKAGES = new URL('../node_modules', import.meta.url);

async function main(): Promise<void> {
  if (!existsSync(PACKAGES)) {
    throw new Error('The packages of tests/firebase/ are missing. Install them: npm run firebase:install');
  }
  const { startFirebaseStack } = await import('./firebase-stack');
  const settings = readStackSettings();
  const stop = await startFirebaseStack(settings);
  const emulators = { auth: settings.auth, firestore: settings.firestore, functions: settings.functions };
  console.log(`Ready: http://127.0.0.1:${settings.control}/ready`);
  console.log(`Build the site for it with NEXT_PUBLIC_FIREBASE_EMULATORS='${JSON.stringify(emulators)}'`);
  const end = () => void stop().then(() => process.exit(0));
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, end);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
