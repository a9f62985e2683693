/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Camera, CameraRecord } from '@/lib/camera/camera';
import { FetchError } from '@/lib/sync/http/fetch-error';
import type { Exchange, HttpResponse } from '@/lib/sync/http/exchange';
import { probeFeeds } from '@/lib/sync/probe';
import { createContext } from '@/lib/sync/context';
import { DEFAULT_OPTIONS } from '@/lib/sync/options';
import { camera } from '../../support/camera';
import { FakeClock, resolvePublic, response } from './fake-network';

const HOUR_MS = 3_600_000;
const PLAYLIST = '#EXTM3U\n#EXT-X-VERSION:3\n';
const NO_RESPONSE = new FetchError('connection', 'connection failed (ECONNREFUSED)');
const PREVIOUS = { bySource: new Map(), filled: new Set<never>(), index: null, status: new Map(), notes: [] };

let stateDir = '';
let clock = new FakeClock();

beforeEach(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'probe-'));
  clock = new FakeClock();
});

afterEach(() => rm(stateDir, { recursive: true }));

type Feeds = Readonly<Record<string, HttpResponse | Error>>;

/** Responds by the path of the URL; any other URL is a picture of its own. */
const mediaHost =
  (feeds: Feeds): Exchange =>
  ({ url }) => {
    const found = feeds[url.pathname] ?? response(200, `picture ${url.href}`);
    return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
  };

async function probe(cameras: readonly Camera[], feeds: Feeds, lines: string[] = []): Promise<Camera[]> {
  const options = { ...DEFAULT_OPTIONS, registry: [], stateDir };
  const deps = { exchange: mediaHost(feeds), resolve: resolvePublic, clock, log: (line: string) => lines.push(line) };
  return probeFeeds(cameras, createContext(options, deps, PREVIOUS));
}

const still = (id: string, overrides: Partial<CameraRecord> = {}) =>
  camera({ id, imageUrl: `https://media.example/${id}.jpg`, ...overrides });

const flagOf = (found: Camera | undefined) => [found?.isFeedDead, found?.feedDeadReason];
const GOOD = still('good');

test.each([
  ['404', response(404)],
  ['410', response(410)],
  ['no response', NO_RESPONSE],
  ['an empty body', response(200, '')],
])('a still with %s is missing', async (_, found) => {
  const [dead, alive] = await probe([still('a'), GOOD], { '/a.jpg': found });
  expect([flagOf(dead), flagOf(alive)]).toEqual([
    [true, 'missing'],
    [undefined, undefined],
  ]);
});

test.each([
  ['401', response(401)],
  ['500', response(500)],
  ['a bot check', response(200, '<html>')],
])('%s proves nothing, so the camera stays as it was', async (_, found) => {
  const wasDead = still('b', { isFeedDead: true, feedDeadReason: 'frozen' });
  const result = await probe([still('a'), wasDead, GOOD], { '/a.jpg': found, '/b.jpg': found });
  expect(result.slice(0, 2).map(flagOf)).toEqual([
    [undefined, undefined],
    [true, 'frozen'],
  ]);
});

test('a feed that works again is alive again', async () => {
  const [found] = await probe([still('a', { isFeedDead: true, feedDeadReason: 'missing' })], {});
  expect(flagOf(found)).toEqual([undefined, undefined]);
});

test('the same bytes are a placeholder from three cameras, but not from two', async () => {
  const same = response(200, 'no live camera');
  const feeds = { '/a.jpg': same, '/b.jpg': same, '/c.jpg': same };
  const three = await probe([still('a'), still('b'), still('c')], feeds);
  const two = await probe([still('a'), still('b')], feeds);
  expect([...three, ...two].map(flagOf).map(([, reason]) => reason)).toEqual([
    'placeholder',
    'placeholder',
    'placeholder',
    undefined,
    undefined,
  ]);
});

test('three cameras with one URL share a picture, not a placeholder', async () => {
  const imageUrl = 'https://media.example/shared.jpg';
  const result = await probe(
    ['a', 'b', 'c'].map((id) => still(id, { imageUrl })),
    {},
  );
  expect(result.map(flagOf)).toEqual(Array(3).fill([undefined, undefined]));
});

test('the known picture of the platform is a placeholder even once', async () => {
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(15_128)]);
  const [found] = await probe([still('a')], { '/a.jpg': response(200, png) });
  expect(flagOf(found)).toEqual([true, 'placeholder']);
});

test('a still unchanged for far longer than its refresh is frozen', async () => {
  const slow = still('slow', { refreshMs: HOUR_MS });
  const after = async (hours: number) => {
    clock.advance(hours * HOUR_MS);
    return (await probe([still('a'), slow], {})).map((found) => flagOf(found)[1]);
  };
  expect(await after(0)).toEqual([undefined, undefined]);
  expect(await after(5)).toEqual([undefined, undefined]);
  expect(await after(2)).toEqual(['frozen', undefined]);
  expect(await after(44)).toEqual(['frozen', 'frozen']);
});

test('a still that changes is not frozen', async () => {
  await probe([still('a')], { '/a.jpg': response(200, 'one') });
  clock.advance(30 * HOUR_MS);
  const [found] = await probe([still('a')], { '/a.jpg': response(200, 'two') });
  expect(flagOf(found)).toEqual([undefined, undefined]);
});

test('a camera is dead only when all its feeds are', async () => {
  const videoUrl = 'https://media.example/v.m3u8';
  const both = still('a', { videoUrl, feedType: 'video' });
  const [byVideo] = await probe([both, GOOD], { '/a.jpg': response(404), '/v.m3u8': response(200, PLAYLIST) });
  const [byNone] = await probe([both, GOOD], { '/a.jpg': response(404), '/v.m3u8': response(404) });
  expect([flagOf(byVideo)[0], flagOf(byNone)[0]]).toEqual([undefined, true]);
});

test('a response that is no playlist proves nothing about a video', async () => {
  const video = still('a', { imageUrl: null, videoUrl: 'https://media.example/v.m3u8', feedType: 'video' });
  const [found] = await probe([video, GOOD], { '/v.m3u8': response(200, '<html>') });
  expect(flagOf(found)).toEqual([undefined, undefined]);
});

test('a host that is down marks nothing dead, and is reported', async () => {
  const gone = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [`/${id}.jpg`, response(404)]));
  const lines: string[] = [];
  const result = await probe(
    ['a', 'b', 'c', 'd', 'e'].map((id) => still(id)),
    gone,
    lines,
  );
  const offline = await probe([still('a')], { '/a.jpg': NO_RESPONSE }, lines);
  expect([...result, ...offline].map(flagOf)).toEqual(Array(6).fill([undefined, undefined]));
  expect(lines.filter((line) => line.includes('media.example is down'))).toHaveLength(2);
});

test('a feed of our own origin is not probed', async () => {
  const lines: string[] = [];
  await probe([still('a', { imageUrl: '/demo/a.jpg' })], {}, lines);
  expect(lines).toEqual(['Probing 0 feeds']);
});
