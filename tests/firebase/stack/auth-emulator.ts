import { createRequire } from 'node:module';
import { createServer, type RequestListener } from 'node:http';
import { listen, type Served } from '../../support/loopback';
import { PROJECT_ID } from './stack-settings';

interface AuthEmulator {
  createApp(projectId: string): Promise<RequestListener>;
}

const AUTH_SERVER = 'firebase-tools/lib/emulator/auth/server.js';

/**
 * Starts Firebase's own Auth emulator without its command line program. Like production, it does not reveal whether an email
 * has an account.
 */
export async function startAuthEmulator(port: number): Promise<Served> {
  const { createApp } = createRequire(import.meta.url)(AUTH_SERVER) as AuthEmulator;
  const served = await listen(createServer(await createApp(PROJECT_ID)), port);
  const config = `${served.url}/identitytoolkit.googleapis.com/v2/projects/${PROJECT_ID}/config`;
  const { ok, status } = await fetch(`${config}?updateMask=emailPrivacyConfig`, {
    method: 'PATCH',
    // The emulator's credentials for an administrator.
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!ok) throw new Error(`The Auth emulator answered ${status}`);
  return served;
}
