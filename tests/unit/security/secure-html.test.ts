import { createHash } from 'node:crypto';
import { inlineScripts, isZeroScriptPage, pathOfHtmlFile, secureHtml, stripScripts } from '@/lib/security/secure-html';
import { policyOf } from '../../support/policy-of';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

const LINKED_DATA = '<script type="application/ld+json">{"@type":"WebPage"}</script>';
const STYLE = '<style>b{color:red}</style>';
const BUILT = page(
  `<link rel="preload" href="/_next/static/media/b.woff2" as="font" crossorigin=""/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><script src="/_next/static/chunks/a.js" async=""></script>${STYLE}`,
  `<main>Hello<!-- --> <b>you</b></main>${LINKED_DATA}<script>self.__next_f=[]</script><script>self.__next_f.push("<b>")</script>`,
);

test('the policy comes right after the charset, with the hash of each inline script and style', () => {
  const html = secureHtml(BUILT, '/', sha256);

  expect(html).toContain('<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="');
  expect(policyOf(html)?.match(/'sha256-[^']+'/g)).toEqual(
    ['b{color:red}', 'self.__next_f=[]', 'self.__next_f.push("<b>")'].map((text) => `'sha256-${sha256(text)}'`),
  );
  expect(inlineScripts(BUILT)).toEqual(['self.__next_f=[]', 'self.__next_f.push("<b>")']);
});

test('a document loses every script and preload, and keeps its text and structured data', () => {
  const html = secureHtml(BUILT, '/buffalo-traffic-cameras', sha256);
  const bare = page(STYLE, `<main>Hello <b>you</b></main>${LINKED_DATA}`);

  expect(html.replace(/<meta http-equiv[^>]*>/, '')).toBe(bare);
  expect(stripScripts(bare)).toBe(bare);
  expect(policyOf(html)).toContain("script-src 'none'");
});

test.each(['/', '/locations'])('securing %s again changes nothing but the hash of a changed script', (path) => {
  const once = secureHtml(BUILT, path, sha256);
  const changed = secureHtml(BUILT, '/', sha256).replace('self.__next_f=[]', 'self.__next_f=[1]');

  expect(secureHtml(once, path, sha256)).toBe(once);
  expect(policyOf(secureHtml(changed, '/', sha256))).toContain(sha256('self.__next_f=[1]'));
});

test('a page without a charset is rejected instead of left unprotected', () => {
  expect(() => secureHtml('<html><head></head></html>', '/', sha256)).toThrow('no <meta charset="utf-8">');
});

test('a document allows pictures of exactly the sites whose pictures it has', () => {
  const pictures = [
    'https://a.example/1.jpg?x=1&amp;y=2',
    'https://a.example/2.jpg',
    'https://b.example:443/',
    '/3.jpg',
    ...['https://a;sandbox/4.jpg', 'https://*/5.jpg', 'https://c.example:8443/6.jpg', 'https://203.0.113.7/7.jpg'],
    ...['https://192.168.1.20/8.jpg', 'https://[::1]/9.jpg', 'https://printer/10.jpg', 'https://nas.local/11.jpg'],
  ];
  const html = page('', pictures.map((address) => `<img alt="" src="${address}"/>`).join(''));

  expect(policyOf(secureHtml(html, '/texas-traffic-cameras', sha256))).toContain(
    "img-src 'self' data: https://a.example https://b.example;",
  );
});

test('places, roads, articles, and legal texts are documents; other pages run code', () => {
  const documents =
    '/locations /nyc-traffic-cameras /new-york/i-90-traffic-cameras /privacy /status /terms /developers /blog /blog/how-it-works /404 /_not-found';
  const viewers =
    '/ /_global-error /500 /reset-password /traffic-cameras /a/b/c-traffic-cameras /1/b-traffic-cameras /camera-data';

  expect(documents.split(' ').filter((path) => !isZeroScriptPage(path))).toEqual([]);
  expect(viewers.split(' ').filter(isZeroScriptPage)).toEqual([]);
});

test.each([
  ['index.html', '/'],
  ['locations.html', '/locations'],
  ['blog/index.html', '/blog'],
  ['route-cache/APP_PAGE/1f3a/$\\blog\\how-it-works.html', '/blog/how-it-works'],
  ['reindex.html', '/reindex'],
  ['index-of-pages.html', '/index-of-pages'],
  ['page.html-kept.html', '/page.html-kept'],
])('%s is the page %s', (file, path) => {
  expect(pathOfHtmlFile(file)).toBe(path);
});
