import { PassThrough } from 'node:stream';
import { expect, jest, test } from '@jest/globals';
import type { PartStatus } from '@/lib/camera-files/status';
import { createLineProgress, createTerminalProgress } from '@/lib/sync/progress';
import {
  countCameras,
  describeShape,
  formatReport,
  formatStatus,
  type SourceReport,
  type SyncReport,
} from '@/lib/sync/report';
import { camera } from '../../support/camera';

const GEORGIA: SourceReport = {
  ...{ id: '511ga', parts: [], rows: 1_240, cameras: 1_200, dropped: { unreadable: 3, 'repeated-id': 37 } },
  ...{ duplicates: 12, dead: 5, locked: 7, seconds: 2.25, failure: null },
};
const CALTRANS: SourceReport = {
  ...{ id: 'caltrans', parts: [], rows: 7, cameras: 8, dropped: {}, duplicates: 1, dead: 0, locked: 0, seconds: 10 },
  failure: 'caltrans/d1: HTTP 500',
};
const report = (overrides: Partial<SyncReport> = {}): SyncReport => ({
  sources: [GEORGIA, CALTRANS],
  written: ['a', 'b'],
  newHosts: [],
  isDryRun: false,
  ...overrides,
});

test('the report is a table with a sum, and names new hosts', () => {
  expect(formatReport(report({ newHosts: ['!! new media host of 511ga: cams.example.com'] }))).toEqual([
    'source    rows  cameras  dropped                       duplicates  dead  locked  seconds  status',
    '511ga     1240     1200  3 unreadable, 37 repeated id          12     5       7      2.3  ok',
    'caltrans     7        8  -                                      1     0       0     10.0  failed: caltrans/d1: HTTP 500',
    '!! new media host of 511ga: cams.example.com',
    '1,208 cameras (13 duplicates, 5 dead feeds); 1 of 2 sources failed; 2 files changed',
  ]);
});

test('the total of a dry run says that nothing was written, and that of a run without sources that feeds were checked', () => {
  expect(formatReport(report({ isDryRun: true, written: [] })).at(-1)).toMatch(/; dry run, nothing written$/);
  expect(formatReport(report({ sources: [] }))).toEqual(['Feeds checked; 2 files changed']);
});

test('duplicates and dead feeds are counted among the cameras', () => {
  const cameras = [camera(), camera({ isDuplicate: true }), camera({ isFeedDead: true }), camera({ isFeedDead: true })];
  expect(countCameras(cameras)).toEqual({ cameras: 4, duplicates: 1, dead: 2 });
});

test('without a terminal, progress is one line per source, and pending ones every half minute', () => {
  jest.useFakeTimers();
  const lines: string[] = [];
  const progress = createLineProgress((line) => lines.push(line));
  for (const id of ['511ms', '511fl', 'rom', '511ny']) progress.sourceStarted(id, 1, `${id}.example`);
  progress.pageFetched('511ms');
  jest.advanceTimersByTime(30_000);
  for (const id of ['511fl', 'rom', '511ny']) progress.sourceDone(id, 1, null);
  jest.advanceTimersByTime(30_000);
  progress.sourceDone('511ms', 1, null);
  progress.sourceDone('511pa', 0, 'HTTP 500');
  progress.stop();
  jest.advanceTimersByTime(90_000);
  expect(lines).toEqual([
    'Waiting for 511ms at 511ms.example (1 response), 511fl at 511fl.example (0 responses), rom at rom.example (0 responses), and 1 more',
    ...['511fl: 1 camera', 'rom: 1 camera', '511ny: 1 camera'],
    'Waiting for 511ms at 511ms.example (1 response)',
    ...['511ms: 1 camera', '511pa: failed: HTTP 500'],
  ]);
});

/** `lost`: moves of the cursor above the 24 lines of the terminal. */
function showIn24Lines(output: string): { lines: string[]; lost: number } {
  const lines = [''];
  let [at, column, lost] = [0, 0, 0];
  const getLine = () => lines[at] ?? '';
  const write = (text: string) => {
    lines[at] = getLine().slice(0, column) + text + getLine().slice(column + text.length);
    column += text.length;
  };
  const commands: Readonly<Record<string, (count: string) => unknown>> = {
    A: (count) => (at -= Number(count)),
    G: () => (column = 0),
    J: () => (lines.length = at),
    K: (count) => (lines[at] = count === '2' ? '' : getLine().slice(0, column)),
    '\n': () => ([at, column] = [at + 1, 0]),
  };
  for (const [part, count, command = part] of output.matchAll(/\u001b\[([?\d]*)([a-zA-Z])|\n|[^\u001b\n]+/g)) {
    (commands[command] ?? write)(count ?? part);
    if (at < lines.length - 24) lost += 1;
  }
  return { lines, lost };
}

test('in a terminal, eight pending sources have a bar that grows with their pages; finished ones, and notes, are lines above', () => {
  const stream = Object.assign(new PassThrough({ highWaterMark: 1_000_000 }), { isTTY: true, columns: 120 });
  const progress = createTerminalProgress(stream as unknown as NodeJS.WriteStream);
  const ids = Array.from({ length: 40 }, (_, at) => `source-${at}`);
  for (const id of ids) progress.sourceStarted(id, 3, `${id}.example`);
  for (const id of ['source-0', 'source-39', 'unknown']) progress.pageFetched(id);
  for (const id of ids.slice(1, 34)) progress.sourceDone(id, 1_200, null);
  progress.log('A note');
  progress.sourceDone('source-34', 0, 'HTTP 500');
  for (let page = 0; page < 3; page += 1) progress.pageFetched('source-0');
  progress.stop();
  progress.log('Another');
  const output = String(stream.read());
  // Ctrl+C would leave the terminal without its cursor, or without line breaks.
  expect(output).not.toMatch(/\u001b\[\?(25|7)l/);
  const { lines, lost } = showIn24Lines(output);
  expect(lost).toBe(0);
  expect(lines).toEqual([
    ...ids.slice(1, 34).map((id) => `${id}: 1,200 cameras`),
    'A note',
    'source-34: failed: HTTP 500',
    expect.stringMatching(/^source-0 {10}█+ 4 responses, waiting for source-0.example$/),
    ...ids.slice(35, 39).map((id) => expect.stringMatching(new RegExp(`^${id} +░+ 0 responses, waiting`)) as unknown),
    expect.stringMatching(/^source-39 {9}█+░+ 1 responses/),
    'Another',
  ]);
});

test.each([
  [{ cameras: 90, dropped: { 'no-feed': 10 }, failure: null }, true, /format unchanged; 90 cameras/],
  [{ cameras: 70, dropped: { unreadable: 30 }, failure: null }, false, /the format changed; 30 of 100/],
  [{ cameras: 0, dropped: {}, failure: null }, false, /no camera with a picture or video in 100 rows/],
  [{ cameras: 0, dropped: {}, failure: 'not JSON (an HTML page)' }, false, /no usable response \(not JSON/],
])('of 100 rows with %j it says whether the shape is known: %s', (report, isKnown, text) => {
  const verdict = describeShape('511wi', { rows: 100, ...report });
  expect(verdict).toEqual({ isKnown, text: expect.stringMatching(text) as unknown });
});

const NOW = Date.parse('2026-11-22T12:00:00Z');
const HOUR_MS = 3_600_000;

const part = (overrides: Partial<PartStatus> = {}): PartStatus => ({
  ...{ source: '511ga', key: '511ga', askedAt: NOW, succeededAt: NOW, failingSince: null, failure: null, cause: null },
  ...{ changedAt: NOW - 5 * HOUR_MS, cameras: 1_200, duplicates: 12, dead: 5, shorter: null, ...overrides },
});
const failing = { failure: 'HTTP 500', failingSince: NOW };

test('the status is a table with a total, once there was a sync', () => {
  expect(formatStatus([], NOW)).toEqual(['No sync has written here yet.']);
  const old = part({ key: 'caltrans/d4', succeededAt: NOW - 48 * HOUR_MS, cameras: 8, ...failing });
  const nothing = { succeededAt: null, changedAt: null, cameras: 0, duplicates: 0, dead: 0 };
  const never = part({ key: 'rom', ...nothing, ...failing });
  expect(formatStatus([part(), old, never], NOW)).toEqual([
    'source       cameras  duplicates  dead  asked     succeeded   changed      status',
    '511ga           1200          12     5  just now  just now    5 hours ago  ok',
    'caltrans/d4        8          12     5  just now  2 days ago  5 hours ago  failed: HTTP 500; its cameras stay until 2026-12-04',
    'rom                0           0     0  just now  never       never        failed: HTTP 500',
    '1,208 cameras; 2 of 3 lists failed',
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
