import type { Camera } from '@/lib/camera/camera';
import type { PartStatus, ShorterList } from '@/lib/camera-files/status';
import type { Endpoint } from '@/lib/sources/source';
import { createContext, DEFAULT_OPTIONS, type SyncOptions } from '@/lib/sync/context';
import { FetchError } from '@/lib/sync/http/fetch-error';
import type { FetchList } from '@/lib/sync/lists/fetch-list';
import { gatherSource } from '@/lib/sync/lists/gather-source';
import { camera } from '../../support/camera';
import { FAKE_RULES, fakeEndpoint, fakeSource, NOTHING } from './fake-network';

const ids = (count: number, prefix = '511ga-') => Array.from({ length: count }, (_, index) => `${prefix}${index}`);

/** Lists by endpoint; an endpoint without one fails. */
const lists =
  (byName: Readonly<Record<string, readonly string[]>>): FetchList =>
  ({ name }) => {
    const page = byName[name];
    return page
      ? Promise.resolve([page])
      : Promise.reject(new FetchError('status', 'HTTP 500 from agency.example', 500));
  };

interface Rules extends Partial<Pick<SyncOptions, 'acceptsShrink' | 'acceptsIds'>> {
  readonly minimum?: number;
  readonly today?: string;
  readonly shorter?: ShorterList | null;
}

async function gather(
  endpoints: readonly Endpoint[],
  fetchList: FetchList,
  previous: readonly Camera[] = [],
  { minimum = 0, today = '2026-11-01', shorter = null, ...accepts }: Rules = {},
) {
  const one = fakeSource(...endpoints);
  const registry = [{ ...one, parts: one.parts.map((part) => ({ ...part, minimum })) }];
  const clock = { now: () => Date.parse(today), sleep: () => Promise.resolve() };
  const status = new Map([['511ga', { shorter, succeededAt: clock.now() } as PartStatus]]);
  const before = { ...NOTHING, bySource: new Map([['511ga', previous]]), status };
  const lines: string[] = [];
  const options = { ...DEFAULT_OPTIONS, rules: FAKE_RULES, registry, ...accepts };
  const context = createContext(options, { clock, environment: {}, log: (line) => lines.push(line) }, before);
  const { cameras, dropped, parts } = await gatherSource(registry[0]!, { ...context, fetchList });
  return { cameras, dropped, lines, ...parts[0]! };
}

const toCameras = (list: readonly string[]): readonly Camera[] => fakeEndpoint('any').parse([list]).items;

const TWO = [fakeEndpoint('a'), fakeEndpoint('b')] as const;
const KNOWN = toCameras(ids(3));
const ELSEWHERE = KNOWN.map((camera) => ({ ...camera, lat: camera.lat + 1 }));
const OTHER_IDS = 'a: HTTP 500 from agency.example; b: its ids differ from the previous ones';

test.each<[string, Readonly<Record<string, readonly string[]>>, readonly Camera[], object]>([
  ['the first that answers wins', { a: ids(3), b: ids(9) }, [], { endpoint: 'a', failure: null, lines: [] }],
  [
    'one with the same ids replaces one that fails, perhaps for a wrong key, and the operator hears of it',
    { b: ids(3) },
    KNOWN,
    { endpoint: 'b', failure: null, lines: ['!! 511ga: a failed (HTTP 500 from agency.example), so b was read'] },
  ],
  [
    'one with other ids does not, or favorites would be lost',
    { b: ids(3, '511ga-cars-') },
    KNOWN,
    { endpoint: null, failure: OTHER_IDS },
  ],
  ['the same ids at other places are other cameras', { b: ids(3) }, ELSEWHERE, { endpoint: null, failure: OTHER_IDS }],
  ['one without cameras gives way to the next', { a: [], b: ids(3) }, [], { endpoint: 'b', failure: null }],
])('of two endpoints, %s', async (_, pages, previous, outcome) => {
  const { cameras, ...gathered } = await gather(TWO, lists(pages), previous);
  expect(gathered).toMatchObject(outcome);
  expect(cameras).toHaveLength(3);
});

test('the first endpoint may not change its ids until the user accepts them', async () => {
  const renamed = lists({ a: ids(3, '511ga-other-') });
  const before = toCameras(ids(3)).map((camera, index) => ({ ...camera, imageUrl: `https://a.example/${index}` }));
  const [refused, accepted] = await Promise.all(
    [false, true].map((acceptsIds) => gather([fakeEndpoint('a')], renamed, before, { acceptsIds })),
  );
  expect(refused?.failure).toBe('its ids differ from the previous ones');
  expect(accepted?.cameras.map(({ id }) => id)).toEqual(ids(3, '511ga-other-'));
});

test('an endpoint with other ids may start a source, and then update its own records', async () => {
  const pages = lists({ b: ids(3, '511ga-cars-') });
  const first = await gather(TWO, pages);
  const second = await gather(TWO, pages, first.cameras);
  expect([first.endpoint, second.endpoint]).toEqual(['b', 'b']);
});

test('an endpoint whose API key is missing is skipped', async () => {
  const endpoints = [fakeEndpoint('a', { keyVariable: 'GA_KEY' }), fakeEndpoint('b')] as const;
  const alone = await gather([endpoints[0]], lists({ a: ids(1) }));
  const failing = await gather(endpoints, lists({ a: ids(1) }));
  expect([alone.endpoint, alone.failure]).toEqual([null, 'needs the API key GA_KEY']);
  expect([failing.endpoint, failing.failure]).toEqual([null, 'HTTP 500 from agency.example']);
});

test.each([
  [10, 6, null],
  [10, 5, 'shrank from 10 to 5 cameras (seen on 1 of the 3 days needed)'],
  [500, 300, null],
  [600, 510, null],
  [600, 509, 'shrank from 600 to 509 cameras (seen on 1 of the 3 days needed)'],
  [10, 0, 'no cameras in the response'],
  [0, 1, null],
])('%i cameras before and %i now: %j', async (before, now, failure) => {
  const outcome = await gather([fakeEndpoint('a')], lists({ a: ids(now) }), toCameras(ids(before)));
  expect(outcome.failure).toBe(failure);
});

/** How a list of 100 cameras fares in runs with these lengths on these days. */
async function shrinkOn(...runs: readonly (readonly [day: string, now: number])[]): Promise<boolean[]> {
  const accepted: boolean[] = [];
  let shorter: ShorterList | null = null;
  for (const [today, now] of runs) {
    const pages = now === 0 ? lists({}) : lists({ a: ids(now) });
    const outcome = await gather([fakeEndpoint('a')], pages, toCameras(ids(100)), { today, shorter });
    accepted.push(outcome.failure === null);
    ({ shorter } = outcome);
  }
  return accepted;
}

test('a list that shrank is accepted when three days agree, ignoring failed runs between them', async () => {
  const [one, two, three] = ['2026-11-01', '2026-11-02', '2026-11-04'] as const;
  expect({
    days: await shrinkOn([one, 40], [one, 40], [two, 41], [two, 0], [three, 39]),
    lengths: await shrinkOn([one, 40], [two, 50], [three, 40]),
    recovery: await shrinkOn([one, 40], [two, 40], [two, 100], [three, 40]),
  }).toEqual({
    days: [false, false, false, false, true],
    lengths: [false, false, false],
    recovery: [false, false, true, false],
  });
});

test.each([
  [1000, 980, 0, null],
  [1000, 979, 0, 'only 979 of 1000 rows came'],
  [1000, 979, 21, 'only 979 of 1000 rows came'],
  [0, 2, 0, null],
])('a list that states %i rows and sends %i, and %i of them twice: %j', async (total, sent, twice, failure) => {
  const result = { rows: sent + twice, items: toCameras(ids(sent)), dropped: { 'repeated-id': twice } };
  const endpoint = fakeEndpoint('a', { countAll: () => total, parse: () => result });
  expect((await gather([endpoint], lists({ a: [] }))).failure).toBe(failure);
});

test('an empty page before the stated total fails the list, however little is missing', async () => {
  const pages = () => Promise.resolve([ids(995), []]);
  const outcome = await gather([fakeEndpoint('a', { countAll: () => 1000 })], pages);
  expect(outcome.failure).toBe('an empty page after 995 of 1000 rows');
});

test('a list below its agency’s minimum gives way to the next one, and the user can accept it, or a shorter one', async () => {
  const refused = await gather(TWO, lists({ a: ids(4) }), [], { minimum: 5 });
  const other = await gather(TWO, lists({ a: ids(4), b: ids(5) }), [], { minimum: 5 });
  const accepted = await gather(TWO, lists({ a: ids(4) }), [], { minimum: 5, acceptsShrink: true });
  expect(refused.failure).toMatch(/^a: only 4 cameras; expected at least 5; b: /);
  expect([other.endpoint, accepted.endpoint]).toEqual(['b', 'a']);
  const shorter = await gather(TWO, lists({ a: ids(1) }), toCameras(ids(10)), { acceptsShrink: true });
  expect(shorter.failure).toBeNull();
});

test('a parser that throws fails only its part', async () => {
  const broken = fakeEndpoint('a', {
    parse: () => {
      throw new TypeError('row is undefined');
    },
  });
  const outcome = await gather([broken], lists({ a: ids(1) }));
  expect(outcome.failure).toBe('unreadable response (TypeError)');
});

/** Gathers a list that contains `cameras`. */
const gatherCameras = (cameras: readonly Camera[]) =>
  gather(
    [fakeEndpoint('a', { parse: () => ({ rows: cameras.length, items: cameras, dropped: {} }) })],
    lists({ a: [] }),
  );

test('a camera that does not match the schema is dropped, and the others’ points are rounded', async () => {
  const unsafe = { ...camera({ id: 'a' }), imageUrl: 'javascript:alert(1)' };
  const precise = camera({ id: 'b', lat: 33.123456789, lng: -84.123454321 });
  expect(await gatherCameras([unsafe, { ...camera(), lat: Number.NaN }, precise])).toMatchObject({
    // Or their duplicates would differ once they are read back.
    cameras: [{ id: 'b', lat: 33.12346, lng: -84.12345 }],
    dropped: { unreadable: 2 },
  });
});
