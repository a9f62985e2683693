import type { PartStatus } from '@/lib/camera-files/status';
import { formatStatus } from '@/lib/sync/report';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const HOUR_MS = 3_600_000;

const part = (overrides: Partial<PartStatus> = {}): PartStatus => ({
  source: '511ga',
  key: '511ga',
  askedAt: NOW,
  succeededAt: NOW,
  failingSince: null,
  changedAt: NOW - 5 * HOUR_MS,
  cameras: 1_200,
  duplicates: 12,
  dead: 5,
  failure: null,
  cause: null,
  shorter: null,
  ...overrides,
});
const failing = { failure: 'HTTP 500', failingSince: NOW };

test('the status is a table with a sum', () => {
  const old = part({ key: 'caltrans/d4', succeededAt: NOW - 48 * HOUR_MS, cameras: 8, ...failing });
  const never = part({
    key: 'rom',
    succeededAt: null,
    changedAt: null,
    cameras: 0,
    duplicates: 0,
    dead: 0,
    ...failing,
  });
  expect(formatStatus([part(), old, never], NOW)).toEqual([
    'source       cameras  duplicates  dead  asked     succeeded   changed      status',
    '511ga           1200          12     5  just now  just now    5 hours ago  ok',
    'caltrans/d4        8          12     5  just now  2 days ago  5 hours ago  failed: HTTP 500; its cameras stay until 2026-12-04',
    'rom                0           0     0  just now  never       never        failed: HTTP 500',
    '1208 cameras; 2 of 3 lists failed',
  ]);
});

test.each([
  [2 * 60_000 - 1, 'just now'],
  [2 * 60_000, '2 minutes ago'],
  [2 * HOUR_MS - 1, '119 minutes ago'],
  [2 * HOUR_MS, '2 hours ago'],
  [48 * HOUR_MS - 1, '47 hours ago'],
  [48 * HOUR_MS, '2 days ago'],
])('%i ms after a success it was %s', (ms, age) => {
  expect(formatStatus([part({ succeededAt: NOW - ms })], NOW)[1]).toMatch(new RegExp(`just now  ${age}  +5 hours ago`));
});

test('before the first sync there is no table', () => {
  expect(formatStatus([], NOW)).toEqual(['No sync has written here yet.']);
});
