import { Turns } from '@/lib/detection/turns';

/** A run that ends when told to. */
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

test('one run at a time, in the order of asking', async () => {
  const log: string[] = [];
  const [a, b, c] = ['a', 'b', 'c'].map((name) => openRun(name, log)) as [
    ReturnType<typeof openRun>,
    ReturnType<typeof openRun>,
    ReturnType<typeof openRun>,
  ];
  const turns = new Turns();
  for (const { run } of [a, b, c]) turns.ask(run);
  expect(log).toEqual(['a']);
  a.end();
  await Promise.resolve().then(() => Promise.resolve());
  expect(log).toEqual(['a', 'b']);
  b.end();
  await Promise.resolve().then(() => Promise.resolve());
  expect(log).toEqual(['a', 'b', 'c']);
});

test('who leaves the line is not served, and a run that fails does not stop it', async () => {
  const log: string[] = [];
  const turns = new Turns();
  turns.ask(() => Promise.reject(new Error('run failed')));
  turns.ask(openRun('left', log).run).leave();
  turns.ask(openRun('next', log).run);
  await Promise.resolve().then(() => Promise.resolve());
  expect(log).toEqual(['next']);
});
