/** `npm test`: every check, cheapest first, up to the first that fails. Ends with the line `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A step that is not a test runner counts as one test. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that failed to load. */
  readonly numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

export function countJest(report: JestReport): TestCounts {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** There are no retries, so a flaky test has failed. */
export function countPlaywright({ stats }: PlaywrightReport): TestCounts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** A failed step counts at least one failure, even without a report, so the last line never contradicts the exit code. */
export function stepCounts(hasSucceeded: boolean, reported: TestCounts | undefined): TestCounts {
  if (reported === undefined) return hasSucceeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return hasSucceeded ? reported : { ...reported, failed: Math.max(1, reported.failed) };
}

export function addCounts(counts: readonly TestCounts[]): TestCounts {
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

interface Step {
  readonly name: string;
  readonly script: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly count?: (report: unknown) => TestCounts;
  readonly report?: string;
}

interface Outcome {
  readonly name: string;
  readonly counts: TestCounts;
  readonly hasSucceeded: boolean;
  readonly seconds: number;
}

const REPORTS_DIR = path.join(tmpdir(), `roadfeed-test-${process.pid}`);

function jestStep(name: string, script: string): Step {
  const report = path.join(REPORTS_DIR, `${script.replace(':', '-')}.json`);
  return {
    name,
    script: [script, '--', '--json', `--outputFile=${report}`],
    report,
    count: (json) => countJest(json as Parameters<typeof countJest>[0]),
  };
}

function playwrightStep(name: string, script: string): Step {
  const report = path.join(REPORTS_DIR, `${script.replace(':', '-')}.json`);
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
  jestStep('function tests', 'test:functions'),
  { name: 'account test packages', script: ['firebase:install'] },
  jestStep('database rules', 'test:rules'),
  jestStep('accounts without a browser', 'test:firebase'),
  { name: 'server build', script: ['build'] },
  { name: 'CDN build', script: ['build:export'] },
  jestStep('build tests', 'test:build'),
  { name: 'browser', script: ['browser'] },
  playwrightStep('browser tests', 'test:e2e'),
  playwrightStep('account browser tests', 'test:accounts'),
];

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
    // The runner crashed before writing its report.
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
  mkdirSync(REPORTS_DIR, { recursive: true });
  const outcomes: Outcome[] = [];
  for (const step of STEPS) {
    const outcome = await runStep(step);
    outcomes.push(outcome);
    if (!outcome.hasSucceeded) break;
  }
  rmSync(REPORTS_DIR, { recursive: true, force: true });
  const { passed, failed } = printSummary(outcomes);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
}

// The unit tests import the counting functions.
if (path.basename(process.argv[1] ?? '') === 'test.ts') void main();
