import { getDriveClient } from '@/lib/drive/drive-client';

test('a worker that fails rejects its calls, and the next call starts another worker', async () => {
  const source = { ask: jest.fn(() => Promise.reject(new Error('the catalog was closed'))) };
  const workers = [0, 1].map(() => ({ postMessage: jest.fn(), terminate: jest.fn(), onerror: () => {} }));
  const [first, second] = workers as [(typeof workers)[0], (typeof workers)[0]];
  const connect = (worker: typeof first) => getDriveClient(source, () => worker as unknown as Worker);
  const client = connect(first);
  expect(connect(second)).toBe(client);
  expect(source.ask).toHaveBeenCalledWith('connectDrives', [expect.any(MessagePort)], [expect.any(MessagePort)]);
  const pending = client.call('suggestStops', ['Buffalo']);
  first.onerror();
  await expect(pending).rejects.toThrow('the worker for drives failed');
  connect(second);
  expect(second.postMessage).toHaveBeenCalledTimes(1);
  // Jest reports rejections that nothing handles.
  await new Promise(setImmediate);
});
