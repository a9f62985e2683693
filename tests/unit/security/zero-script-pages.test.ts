import { isZeroScriptPage, pathOfHtmlFile } from '@/lib/security/zero-script-pages';

test.each([
  '/locations',
  '/nyc-traffic-cameras',
  '/new-york/i-90-traffic-cameras',
  '/privacy',
  '/status',
  '/terms',
  '/blog',
  '/blog/how-it-works',
  '/404',
  '/_not-found',
])('%s is a document', (path) => {
  expect(isZeroScriptPage(path)).toBe(true);
});

test.each([
  '/',
  '/_global-error',
  '/500',
  '/reset-password',
  '/traffic-cameras',
  '/a/b/c-traffic-cameras',
  '/1/b-traffic-cameras',
  '/camera-data',
])('%s runs code', (path) => {
  expect(isZeroScriptPage(path)).toBe(false);
});

test.each([
  ['index.html', '/'],
  ['locations.html', '/locations'],
  ['blog/index.html', '/blog'],
  ['blog/how-it-works.html', '/blog/how-it-works'],
  ['blog\\how-it-works.html', '/blog/how-it-works'],
  ['reindex.html', '/reindex'],
  ['index-of-pages.html', '/index-of-pages'],
  ['page.html-kept.html', '/page.html-kept'],
])('%s is the page %s', (file, path) => {
  expect(pathOfHtmlFile(file)).toBe(path);
});
