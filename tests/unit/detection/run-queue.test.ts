import { RunQueue } from '@/lib/detection/run-queue';

const NO_REST = { begin: () => {}, end: () => 0 };

beforeEach(() => jest.useFakeTimers());
/** A run that ends on `end`. */
function openRun(name: string, log: string[]) {
  let end: () => void = () => {};
  const run = () => {
    log.push(name);
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  return { run, end: () => end() };
}

test('runs one at a time, first come, first served', async () => {
  const log: string[] = [];
  const [a, b, c] = [openRun('a', log), openRun('b', log), openRun('c', log)] as const;
  const queue = new RunQueue(NO_REST);
  for (const { run } of [a, b, c]) queue.add(run);
  expect(log).toEqual(['a']);
  a.end();
  await jest.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['a', 'b']);
  b.end();
  await jest.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['a', 'b', 'c']);
});

test('skips a run that was canceled, and continues after one that fails', async () => {
  const log: string[] = [];
  const queue = new RunQueue(NO_REST);
  queue.add(() => Promise.reject(new Error('run failed')));
  queue.add(openRun('canceled', log).run)();
  queue.add(openRun('next', log).run);
  await jest.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['next']);
});

test('canceling a run that has begun cancels no other', async () => {
  const log: string[] = [];
  const queue = new RunQueue(NO_REST);
  const begun = openRun('begun', log);
  const cancel = queue.add(begun.run);
  queue.add(openRun('next', log).run);
  cancel();
  begun.end();
  await jest.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['begun', 'next']);
});

test('rests after each run for as long as the pace says', async () => {
  const log: string[] = [];
  const first = openRun('first', log);
  const queue = new RunQueue({ begin: () => log.push('begin'), end: () => 40 });
  queue.add(first.run);
  queue.add(openRun('second', log).run);
  first.end();
  await jest.advanceTimersByTimeAsync(39);
  expect(log).toEqual(['begin', 'first']);
  await jest.advanceTimersByTimeAsync(1);
  expect(log).toEqual(['begin', 'first', 'begin', 'second']);
});
