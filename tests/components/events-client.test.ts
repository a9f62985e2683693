import { eventsVersion } from '@/components/road-reports/events-client';

let canLoad = true;

class FakeWorker {
  onmessage: (event: { data: unknown }) => void = () => undefined;

  postMessage({ id }: { id: number }) {
    queueMicrotask(() => this.onmessage({ data: canLoad ? { id } : { id, error: 'HTTP 503' } }));
  }
}

test('while the files cannot be loaded, the known statements are read again every five minutes, because they end', async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { Worker: FakeWorker });
  const stop = eventsVersion.subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  expect(eventsVersion.get()).toBe(1);
  canLoad = false;
  await jest.advanceTimersByTimeAsync(915_000);
  expect(eventsVersion.get()).toBe(4);
  stop();
  const stopAgain = eventsVersion.subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(315_000);
  expect(eventsVersion.get()).toBe(5);
  stopAgain();
});
