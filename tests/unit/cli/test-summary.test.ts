import {
  addCounts,
  countStep,
  findUnfinished,
  listFailures,
  parseJournal,
  slowestFiles,
} from '../../tools/test-summary';

const JOURNAL = parseJournal(
  `{"event":"begin","file":"a.test.ts"}
{"event":"begin","file":"a.test.ts","title":"one"}
{"event":"end","file":"a.test.ts","title":"one","status":"passed","ms":0}
{"event":"end","file":"a.test.ts","ms":2500}
{"event":"begin","file":"b.spec.ts","title":"two"}
{"event":"end","file":"b.spec.ts","title":"two","status":"failed","ms":4000,"error":"Expected: 1\\nReceived: 2"}
{"event":"begin","file":"b.spec.ts","title":"three"}
{"event":"begin","file":"c.test.ts"}
{"event":"begin","file":"d.test.ts"}
{"event":"begin","file":"d.test.ts","title":"four"}
{"event":"end","file":"d.te`,
);

test('tests that never ended are named, and files whose tests never began', () => {
  expect(findUnfinished(JOURNAL)).toEqual(['b.spec.ts: three', 'c.test.ts', 'd.test.ts: four']);
});

test('failed tests are named with their messages', () => {
  expect(listFailures(JOURNAL)).toEqual(['b.spec.ts: two\n    Expected: 1\n    Received: 2']);
});

test('passed and failed tests are counted', () => {
  expect(countStep(false, JOURNAL)).toEqual({ passed: 1, failed: 1 });
});

test('a file that fails to load counts as a failure', () => {
  expect(countStep(false, parseJournal('{"event":"end","file":"a.test.ts","ms":5,"status":"failed"}\n'))).toEqual({
    passed: 0,
    failed: 1,
  });
});

test('a step that is not a test runner counts as one test', () => {
  expect(countStep(true, undefined)).toEqual({ passed: 1, failed: 0 });
  expect(countStep(false, undefined)).toEqual({ passed: 0, failed: 1 });
});

test('a failed step counts at least one failure', () => {
  expect(countStep(false, JOURNAL.slice(0, 4))).toEqual({ passed: 1, failed: 1 });
});

test('counts are added up', () => {
  expect(
    addCounts([
      { passed: 1, failed: 0 },
      { passed: 20, failed: 3 },
    ]),
  ).toEqual({ passed: 21, failed: 3 });
});

test('the slowest files come first', () => {
  expect(slowestFiles(JOURNAL, 2)).toEqual([
    ['b.spec.ts', 4],
    ['a.test.ts', 2.5],
  ]);
});
