import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBuild, hasSameSettings, isOutdated, stampBuild } from '@/lib/cli/built-pages';
import { TemporaryFolder } from '@/tests/support/temporary-folder';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-24T12:00:00Z');
const FOLDER = '.next-server';
const repository = process.cwd();

// Leaves the folder before it is removed.
afterEach(() => {
  process.chdir(repository);
  delete process.env.ROADFEED_DATA_DIR;
});

const folder = new TemporaryFolder();
beforeEach(() => {
  process.chdir(folder.path);
  process.env.ROADFEED_DATA_DIR = 'cameras';
});

function write(file: string, hoursAgo: number): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  const seconds = (NOW - hoursAgo * HOUR_MS) / 1000;
  utimesSync(file, seconds, seconds);
}

test.each([
  ['newer than the cameras', 5, 6, false],
  ['older than the cameras', 7, 6, true],
  ['a day after the last sync, so they say that sync stopped', 2, 29, false],
  ['before sync had stopped for a day', 20, 27, true],
])('pages that are %s', (_, builtHoursAgo, syncedHoursAgo, expected) => {
  write(`${FOLDER}/package.json`, builtHoursAgo);
  write('cameras/status.json', syncedHoursAgo);
  stampBuild(FOLDER);
  expect(isOutdated(FOLDER, NOW)).toBe(expected);
});

test('pages of other settings are outdated, whatever the cameras', () => {
  write(`${FOLDER}/package.json`, 1);
  stampBuild(FOLDER, { ...process.env, ROADFEED_SITE_URL: 'https://cameras.example.org' });
  expect([hasSameSettings(FOLDER), isOutdated(FOLDER, NOW)]).toEqual([false, true]);
  stampBuild(FOLDER);
  write('cameras/status.json', 0);
  expect([hasSameSettings(FOLDER), isOutdated(FOLDER, NOW)]).toEqual([true, true]);
});

test('a build is older than code that changed after it, but not than the model that `npm start` downloads', () => {
  const folders = ['app', 'components', 'lib', 'data', 'demo', 'public'].map((name) => `${name}/a`);
  const files = [
    'next.config.ts',
    'proxy.server.ts',
    'instrumentation.server.ts',
    'package-lock.json',
    'tsconfig.json',
    'functions/region.json',
  ];
  for (const file of [...folders, ...files]) write(file, 9);
  write(`${FOLDER}/roadfeed-settings`, 5);
  write('public/model/full/model.json', 1);
  expect(findBuild()).toBe(FOLDER);
  for (const file of ['public/a', 'functions/region.json']) {
    write(file, 1);
    expect(findBuild()).toBeNull();
    write(file, 9);
  }
});
