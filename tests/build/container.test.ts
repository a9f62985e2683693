import { execFileSync, execSync, spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { stampBuild } from '@/lib/cli/built-pages';
import { freePort } from '../support/loopback';
import { startFewAgencies } from '../support/few-agencies';
import { followOutput } from '../support/follow-output';
import { filesBelow } from './built-site';

// Copies the image's files, then starts both services.
jest.setTimeout(120_000);

const ROOT = path.resolve(__dirname, '../..');
const folder = fs.mkdtempSync(path.join(tmpdir(), 'container-'));
/** Stands for the image's /app. */
const app = path.join(folder, 'app');
const move = (text: string) => text.replaceAll('/app', app);
const dockerfile = move(fs.readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', ''));
const compose = move(fs.readFileSync('compose.yaml', 'utf8'));
const [, building = '', running = ''] = dockerfile.split(/^FROM .*$/m);

function read(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`no line like ${pattern}`);
  return found;
}

const readEnvironment = (stage: string): Record<string, string> =>
  Object.fromEntries(
    read(stage, /^ENV (.+)$/m)
      .split(' ')
      .map((setting) => setting.split('=') as [string, string]),
  );
const readList = (text: string, pattern: RegExp) => read(text, pattern).split(', ');

/** The image's `node`. */
const NODE = { uid: 1000, gid: 1000 };
const SELF = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };

/** Another user if the tests run as root and others may read the repository. */
function chooseUser(): typeof NODE {
  try {
    if (SELF.uid !== 0) return SELF;
    execFileSync(process.execPath, ['-e', ''], { cwd: ROOT, ...NODE });
    return NODE;
  } catch {
    return SELF;
  }
}

const user = chooseUser();
const RUN = read(running, /^RUN (.+)$/m);
const owned = read(RUN, /chown -R node:node (.+)$/).split(' ');

/** `npm run build` takes minutes; it writes here. */
const STAND_IN = `#!${process.execPath}
  const fs = require('node:fs');
  if (process.argv[2] === 'pack') process.exit(1);
  fs.cpSync('.next-server', process.env.NEXT_DIST_DIR, { recursive: true });
  fs.appendFileSync('next-env.d.ts', '');
`;

const IGNORED = fs
  .readFileSync('.dockerignore', 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const glob = line
      .replace('!', '')
      .replaceAll('.', '\\.')
      .replaceAll(/(?<!\*)\*(?!\*)/g, '[^/]*');
    return { isKept: line.startsWith('!'), pattern: new RegExp(`^${glob.replace('**/', '(.*/)?')}$`) };
  });

/** The last line that matches decides. */
const isIgnored = (file: string): boolean => IGNORED.findLast(({ pattern }) => pattern.test(file))?.isKept === false;

function writeImage(): void {
  fs.cpSync(ROOT, app, { recursive: true, filter: (file) => !isIgnored(path.relative(ROOT, file)) });
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(app, 'node_modules'));
  const built = path.join(ROOT, '.next-server');
  const filter = (file: string) => file !== path.join(built, 'cache');
  fs.cpSync(built, path.join(app, '.next-server'), { recursive: true, filter });
  stampBuild(path.join(app, '.next-server'), readEnvironment(building));
  execSync(RUN.replace('node:node', `${user.uid}:${user.gid}`), { cwd: app });
  execSync(`chmod -R a-w . && chmod -R u+w ${owned.join(' ')}`, { cwd: app });
}

const listCode = () =>
  ['app', 'components', 'lib', 'data', 'demo', 'public']
    .flatMap((room) => filesBelow(path.join(app, room)))
    .map((file) => `${file} ${fs.statSync(file).mtimeMs}`);

let agencies: Awaited<ReturnType<typeof startFewAgencies>>;
let environment: Readonly<Record<string, string>>;
const started: ReturnType<typeof followOutput>[] = [];

beforeAll(async () => {
  writeImage();
  agencies = await startFewAgencies();
  const bin = path.join(folder, 'bin');
  fs.mkdirSync(bin);
  fs.writeFileSync(path.join(bin, 'npm'), STAND_IN, { mode: 0o755 });
  fs.chmodSync(folder, 0o755);
  environment = {
    PATH: [bin, path.dirname(process.execPath), process.env.PATH ?? ''].join(path.delimiter),
    ...readEnvironment(running),
    ...{ PORT: `${await freePort()}`, ROADFEED_UPSTREAM: agencies.upstream },
  };
});

afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await agencies.stop();
  execSync(`chmod -R u+w ${folder}`);
  fs.rmSync(folder, { recursive: true });
});

/** A container's process. */
function start([command = '', ...args]: readonly string[], more: Record<string, string> = {}) {
  const env = { ...environment, ...more } as unknown as NodeJS.ProcessEnv;
  const process = followOutput(spawn(command, args, { cwd: app, env, ...user, stdio: ['ignore', 'pipe', 'pipe'] }));
  started.push(process);
  return process;
}

test('the files that the image copies first are all that `npm ci` needs', () => {
  const clean = path.join(folder, 'clean');
  fs.mkdirSync(clean);
  for (const file of read(building, /^COPY (.+) \.\/$/m).split(' ')) fs.copyFileSync(file, path.join(clean, file));
  const command = `${read(building, /^RUN (npm ci.*)$/m)} --dry-run --offline --loglevel=notice`;
  expect(execSync(command, { cwd: clean, encoding: 'utf8', stdio: 'pipe' })).toMatch(/added \d{3} packages/);
});

test('with read-only code, one service collects, the other serves and renders, both are healthy, and both end', async () => {
  const code = listCode();
  const sync = start(readList(compose, /command: \[(.+)\]/));
  await sync.says('Next sync at');
  const syncHealth = start(readList(compose, /test: \[CMD, (.+)\]/));
  expect(await syncHealth.ended).toMatchObject({ code: 0 });
  sync.child.kill('SIGTERM');
  const site = start(JSON.parse(read(running, /^CMD (.+)$/m)) as string[], { ROADFEED_SYNC_EVERY: 'off' });
  await Promise.race(['Serving the new pages', 'Keeping the previous pages'].map((words) => site.says(words)));
  const siteHealth = read(running, /^HEALTHCHECK .*CMD (.+)$/m).replace(
    '127.0.0.1:3000',
    `127.0.0.1:${environment.PORT}`,
  );
  expect(await start(JSON.parse(siteHealth) as string[]).ended).toMatchObject({ code: 0 });
  site.child.kill('SIGTERM');
  expect([(await sync.ended).code, (await site.ended).code]).toEqual([0, 0]);
  expect((await site.ended).output).toMatch(/the agencies’ cameras from the latest sync[^]*Serving the new pages/);
  expect(listCode()).toEqual(code);
});
