import { RunQueue } from '@/lib/detection/run-queue';

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
  const [a, b, c] = ['a', 'b', 'c'].map((name) => openRun(name, log)) as [
    ReturnType<typeof openRun>,
    ReturnType<typeof openRun>,
    ReturnType<typeof openRun>,
  ];
  const queue = new RunQueue();
  for (const { run } of [a, b, c]) queue.add(run);
  expect(log).toEqual(['a']);
  a.end();
  await Promise.resolve().then(() => Promise.resolve());
  expect(log).toEqual(['a', 'b']);
  b.end();
  await Promise.resolve().then(() => Promise.resolve());
  expect(log).toEqual(['a', 'b', 'c']);
});

test('skips a run that was canceled, and continues after one that fails', async () => {
  const log: string[] = [];
  const queue = new RunQueue();
  queue.add(() => Promise.reject(new Error('run failed')));
  queue.add(openRun('canceled', log).run)();
  queue.add(openRun('next', log).run);
  await Promise.resolve().then(() => Promise.resolve());
  expect(log).toEqual(['next']);
});

test('canceling a run that has begun cancels no other', async () => {
  const log: string[] = [];
  const queue = new RunQueue();
  const begun = openRun('begun', log);
  const cancel = queue.add(begun.run);
  queue.add(openRun('next', log).run);
  cancel();
  begun.end();
  await Promise.resolve().then(() => Promise.resolve());
  expect(log).toEqual(['begun', 'next']);
});
