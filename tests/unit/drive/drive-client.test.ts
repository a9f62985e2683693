/** @jest-environment jsdom */
import { DriveClient } from '@/lib/drive/drive-client';
import { toDriveRecord, type DriveFeed } from '@/lib/drive/drive-record';
import { camera } from '@/tests/support/camera';

const CAMERAS = Array.from({ length: 10 }, (_, step) =>
  camera({ id: `c${step}`, roadway: 'I-90', location: 'I-90', lat: 43, lng: -78 + step * 0.1, state: 'New York' }),
);
const ENDS = [CAMERAS[0]!, CAMERAS[9]!];

/** Connects both sides without a thread. */
async function connect() {
  const asked: string[] = [];
  const worker = {
    onmessage: (_event: { data: unknown }) => {},
    onerror: () => {},
    postMessage: (data: { name: string }) => {
      asked.push(data.name);
      queueMicrotask(() => void self.onmessage?.(new MessageEvent('message', { data })));
    },
    terminate: jest.fn(),
  };
  jest.spyOn(globalThis, 'postMessage').mockImplementation((data: unknown) => worker.onmessage({ data }));
  await jest.isolateModulesAsync(async () => {
    await import('@/lib/drive/drive-worker');
  });
  const client = new DriveClient(() => worker as unknown as Worker);
  const port: Pick<MessagePort, 'onmessage'> = { onmessage: null };
  await client.connect(port as MessagePort);
  const feed = (data: DriveFeed) => {
    port.onmessage?.call(port as MessagePort, new MessageEvent('message', { data }));
  };
  feed({ type: 'cameras', from: 0, records: CAMERAS.map(toDriveRecord) });
  feed({ type: 'done' });
  await client.untilDone();
  return { client, worker, asked };
}

const open = () => new AbortController().signal;

afterEach(() => {
  self.onmessage = null;
  jest.restoreAllMocks();
});

test('a drive, a file, and a service’s route are answered with the cameras along them', async () => {
  const { client } = await connect();
  const [trip] = await client.plan(ENDS, 1, open());
  expect(trip?.stops.map(({ cameras }) => cameras[0]?.id)).toEqual(CAMERAS.map(({ id }) => id));
  const coordinates = ENDS.map(({ lng, lat }) => [lng, lat]);
  const geometry = { type: 'LineString', coordinates };
  const track = await client.followTrack(JSON.stringify(geometry), open());
  const [route] = await client.followRouter({ code: 'Ok', routes: [{ duration: 60, geometry }] }, open());
  expect([track.stops.length, route?.stops.length]).toEqual([10, 10]);
  expect(await client.roadLines(open())).toMatchObject([{ name: 'I-90', shield: '90', rank: 0 }]);
});

test('a file that is refused rejects with the sentence for visitors', async () => {
  const { client } = await connect();
  await expect(client.followTrack('nonsense', open())).rejects.toThrow('This file is neither GPX nor GeoJSON.');
});

test('a question that is aborted while it waits is not asked, and the next one is answered', async () => {
  const { client, asked } = await connect();
  const typing = new AbortController();
  const first = client.plan(ENDS, 1, open());
  const second = client.plan(ENDS, 3, typing.signal);
  typing.abort();
  await expect(second).rejects.toThrow(/abort/i);
  await expect(first).resolves.toHaveLength(1);
  await expect(client.plan(ENDS, 1, open())).resolves.toHaveLength(1);
  expect(asked).toEqual(['connect', 'untilDone', 'plan', 'plan']);
});

test('once the worker has failed, every question is refused', async () => {
  const { client, worker } = await connect();
  const pending = client.plan(ENDS, 1, open());
  await Promise.resolve();
  worker.onerror();
  await expect(pending).rejects.toThrow('the worker for drives failed');
  await expect(client.plan(ENDS, 1, open())).rejects.toThrow('the worker for drives failed');
  await expect(client.untilDone()).rejects.toThrow('the worker for drives failed');
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});
