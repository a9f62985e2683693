import { createRequire } from 'node:module';
import type { RequestListener } from 'node:http';
import { listen, type Stop } from './listen';
import { PROJECT_ID } from './stack-settings';

interface AuthEmulator {
  createApp(projectId: string): Promise<RequestListener>;
}

const AUTH_SERVER = 'firebase-tools/lib/emulator/auth/server.js';
/** The emulators' credentials for an administrator. */
const AS_OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

async function ask(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, { headers: AS_OWNER, ...init });
  if (!response.ok) throw new Error(`The Auth emulator answered ${response.status}: ${await response.text()}`);
}

/**
 * Starts Firebase's own Auth emulator without its command line program. Like production, it does not reveal whether an email
 * has an account.
 */
export async function startAuthEmulator(port: number): Promise<Stop> {
  const { createApp } = createRequire(import.meta.url)(AUTH_SERVER) as AuthEmulator;
  const stop = await listen(port, await createApp(PROJECT_ID));
  const config = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v2/projects/${PROJECT_ID}/config`;
  await ask(`${config}?updateMask=emailPrivacyConfig`, {
    method: 'PATCH',
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  return stop;
}

/** Deletes all accounts. */
export const clearAccounts = (port: number): Promise<void> =>
  ask(`http://127.0.0.1:${port}/emulator/v1/projects/${PROJECT_ID}/accounts`, { method: 'DELETE' });
