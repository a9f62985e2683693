import type { FirebaseApp } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { EMULATOR_HOST, type AccountConfig } from '../account-config';

/** Where functions/src/main.ts runs. */
const RESET_MAIL_REGION = 'us-central1';
/** Same as the SDK's default, but explicit because the dialog waits for it. */
const RESET_MAIL_TIMEOUT_MS = 70_000;

export async function requestResetMail(app: FirebaseApp, config: AccountConfig, email: string): Promise<void> {
  const functions = getFunctions(app, RESET_MAIL_REGION);
  if (config.emulators) connectFunctionsEmulator(functions, EMULATOR_HOST, config.emulators.functions);
  await httpsCallable(functions, 'sendPasswordResetEmail', { timeout: RESET_MAIL_TIMEOUT_MS })({ email });
}
