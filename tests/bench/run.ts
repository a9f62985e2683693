/**
 * `npm run bench`: runs all suites but the long ones, or the named ones (`npm run bench -- sync load`), prints their tables, and
 * updates their sections of docs/benchmarks.md. A suite is a file in `suites` that exports `run`. `--minutes N` sets the length of
 * the soak or the kiosk, and `--pictures DIR` the labeled pictures of detection-truth.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '@/demo/generators/find-chromium';
import { type BenchSettings, type BenchTable, formatSection, saveSection } from './report';

const BYTES_PER_GIB = 2 ** 30;
const FOLDER = path.join(import.meta.dirname, 'suites');
/** Take long, or need other programs or data. */
const ON_REQUEST = ['detection-truth', 'kiosk', 'lighthouse', 'load', 'soak'];

function chooseSuites(names: readonly string[]): readonly string[] {
  const all = readdirSync(FOLDER).map((file) => path.basename(file, '.ts'));
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`No suite ${unknown.join(', ')}. Available: ${all.join(', ')}.`);
  return names.length > 0 ? names : all.filter((name) => !ON_REQUEST.includes(name));
}

function chromiumVersion(): string {
  const path = findChromium();
  if (path === undefined) return 'no Chromium';
  return execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .trim()
    .replace(/ built on.*$/, '');
}

/** Processor, cores, memory, Node and Chromium in one line. */
function machineFacts(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = `${Math.round(totalmem() / BYTES_PER_GIB)} GiB`;
  return [model, `${cpus().length} cores`, memory, `Node ${process.versions.node}`, chromiumVersion()].join(', ');
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, pictures: { type: 'string' } },
});
const { minutes, ...pictures } = values;
const settings: BenchSettings = { ...pictures, ...(minutes !== undefined && { minutes: Number(minutes) }) };
const facts = `${new Date().toISOString().slice(0, 10)}, ${machineFacts()}`;
console.log(facts);
for (const name of chooseSuites(positionals)) {
  console.log(`\n${name} ...`);
  const suite = (await import(path.join(FOLDER, `${name}.ts`))) as {
    run(settings: BenchSettings): BenchTable | Promise<BenchTable>;
  };
  const section = formatSection(await suite.run(settings));
  console.log(`\n${section}`);
  saveSection('docs/benchmarks.md', name, `${section}\n\n_${facts}_`);
}
