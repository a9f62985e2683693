import { PictureQueue } from '@/components/feed/still/picture-queue';
import { HOST_REQUESTS_PER_MINUTE } from '@/lib/constants/feed';
import type { PicturePriority } from '@/lib/feed/hosts';

/** The tabs of one visitor: what one posts reaches the others. */
class FakeChannel {
  static readonly all: FakeChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor() {
    FakeChannel.all.push(this);
  }

  postMessage(data: unknown) {
    for (const channel of FakeChannel.all) if (channel !== this) channel.onmessage?.({ data });
  }
}

const URL_OF = (name: string) => `https://cams.example/${name}.jpg`;
let started: string[];
const ask = (tab: PictureQueue, name: string, wish: PicturePriority | 'enlarged' = 'first') =>
  tab.ask(URL_OF(name), wish, () => started.push(name));
const askMany = (tab: PictureQueue, count: number, wish: PicturePriority = 'first') => {
  for (let index = 0; index < count; index += 1) ask(tab, `${index}`, wish);
};

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  started = [];
  FakeChannel.all.length = 0;
  Object.assign(window, { BroadcastChannel: FakeChannel });
});

afterEach(() => Reflect.deleteProperty(window, 'BroadcastChannel'));

test('first pictures load before refreshes, and those before pictures out of view', () => {
  const tab = new PictureQueue();
  askMany(tab, HOST_REQUESTS_PER_MINUTE);
  started = [];
  ask(tab, 'ahead', 'ahead');
  ask(tab, 'newer', 'newer');
  ask(tab, 'first', 'first');
  jest.advanceTimersByTime(59_999);
  expect(started).toEqual([]);
  jest.advanceTimersByTime(10_000);
  expect(started).toEqual(['first', 'newer', 'ahead']);
});

test('a request that leaves the queue never starts', () => {
  const tab = new PictureQueue();
  askMany(tab, HOST_REQUESTS_PER_MINUTE);
  started = [];
  ask(tab, 'gone')();
  jest.advanceTimersByTime(120_000);
  expect(started).toEqual([]);
});

test('the enlarged camera never waits, and uses the budget', () => {
  const tab = new PictureQueue();
  askMany(tab, HOST_REQUESTS_PER_MINUTE - 1);
  ask(tab, 'enlarged', 'enlarged');
  ask(tab, 'first');
  expect(started).toHaveLength(HOST_REQUESTS_PER_MINUTE);
  ask(tab, 'enlarged again', 'enlarged');
  expect(started.at(-1)).toBe('enlarged again');
});

test('all tabs of a visitor share the budget, also one that is opened later, and leave each other one request', () => {
  const [first, second] = [new PictureQueue(), new PictureQueue()];
  askMany(first, HOST_REQUESTS_PER_MINUTE / 2);
  askMany(second, HOST_REQUESTS_PER_MINUTE / 2);
  const third = new PictureQueue();
  askMany(third, 5);
  askMany(first, 5);
  expect(started).toHaveLength(HOST_REQUESTS_PER_MINUTE - 1);
  jest.advanceTimersByTime(60_000);
  expect(started).toHaveLength(HOST_REQUESTS_PER_MINUTE + 10);
});

test('refreshes start a second apart, and pictures out of view use at most half of the budget', () => {
  const tab = new PictureQueue();
  askMany(tab, 3, 'newer');
  jest.advanceTimersByTime(1_000);
  expect(started).toHaveLength(2);
  askMany(tab, HOST_REQUESTS_PER_MINUTE, 'ahead');
  jest.advanceTimersByTime(58_999);
  expect(started).toHaveLength(HOST_REQUESTS_PER_MINUTE / 2);
  ask(tab, 'first');
  expect(started.at(-1)).toBe('first');
});

test('requests leave the budget after a minute, each host has its own, and setting the clock back frees all', () => {
  const tab = new PictureQueue();
  ask(tab, 'oldest');
  jest.advanceTimersByTime(30_000);
  askMany(tab, HOST_REQUESTS_PER_MINUTE);
  tab.ask('https://other.example/a.jpg', 'first', () => started.push('other'));
  expect(started).toHaveLength(HOST_REQUESTS_PER_MINUTE + 1);
  jest.advanceTimersByTime(30_000);
  expect(started).toHaveLength(HOST_REQUESTS_PER_MINUTE + 2);
  jest.setSystemTime(0);
  ask(tab, 'earlier');
  expect(started.at(-1)).toBe('earlier');
});

test('our own origin, which serves the demo network, has no budget', () => {
  const tab = new PictureQueue();
  for (let index = 0; index < 2 * HOST_REQUESTS_PER_MINUTE; index += 1)
    tab.ask('/demo/still/a.svg', 'newer', () => started.push('own'));
  expect(started).toHaveLength(2 * HOST_REQUESTS_PER_MINUTE);
});
