import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const HINT = 'No cameras have been collected, so this is the DEMO network. To collect cameras: npm run sync';

let folder = '';
let server: ChildProcess;
let site = '';
const output: string[] = [];

/** `npx next start` without settings and cameras, as in a fresh clone. The browser tests drive its pages. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'next-start-'));
  const { ROADFEED_DEMO: _, ...env } = process.env;
  const next = spawn('npx', ['next', 'start', '-p', '0'], {
    env: { ...env, NODE_ENV: 'production', ROADFEED_DATA_DIR: folder },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = next;
  for await (const line of createInterface(next.stdout)) {
    output.push(line);
    site ||= /http:\/\/localhost:\d+/.exec(line)?.[0] ?? '';
    if (line === HINT) break;
  }
}, 60_000);

afterAll(async () => {
  const end = once(server, 'exit');
  process.kill(-server.pid!);
  await end;
  await rm(folder, { recursive: true });
});

test('`npm run build` is `next build`', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(scripts.build).toBe('next build');
});

test('`next start` without cameras serves the demo network and says in one line how to collect', async () => {
  const index = await fetch(`${site}/camera-data/index.json`);
  expect(await index.json()).toMatchObject({ mode: 'demo' });
  expect(output.filter((line) => /demo|collect/i.test(line))).toEqual([HINT]);
});
