import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const COMMAND = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const CONFIG = path.resolve('.dependency-cruiser.mjs');
const UPPER = (name: string) => `import { lower } from '@/${name}/lower';\nexport const upper = lower;`;

/** The lower of two modules, of which the upper one imports it. */
const CIRCLES: Readonly<Record<string, string>> = {
  import: "import { upper } from '@/import/upper';\nexport const lower = () => upper;",
  dynamic: "export const lower = () => import('@/dynamic/upper');",
  export: "export * from '@/export/upper';\nexport const lower = 1;",
};
const ALLOWED: Readonly<Record<string, string>> = {
  none: 'export const lower = 1;',
  type: "import { type upper } from '@/type/upper';\nexport const lower = (value: typeof upper) => value;",
};

test('lint rejects circles of imports, dynamic imports, and exports, but not of types', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'roadfeed-circles-'));
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  const compilerOptions = { module: 'esnext', paths: { '@/*': ['./*'] } };
  write('tsconfig.json', JSON.stringify({ compilerOptions }));
  const names = Object.keys({ ...CIRCLES, ...ALLOWED });
  for (const [name, lower] of Object.entries({ ...CIRCLES, ...ALLOWED })) {
    mkdirSync(path.join(folder, name));
    write(`${name}/lower.ts`, lower);
    write(`${name}/upper.ts`, UPPER(name));
  }
  const { stdout } = spawnSync(process.execPath, [COMMAND, '--config', CONFIG, ...names], {
    cwd: folder,
    encoding: 'utf8',
  });
  const found = new Set([...stdout.matchAll(/no-cycle: (\w+)\//g)].map(([, name]) => name));
  expect([...found].sort()).toEqual(Object.keys(CIRCLES).sort());
});
