import type { Frame } from '@/lib/detection/detector';
import { WorkerDetector } from '@/lib/detection/worker-detector';
import type { WorkerRequest } from '@/lib/detection/worker-messages';

const RESULT = { detections: [], size: { width: 1, height: 1 }, runMs: 1 };

/** Workers under the control of a test; each remembers what it was asked. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null;
  readonly asked: WorkerRequest[] = [];
  isTerminated = false;

  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(request: WorkerRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  say(data: object): void {
    this.onmessage?.({ data: { id: this.asked.at(-1)?.id, ...data } });
  }
  crash(): void {
    this.onerror?.({ message: 'out of memory', preventDefault: () => {} });
  }
}

const newest = () => FakeWorker.all.at(-1)!;
const frame = () => ({ close: jest.fn() }) as unknown as Frame;

async function loaded(): Promise<WorkerDetector> {
  const detector = new WorkerDetector('demo', () => new FakeWorker() as unknown as Worker);
  const loading = detector.load();
  newest().say({ type: 'loaded', backend: 'wasm' });
  await loading;
  return detector;
}

beforeEach(() => {
  FakeWorker.all = [];
});

test('nothing starts before it is asked for, and all who ask share one load', async () => {
  const detector = new WorkerDetector('full', () => new FakeWorker() as unknown as Worker);
  expect(FakeWorker.all).toHaveLength(0);
  expect(detector.state()).toEqual({ phase: 'not-loaded' });
  const both = Promise.all([detector.load(), detector.load()]);
  expect(detector.state()).toEqual({ phase: 'loading' });
  expect(newest().asked).toMatchObject([{ type: 'load', kind: 'full', mayUseGraphics: true }]);
  newest().say({ type: 'loaded', backend: 'wasm' });
  await both;
  expect(FakeWorker.all).toHaveLength(1);
  expect(detector.state()).toEqual({ phase: 'loaded', backend: 'wasm' });
});

test('a failed load says why, and the next try begins anew', async () => {
  const detector = new WorkerDetector('demo', () => new FakeWorker() as unknown as Worker);
  const first = detector.load();
  newest().say({ type: 'failed', message: 'model.json: 404' });
  await expect(first).rejects.toThrow('model.json: 404');
  expect(detector.state()).toEqual({ phase: 'error', message: 'model.json: 404' });
  expect(newest().isTerminated).toBe(true);
  const second = detector.load();
  newest().say({ type: 'loaded', backend: 'wasm' });
  await second;
  expect(detector.state().phase).toBe('loaded');
});

test('a worker that does not start is an error, not a wait for ever', async () => {
  const detector = new WorkerDetector('demo', () => new FakeWorker() as unknown as Worker);
  const loading = detector.load();
  newest().crash();
  await expect(loading).rejects.toThrow('out of memory');
  expect(detector.state().phase).toBe('error');
});

test('a run answers with what was found', async () => {
  const detector = await loaded();
  const run = detector.detect(frame());
  newest().say({ type: 'detected', result: RESULT });
  await expect(run).resolves.toEqual(RESULT);
});

test('a worker that crashes is replaced by itself once; the second time in a row it is an error', async () => {
  const detector = await loaded();
  const run = detector.detect(frame());
  newest().crash();
  await expect(run).rejects.toThrow('out of memory');
  expect(detector.state().phase).toBe('loading');
  newest().say({ type: 'loaded', backend: 'wasm' });
  await Promise.resolve().then(() => Promise.resolve());
  expect(detector.state().phase).toBe('loaded');
  newest().crash();
  expect(detector.state()).toEqual({ phase: 'error', message: 'out of memory' });
  expect(FakeWorker.all).toHaveLength(2);
});

test('after a lost graphics context the next worker does without', async () => {
  await loaded();
  newest().onmessage?.({ data: { type: 'lost', message: 'the graphics context was lost' } });
  expect(FakeWorker.all).toHaveLength(2);
  expect(newest().asked).toMatchObject([{ type: 'load', mayUseGraphics: false }]);
});

test('a run that never ends is ended', async () => {
  jest.useFakeTimers();
  const detector = await loaded();
  const run = detector.detect(frame());
  const failed = expect(run).rejects.toThrow('the model did not answer');
  jest.advanceTimersByTime(30_000);
  await failed;
  expect(FakeWorker.all[0]?.isTerminated).toBe(true);
  jest.useRealTimers();
});

test('without a model the frame is closed and the run refused', async () => {
  const picture = frame();
  await expect(new WorkerDetector('demo').detect(picture)).rejects.toThrow('not loaded');
  expect(picture.close).toHaveBeenCalled();
});

test('who puts it away while it loads leaves no error', async () => {
  const detector = new WorkerDetector('demo', () => new FakeWorker() as unknown as Worker);
  const loading = detector.load();
  detector.dispose();
  await expect(loading).rejects.toThrow('put away');
  expect(detector.state()).toEqual({ phase: 'not-loaded' });
});
