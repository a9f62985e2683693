import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { safeLoadAll } from 'js-yaml';
import { TemporaryFolder } from '@/tests/support/temporary-folder';

const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', '');
const compose = readFileSync('compose.yaml', 'utf8');
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

const folder = new TemporaryFolder();
const PINNED = { PORT: 3000, HOST: '0.0.0.0', ROADFEED_DATA_DIR: '/app/cameras' };

const find = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found ?? '');

test('both stages use the same exact, supported version of Node', () => {
  const [version = '', ...others] = new Set(find(dockerfile, /^FROM node:(\d+\.\d+\.\d+-\S+)/gm));
  expect(others).toEqual([]);
  expect(Number.parseInt(version)).toBeGreaterThanOrEqual(Number(engines.node.replace('>=', '')));
  expect(find(dockerfile, /^FROM (\S+)/gm)).toHaveLength(2);
});

test('every npm script and file that the image and its services name exists', () => {
  expect(find(dockerfile, /npm run (\w+)/g).filter((name) => scripts[name] === undefined)).toEqual([]);
  const copied = find(dockerfile, /^COPY (?!--)(.+) \S+$/gm).flatMap((files) => files.split(' '));
  const started = find(dockerfile + compose, /(lib\/[\w/]+\.ts)/g);
  expect([...copied, ...started].filter((file) => !existsSync(file))).toEqual([]);
  expect(started).toHaveLength(2);
  expect(scripts.start).toContain('node --import tsx lib/cli/start.ts');
});

test('both services use the image’s port, address, and folder, whatever .env says', () => {
  const [file] = safeLoadAll(compose);
  expect(file).toMatchObject({
    services: {
      sync: { environment: PINNED },
      site: { environment: PINNED, ports: ['3000:3000'] },
    },
  });
});

test('so does the one process of the documented `docker run`', () => {
  const [command = ''] = find(readFileSync('docs/hosting.md', 'utf8'), /`[^`]*(docker run [^`]+)`/g);
  const set = Object.entries(PINNED).map(([name, value]) => `-e ${name}=${value}`);
  expect(set.filter((setting) => !command.includes(` ${setting} `))).toEqual([]);
});

test('the site starts once one source has its camera file', async () => {
  const [health = ''] = find(compose, /test: \[CMD, (.+)\]/g);
  const [command = '', ...args] = health.replaceAll('/app/cameras', folder.path).split(', ');
  const check = () => spawnSync(command, args).status === 0;
  await folder.write('511sc-cameras.json.123', '');
  expect(check()).toBe(false);
  await folder.write('511sc-cameras.json', '');
  await folder.write('511ny-cameras.json', '');
  expect(check()).toBe(true);
});

test('root owns the code, does not run it, and the folders are volumes', () => {
  expect(find(dockerfile, /^USER (\S+)/gm)).toEqual(['node']);
  expect(dockerfile).not.toMatch(/COPY --chown|chown -R node:node (\.|\/app)(\s|$)/m);
  const volumes = find(dockerfile, /"(\/app\/[\w.]+)"/g);
  expect(volumes.filter((volume) => !compose.includes(`:${volume}\n`))).toEqual([]);
});

test('no secret, package, or collected camera reaches the image', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', 'node_modules', '.env', '.env.*', 'public/camera-data/*']));
});
