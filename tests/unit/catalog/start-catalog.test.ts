/** @jest-environment node */
import { startCatalog, type CatalogState } from '@/lib/catalog/catalog';
import type { CatalogSlice } from '@/lib/catalog/load-catalog';
import { CAMERA_FILES } from '@/lib/agencies/agencies';
import { getDataPath } from '@/lib/camera-files/names';
import { camera, cameraRecord } from '../../support/camera';

class FakeWorker {
  static started: FakeWorker[] = [];
  onmessage: (event: { data: CatalogSlice }) => void = () => undefined;
  onerror: () => void = () => undefined;
  readonly terminate = jest.fn();
  constructor(
    readonly address: URL,
    readonly options: WorkerOptions,
  ) {
    FakeWorker.started.push(this);
  }
}

const sliceOf = (id: string, isLast = true): { data: CatalogSlice } => ({
  data: { file: '511ny', cameras: [camera({ id })], failure: null, isLast },
});

let frames = new Map<number, FrameRequestCallback>();
let states: CatalogState[] = [];
/** Ids of the cameras in each update. */
const updates = () => states.map(({ cameras }) => cameras.map(({ id }) => id).join(' '));
const runFrame = (now: number) => {
  const due = [...frames.values()];
  frames.clear();
  due.forEach((onFrame) => onFrame(now));
};
/** Lets imports and answers arrive. */
const turn = () => new Promise((resolve) => setImmediate(resolve));
const start = () => startCatalog((state) => states.push(state));
const worker = () => FakeWorker.started[0]!;
const answerFetch = () => {
  const records = new Map([[getDataPath('vdot'), [cameraRecord({ id: 'fetched' })]]]);
  return jest.fn((path: string) => Promise.resolve(Response.json(records.get(path as '/') ?? [])));
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  FakeWorker.started = [];
  frames = new Map();
  states = [];
  let last = 0;
  Object.assign(globalThis, {
    Worker: FakeWorker,
    requestAnimationFrame: (onFrame: FrameRequestCallback) => {
      last += 1;
      frames.set(last, onFrame);
      return last;
    },
    cancelAnimationFrame: (frame: number) => frames.delete(frame),
  });
});

afterEach(() => {
  jest.useRealTimers();
});

test('slices that arrive within a frame make one update, and the next one comes after 120 ms', () => {
  start();
  expect([worker().address.pathname, worker().options]).toEqual([
    expect.stringMatching(/\/catalog-worker\.ts$/),
    { type: 'module' },
  ]);
  worker().onmessage(sliceOf('a'));
  worker().onmessage(sliceOf('b'));
  runFrame(1_000);
  expect(updates()).toEqual(['a b']);
  worker().onmessage(sliceOf('c'));
  runFrame(1_119);
  expect(updates()).toEqual(['a b']);
  runFrame(1_120);
  expect(updates()).toEqual(['a b', 'a b c']);
  expect(frames.size).toBe(0);
});

test('the slice that completes the catalog is shown in the next frame', () => {
  start();
  for (let file = 1; file < CAMERA_FILES.length; file += 1) worker().onmessage(sliceOf(`${file}`));
  runFrame(1_000);
  worker().onmessage(sliceOf('last'));
  runFrame(1_016);
  expect(states.map(({ isDone }) => isDone)).toEqual([false, true]);
});

test.each([true, false])('after a stop nothing is loaded or shown, with a frame asked for: %j', async (isDue) => {
  const fetchFile = answerFetch();
  Object.assign(globalThis, { fetch: fetchFile });
  const stop = start();
  if (isDue) worker().onmessage(sliceOf('a'));
  stop();
  worker().onmessage(sliceOf('b'));
  worker().onerror();
  await turn();
  runFrame(1_000);
  expect(updates()).toEqual([]);
  expect(worker().terminate).toHaveBeenCalled();
  expect(fetchFile).not.toHaveBeenCalled();
});

/** Frames until the catalog is complete. */
async function loadHere(): Promise<void> {
  for (let now = 1_000; states.at(-1)?.isDone !== true; now += 16) {
    await turn();
    runFrame(now);
  }
}

test('the catalog is loaded without a worker if the browser refuses one', async () => {
  Object.assign(globalThis, {
    Worker: () => {
      throw new Error('refused');
    },
    fetch: answerFetch(),
  });
  const stop = start();
  await loadHere();
  expect(updates().at(-1)).toBe('fetched');
  expect(stop).not.toThrow();
});

test('a worker that fails is ended, and the catalog starts over without it', async () => {
  Object.assign(globalThis, { fetch: answerFetch() });
  start();
  worker().onmessage(sliceOf('half'));
  worker().onerror();
  await loadHere();
  expect(worker().terminate).toHaveBeenCalled();
  expect(updates().at(-1)).toBe('fetched');
});
