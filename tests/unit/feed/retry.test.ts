import { describeDown } from '@/lib/feed/feed-status';
import { NEW_RETRY, reduceRetry, retryDelayMs, type Retry } from '@/lib/feed/retry';

const MIDDLE = 0.5;
const failAt = (retry: Retry, now: number, change: object = {}): Retry =>
  reduceRetry(retry, {
    ...{ type: 'fail', reason: 'no-answer', notBefore: 0, isOnline: true, now, random: MIDDLE },
    ...change,
  });

test.each([
  [1, 5_000],
  [2, 10_000],
  [3, 30_000],
  [4, 60_000],
  [5, 120_000],
  [50, 120_000],
])('after %i failures in a row the wait is %i ms', (failures, wait) => {
  expect(retryDelayMs(failures, MIDDLE)).toBe(wait);
});

test('jitter changes a wait by 20 % at most', () => {
  expect(retryDelayMs(1, 0)).toBe(4_000);
  expect(retryDelayMs(1, 0.999_999)).toBe(6_000);
});

test('a feed in view never stops retrying', () => {
  let retry = NEW_RETRY;
  let now = 0;
  const waits: number[] = [];
  for (let failures = 0; failures < 8; failures += 1) {
    retry = failAt(retry, now);
    const retryAt = retry.down?.retryAt ?? Infinity;
    waits.push((retryAt - now) / 1_000);
    now = retryAt;
    retry = reduceRetry(retry, { type: 'try' });
  }
  expect(waits).toEqual([5, 10, 30, 60, 120, 120, 120, 120]);
});

test('out of view there is no retry; back in view it comes within two seconds, but not before the host permits', () => {
  const away = reduceRetry(failAt(NEW_RETRY, 1_000), { type: 'leave' });
  expect(away.down?.retryAt).toBeNull();
  const back = { type: 'return', now: 50_000, random: MIDDLE } as const;
  expect(reduceRetry(away, back).down?.retryAt).toBe(51_000);
  const throttled = reduceRetry(failAt(NEW_RETRY, 1_000, { notBefore: 61_000 }), { type: 'leave' });
  expect(reduceRetry(throttled, back).down?.retryAt).toBe(61_000);
});

test('a final reason is never retried', () => {
  const refused = failAt(NEW_RETRY, 0, { reason: 'refused' });
  expect(refused.down?.retryAt).toBeNull();
  expect(reduceRetry(refused, { type: 'try' })).toBe(refused);
});

test('offline failures do not count', () => {
  expect(failAt(NEW_RETRY, 0, { isOnline: false })).toMatchObject({ failures: 0, failingSince: null });
});

test('30 seconds of good play clear the failure count, 29 do not', () => {
  const good = reduceRetry(failAt(NEW_RETRY, 0), { type: 'succeed', now: 10_000 });
  expect(failAt(good, 39_000).failures).toBe(2);
  expect(failAt(good, 40_000).failures).toBe(1);
  expect(reduceRetry(good, { type: 'stop', now: 40_000 }).failures).toBe(0);
});

test('after a minute a feed says since when it is down, and may be tried at once', () => {
  const since = new Date(2026, 10, 22, 7, 12).getTime();
  const { down } = failAt(failAt(NEW_RETRY, since), since + 55_000);
  expect(describeDown(down!, since + 59_000)).toMatchObject({ mayTryNow: false });
  expect(describeDown(down!, since + 60_000)).toEqual({
    titles: ['FEED DOWN OR BLOCKED', 'WILL TRY TO RELOAD'],
    texts: ['The agency’s camera is not responding.', 'Down since 07:12. Next try in 5 s.'],
    mayTryNow: true,
  });
});
