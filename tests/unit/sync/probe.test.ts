import { createHash } from 'node:crypto';
import { FetchError } from '@/lib/sync/http/fetch-error';
import { readPlaylist } from '@/lib/sync/probe/ask-feed';
import { PLACEHOLDER_PICTURES } from '@/data/placeholder-pictures';
import { response } from './fake-network';
import { HOUR_MS, playlist, ProbedHost, still, video } from './probe-host';

const PLACEHOLDER = 'a picture of no road';
const ANY_SIZE = 'another of no road, in several sizes'.padEnd(1_024, '.');
const startOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
(PLACEHOLDER_PICTURES as Set<string>).add(`20:${startOf(PLACEHOLDER)}`).add(`:${startOf(ANY_SIZE)}`);

const NO_RESPONSE = new FetchError('connection', 'connection failed (ECONNREFUSED)');
const GOOD = still('good');
const host = new ProbedHost();

test.each([
  ['404', response(404)],
  ['410', response(410)],
  ['no response', NO_RESPONSE],
  ['an empty body', response(200, '')],
])('a still with %s is missing', async (_, found) => {
  expect(await host.judge([still('a'), GOOD], { '/a.jpg': found })).toEqual(['missing', undefined]);
});

test.each([
  ['401', response(401)],
  ['500', response(500)],
  ['a bot check', response(200, '<html>')],
])('%s proves nothing, so the camera is unchanged', async (_, found) => {
  const cameras = [still('a'), still('b'), GOOD];
  await host.probe(cameras, { '/a.jpg': response(404) });
  expect(await host.judge(cameras, { '/a.jpg': found, '/b.jpg': found })).toEqual(['missing', undefined, undefined]);
});

test('a verdict holds for seven days, whether feeds are requested or not, or until the feed works again', async () => {
  await host.probe([still('a'), GOOD], { '/a.jpg': response(404) });
  const after = async (hours: number) => {
    host.clock.advance(hours * HOUR_MS);
    return (await host.judge([still('a'), GOOD], {}, 'none'))[0];
  };
  expect([await after(1), await after(7 * 24 - 2), await after(2)]).toEqual(['missing', 'missing', undefined]);
  await host.probe([still('a'), GOOD], { '/a.jpg': response(404) });
  expect(await host.judge([still('a'), GOOD])).toEqual([undefined, undefined]);
});

test('a camera kept from an earlier file is not dead without a verdict', async () => {
  const kept = { ...still('a'), isFeedDead: true, feedDeadReason: 'missing' } as const;
  expect(await host.probe([kept, GOOD], {}, 'none')).toEqual([still('a'), GOOD]);
});

test('the same bytes are a placeholder from three cameras, but not from two, nor at one address', async () => {
  const same = response(200, 'no live camera');
  const feeds = { '/a.jpg': same, '/b.jpg': same, '/c.jpg': same };
  const three = await host.judge([still('a'), still('b'), still('c'), GOOD], feeds);
  const two = await host.judge([still('a'), still('b'), GOOD], feeds);
  const shared = ['a', 'b', 'c'].map((id) => still(id, { imageUrl: 'https://media.example/shared.jpg' }));
  expect([three, two, await host.judge(shared)]).toEqual([
    ['placeholder', 'placeholder', 'placeholder', undefined],
    [undefined, undefined, undefined],
    [undefined, undefined, undefined],
  ]);
});

test('a picture that is known to say "no picture" is a placeholder even once', async () => {
  const feeds = { '/a.jpg': response(200, PLACEHOLDER), '/b.jpg': response(200, `${ANY_SIZE} and more`) };
  expect(await host.judge([still('a'), still('b')], feeds)).toEqual(['placeholder', 'placeholder']);
});

test('a still unchanged for far longer than its refresh is frozen', async () => {
  const cameras = [still('a'), still('slow', { refreshMs: HOUR_MS })];
  const after = async (hours: number) => {
    host.clock.advance(hours * HOUR_MS);
    return host.judge(cameras, { '/a.jpg': response(200, 'one'), '/slow.jpg': response(200, 'other') });
  };
  expect(await after(0)).toEqual([undefined, undefined]);
  expect(await after(5)).toEqual([undefined, undefined]);
  expect(await after(2)).toEqual(['frozen', undefined]);
  expect(await after(44)).toEqual(['frozen', 'frozen']);
});

test('an unchanged still is not downloaded again', async () => {
  const headers = { etag: '"7"', 'last-modified': 'Tue, 14 Nov 2023 22:00:00 GMT' };
  const feeds = { '/a.jpg': [response(200, 'one', headers), response(304)] };
  expect(await host.judge([still('a')], feeds)).toEqual([undefined]);
  host.clock.advance(7 * HOUR_MS);
  expect(await host.judge([still('a')], feeds)).toEqual(['frozen']);
  expect(host.asked[0]?.headers).not.toHaveProperty('If-None-Match');
  expect(host.asked[1]?.headers).toMatchObject({
    'If-None-Match': headers.etag,
    'If-Modified-Since': headers['last-modified'],
  });
});

test('the time a host states for a still counts once it has moved with the picture', async () => {
  const picture = (text: string, hoursAgo: number) =>
    response(200, text, { 'last-modified': new Date(host.clock.now() - hoursAgo * HOUR_MS).toUTCString() });
  const before = await host.judge([still('a'), still('b')], {
    '/a.jpg': picture('one', 900),
    '/b.jpg': picture('x', 1),
  });
  host.clock.advance(24 * HOUR_MS);
  const after = await host.judge([still('a'), still('b')], { '/a.jpg': picture('two', 7), '/b.jpg': picture('y', 5) });
  expect([before, after]).toEqual([
    [undefined, undefined],
    ['frozen', undefined],
  ]);
});

test('a camera is dead only when all its feeds are', async () => {
  const both = still('a', { videoUrl: 'https://media.example/a.m3u8', feedType: 'video' });
  const dead = { '/a.jpg': response(404), '/a.m3u8': response(404) };
  expect([
    await host.judge([both, GOOD], { ...dead, '/a.m3u8': [playlist(1), playlist(2)] }),
    await host.judge([both, GOOD], dead),
  ]).toEqual([
    [undefined, undefined],
    ['missing', undefined],
  ]);
});

test.each([
  ['moves on', [playlist(1), playlist(2)], undefined],
  ['moves on late', [playlist(1), playlist(1), playlist(2)], undefined],
  ['does not move on', playlist(1), 'frozen'],
  ['has ended', playlist(1, '#EXT-X-ENDLIST'), 'frozen'],
  ['goes away', [playlist(1), response(404)], 'missing'],
  ['is no playlist', response(200, '<html>'), undefined],
])('a stream that %s: %#', async (_, found, verdict) => {
  expect(await host.judge([video('a'), GOOD], { '/a.m3u8': found })).toEqual([verdict, undefined]);
});

test.each([
  ['moves on', [playlist(1), playlist(2)], undefined],
  ['is gone', response(404), 'missing'],
])('of a main playlist, the first stream counts: it %s', async (_, found, verdict) => {
  const main = response(200, '#EXTM3U\r\n#EXT-X-STREAM-INF:BANDWIDTH=1\r\nlow/a.m3u8\r\n');
  expect(await host.judge([video('a'), GOOD], { '/a.m3u8': main, '/low/a.m3u8': found })).toEqual([verdict, undefined]);
});

test('a stream on another port is requested there', async () => {
  const videoUrl = 'https://media.example:8888/a.m3u8';
  expect(await host.judge([video('a', { videoUrl }), GOOD], { '/a.m3u8': playlist(1) })).toEqual(['frozen', undefined]);
});

test('a host that is down, or sends one picture for all cameras, marks nothing dead and is reported', async () => {
  const cameras = ['a', 'b', 'c', 'd', 'e'].map((id) => still(id));
  const other = still('other', { imageUrl: 'https://other.example/1.jpg' });
  const answers = [response(404), response(200, 'closed for maintenance'), NO_RESPONSE];
  for (const answer of answers) {
    const feeds = Object.fromEntries(cameras.map(({ id }) => [`/${id}.jpg`, answer]));
    expect(await host.judge([...cameras, other], feeds)).toEqual(Array(6).fill(undefined));
  }
  expect(host.lines.filter((line) => line === 'media.example is down; its cameras’ states are unchanged')).toHaveLength(
    3,
  );
});

test('where no host gives a good answer, nothing is dead', async () => {
  const cameras = ['a', 'b', 'c', 'd', 'e'].map((id) => still(id, { imageUrl: `https://${id}.example/1.jpg` }));
  expect(await host.judge(cameras, { '/1.jpg': response(404) })).toEqual(Array(5).fill(undefined));
  expect(host.lines).toContain('No feed responds as expected; camera states are unchanged');
});

test('a feed of our own origin, or one the site cannot show, is not requested', async () => {
  await host.probe([still('a', { imageUrl: '/demo/a.jpg' }), still('b', { imageUrl: 'http://media.example/b.jpg' })]);
  expect(host.asked).toEqual([]);
});

test('a long check says how many feeds of a host have answered', async () => {
  const intervals = jest.spyOn(globalThis, 'setInterval');
  const feeds = {
    get '/102.jpg'() {
      intervals.mock.lastCall?.[0]();
      return response(200, 'a picture');
    },
  };
  await host.probe(
    ['100', '101', '102', '103'].map((id) => still(id)),
    feeds,
  );
  expect(host.lines).toContain('Waiting for 4 feeds of media.example (2 responses)');
});

const media = (...lines: string[]) => ['', '#EXTM3U', '', ...lines, ''].join('\r\n');

test('the position of a stream is its sequence, its length and its newest segment without the token', () => {
  const segments = ['#EXT-X-MEDIA-SEQUENCE: 7', '#EXTINF:4,', 'a.ts?t=1', '#EXTINF:4,', 'b.ts?t=2'];
  expect(readPlaylist(media('#EXT-X-TARGETDURATION:4', ...segments))).toEqual({
    position: '7 2 b.ts',
    targetMs: 4_000,
    hasEnded: false,
  });
  expect(readPlaylist(media(...segments, '#EXT-X-ENDLIST'))).toMatchObject({ hasEnded: true });
});

test.each([
  ['#EXT-X-TARGETDURATION:3600', 10_000],
  ['#EXT-X-TARGETDURATION:soon', 10_000],
  ['', 10_000],
  ['#EXT-X-TARGETDURATION:2', 2_000],
])('a playlist with %j is awaited for %i ms', (line, targetMs) => {
  expect(readPlaylist(media(line))).toEqual({ position: '0 0 ', targetMs, hasEnded: false });
});

test.each(['', '<html>', 'a.ts\n#EXTM3U', media('#EXT-X-STREAM-INF:BANDWIDTH=1')])('%j is not a playlist', (text) => {
  expect(readPlaylist(text)).toBeNull();
});
