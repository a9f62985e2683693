import { readMemory } from '@/lib/sync/probe/feeds';
import { TemporaryFolder } from '../../support/temporary-folder';
import { FetchError } from '@/lib/sync/http/fetch-error';
import { fakeEndpoint, fakeSource, response } from './fake-network';
import { type Feeds, HOUR_MS, ProbedHost, still } from './probe-host';

const host = new ProbedHost();
const folder = new TemporaryFolder();
const many = (count: number) => Array.from({ length: count }, (_, index) => still(`${100 + index}`));
const gone = (...ids: readonly string[]): Feeds => Object.fromEntries(ids.map((id) => [`/${id}.jpg`, response(404)]));

/** Syncs at an interval of hours. @returns the number of requests of each run */
async function runEvery(hours: number, runs: number, count: number, feeds: Feeds = {}): Promise<number[]> {
  const counts: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const before = host.asked.length;
    await host.probe(many(count), feeds, 'some');
    counts.push(host.asked.length - before);
    host.clock.advance(hours * HOUR_MS);
  }
  return counts;
}

/** Ids and reasons. */
async function findDead(count: number): Promise<string[]> {
  const cameras = await host.probe(many(count), {}, 'none');
  return cameras.flatMap(({ id, isFeedDead, feedDeadReason }) => (isFeedDead ? `${id} ${feedDeadReason}` : []));
}

test('hourly runs request every feed once a day, at most a 24th of a host’s feeds in each run', async () => {
  expect(await runEvery(1, 24, 72)).toEqual(Array(24).fill(3));
  expect(new Set(host.asked.map(({ url }) => url)).size).toBe(72);
  expect(await runEvery(1, 24, 72)).toEqual(Array(24).fill(3));
});

test('more frequent runs request no feed twice a day', async () => {
  await runEvery(0.25, 24, 48);
  expect(await runEvery(0.25, 60, 48)).toEqual(Array(60).fill(0));
});

test('a dead camera is known within a day of hourly runs', async () => {
  await runEvery(1, 24, 72, gone('117', '171'));
  expect(await findDead(72)).toEqual(['117 missing', '171 missing']);
});

test('a still that its host calls old is checked again the same day, a fresh one is not', async () => {
  const dated = (hoursAgo: number) =>
    response(200, `${hoursAgo}`, { 'last-modified': new Date(host.clock.now() - hoursAgo * HOUR_MS).toUTCString() });
  const old = { '/100.jpg': dated(2), '/101.jpg': dated(0) };
  await runEvery(1, 12, 2, old);
  expect(host.asked.map(({ url }) => url.at(-5)).sort()).toEqual(['0', '0', '1']);
  expect(await findDead(2)).toEqual(['100 frozen']);
});

test('stills without a date are requested twice a day, so a frozen one is found within a day', async () => {
  const change = (id: string) => Array.from({ length: 9 }, (_, at) => response(200, `${id} ${at}`));
  const feeds = Object.fromEntries(many(24).map(({ id }) => [`/${id}.jpg`, change(id)]));
  await runEvery(1, 48, 24, feeds);
  const frozen = { ...feeds, '/117.jpg': response(200, 'frozen') };
  const counts = await runEvery(1, 24, 24, frozen);
  expect(Math.max(...counts)).toBe(2);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(48);
  expect(await findDead(24)).toEqual(['117 frozen']);
});

test('a host that goes down loses no more cameras than it takes to notice', async () => {
  const all = many(72).map(({ id }) => id);
  await runEvery(1, 24, 72);
  await runEvery(1, 24, 72, gone(...all));
  expect(await findDead(72)).toHaveLength(3);
});

test('a host gets one request at a time, at the pace of its agency’s list', async () => {
  host.registry = [fakeSource(fakeEndpoint('list', { paceMs: 700 }))];
  await host.probe(many(5).map((camera) => ({ ...camera, source: '511ga' as const })));
  const starts = host.asked.map(({ at }) => at);
  expect(starts.slice(1).map((at, index) => at - (starts[index] ?? 0))).toEqual([700, 700, 700, 700]);
});

test.each([
  [4, '5400', [0, 1, 1]],
  [310, '9'.repeat(310), [0, 23, 1]],
])('Retry-After of %i digits ends a run’s questions, and holds for a day at most', async (_, value, runs) => {
  const busy = { '/101.jpg': response(503, '', { 'retry-after': value }) };
  const counts: number[] = [];
  for (const hours of runs) {
    host.clock.advance(hours * HOUR_MS);
    const before = host.asked.length;
    await host.probe(many(4), busy);
    counts.push(host.asked.length - before);
  }
  expect(counts).toEqual([2, 0, 2]);
  expect(host.lines.filter((line) => line === 'media.example requests a pause')).toHaveLength(2);
});

test('a host that fails five times in a row is left alone', async () => {
  const silence = new FetchError('timeout', 'timed out');
  await host.probe(many(9), Object.fromEntries(many(9).map(({ id }) => [`/${id}.jpg`, silence])));
  expect(host.asked).toHaveLength(5);
});

test('an entry of the memory that cannot be is forgotten, and no other', async () => {
  const now = host.clock.now();
  const known = { askedAt: now };
  const pauses = { busy: now + HOUR_MS, broken: null, endless: now + 25 * HOUR_MS };
  await folder.write('memory.json', JSON.stringify({ feeds: { a: known, b: { askedAt: null } }, pauses }));
  const feeds = ['a', 'b'].map((url) => ({ url, isVideo: false, paceMs: 0 }));
  const memory = await readMemory(folder.at('memory.json'), feeds, now);
  expect([[...memory.feeds], [...memory.pauses]]).toEqual([[['a', known]], [['busy', pauses.busy]]]);
});
