import { spawnSync } from 'node:child_process';
import { compileCommand } from '@/tests/support/compile-command';
import { TemporaryFolder } from '@/tests/support/temporary-folder';

const folder = new TemporaryFolder();
const command = compileCommand('sources');

test('a source is checked against a saved answer, without a network', () => {
  const check = (...options: readonly string[]) => {
    const { status, stdout } = spawnSync(process.execPath, [command, 'check', ...options], { encoding: 'utf8' });
    return [status, stdout];
  };
  const checkFile = (file: string, id = '511nd') => check(id, '--file', `tests/fixtures/sources/${file}`);
  expect(check('511nd', 'vdot', 'vancouver', '--saved')).toEqual([
    0,
    expect.stringMatching(/^511nd: 2 .*\nvdot: .*\nvancouver: no saved answer/),
  ]);
  expect(checkFile('511nd/raw-json.json')).toEqual([0, expect.stringContaining('511nd: format unchanged')]);
  expect(checkFile('nycdot/raw-nycdot.json')).toEqual([1, expect.stringContaining('511nd: ')]);
  // A file of one part.
  expect(checkFile('caltrans/raw-caltrans.json', 'caltrans')).toEqual([
    0,
    expect.stringContaining('caltrans: format unchanged; 3 cameras in 9 rows'),
  ]);
  expect(checkFile('nycdot/raw-nycdot.json', 'caltrans')).toEqual([1, expect.stringMatching(/^caltrans: .*\n$/)]);
});

test('settings in .env apply: the list counts the cameras of the folder named there', async () => {
  await folder.write('.env', 'ROADFEED_DATA_DIR=.');
  const camera = { id: '511nd-1', lat: 47, lng: -100, imageUrl: 'https://cams.example/1.jpg' };
  await folder.write('511nd-cameras.json', JSON.stringify([camera]));
  const { stdout } = spawnSync(process.execPath, [command], { cwd: folder.path, encoding: 'utf8' });
  expect(stdout).toMatch(/^511nd .* 1$/m);
});
