import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const COMMAND = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const CONFIG = path.resolve('.dependency-cruiser.mjs');

/** Output of `npm run lint` for a folder with these files and this repository's aliases. */
function findCircles(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'roadfeed-circles-'));
  const config = JSON.stringify({ compilerOptions: { module: 'esnext', paths: { '@/*': ['./*'] } } });
  for (const [name, text] of Object.entries({ ...files, 'tsconfig.json': config }))
    writeFileSync(path.join(folder, name), text);
  return spawnSync(process.execPath, [COMMAND, '--config', CONFIG, ...Object.keys(files)], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout;
}

const lower = 'export const lower = 1;';
const upper = "import { lower } from '@/lower';\nexport const upper = lower;";

test.each([
  ['a circle of imports', "import { upper } from '@/upper';\nexport const lower = () => upper;"],
  ['a circle closed by a dynamic import', "export const lower = () => import('@/upper');"],
  ['a circle closed by an export', "export * from '@/upper';\nexport const lower = 1;"],
])('lint rejects %s', (_what, closing) => {
  expect(findCircles({ 'lower.ts': closing, 'upper.ts': upper })).toMatch(/no-cycle: (lower|upper)\.ts/);
});

test.each([
  ['imports that go one way', lower],
  ['a type from above', "import { type upper } from '@/upper';\nexport const lower = (value: typeof upper) => value;"],
])('lint accepts %s', (_what, allowed) => {
  expect(findCircles({ 'lower.ts': allowed, 'upper.ts': upper })).toContain('no dependency violations');
});
