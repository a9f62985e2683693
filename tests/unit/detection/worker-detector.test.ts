import type { Frame } from '@/lib/detection/detection';
import type { DetectionMethods } from '@/lib/detection/detection-worker';
import { WorkerDetector } from '@/lib/detection/worker-detector';

const RESULT = { detections: [], size: { width: 1, height: 1 }, runMs: 1 };

interface Call {
  readonly id: number;
  readonly name: keyof DetectionMethods;
  readonly args: readonly unknown[];
}

/** A worker under the control of the test, which records its calls. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null;
  isTerminated = false;
  transferred: readonly unknown[] = [];
  private readonly calls: Call[] = [];

  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(call: Call, transferred: readonly unknown[]): void {
    this.calls.push(call);
    this.transferred = transferred;
  }
  terminate(): void {
    this.isTerminated = true;
  }
  getCalls(name: Call['name']): readonly Call[] {
    return this.calls.filter((call) => call.name === name);
  }
  /** Answers the latest call of a method. */
  reply(name: Call['name'], answer: { value?: unknown; error?: string }): void {
    this.onmessage?.({ data: { id: this.getCalls(name).at(-1)?.id, ...answer } });
  }
  crash(message = 'out of memory'): void {
    this.onerror?.({ message, preventDefault: () => {} });
  }
}

const newest = () => FakeWorker.all.at(-1)!;
const makeFrame = () => ({ close: jest.fn() }) as unknown as Frame;
const makeDetector = (kind: 'demo' | 'full') => new WorkerDetector(kind, () => new FakeWorker() as unknown as Worker);
const flush = () => Promise.resolve().then(() => Promise.resolve());

async function loadDetector(): Promise<WorkerDetector> {
  const detector = makeDetector('demo');
  const loading = detector.load();
  newest().reply('load', { value: 'wasm' });
  await loading;
  return detector;
}

beforeEach(() => {
  FakeWorker.all = [];
});

test('starts nothing before it is asked to, and concurrent calls share one load', async () => {
  const detector = makeDetector('full');
  expect(FakeWorker.all).toHaveLength(0);
  expect(detector.state.get()).toEqual({ phase: 'not-loaded' });
  const both = Promise.all([detector.load(), detector.load()]);
  expect(detector.state.get()).toEqual({ phase: 'loading' });
  expect(newest().getCalls('load')).toMatchObject([{ args: ['full', true] }]);
  newest().reply('load', { value: 'wasm' });
  await both;
  expect(FakeWorker.all).toHaveLength(1);
  expect(detector.state.get()).toEqual({ phase: 'loaded', backend: 'wasm' });
});

test('a failed load reports why, and the next call retries', async () => {
  const detector = makeDetector('demo');
  const first = detector.load();
  newest().reply('load', { error: 'model.json: 404' });
  await expect(first).rejects.toThrow('model.json: 404');
  expect(detector.state.get()).toEqual({ phase: 'error', message: 'model.json: 404' });
  expect(newest().isTerminated).toBe(true);
  const second = detector.load();
  newest().reply('load', { value: 'wasm' });
  await second;
  expect(detector.state.get().phase).toBe('loaded');
});

test('a worker that does not start is an error, not an endless wait', async () => {
  const detector = makeDetector('demo');
  const loading = detector.load();
  newest().crash('');
  await expect(loading).rejects.toThrow('the worker did not start');
  expect(detector.state.get().phase).toBe('error');
});

test('a run hands its frame over and returns what was found', async () => {
  const detector = await loadDetector();
  const frame = makeFrame();
  const run = detector.detect(frame);
  expect([newest().getCalls('detect')[0]?.args, newest().transferred]).toEqual([[frame], [frame]]);
  newest().reply('detect', { value: RESULT });
  await expect(run).resolves.toEqual(RESULT);
});

test('a worker that crashes is replaced once; the second crash in a row is an error', async () => {
  const detector = await loadDetector();
  const run = detector.detect(makeFrame());
  newest().crash();
  await expect(run).rejects.toThrow('out of memory');
  expect(detector.state.get().phase).toBe('loading');
  newest().reply('load', { value: 'wasm' });
  await flush();
  expect(detector.state.get().phase).toBe('loaded');
  newest().crash();
  expect(detector.state.get()).toEqual({ phase: 'error', message: 'out of memory' });
  expect(FakeWorker.all).toHaveLength(2);
});

test('after a good run, a crash is the first one again', async () => {
  const detector = await loadDetector();
  newest().crash();
  newest().reply('load', { value: 'wasm' });
  await flush();
  const run = detector.detect(makeFrame());
  newest().reply('detect', { value: RESULT });
  await run;
  newest().crash();
  expect(detector.state.get().phase).toBe('loading');
});

test('after a lost graphics context, the next worker does not use one', async () => {
  await loadDetector();
  newest().reply('waitForLoss', {});
  await flush();
  expect(FakeWorker.all).toHaveLength(2);
  expect(newest().getCalls('load')).toMatchObject([{ args: ['demo', false] }]);
});

test('a run that hangs is ended', async () => {
  jest.useFakeTimers();
  const detector = await loadDetector();
  const run = detector.detect(makeFrame());
  const failed = expect(run).rejects.toThrow('the model did not answer');
  jest.advanceTimersByTime(30_000);
  await failed;
  expect(FakeWorker.all[0]?.isTerminated).toBe(true);
});

test('without a model, closes the frame and rejects the run', async () => {
  const frame = makeFrame();
  await expect(new WorkerDetector('demo').detect(frame)).rejects.toThrow('not loaded');
  expect(frame.close).toHaveBeenCalled();
});

test('disposing of it while it loads leaves no error', async () => {
  const detector = makeDetector('demo');
  const loading = detector.load();
  detector.dispose();
  await expect(loading).rejects.toThrow('disposed');
  expect(detector.state.get()).toEqual({ phase: 'not-loaded' });
});
