import type { FirebaseApp } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { EMULATOR_HOST, type AccountConfig } from '../account-config';

/** Where the functions run: next.config.ts takes it from functions/region.json, as they do. */
const REGION = process.env.ROADFEED_FUNCTIONS_REGION;
/** Same as the SDK's default, but explicit because the dialog waits for it. */
const RESET_MAIL_TIMEOUT_MS = 70_000;

export async function requestResetMail(app: FirebaseApp, config: AccountConfig, email: string): Promise<void> {
  const functions = getFunctions(app, REGION);
  if (config.emulators) connectFunctionsEmulator(functions, EMULATOR_HOST, config.emulators.functions);
  await httpsCallable(functions, 'sendPasswordResetEmail', { timeout: RESET_MAIL_TIMEOUT_MS })({ email });
}
