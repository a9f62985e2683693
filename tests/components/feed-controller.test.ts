import { FeedController } from '@/components/feed/feed-controllers';
import type { DownReason, DownStatus } from '@/lib/feed/feed-status';

/** New for each test: failing addresses are remembered. */
let address = 0;

class TestFeed extends FeedController {
  opened: number[] = [];

  constructor() {
    super(`https://cams.example/${address}.jpg`, () => undefined);
    this.start();
  }

  break(reason: DownReason = 'no-answer', notBefore = 0) {
    this.fail(reason, notBefore);
    return this.shown;
  }

  show() {
    this.report({ phase: 'live', delayMs: null });
  }

  get shown() {
    return this.status as DownStatus;
  }

  get waitS() {
    return ((this.shown.retryAt ?? Infinity) - Date.now()) / 1_000;
  }

  protected open() {
    this.opened.push(Date.now());
  }

  protected free() {
    return undefined;
  }
}

const pass = (ms: number) => jest.advanceTimersByTime(ms);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 22, 7, 12) });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  address += 1;
});

test('a feed in view never stops retrying, even if closed and opened again', () => {
  const feed = new TestFeed();
  const waits: number[] = [];
  for (let failures = 0; failures < 6; failures += 1) {
    feed.break();
    waits.push(feed.waitS);
    pass(feed.waitS * 1_000);
  }
  expect(waits).toEqual([5, 10, 30, 60, 120, 120]);
  expect(feed.opened).toHaveLength(7);
  feed.close();
  const again = new TestFeed();
  again.break();
  expect(again.waitS).toBe(120);
});

test('out of view there is no retry; back in view it comes within two seconds, but not before the host permits', () => {
  const feed = new TestFeed();
  feed.break();
  feed.setVisitorPresent(false);
  expect(feed.shown.retryAt).toBeNull();
  pass(600_000);
  expect(feed.opened).toHaveLength(1);
  feed.setVisitorPresent(true);
  expect(feed.waitS).toBe(1);
  pass(1_000);
  feed.break('too-many', Date.now() + 60_000);
  feed.setVisitorPresent(false);
  feed.setVisitorPresent(true);
  expect(feed.waitS).toBe(60);
  feed.close();
  pass(10_000);
  const again = new TestFeed();
  expect([again.opened.length, again.shown.reason, again.waitS]).toEqual([0, 'too-many', 50]);
  pass(50_000);
  expect(again.opened).toHaveLength(1);
});

test('a final reason is never retried', () => {
  const feed = new TestFeed();
  expect(feed.break('refused').retryAt).toBeNull();
  feed.tryNow();
  pass(600_000);
  expect(feed.opened).toHaveLength(1);
});

test('offline failures do not count', () => {
  const feed = new TestFeed();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(feed.break().failingSince).toBeUndefined();
  online.mockReturnValue(true);
  feed.tryNow();
  feed.break();
  expect(feed.waitS).toBe(5);
});

test.each([
  [29_000, 10],
  [30_000, 5],
])('after %i ms of good play the next failure waits %i s', (goodMs, wait) => {
  const feed = new TestFeed();
  feed.break();
  feed.tryNow();
  feed.show();
  pass(goodMs);
  feed.break();
  expect(feed.waitS).toBe(wait);
});

test('a feed that plays again lets others of its host retry soon', () => {
  const [feed, other] = [new TestFeed(), new TestFeed()];
  feed.break();
  for (let failures = 0; failures < 5; failures += 1) {
    other.tryNow();
    other.break();
  }
  expect(other.waitS).toBe(120);
  feed.tryNow();
  feed.show();
  expect(other.waitS).toBe(1);
});
