import type { FirebaseApp } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { EMULATOR_HOST } from '../account-config';
import type { AccountConfig } from '../read-account-config';

/** From functions/region.json, inlined by next.config.ts. */
const REGION = process.env.ROADFEED_FUNCTIONS_REGION;
/** The SDK's default. */
const RESET_MAIL_TIMEOUT_MS = 70_000;

export async function requestResetMail(app: FirebaseApp, config: AccountConfig, email: string): Promise<void> {
  const functions = getFunctions(app, REGION);
  if (config.emulators) connectFunctionsEmulator(functions, EMULATOR_HOST, config.emulators.functions);
  await httpsCallable(functions, 'sendPasswordResetEmail', { timeout: RESET_MAIL_TIMEOUT_MS })({ email });
}
