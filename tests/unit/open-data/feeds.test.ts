import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseAtomFeed } from 'feedsmith';
import ICAL from 'ical.js';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import { serializeEvents } from '@/lib/road-reports/road-event';
import { serializeCameras } from '@/lib/sync/files/write-files';
import { listFeeds } from '@/lib/camera-files/names';
import { writeFeeds } from '@/lib/open-data/write-feeds';
import { PLACES } from '@/lib/places/places';
import { camera } from '@/tests/support/camera';
import { TemporaryFolder } from '@/tests/support/temporary-folder';

// feedsmith and ical.js, which we did not write, read the files.

const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2026, 10, 24, 12);
const BUFFALO = { lat: 42.886, lng: -78.878 };
const HOSTILE = 'Bridge\r\nEND:VCALENDAR\r\n]]><script>"&';
const ROAD = { from: 'Exit 7', to: '', direction: null, state: 'CLOSED' } as const;
const PLANNED: RoadEvent = {
  ...{ id: 'NY-1', source: '511ny', type: 'CONSTRUCTION', severity: 'MAJOR', headline: 'Closed', ...BUFFALO },
  ...{ description: HOSTILE, roads: [{ name: 'I-190', ...ROAD }], url: 'https://511ny.org' },
  ...{ start: NOW - HOUR_MS, end: NOW + HOUR_MS, updated: NOW - HOUR_MS },
};
const CRASH: RoadEvent = { ...PLANNED, id: 'NY-2', type: 'INCIDENT', end: null };
const OPEN: RoadEvent = { ...PLANNED, id: 'NY-3', roads: [{ name: 'I-190', ...ROAD, state: 'ALL_LANES_OPEN' }] };
const SIGN = {
  ...{ id: 'S1', source: '511ny', road: 'I-190', direction: null, ...BUFFALO, pages: [['AIRPORT 18 MIN']] },
  ...{ minutes: [{ to: 'AIRPORT', low: 18, high: 18 }], since: NOW - HOUR_MS, readAt: NOW },
};
const ALERT = { ...SIGN, id: 'S2', pages: [['AIRPORT 18 MIN'], ['AMBER ALERT', 'LIC ABC123']] };
const WARNING = {
  ...{ id: 'urn:1', service: 'nws', event: 'Blizzard Warning', severity: 'extreme', headline: 'Whiteout', sender: '' },
  ...{ instruction: 'Stay home.', starts: NOW - HOUR_MS, ends: NOW + HOUR_MS, zones: [] },
  area: [[[-79, 42, -78, 42, -78, 43.5, -79, 43.5]]],
};
const CAMERAS = Array.from({ length: 8 }, (_, index) =>
  camera({ id: `511ny-${index}`, roadway: 'I-190', state: 'New York', city: 'Buffalo', ...BUFFALO }),
);

const folder = new TemporaryFolder('file');
const { read, write } = folder;
const writeFeedsAt = (now: number) => writeFeeds(folder.path, now);
const writeEvents = (events: readonly RoadEvent[]) =>
  write('events.json', serializeEvents({ writtenAt: NOW, sources: [], signSources: [], events }));

async function readFeed(name: string, below = '') {
  const { id, title, updated, entries = [] } = parseAtomFeed(await read(`${below}feed-${name}.xml`));
  return { id, title, updated, entries };
}
const parseCalendar = async (name: string) =>
  new ICAL.Component(ICAL.parse(await read(`feed-${name}.ics`)) as unknown[]);
async function readCalendar(name: string) {
  const calendar = await parseCalendar(name);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

beforeAll(async () => {
  await write('511ny-cameras.json', serializeCameras(CAMERAS));
  await write('index.json', JSON.stringify({ mode: 'live', changedAt: NOW, sources: [] }));
  await write('alerts.json', JSON.stringify({ services: [], zones: {}, warnings: [WARNING] }));
  await write('signs.json', JSON.stringify({ signs: [SIGN, ALERT] }));
  await write('usual.json', JSON.stringify({ hour: NOW, usual: { 'S1|AIRPORT|': 12, 'S2|AIRPORT|': 12 } }));
  await writeEvents([PLANNED, PLANNED, CRASH, OPEN]);
  await writeFeedsAt(NOW);
});

test('every place and road with a page has a feed and a calendar', async () => {
  const names = await readdir(folder.path);
  const paths = [...PLACES.map(({ slug }) => `/${slug}`), '/new-york/i-190-traffic-cameras'];
  const linked = paths.flatMap((page) => Object.values(listFeeds(page)).map((file) => path.basename(file)));
  expect(names.filter((name) => name.startsWith('feed-')).sort()).toEqual(linked.sort());
});

test.each(['new-york', 'buffalo', 'new-york.i-190'])(
  '%s: closures, delays, and warnings, each once, and no alert',
  async (name) => {
    const { title, entries } = await readFeed(name);
    expect(title?.value).toMatch(/: closures, warnings, and delays$/);
    expect(entries.map((entry) => entry.title?.value).sort()).toEqual([
      'Blizzard Warning',
      'I-190: AIRPORT: 18 min, usually 12 at this hour',
      'I-190: Closed at Exit 7',
      'I-190: Closed at Exit 7',
    ]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(4);
    expect(entries.filter(({ updated, links }) => !updated || !links?.[0]?.href?.startsWith('https://'))).toEqual([]);
    expect(entries.map(({ summary }) => summary?.value).join()).toContain('Bridge END:VCALENDAR ]]><script>"&');
  },
);

test('a calendar has only planned closures, no text can end it, and an empty one is valid', async () => {
  expect((await readFeed('texas')).entries).toEqual([]);
  expect((await parseCalendar('texas')).getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
  const events = await readCalendar('buffalo');
  expect(events.map(({ uid }) => uid)).toEqual(['NY-1@roadfeed']);
  expect(events.map(({ startDate, endDate }) => [startDate.toJSDate(), endDate.toJSDate()])).toEqual([
    [new Date(NOW - HOUR_MS), new Date(NOW + HOUR_MS)],
  ]);
  expect(events[0]?.description).toContain('Bridge END:VCALENDAR ]]><script>"&');
});

test('without events and warnings nothing is written', async () => {
  await mkdir(folder.at('bare'));
  await write('bare/index.json', await read('index.json'));
  expect(await writeFeeds(folder.at('bare'), NOW)).toEqual([]);
});

test('with more closures than entries, warnings remain, and no entry is in the future', async () => {
  const ahead = { starts: NOW + 24 * HOUR_MS, ends: NOW + 48 * HOUR_MS };
  await mkdir(folder.at('full'));
  for (const name of ['511ny-cameras.json', 'index.json']) await write(`full/${name}`, await read(name));
  const later = { ...WARNING, ...ahead, id: 'urn:2', event: 'Winter Storm Watch' };
  await write('full/alerts.json', JSON.stringify({ services: [], zones: {}, warnings: [later] }));
  const events = Array.from({ length: 80 }, (_, index) => ({
    ...{ ...PLANNED, id: `NY-${index}`, end: null, start: index === 0 ? NOW + HOUR_MS : NOW - HOUR_MS },
  }));
  await write('full/events.json', serializeEvents({ writtenAt: NOW, sources: [], signSources: [], events }));
  await writeFeeds(folder.at('full'), NOW);
  const { updated, entries } = await readFeed('new-york', 'full/');
  expect(entries).toHaveLength(60);
  expect(entries.map(({ title }) => title?.value).slice(0, 3)).toEqual([
    ...['Winter Storm Watch', 'From Tue, 24 Nov 2026 13:00:00 GMT: I-190: Closed at Exit 7', 'I-190: Closed at Exit 7'],
  ]);
  expect(
    Math.max(...[updated, ...entries.map((entry) => entry.updated)].map((at) => Date.parse(at ?? ''))),
  ).toBeLessThanOrEqual(NOW);
});

test('ids stay, an unchanged feed is not rewritten, and what is over is removed', async () => {
  const before = await readFeed('buffalo');
  expect(await writeFeedsAt(NOW + 60_000)).toEqual([]);
  await writeEvents([CRASH]);
  const changed = await writeFeedsAt(NOW + 60_000);
  expect(changed).toContain('feed-buffalo.ics');
  const after = await readFeed('buffalo');
  expect(after.entries).toHaveLength(3);
  expect(before.entries.map(({ id }) => id)).toEqual(expect.arrayContaining(after.entries.map(({ id }) => id)));
  expect(await readCalendar('buffalo')).toEqual([]);
});
