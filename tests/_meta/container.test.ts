import { existsSync, readFileSync } from 'node:fs';
import { safeLoadAll } from 'js-yaml';

const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', '');
const compose = readFileSync('compose.yaml', 'utf8');
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

const find = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found ?? '');

test('both stages start from one exact version of Node that is supported', () => {
  const [version = '', ...others] = new Set(find(dockerfile, /^FROM node:(\d+\.\d+\.\d+-\S+)/gm));
  expect(others).toEqual([]);
  expect(Number.parseInt(version)).toBeGreaterThanOrEqual(Number(engines.node.replace('>=', '')));
  expect(find(dockerfile, /^FROM (\S+)/gm)).toHaveLength(2);
});

test('every npm script, file, and copied file that the image and its services name exists', () => {
  expect(find(dockerfile, /npm run (\w+)/g).filter((name) => scripts[name] === undefined)).toEqual([]);
  const copied = find(dockerfile, /^COPY (?!--)(.+) \S+$/gm).flatMap((files) => files.split(' '));
  const started = find(dockerfile + compose, /(lib\/[\w/]+\.ts)/g);
  expect([...copied, ...started].filter((file) => !existsSync(file))).toEqual([]);
  expect(started).toHaveLength(2);
  expect(scripts.start).toContain('node --import tsx lib/cli/start.ts');
});

test('both services keep the port, the address, and the folder of the image, whatever .env says', () => {
  const [file] = safeLoadAll(compose);
  const pinned = { PORT: 3000, HOST: '0.0.0.0', ROADFEED_DATA_DIR: '/app/cameras' };
  expect(file).toMatchObject({
    services: {
      sync: { environment: pinned },
      site: { environment: pinned, ports: ['3000:3000'] },
    },
  });
});

test('the server is not root, its code is, and its folders are volumes', () => {
  expect(find(dockerfile, /^USER (\S+)/gm)).toEqual(['node']);
  expect(dockerfile).not.toMatch(/COPY --chown|chown -R node:node (\.|\/app)(\s|$)/m);
  const volumes = find(dockerfile, /"(\/app\/[\w.]+)"/g);
  expect(volumes.filter((volume) => !compose.includes(`:${volume}\n`))).toEqual([]);
});

test('no secret, package, or collected camera reaches the image', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', 'node_modules', '.env', '.env.*', 'public/camera-data/*']));
});
