import { spawnSync } from 'node:child_process';

test('a source is checked against a saved answer, without a network', () => {
  const check = (file: string) => {
    const args = [
      '--import',
      'tsx',
      'lib/cli/sources.ts',
      'check',
      '511nd',
      '--file',
      `tests/fixtures/sources/${file}`,
    ];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return [status, stdout];
  };
  expect(check('511nd/raw-json.json')).toEqual([0, expect.stringContaining('511nd: format unchanged')]);
  expect(check('nycdot/raw-nycdot.json')).toEqual([1, expect.stringContaining('511nd: ')]);
});
