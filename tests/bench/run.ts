/**
 * `npm run bench`: runs every suite, or those named (`npm run bench -- sync catalogue`), prints their tables and renews their
 * sections of docs/benchmarks.md. A suite is a file of this folder that exports `run(): Promise<BenchTable>`.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { machineFacts } from './machine';
import { replaceSection } from './report';
import { formatSection } from './table';
import type { BenchTable } from './table';

interface Suite {
  readonly name: string;
  run(): Promise<BenchTable>;
}

const FOLDER = path.dirname(fileURLToPath(import.meta.url));
const REPORT = path.join(FOLDER, '../../docs/benchmarks.md');

async function findSuites(): Promise<Suite[]> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && file !== 'run.ts');
  const suites = await Promise.all(
    files.map(async (file) => {
      const suite = (await import(pathToFileURL(path.join(FOLDER, file)).href)) as Partial<Suite>;
      return suite.run ? [{ name: path.basename(file, '.ts'), run: suite.run }] : [];
    }),
  );
  return suites.flat();
}

function choose(suites: readonly Suite[], names: readonly string[]): readonly Suite[] {
  const known = suites.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No suite ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  return names.length === 0 ? suites : suites.filter(({ name }) => names.includes(name));
}

async function save(suite: string, section: string): Promise<void> {
  const report = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
  const options = await resolveConfig(REPORT);
  writeFileSync(REPORT, await format(replaceSection(report, suite, section), { ...options, filepath: REPORT }));
}

async function main(): Promise<void> {
  const suites = choose(await findSuites(), process.argv.slice(2));
  const facts = `${new Date().toISOString().slice(0, 10)}, ${machineFacts()}`;
  console.log(facts);
  for (const suite of suites) {
    console.log(`\n${suite.name} ...`);
    const section = formatSection(await suite.run());
    console.log(`\n${section}`);
    await save(suite.name, `${section}\n\n_${facts}_`);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
