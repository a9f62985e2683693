import type { FirebaseApp } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import type { AccountConfig } from '../account-config';
import { EMULATOR_HOST } from './emulator-host';

/** How long the mail may take to be handed over; the SDK's own limit, written down because the dialog waits for it. */
const RESET_MAIL_TIMEOUT_MS = 70_000;

/** Asks our own function for the mail with the link (spec 7). Its answer is the same for every address. */
export async function askForResetMail(app: FirebaseApp, config: AccountConfig, email: string): Promise<void> {
  const functions = getFunctions(app, config.functionsRegion);
  if (config.emulators) connectFunctionsEmulator(functions, EMULATOR_HOST, config.emulators.functions);
  await httpsCallable(functions, 'sendPasswordResetEmail', { timeout: RESET_MAIL_TIMEOUT_MS })({ email });
}
