import { expect, test } from '@jest/globals';
import {
  createLineProgress,
  countCameras,
  formatReport,
  getExitCode,
  type SourceReport,
  type SyncReport,
} from '@/lib/sync/report';
import { camera } from '../../support/camera';

const GEORGIA: SourceReport = {
  id: '511ga',
  parts: [],
  rows: 1_240,
  cameras: 1_200,
  dropped: { unreadable: 3, 'repeated-id': 37 },
  duplicates: 12,
  dead: 5,
  locked: 7,
  seconds: 2.25,
  failure: null,
};
const CALTRANS: SourceReport = {
  ...GEORGIA,
  id: 'caltrans',
  rows: 7,
  cameras: 8,
  dropped: {},
  duplicates: 1,
  dead: 0,
  locked: 0,
  seconds: 10,
  failure: 'caltrans/d1: HTTP 500',
};
const stepSeconds = { previous: 0, fetch: 0, parse: 0, locate: 0, dedupe: 0, probe: 0, write: 0 };
const report = (overrides: Partial<SyncReport> = {}): SyncReport => ({
  sources: [GEORGIA, CALTRANS],
  written: ['a', 'b'],
  notes: [],
  newHosts: [],
  stepSeconds,
  isDryRun: false,
  ...overrides,
});

test('the report is a table with a sum, and names new hosts', () => {
  expect(formatReport(report({ newHosts: ['new media host of 511ga: cams.example.com'] }))).toEqual([
    'source    rows  cameras  dropped                       duplicates  dead  locked  seconds  status',
    '511ga     1240     1200  3 unreadable, 37 repeated-id          12     5       7      2.3  ok',
    'caltrans     7        8  -                                      1     0       0     10.0  failed: caltrans/d1: HTTP 500',
    'new media host of 511ga: cams.example.com',
    '1208 cameras (13 duplicates, 5 dead feeds); 1 of 2 sources failed; 2 files changed',
  ]);
});

test('the sum of a dry run says that nothing was written', () => {
  expect(formatReport(report({ isDryRun: true, written: [] })).at(-1)).toMatch(/; dry run, nothing written$/);
});

test('one failed source is enough for exit code 1', () => {
  expect(getExitCode(report())).toBe(1);
  expect(getExitCode(report({ sources: [GEORGIA] }))).toBe(0);
});

test('duplicates and dead feeds are counted among the cameras', () => {
  const cameras = [camera(), camera({ isDuplicate: true }), camera({ isFeedDead: true }), camera({ isFeedDead: true })];
  expect(countCameras(cameras)).toEqual({ cameras: 4, duplicates: 1, dead: 2 });
});

test('without a terminal, progress is one line per source', () => {
  const lines: string[] = [];
  const progress = createLineProgress((line) => lines.push(line));
  progress.sourceStarted('511ga', 1);
  progress.pageFetched('511ga');
  progress.sourceDone('511ga', 1_200, null);
  progress.sourceDone('511pa', 0, 'HTTP 500');
  progress.stop();
  expect(lines).toEqual(['511ga: 1200 cameras', '511pa: failed: HTTP 500']);
});
