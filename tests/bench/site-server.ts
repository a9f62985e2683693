import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { freePort } from './free-port';

const require = createRequire(import.meta.url);

/** Needs `npm run build` first. */
export async function serveSite(env: Record<string, string>): Promise<{ url: string; close: () => void }> {
  const port = String(await freePort());
  const server = spawn(process.execPath, [require.resolve('next/dist/bin/next'), 'start', '-p', port], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => {
      reject(new Error('the site did not start; build it first: npm run build'));
    });
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Ready')) resolve();
    });
  });
  return { url: `http://localhost:${port}`, close: () => server.kill() };
}
