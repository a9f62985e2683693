import { addCounts, countJest, countPlaywright, stepCounts } from '@/lib/cli/test';

test('a test file that fails to load counts as a failure', () => {
  expect(countJest({ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
    passed: 3,
    failed: 3,
  });
});

test('a flaky browser test counts as a failure', () => {
  expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 } })).toEqual({ passed: 5, failed: 2 });
});

test('a step without a report counts as one test', () => {
  expect(stepCounts(true, undefined)).toEqual({ passed: 1, failed: 0 });
  expect(stepCounts(false, undefined)).toEqual({ passed: 0, failed: 1 });
});

test('a failed step counts at least one failure', () => {
  expect(stepCounts(false, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 1 });
});

test('counts are added up', () => {
  expect(
    addCounts([
      { passed: 1, failed: 0 },
      { passed: 20, failed: 3 },
    ]),
  ).toEqual({ passed: 21, failed: 3 });
});
