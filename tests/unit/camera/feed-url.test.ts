import { fc } from '@/tests/support/seeded-fast-check';
import { isFeedUrl } from '@/lib/camera/traits';
import { cleanFeedUrl, hasCredential } from '@/lib/camera/feed-url';

const SITE = 'https://511ny.org';

test.each([
  ['https://cams.example.com/1.jpg', 'https://cams.example.com/1.jpg'],
  ['https://s7.example.com:443/live/playlist.m3u8', 'https://s7.example.com/live/playlist.m3u8'],
  ['https://video.example.com:8888/live.m3u8', 'https://video.example.com:8888/live.m3u8'],
  ['/map/Cctv/12', 'https://511ny.org/map/Cctv/12'],
  ['map/Cctv/12', 'https://511ny.org/map/Cctv/12'],
  ['//cams.example.com/1.jpg', 'https://cams.example.com/1.jpg'],
  ['https://cams.example.com/Exit 47 (N).jpg', 'https://cams.example.com/Exit%2047%20(N).jpg'],
  [' https://cams.example.com/a.jpg?x=1&amp;y=2#z\n', 'https://cams.example.com/a.jpg?x=1&y=2#z'],
  ['http://cwwp2.dot.ca.gov/data/1.jpg', 'https://cwwp2.dot.ca.gov/data/1.jpg'],
  ['http://s51.nysdot.skyvdn.com:80/a.m3u8', 'https://s51.nysdot.skyvdn.com/a.m3u8'],
  ['HTTP://cams.example.com/1.jpg', 'http://cams.example.com/1.jpg'],
  ['http://cwwp2.dot.ca.gov:8080/1.jpg', 'http://cwwp2.dot.ca.gov:8080/1.jpg'],
])('%j becomes %j', (raw, expected) => {
  expect(cleanFeedUrl(raw, SITE)).toBe(expected);
});

test.each([
  ['javascript', 'alert(1)'].join(':'),
  ['java\u0000script', 'alert(1)'].join(':'),
  'data:image/png;base64,AAAA',
  'file:///etc/passwd',
  'rtmp://wzmedia.dot.ca.gov/D8/x.stream',
  'rtsp://s18.example.com:554/x',
  'blob:https://example.com/1',
  'https://user:pass@cams.example.com/1.jpg',
  'https://user@cams.example.com/1.jpg',
  '\\\\cams.example.com\\1.jpg',
  '/\\evil.example.com/1.jpg',
  'Not Reported',
  'N/A',
  'offline',
  '',
  `https://cams.example.com/${'x'.repeat(2000)}`,
  null,
  17,
])('%j is rejected', (raw) => {
  expect(cleanFeedUrl(raw, SITE)).toBeNull();
});

test('only named public hosts are accepted', () => {
  const hosts =
    'localhost localhost. cams cams.example.com. router.local printer.lan nas.home.arpa cams.internal 0x7f000001 [::1] ' +
    '127.0.0.1 10.0.0.4 192.168.1.20 169.254.169.254 100.64.0.1 198.18.0.1 93.184.215.14';
  expect(hosts.split(' ').filter((host) => cleanFeedUrl(`https://${host}/1.jpg`) !== null)).toEqual([]);
});

const PICTURE = 'https://cams.example.com/keys/token/1.jpg';

test('keys, tokens, signatures, and expiry times are credentials', () => {
  const names =
    'token access_token key api_key apikey Key-Pair-Id X-Amz-Signature sig expires Policy hdnea wmsAuthSign'.split(' ');
  const credentials = [...names.map((name) => `${name}=abc`), 'a=eyJhbGciOi.eyJzdWIiOi'];
  expect(credentials.filter((query) => !hasCredential(`${PICTURE}?a=1&${query}`))).toEqual([]);
});

test('other parameters and paths are not credentials', () => {
  const queries = ['', '?1783724040000', '?keyword=abc', '?signal=abc', '?design=abc', '?author=abc', '?t=1&w=2'];
  expect([...queries.map((query) => PICTURE + query), '/demo/1.jpg'].filter(hasCredential)).toEqual([]);
});

test('a path without a site is rejected', () => {
  expect(cleanFeedUrl('/map/Cctv/12')).toBeNull();
});

test('a clean address is a feed address, and cleaning it again changes nothing', () => {
  const raw = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.webPath(),
    fc
      .tuple(
        fc.constantFrom(...['javascript', 'data'].map((scheme) => `${scheme}:`), 'http://', '//', 'https:', '\t', '/'),
        fc.string(),
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(raw, (text) => {
      const url = cleanFeedUrl(text, SITE);
      fc.pre(url !== null);
      expect(url).toMatch(/^https?:\/\//);
      expect(isFeedUrl(url)).toBe(true);
      expect(cleanFeedUrl(url)).toBe(url);
    }),
    { numRuns: 300 },
  );
});
