/** `npm test`: every check, up to the first failure. Ends with the line `N passed, N failed`. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasFfmpeg, isDebianRoot, missingBrowsers } from './debian';
import {
  addCounts,
  countStep,
  findUnfinished,
  listFailures,
  parseJournal,
  slowestFiles,
  type JournalEvent,
  type TestCounts,
} from './test-summary';

interface Step {
  readonly name: string;
  readonly script: readonly string[];
  /** Minutes until the step is killed: about four times its duration on 2 cores. */
  readonly limit: number;
  readonly runner?: 'jest' | 'playwright';
}

interface Outcome {
  readonly step: Step;
  readonly counts: TestCounts;
  readonly hasSucceeded: boolean;
  readonly seconds: number;
  readonly events: readonly JournalEvent[];
}

/** Steps of a lane run in sequence, lanes of a stage in parallel, and stages in sequence. */
const STAGES: readonly (readonly (readonly Step[])[])[] = [
  [
    [
      { name: 'lint', script: ['lint'], limit: 6 },
      { name: 'format', script: ['format:check'], limit: 2 },
    ],
    [
      { name: 'account test packages', script: ['firebase:install'], limit: 3 },
      { name: 'CDN build', script: ['build:sample', 'build:export'], limit: 5 },
      { name: 'function tests', script: ['test:functions'], limit: 3, runner: 'jest' },
      { name: 'database rules', script: ['test:rules'], limit: 6, runner: 'jest' },
    ],
    [
      { name: 'types', script: ['typecheck'], limit: 2 },
      { name: 'server build', script: ['build:sample', 'build'], limit: 5 },
      { name: 'browser', script: ['browser'], limit: 5 },
    ],
  ],
  [
    // Waits for servers that start.
    [{ name: 'build tests', script: ['test:build'], limit: 6, runner: 'jest' }],
    [{ name: 'unit and component tests', script: ['test:unit'], limit: 8, runner: 'jest' }],
  ],
  [
    [{ name: 'browser tests', script: ['test:e2e'], limit: 15, runner: 'playwright' }],
    // Waits for emulators and mails.
    [{ name: 'account browser tests', script: ['test:accounts'], limit: 15, runner: 'playwright' }],
  ],
];

const JOURNALS_DIR = path.join(tmpdir(), `roadfeed-test-${process.pid}`);
const JOURNAL_REPORTER = path.resolve('tests/tools/test-journal.mjs');
const REPORTERS = {
  jest: ['--reporters=default', `--reporters=${JOURNAL_REPORTER}`],
  playwright: [`--reporter=list,${JOURNAL_REPORTER}`],
};

const journalOf = ({ name }: Step) => path.join(JOURNALS_DIR, `${name.replaceAll(' ', '-')}.jsonl`);

function readEvents(step: Step): JournalEvent[] | undefined {
  if (!step.runner) return undefined;
  try {
    return parseJournal(readFileSync(journalOf(step), 'utf8'));
  } catch {
    return [];
  }
}

function killTree(pid: number | undefined): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', `${pid}`, '/T', '/F']);
  else process.kill(-pid, 'SIGKILL');
}

function runScript(step: Step, isAlone: boolean): Promise<boolean> {
  const { name, script, limit, runner } = step;
  const args = runner ? [...script, '--', ...REPORTERS[runner]] : script;
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', ...args], {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ROADFEED_TEST_JOURNAL: journalOf(step) },
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
    const stop = () => {
      killTree(child.pid);
    };
    process.once('exit', stop);
    const timer = setTimeout(() => {
      console.log(`\n"${name}" has not ended after ${limit} minutes. ${describeHung(step)}`);
      stop();
    }, limit * 60_000);
    const end = (hasSucceeded: boolean) => {
      clearTimeout(timer);
      process.off('exit', stop);
      if (!isAlone) console.log(`\n=== ${name} ===\n${Buffer.concat(output).toString('utf8').trimEnd()}`);
      resolve(hasSucceeded);
    };
    child.once('error', () => {
      end(false);
    });
    child.once('close', (code) => {
      end(code === 0);
    });
  });
}

function describeHung(step: Step): string {
  const unfinished = findUnfinished(readEvents(step) ?? []);
  return unfinished.length === 0 ? 'No test was running.' : `Still running:\n  ${unfinished.join('\n  ')}`;
}

async function runStep(step: Step, isAlone: boolean): Promise<Outcome> {
  if (isAlone) console.log(`\n=== ${step.name} ===`);
  const startedAt = performance.now();
  const hasSucceeded = await runScript(step, isAlone);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const events = readEvents(step);
  return { step, hasSucceeded, seconds, counts: countStep(hasSucceeded, events), events: events ?? [] };
}

async function runStages(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const hasFailed = () => outcomes.some(({ hasSucceeded }) => !hasSucceeded);
  for (const lanes of STAGES) {
    await Promise.all(
      lanes.map(async (steps) => {
        for (const step of steps) if (!hasFailed()) outcomes.push(await runStep(step, lanes.length === 1));
      }),
    );
  }
  return outcomes;
}

/** Browser tests that run only with `npm run test:long`. */
function listLongTests(): string[] {
  const { stdout } = spawnSync('npx', ['playwright', 'test', '--list'], {
    encoding: 'utf8',
    env: { ...process.env, ROADFEED_LONG_TESTS: '1' },
    shell: process.platform === 'win32',
  });
  return stdout.split('\n').flatMap((line) => / › (.+ › .+)$/.exec(line)?.[1] ?? []);
}

function printSummary(outcomes: readonly Outcome[]): TestCounts {
  console.log('\n=== ten slowest files ===');
  for (const [file, seconds] of slowestFiles(
    outcomes.flatMap(({ events }) => events),
    10,
  )) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  }
  console.log('\n=== summary ===');
  for (const { step, hasSucceeded, seconds, counts } of outcomes) {
    const result = hasSucceeded ? 'ok' : 'FAILED';
    console.log(
      `${result.padEnd(7)} ${step.name.padEnd(30)} ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
    );
  }
  const started = new Set(outcomes.map(({ step }) => step));
  const skipped = STAGES.flat(2).filter((step) => !started.has(step));
  if (skipped.length > 0) console.log(`\nNot run: ${skipped.map(({ name }) => name).join(', ')}.`);
  const long = listLongTests();
  console.log(`\nNot part of this run, but of \`npm run test:long\` (${long.length}): ${long.join('; ')}.`);
  const failures = listFailures(outcomes.flatMap(({ events }) => events));
  if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}\n`);
  return addCounts(outcomes.map(({ counts }) => counts));
}

function announceInstallation(): void {
  const missing = [...missingBrowsers(), ...(hasFfmpeg() ? [] : ['ffmpeg'])];
  if (missing.length > 0 && isDebianRoot())
    console.log(
      `This run will install on this machine, as root: apt-get install ${missing.join(' ')}. Press Ctrl+C to prevent it.`,
    );
}

async function main(): Promise<void> {
  announceInstallation();
  mkdirSync(JOURNALS_DIR, { recursive: true });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const startedAt = performance.now();
  const { passed, failed } = printSummary(await runStages());
  rmSync(JOURNALS_DIR, { recursive: true, force: true });
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${Math.round((performance.now() - startedAt) / 1000)} seconds`);
  console.log(`${passed} passed, ${failed} failed`);
}

void main();
