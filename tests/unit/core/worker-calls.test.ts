/** @jest-environment jsdom */
import { serveCalls, WorkerCalls } from '@/lib/core/worker-calls';

const methods = {
  add: (a: number, b: number) => a + b,
  fail: () => {
    throw new Error('out of range');
  },
  hang: () => new Promise<void>(() => {}),
};

/** Connects both sides without a thread: the page posts to `self.onmessage`, the worker to `worker.onmessage`. */
function connect() {
  const worker = {
    onmessage: (_event: { data: unknown }) => {},
    postMessage: (data: unknown) => {
      queueMicrotask(() => void self.onmessage?.(new MessageEvent('message', { data })));
    },
    terminate: jest.fn(),
  };
  jest.spyOn(globalThis, 'postMessage').mockImplementation((data: unknown) => worker.onmessage({ data }));
  serveCalls(methods);
  return { worker, calls: new WorkerCalls<typeof methods>(worker as unknown as Worker) };
}

afterEach(() => {
  self.onmessage = null;
});

test('each call resolves with its own result', async () => {
  const { calls } = connect();
  await expect(Promise.all([calls.call('add', [1, 2]), calls.call('add', [3, 4])])).resolves.toEqual([3, 7]);
});

test('a call rejects with the message of the error in the worker', async () => {
  await expect(connect().calls.call('fail', [])).rejects.toThrow('out of range');
});

test('a call rejects if its arguments cannot be sent', async () => {
  const { worker, calls } = connect();
  worker.postMessage = () => {
    throw new DOMException('not cloneable', 'DataCloneError');
  };
  await expect(calls.call('add', [1, 2])).rejects.toThrow('not cloneable');
});

test('closing terminates the worker and rejects the calls in progress', async () => {
  const { worker, calls } = connect();
  const pending = calls.call('hang', []);
  calls.close(new Error('closed'));
  await expect(pending).rejects.toThrow('closed');
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test.each(['constructor', 'toString', 'missing'])('a call of %s, which is not served, rejects', async (name) => {
  await expect(connect().calls.call(name as 'add', [1, 2])).rejects.toThrow('no such method');
});

test('an empty message changes nothing', async () => {
  const { worker, calls } = connect();
  const pending = calls.call('add', [1, 2]);
  worker.onmessage({ data: null });
  worker.postMessage(null);
  await expect(pending).resolves.toBe(3);
});
