/**
 * Reporter for Jest and Playwright: appends one JSON line per event to ROADFEED_TEST_JOURNAL, so `npm test` can name
 * the test that hung even after a kill. Read by `tests/tools/test-summary.ts`.
 */
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const write = (event) => {
  appendFileSync(process.env.ROADFEED_TEST_JOURNAL, `${JSON.stringify(event)}\n`);
};

const relative = (file) => path.relative(process.cwd(), file);

const ERROR_LINES = 12;

const shorten = (message) =>
  message &&
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, ERROR_LINES)
    .join('\n');

const jestEvents = {
  onTestFileStart: ({ path: file }) => write({ event: 'begin', file: relative(file) }),
  onTestCaseStart: ({ path: file }, { ancestorTitles, title }) =>
    write({ event: 'begin', file: relative(file), title: [...ancestorTitles, title].join(' ') }),
  onTestCaseResult: ({ path: file }, { fullName, status, failureMessages: [error] }) =>
    write({ event: 'end', file: relative(file), title: fullName, status, ms: 0, error: shorten(error) }),
  // Includes loading the file. A file that cannot be loaded counts as one failed test.
  onTestFileResult: ({ path: file }, { perfStats, testExecError }) =>
    write({
      event: 'end',
      file: relative(file),
      ms: perfStats.end - perfStats.start,
      ...(testExecError ? { status: 'failed', error: shorten(testExecError.message) } : {}),
    }),
};

/** Projects run the same test, so the name includes the project. */
const titleOf = (test) => test.titlePath().filter(Boolean).join(' › ');

/** Without retries, flaky means failed. */
const STATUS = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'pending' };

const playwrightEvents = {
  onTestBegin: (test) => write({ event: 'begin', file: relative(test.location.file), title: titleOf(test) }),
  onTestEnd: (test, { duration, error }) =>
    write({
      event: 'end',
      file: relative(test.location.file),
      title: titleOf(test),
      status: STATUS[test.outcome()],
      ms: duration,
      error: shorten(error?.message),
    }),
  onError: ({ location, message }) =>
    write({ event: 'end', file: relative(location?.file ?? ''), title: message, status: 'failed', ms: 0 }),
  printsToStdio: () => false,
};

export default class TestJournal {
  constructor() {
    Object.assign(this, jestEvents, playwrightEvents);
  }
}
