import { createServer } from 'node:net';

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

/** Settings of a stack, and of a site for it, on free ports, for `ROADFEED_FIREBASE_STACK`. */
export async function chooseStackSettings(): Promise<string> {
  const from = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
  const [auth, firestore, functions, smtp, mails, site] = await findPorts(6, from);
  // The host must match that of Google's sign-in frame, which has no access to other hosts' storage.
  return JSON.stringify({ auth, firestore, functions, smtp, mails, site: `http://127.0.0.1:${site}` });
}
