/**
 * `npm run bench`: runs all suites except the long ones, or the named ones (`npm run bench -- sync load`), prints their
 * tables and updates their sections of docs/benchmarks.md. A suite is a file in this folder that exports `run():
 * Promise<BenchTable>`. If it takes long or needs other programs, it also exports `isOnRequest`. `--minutes N` sets the
 * length of the soak, and `--pictures DIR` the labeled pictures of detection-truth.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { machineFacts } from './machine';
import { replaceSection } from './report';
import { type BenchSettings, type BenchTable, formatSection } from './table';

interface Suite {
  readonly name: string;
  /** Runs only when named. */
  readonly isOnRequest: boolean;
  run(settings: BenchSettings): Promise<BenchTable>;
}

const FOLDER = path.dirname(fileURLToPath(import.meta.url));
const REPORT = path.join(FOLDER, '../../docs/benchmarks.md');

async function findSuites(): Promise<Suite[]> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && file !== 'run.ts');
  const suites = await Promise.all(
    files.map(async (file) => {
      const suite = (await import(pathToFileURL(path.join(FOLDER, file)).href)) as Partial<Suite>;
      const { run, isOnRequest = false } = suite;
      return run ? [{ name: path.basename(file, '.ts'), isOnRequest, run }] : [];
    }),
  );
  return suites.flat();
}

function choose(suites: readonly Suite[], names: readonly string[]): readonly Suite[] {
  const known = suites.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No suite ${unknown.join(', ')}. Available: ${known.join(', ')}.`);
  return suites.filter(({ name, isOnRequest }) => (names.length === 0 ? !isOnRequest : names.includes(name)));
}

function save(suite: string, section: string): void {
  const report = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
  writeFileSync(REPORT, replaceSection(report, suite, section));
  spawnSync('npx', ['oxfmt', REPORT]);
}

function readArguments(): { names: string[]; settings: BenchSettings } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string' }, pictures: { type: 'string' } },
  });
  const { pictures } = values;
  if (values.minutes === undefined) return { names: positionals, settings: pictures === undefined ? {} : { pictures } };
  const minutes = Number(values.minutes);
  if (!(minutes >= 1)) throw new Error('--minutes must be a number of at least 1');
  return { names: positionals, settings: { minutes } };
}

async function main(): Promise<void> {
  const { names, settings } = readArguments();
  const suites = choose(await findSuites(), names);
  const facts = `${new Date().toISOString().slice(0, 10)}, ${machineFacts()}`;
  console.log(facts);
  for (const suite of suites) {
    console.log(`\n${suite.name} ...`);
    const section = formatSection(await suite.run(settings));
    console.log(`\n${section}`);
    save(suite.name, `${section}\n\n_${facts}_`);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
