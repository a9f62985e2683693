import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { TemporaryFolder } from '../../support/temporary-folder';

const folder = new TemporaryFolder();

test('data/provinces.json matches the output of its generator', () => {
  const output = folder.at('provinces.json');
  execFileSync(process.execPath, ['--import', 'tsx', 'data/generators/provinces.ts', output]);
  expect(readFileSync(output).equals(readFileSync('data/provinces.json'))).toBe(true);
}, 60_000);
