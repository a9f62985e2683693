import { refreshPeriodMs, stillUrl } from '@/lib/feed/refresh-clock';

test('a still is never asked for faster than every 2 seconds', () => {
  expect(refreshPeriodMs(null)).toBe(2_000);
  expect(refreshPeriodMs(500)).toBe(2_000);
});

test('a still is never asked for faster than its agency renews it', () => {
  expect(refreshPeriodMs(120_000)).toBe(120_000);
});

test('t joins a query that is there and leaves the hash alone', () => {
  expect(stillUrl('https://cams.example/still?a=b#c', 2_000, 10_500)).toBe('https://cams.example/still?a=b&t=10000#c');
});

test('a t of the agency’s own is replaced, not doubled', () => {
  expect(stillUrl('https://cams.example/still?t=1', 2_000, 4_000)).toBe('https://cams.example/still?t=4000');
});

test('visitors of the same period ask for the same address', () => {
  const first = stillUrl('https://cams.example/a.jpg', 30_000, 60_001);
  expect(stillUrl('https://cams.example/a.jpg', 30_000, 89_999)).toBe(first);
  expect(stillUrl('https://cams.example/a.jpg', 30_000, 90_000)).not.toBe(first);
});

test('a path of our own origin stays one', () => {
  expect(stillUrl('/demo/still/a.svg', 2_000, 4_000)).toBe('/demo/still/a.svg?t=4000');
});
