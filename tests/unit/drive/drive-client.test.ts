/** @jest-environment jsdom */
import { getDriveClient } from '@/lib/drive/drive-client';
import { toRoadRecords, type DriveFeed } from '@/lib/drive/drive-feed';
import { camera } from '@/tests/support/camera';

const CAMERAS = Array.from({ length: 10 }, (_, step) =>
  camera({ id: `c${step}`, roadway: 'I-90', location: 'I-90', lat: 43, lng: -78 + step * 0.1, state: 'New York' }),
);
const QUESTION = { places: ['43,-78', '43,-77.1'], router: null };

/** A port that works without a thread. */
class FakePort {
  onmessage: ((event: { data: DriveFeed }) => void) | null = null;
}

afterEach(() => {
  self.onmessage = null;
  Reflect.deleteProperty(globalThis, 'MessageChannel');
});

/** Connects client and worker without a thread. */
async function connect() {
  const [port1, port2] = [new FakePort(), new FakePort()];
  Object.assign(globalThis, {
    MessageChannel: class {
      port1 = port1;
      port2 = port2;
    },
  });
  const worker = {
    onmessage: (_event: { data: unknown }) => {},
    onerror: () => {},
    postMessage: (data: unknown) => {
      queueMicrotask(() => void self.onmessage?.(new MessageEvent('message', { data })));
    },
    terminate: jest.fn(),
  };
  jest.spyOn(globalThis, 'postMessage').mockImplementation((data: unknown) => worker.onmessage({ data }));
  await jest.isolateModulesAsync(async () => {
    await import('@/lib/drive/drive-worker');
  });
  const source = { ask: jest.fn(() => Promise.resolve()) };
  const client = getDriveClient(source, () => worker as unknown as Worker);
  expect(source.ask).toHaveBeenCalledWith('connectDrives', [port2], [port2]);
  await Promise.resolve();
  const feed = () => {
    port1.onmessage?.({ data: { type: 'cameras', from: 0, records: toRoadRecords(CAMERAS) } });
    port1.onmessage?.({ data: { type: 'done' } });
  };
  return { client, worker, feed };
}

test('questions are answered from the cameras that the catalog sends', async () => {
  const { client, feed } = await connect();
  feed();
  const answer = await client.call('findDrive', [QUESTION, false]);
  expect(answer).toMatchObject({ ok: true, isFinal: true, trips: [{ legs: [{ road: 'i:90' }] }] });
  expect(await client.call('listRoadLines', [])).toMatchObject([{ shield: 'interstate', number: '90', rank: 0 }]);
});

test('once the worker has failed, every question is rejected', async () => {
  const { client, worker } = await connect();
  const pending = client.call('findDrive', [QUESTION, false]);
  await Promise.resolve();
  worker.onerror();
  await expect(pending).rejects.toThrow('the worker for drives failed');
  await expect(client.call('suggestPlaces', ['Buffalo'])).rejects.toThrow('the worker for drives failed');
  expect(client.isClosed).toBe(true);
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});
