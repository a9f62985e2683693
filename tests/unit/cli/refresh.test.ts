import { spawn } from 'node:child_process';
import { chmod, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { publish } from '@/lib/cli/refresh';
import { followOutput } from '@/tests/support/follow-output';
import { TemporaryFolder } from '@/tests/support/temporary-folder';

const folder = new TemporaryFolder();

test('a new export replaces a folder, then the previous export, and leaves nothing else behind', async () => {
  for (const name of ['out', 'first', 'second']) {
    await mkdir(folder.at(name));
    await folder.write(`${name}/index.html`, name);
  }
  for (const name of ['first', 'second']) {
    await publish(folder.at(name), folder.at('out'));
    expect(await folder.read('out/index.html')).toBe(name);
  }
  expect((await readdir(folder.path)).sort()).toEqual(['first', 'out', 'second']);
});

/** @param npm a shell script that stands in for it */
async function refresh(npm: string) {
  await folder.write('npm', `#!/bin/sh\n${npm}\n`);
  await chmod(folder.at('npm'), 0o755);
  const root = process.cwd();
  const loader = `${root}/node_modules/tsx/dist/loader.mjs`;
  const child = spawn(process.execPath, ['--import', loader, path.resolve('lib/cli/refresh.ts')], {
    cwd: folder.path,
    env: {
      NODE_ENV: 'production',
      PATH: `${folder.path}:${process.env.PATH}`,
      TSX_TSCONFIG_PATH: `${root}/tsconfig.json`,
    },
  });
  return followOutput(child);
}

test('it collects cameras and events, even if some lists fail, before it builds and publishes', async () => {
  const build = `mkdir -p "$NEXT_DIST_DIR" && exit 0`;
  const { ended } = await refresh(`echo "$*" >> calls\ncase "$*" in *build:export) ${build};; esac\nexit 1`);
  expect((await ended).code).toBe(0);
  const calls = (await folder.read('calls')).split('\n').filter((call) => call.startsWith('run --silent '));
  expect(calls).toEqual(['sync', 'sync -- --events', 'build:export'].map((command) => `run --silent ${command}`));
  expect(await readdir(folder.at('out'))).toEqual([]);
});

/** A run that waits for its first command until it is killed. */
async function begin() {
  const { child, says, ended } = await refresh('echo $$ > pid\necho begun\nexec sleep 60');
  await says('begun');
  return { child, ended, pid: Number(await folder.read('pid')) };
}

test('a second refresh fails at once; when told to stop, the first ends its processes and fails', async () => {
  const { child, ended, pid } = await begin();
  const second = await (await refresh('exit 0')).ended;
  expect(second).toEqual({ code: 1, output: 'refresh: already running in this folder.\n' });
  child.kill('SIGTERM');
  expect((await ended).code).toBe(1);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('a killed refresh does not block the next one', async () => {
  const { child, ended, pid } = await begin();
  child.kill('SIGKILL');
  process.kill(pid, 'SIGKILL');
  await ended;
  expect((await (await refresh('exit 2')).ended).output).toBe('refresh: sync has failed. The site is unchanged.\n');
});

test('a wrong setting in .env stops it before it collects anything', async () => {
  await folder.write('.env', 'NEXT_PUBLIC_BASEMAP=osm\n');
  const { code, output } = await (await refresh('echo begun')).ended;
  expect([code, output]).toEqual([1, 'NEXT_PUBLIC_BASEMAP: osm is not an https address.\n']);
});
