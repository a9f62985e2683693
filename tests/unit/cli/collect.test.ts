import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { startFewAgencies } from '@/tests/support/few-agencies';
import { followOutput } from '@/tests/support/follow-output';
import { TemporaryFolder } from '@/tests/support/temporary-folder';

// Each test starts the command, which starts sync.
jest.setTimeout(60_000);

const folder = new TemporaryFolder();
let agencies: Awaited<ReturnType<typeof startFewAgencies>>;
beforeAll(async () => (agencies = await startFewAgencies()));
afterAll(() => agencies.stop());

const CRASH = `setInterval(() => {
  if (process.argv[1].endsWith('sync.ts') && process.listenerCount('uncaughtException') > 0) throw new Error('crash');
}).unref()`;

test.each([
  ['crashes', `--import data:text/javascript,${encodeURIComponent(CRASH)}`],
  ['cannot write its files', ''],
])(
  'a sync that %s has not collected, and asks the agencies again only when the next one is due',
  async (_, options) => {
    // A folder that no file can replace.
    await mkdir(folder.at('status.json/full'), { recursive: true });
    const child = spawn(process.execPath, ['--import', 'tsx', 'lib/cli/start.ts', '--collect'], {
      env: {
        ...{ ...process.env, NODE_OPTIONS: options },
        ...{ ROADFEED_DATA_DIR: folder.path, ROADFEED_UPSTREAM: agencies.upstream },
      },
    });
    const { says, ended } = followOutput(child);
    await says('Next sync at');
    child.kill('SIGTERM');
    const { output } = await ended;
    expect(output).toContain('Keeping the current cameras.');
    expect(output).not.toContain('Collected');
    const [, next = ''] = /Next sync at (\S+Z)/.exec(output) ?? [];
    expect(Date.parse(next) - Date.now()).toBeGreaterThan(5 * 3_600_000);
  },
);
