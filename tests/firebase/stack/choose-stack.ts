import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { siteEnv } from '../../support/account-stack';
import { SITE_STACK_FILE } from './stack-settings';

/** Below the systems' ephemeral ports: a chosen one remains free until its server starts. */
const [LOWEST, HIGHEST] = [20_000, 32_000];

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

async function findPorts(count: number, from: number): Promise<number[]> {
  const ports: number[] = [];
  for (let port = from; ports.length < count; port += 1) if (await isFree(port)) ports.push(port);
  return ports;
}

/** Chooses free ports for a stack and its site. */
export async function chooseStack() {
  const from = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
  const [auth = 0, firestore = 0, functions = 0, smtp = 0, mails = 0, site = 0] = await findPorts(6, from);
  // The host must match that of Google's sign-in frame, which has no access to other hosts' storage.
  const stack = { auth, firestore, functions, smtp, mails, site: `http://127.0.0.1:${site}` };
  return {
    buildEnv: siteEnv(stack),
    save: () => {
      writeFileSync(SITE_STACK_FILE, JSON.stringify(stack));
    },
  };
}
