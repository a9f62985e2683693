import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { publish } from '@/lib/cli/refresh';
import { TemporaryFolder } from '@/tests/support/temporary-folder';

const folder = new TemporaryFolder();

test('a new export takes the place of a folder, and then of the export before it, and leaves nothing else behind', async () => {
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

test('it collects cameras and events, of which some lists fail, before it builds and publishes', async () => {
  const build = `mkdir -p "$NEXT_DIST_DIR" && exit 0`;
  await folder.write('npm', `#!/bin/sh\necho "$*" >> calls\ncase "$*" in *build:export) ${build};; esac\nexit 1\n`);
  await chmod(folder.at('npm'), 0o755);
  const root = process.cwd();
  execFileSync(
    process.execPath,
    ['--import', `${root}/node_modules/tsx/dist/loader.mjs`, path.resolve('lib/cli/refresh.ts')],
    {
      cwd: folder.path,
      env: {
        NODE_ENV: 'production',
        PATH: `${folder.path}:${process.env.PATH}`,
        TSX_TSCONFIG_PATH: `${root}/tsconfig.json`,
      },
    },
  );
  const calls = (await folder.read('calls')).split('\n').filter((call) => call.startsWith('run --silent '));
  expect(calls).toEqual(['sync', 'sync -- --events', 'build:export'].map((command) => `run --silent ${command}`));
  expect(await readdir(folder.at('out'))).toEqual([]);
});
