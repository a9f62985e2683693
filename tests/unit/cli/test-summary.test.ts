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

test('tests that never ended are named, files whose tests never began, and failed tests with their messages', () => {
  expect(findUnfinished(JOURNAL)).toEqual(['b.spec.ts: three', 'c.test.ts', 'd.test.ts: four']);
  expect(listFailures(JOURNAL)).toEqual(['b.spec.ts: two\n    Expected: 1\n    Received: 2']);
});

const BROKEN = parseJournal('{"event":"end","file":"a.test.ts","ms":5,"status":"failed"}\n');

test.each([
  ['passed and failed tests', false, JOURNAL, { passed: 1, failed: 1 }],
  ['a file that fails to load as a failure', false, BROKEN, { passed: 0, failed: 1 }],
  ['a step without test runner that passes as one test', true, undefined, { passed: 1, failed: 0 }],
  ['a step without test runner that fails as one test', false, undefined, { passed: 0, failed: 1 }],
  ['a failed step as one failure at least', false, JOURNAL.slice(0, 4), { passed: 1, failed: 1 }],
])('it counts %s', (_, hasPassed, journal, counts) => {
  expect(countStep(hasPassed, journal)).toEqual(counts);
});

test('counts are added up, and the slowest files come first', () => {
  const steps = [
    { passed: 1, failed: 0 },
    { passed: 20, failed: 3 },
  ];
  expect(addCounts(steps)).toEqual({ passed: 21, failed: 3 });
  expect(slowestFiles(JOURNAL, 2)).toEqual([
    ['b.spec.ts', 4],
    ['a.test.ts', 2.5],
  ]);
});
