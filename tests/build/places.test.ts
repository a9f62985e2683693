/** @jest-environment node */
import { readFileSync } from 'node:fs';
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

const built = builtPages();
const exported = new Map(
  built
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
const addressesOf = (pages: typeof documents) => pages.map(({ address }) => address);
const places = PLACES.map((place) => ({ place, page: exported.get(`/${place.slug}`)! }));

test('every place has a page in both builds', () => {
  const server = built.filter(({ mode }) => mode === 'server');

  expect(server.map(({ address }) => address)).toEqual(expect.arrayContaining(PLACES.map(({ slug }) => `/${slug}`)));
  expect(PLACES.filter(({ slug }) => !exported.has(`/${slug}`))).toEqual([]);
});

test('every document has one title, description, canonical URL, and heading', () => {
  const hasOneOfEach = ({ titles, descriptions, canonicals, headings }: (typeof documents)[number]) =>
    [titles, descriptions, canonicals, headings].every(({ length }) => length === 1);

  expect(addressesOf(documents.filter((page) => !hasOneOfEach(page)))).toEqual([]);
});

test.each(['titles', 'descriptions', 'canonicals', 'headings'] as const)(
  'no two indexed pages share their %s',
  (fact) => {
    const values = indexedDocuments.map((page) => page[fact][0]);

    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  },
);

test('every indexed document is its own canonical URL', () => {
  expect(
    addressesOf(
      indexedDocuments.filter(
        ({ address, canonicals, robots }) => canonicals.join() !== absoluteUrl(address) || robots !== undefined,
      ),
    ),
  ).toEqual([]);
});

test('the generic New York City page defers to the dedicated page in search engines', () => {
  expect(exported.get('/new-york-city-traffic-cameras')?.canonicals).toEqual([absoluteUrl('/nyc-traffic-cameras')]);
});

test('every place page has its title, heading, buttons, coverage areas, and legal links', () => {
  const lacking = places.map(({ place, page }) => {
    const { fullName, name, cameraCount, coverageAreas } = place;
    const texts = [
      `VIEW ${name.toUpperCase()} CAMERAS`,
      'START VIEWING NOW',
      ...coverageAreas.flatMap(({ area, highlights }) => [area, highlights]),
    ];
    return [
      ...[`${fullName} Traffic Cameras - ${cameraCount} Live Cams | Roadfeed`].filter(
        (title) => page.titles.join() !== title,
      ),
      ...[`${fullName} Traffic Cameras`].filter((heading) => page.headings.join() !== heading),
      ...texts.filter((text) => !page.text.includes(text)),
      ...['/', '/privacy', '/terms'].filter((link) => !page.links.includes(link)),
    ].map((what) => `${place.slug} lacks ${what}`);
  });

  expect(lacking.flat()).toEqual([]);
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

/** What is wrong with a page’s structured data. */
function findFlaws(page: (typeof documents)[number]): string[] {
  const parsed = z.tuple([Graph]).safeParse(page.jsonLd);
  if (!parsed.success) return [z.prettifyError(parsed.error)];
  const [self, { itemListElement: crumbs }, items] = parsed.data[0]['@graph'];
  const [heading] = page.headings;
  const url = absoluteUrl(page.address);
  const visible = `${page.text} ${page.descriptions.join(' ')}`;
  const names = [...crumbs, ...(items?.itemListElement ?? [])].map(({ name }) => name);
  const facts = {
    url: self.url === url,
    name: self.name === heading,
    positions: crumbs.every(({ position }, index) => position === index + 1),
    'last breadcrumb': crumbs.filter(({ name, item }) => name === heading && item === url).at(-1) === crumbs.at(-1),
  };
  return [
    ...Object.entries(facts).flatMap(([fact, isRight]) => (isRight ? [] : [fact])),
    ...[self.description, ...names].filter((text) => !visible.includes(text)).map((text) => `not visible: ${text}`),
  ];
}

test('the structured data of every indexed document matches its visible text', () => {
  const flaws = indexedDocuments.map((page) => ({ address: page.address, flaws: findFlaws(page) }));

  expect(flaws.filter((page) => page.flaws.length > 0)).toEqual([]);
});

test('every document but the list of locations has at least 250 words', () => {
  const short = documents.filter(({ text }) => text.split(' ').length < MIN_WORDS);

  expect(addressesOf(short).filter((address) => address !== '/locations')).toEqual([]);
});

test('no two pages are too similar', () => {
  const pages = documents.map(({ address, text }) => ({ address, shingles: shingles(text) }));
  const pairs = pages.flatMap((a, index) =>
    pages
      .slice(index + 1)
      .filter((b) => similarity(a.shingles, b.shingles) > MAX_SIMILARITY)
      .map((b) => `${a.address} ${b.address}`),
  );

  expect(pairs).toEqual([]);
  expect(pages.filter((page) => similarity(page.shingles, page.shingles) !== 1)).toEqual([]);
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

test('every document has a preview of 1200 by 630 pixels under 300 kB', () => {
  const hasPreview = ({ previews }: (typeof documents)[number]) => {
    const png = readFileSync(path.join(EXPORT_FOLDER, new URL(previews.join()).pathname));
    return png.readUInt32BE(16) === 1200 && png.readUInt32BE(20) === 630 && png.length < 300_000;
  };

  expect(addressesOf(documents.filter((page) => !hasPreview(page)))).toEqual([]);
});
