import { readPlaylist } from '@/lib/sync/probe/ask-feed';

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

test('of a main playlist the first stream counts, and one without streams is none', () => {
  expect(readPlaylist(media('#EXT-X-STREAM-INF:BANDWIDTH=1', 'low.m3u8', 'high.m3u8'))).toEqual({
    variant: 'low.m3u8',
  });
  expect(readPlaylist(media('#EXT-X-STREAM-INF:BANDWIDTH=1'))).toBeNull();
});

test.each(['', '<html>', 'a.ts\n#EXTM3U'])('%j is no playlist', (text) => {
  expect(readPlaylist(text)).toBeNull();
});
