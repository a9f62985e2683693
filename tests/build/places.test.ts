/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ARTICLES } from '@/data/blog/articles';
import { PLACES } from '@/lib/places/places';
import { isZeroScriptPage } from '@/lib/security/zero-script-pages';
import { indexedPaths } from '@/lib/seo/indexed-paths';
import { absoluteUrl } from '@/lib/seo/site-url';
import { builtPages, EXPORT_FOLDER } from './built-site';
import { pageFacts, shingles, similarity } from './page-facts';

const MIN_WORDS = 250;
const MAX_SIMILARITY = 0.6;
const MAX_CLICKS = 3;
const MIN_LINKS_IN = 3;

const ListItem = z.strictObject({
  '@type': z.literal('ListItem'),
  position: z.number().int().positive(),
  name: z.string().min(1),
  item: z.exactOptional(z.url({ protocol: /^https$/ })),
});
const List = z.looseObject({
  '@type': z.enum(['BreadcrumbList', 'ItemList']),
  itemListElement: z.array(ListItem).min(2),
});
const Page = z.looseObject({
  '@type': z.enum(['CollectionPage', 'WebPage', 'Article', 'Blog']),
  url: z.url({ protocol: /^https$/ }),
  name: z.string(),
  description: z.string(),
  breadcrumb: z.object({ '@id': z.url() }),
});
const Graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.tuple([Page, List]).rest(List),
});

const exported = new Map(
  builtPages()
    .filter(({ mode }) => mode === 'export')
    .map(({ address, html }) => [address, { address, html, ...pageFacts(html) }]),
);
/** The not-found page redirects home at once, so text rules do not apply to it. */
const NOT_FOUND = ['/404', '/_not-found'];
const documents = [...exported.values()].filter(
  ({ address }) => isZeroScriptPage(address) && !NOT_FOUND.includes(address),
);
const indexed = indexedPaths(
  PLACES,
  ARTICLES.map(({ slug }) => slug),
);
const indexedDocuments = documents.filter(({ address }) => indexed.includes(address));
const places = PLACES.map((place) => ({ place, page: exported.get(`/${place.slug}`)! }));

test('every place has a page in both builds', () => {
  const server = builtPages().filter(({ mode }) => mode === 'server');

  expect(server.map(({ address }) => address)).toEqual(expect.arrayContaining(PLACES.map(({ slug }) => `/${slug}`)));
  expect(PLACES.filter(({ slug }) => !exported.has(`/${slug}`))).toEqual([]);
});

test.each(documents)('$address has one title, description, canonical URL, and heading', (page) => {
  expect([page.titles, page.descriptions, page.canonicals, page.headings].map(({ length }) => length)).toEqual([
    1, 1, 1, 1,
  ]);
});

test.each(['titles', 'descriptions', 'canonicals', 'headings'] as const)(
  'no two indexed pages share their %s',
  (fact) => {
    const values = indexedDocuments.map((page) => page[fact][0]);

    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  },
);

test.each(indexedDocuments)('$address is its own canonical URL', ({ address, canonicals, robots }) => {
  expect(canonicals).toEqual([absoluteUrl(address)]);
  expect(robots).toBeUndefined();
});

test('the generic New York City page defers to the dedicated page in search engines', () => {
  expect(exported.get('/new-york-city-traffic-cameras')?.canonicals).toEqual([absoluteUrl('/nyc-traffic-cameras')]);
});

test.each(places)('$place.slug has its title, heading, buttons, coverage areas, and legal links', ({ place, page }) => {
  const { fullName, name, cameraCount } = place;

  expect(page.titles).toEqual([`${fullName} Traffic Cameras - ${cameraCount} Live Cams | Roadfeed`]);
  expect(page.headings).toEqual([`${fullName} Traffic Cameras`]);
  expect(page.text).toContain(`VIEW ${name.toUpperCase()} CAMERAS`);
  expect(page.text).toContain('START VIEWING NOW');
  expect(
    place.coverageAreas.filter(({ area, highlights }) => !page.text.includes(area) || !page.text.includes(highlights)),
  ).toEqual([]);
  expect(page.links).toEqual(expect.arrayContaining(['/', '/privacy', '/terms']));
});

test('the New York City page shows its marketing figures', () => {
  const text = exported.get('/nyc-traffic-cameras')?.text;

  for (const figure of [
    '3000+',
    '1,000+',
    'Manhattan 1500+',
    'Brooklyn 300+',
    'Queens 400+',
    'The Bronx 200+',
    'Staten Island 150+',
  ])
    expect(text).toContain(figure);
});

test.each(indexedDocuments)('$address has structured data that matches its visible text', (page) => {
  const [graph] = page.jsonLd.map((json) => Graph.parse(json));
  const [self, crumbs, items] = graph!['@graph'];
  const visible = `${page.text} ${page.descriptions.join(' ')}`;

  expect(page.jsonLd).toHaveLength(1);
  expect(self.url).toBe(absoluteUrl(page.address));
  expect(self.name).toBe(page.headings[0]);
  expect(crumbs.itemListElement.map(({ position }) => position)).toEqual(
    crumbs.itemListElement.map((_, index) => index + 1),
  );
  expect(crumbs.itemListElement.at(-1)).toMatchObject({ name: page.headings[0], item: absoluteUrl(page.address) });
  expect(
    [
      self.description,
      ...crumbs.itemListElement.map(({ name }) => name),
      ...(items?.itemListElement ?? []).map(({ name }) => name),
    ].filter((name) => !visible.includes(name)),
  ).toEqual([]);
});

test.each(documents.filter(({ address }) => address !== '/locations'))(
  '$address has at least 250 words',
  ({ text }) => {
    expect(text.split(' ').length).toBeGreaterThanOrEqual(MIN_WORDS);
  },
);

test('no two pages are too similar', () => {
  const sets = documents.map(({ address, text }) => ({ address, set: shingles(text) }));
  const pairs = sets.flatMap((a, index) =>
    sets.slice(index + 1).map((b) => ({ pair: `${a.address} ${b.address}`, score: similarity(a.set, b.set) })),
  );
  const [worst] = pairs.sort((a, b) => b.score - a.score);

  expect(worst).toEqual({ pair: worst?.pair, score: expect.any(Number) });
  expect(pairs.filter(({ score }) => score > MAX_SIMILARITY)).toEqual([]);
});

test('every indexed page is at most three clicks from home with at least three inbound links, and no link is dead', () => {
  const clicks = new Map([['/', 0]]);
  const linksIn = new Map<string, number>();
  const dead: string[] = [];
  for (const [address, distance] of clicks) {
    for (const link of new Set(exported.get(address)?.links)) {
      linksIn.set(link, (linksIn.get(link) ?? 0) + 1);
      if (!exported.has(link)) dead.push(`${address} -> ${link}`);
      else if (!clicks.has(link)) clicks.set(link, distance + 1);
    }
  }

  expect(dead).toEqual([]);
  expect(indexed.filter((address) => (clicks.get(address) ?? Infinity) > MAX_CLICKS)).toEqual([]);
  expect(indexed.filter((address) => address !== '/' && (linksIn.get(address) ?? 0) < MIN_LINKS_IN)).toEqual([]);
});

test('the sitemap lists exactly the indexed pages, and robots.txt points to it', () => {
  const sitemap = readFileSync(path.join(EXPORT_FOLDER, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

  expect(addresses.sort()).toEqual(indexed.map(absoluteUrl).sort());
  expect(indexed.filter((address) => !exported.has(address))).toEqual([]);
  expect(readFileSync(path.join(EXPORT_FOLDER, 'robots.txt'), 'utf8')).toContain(
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
  );
});

test.each(documents)('$address has a preview of 1200 by 630 pixels under 300 kB', ({ previews }) => {
  const file = path.join(EXPORT_FOLDER, new URL(previews[0] ?? '').pathname);
  const png = readFileSync(file);

  expect(previews).toHaveLength(1);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(300_000);
});

test.each(documents)('$address loads no script', ({ html }) => {
  expect(html).not.toMatch(/<script[^>]*\bsrc=/);
});

test('the blog works with and without a trailing slash on a plain file server', () => {
  expect(existsSync(path.join(EXPORT_FOLDER, 'blog.html'))).toBe(true);
  expect(existsSync(path.join(EXPORT_FOLDER, 'blog', 'index.html'))).toBe(true);
});
