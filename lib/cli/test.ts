/**
 * `npm test`: everything that has to hold, cheapest first. Stops at the first step that fails, prints what each step counted,
 * and ends with the line `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addCounts, countJest, countPlaywright, stepCounts } from './test-counts';
import type { TestCounts } from './test-counts';

interface Step {
  readonly name: string;
  /** npm script and its arguments. */
  readonly script: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Reads the runner's report; steps without one count as one test. */
  readonly count?: (report: unknown) => TestCounts;
  /** File name of the report. */
  readonly report?: string;
}

interface Outcome {
  readonly name: string;
  readonly counts: TestCounts;
  readonly hasSucceeded: boolean;
  readonly seconds: number;
}

const reports = mkdtempSync(path.join(tmpdir(), 'roadfeed-test-'));

function jestStep(name: string, script: string): Step {
  const report = path.join(reports, `${script.replace(':', '-')}.json`);
  return {
    name,
    script: [script, '--', '--json', `--outputFile=${report}`],
    report,
    count: (json) => countJest(json as Parameters<typeof countJest>[0]),
  };
}

function playwrightStep(name: string, script: string): Step {
  const report = path.join(reports, `${script.replace(':', '-')}.json`);
  return {
    name,
    script: [script, '--', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report,
    count: (json) => countPlaywright(json as Parameters<typeof countPlaywright>[0]),
  };
}

const STEPS: readonly Step[] = [
  { name: 'types', script: ['typecheck'] },
  { name: 'lint', script: ['lint'] },
  { name: 'format', script: ['format:check'] },
  jestStep('unit and component tests', 'test:unit'),
  jestStep('tests of the function', 'test:functions'),
  { name: 'packages of the account tests', script: ['firebase:install'] },
  jestStep('rules of the database', 'test:rules'),
  jestStep('accounts without a browser', 'test:firebase'),
  { name: 'build for a server', script: ['build'] },
  { name: 'build for a CDN', script: ['build:export'] },
  jestStep('tests of the builds', 'test:build'),
  { name: 'browser', script: ['browser'] },
  playwrightStep('browser tests', 'test:e2e'),
  playwrightStep('browser tests of accounts', 'test:accounts'),
];

/** Runs an npm script with its output going straight to ours; whether it exited with 0. */
function runScript({ script, env }: Step): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', ...script], {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      shell: process.platform === 'win32',
    });
    child.once('error', () => {
      resolve(false);
    });
    child.once('exit', (code) => {
      resolve(code === 0);
    });
  });
}

function readCounts({ report, count }: Step): TestCounts | undefined {
  if (report === undefined || count === undefined) return undefined;
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    // The runner died before it wrote its report.
    return { passed: 0, failed: 1 };
  }
}

async function runStep(step: Step): Promise<Outcome> {
  console.log(`\n=== ${step.name} ===`);
  const startedAt = performance.now();
  const hasSucceeded = await runScript(step);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return { name: step.name, hasSucceeded, seconds, counts: stepCounts(hasSucceeded, readCounts(step)) };
}

function printSummary(outcomes: readonly Outcome[]): TestCounts {
  console.log('\n=== summary ===');
  for (const { name, hasSucceeded, seconds, counts } of outcomes) {
    const result = hasSucceeded ? 'ok' : 'FAILED';
    console.log(
      `${result.padEnd(7)} ${name.padEnd(30)} ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
    );
  }
  const failed = outcomes.find(({ hasSucceeded }) => !hasSucceeded);
  const skipped = STEPS.slice(outcomes.length).map(({ name }) => name);
  if (failed) console.log(`\n"${failed.name}" failed, so these did not run: ${skipped.join(', ') || 'none'}.`);
  return addCounts(outcomes.map(({ counts }) => counts));
}

async function main(): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const step of STEPS) {
    const outcome = await runStep(step);
    outcomes.push(outcome);
    if (!outcome.hasSucceeded) break;
  }
  rmSync(reports, { recursive: true, force: true });
  const { passed, failed } = printSummary(outcomes);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
}

void main();
