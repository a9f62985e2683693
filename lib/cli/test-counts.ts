/** How many tests of a step passed and failed; a step that is no test runner counts as one test. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

/** The numbers of Jest's `--json` report that matter here. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that did not even load. */
  readonly numRuntimeErrorTestSuites: number;
}

/** The numbers of Playwright's JSON report that matter here. */
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

export function countJest(report: JestReport): TestCounts {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Nothing is tried twice, so a flaky test is a failed one. */
export function countPlaywright({ stats }: PlaywrightReport): TestCounts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/**
 * The counts of a step by its exit and its report. A step that failed counts at least one failure, also when its report says
 * otherwise or is missing, so that the last line never contradicts the exit code.
 */
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
