import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { TemporaryFolder } from '../support/temporary-folder';

const HINT = 'No cameras have been collected, so this is the DEMO network. To collect cameras: npm run sync';

const folder = new TemporaryFolder('file');
let server: ChildProcess;
let site = '';
const output: string[] = [];

/** `npx next start` without settings and cameras, as in a fresh clone. The browser tests drive its pages. */
beforeAll(async () => {
  const { ROADFEED_DEMO: _, ...env } = process.env;
  const next = spawn('npx', ['next', 'start', '-p', '0'], {
    env: { ...env, NODE_ENV: 'production', ROADFEED_DATA_DIR: folder.path },
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
});

test('`next start` without cameras serves the demo network and says in one line how to collect', async () => {
  const index = await fetch(`${site}/camera-data/index.json`);
  expect(await index.json()).toMatchObject({ mode: 'demo' });
  expect(output.filter((line) => /demo|collect/i.test(line))).toEqual([HINT]);
});
