import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeHTML } from 'entities';
import { z } from 'zod';
import { ARTICLES } from '@/data/blog/articles';
import { countHere } from '@/lib/places/claims';
import { headingOf, LANDINGS } from '@/lib/places/content';
import { explainGap, getAgencies } from '@/lib/places/gaps';
import { createInventoryOf } from '@/lib/places/inventory';
import { PLACES } from '@/lib/places/places';
import { placeHref } from '@/lib/places/viewer-link';
import { isZeroScriptPage } from '@/lib/security/secure-html';
import { findRoadPages } from '@/lib/places/road-pages';
import { parseDataName } from '@/lib/camera-files/read-folder';
import { isExport, listFeeds } from '@/lib/camera-files/names';
import { placePaths, SITE_PATHS } from '@/lib/seo/sitemap';
import { absoluteUrl } from '@/lib/constants/site-url';
import { builtPages, EXPORT_FOLDER } from './built-site';
import { SAMPLE } from './sample-cameras';

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

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => decodeHTML(text ?? ''));
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const textOf = (html: string) => inOneLine(decodeHTML(html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')));

/** Read as a search engine would. @param html A page without a client runtime. */
function pageFacts(html: string) {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const hrefs = all(html, /<a\b[^>]*\bhref="(\/(?!\/)[^"]*)"/g);
  return {
    titles: all(html, /<title>([^<]*)<\/title>/g),
    descriptions: all(html, /<meta name="description" content="([^"]*)"/g),
    canonicals: all(html, /<link rel="canonical" href="([^"]*)"/g),
    headings: [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text]) => textOf(text ?? '')),
    text: textOf(main),
    links: hrefs.map((href) => href.replace(/[?#].*$/, '')),
    robots: all(html, /<meta name="robots" content="([^"]*)"/g)[0],
    previews: all(html, /<meta property="og:image" content="([^"]*)"/g),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]): unknown =>
      JSON.parse(json ?? ''),
    ),
  };
}

/** All runs of five words, for comparing two pages. */
function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

/** Jaccard similarity, 0 to 1. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const shingle of a) if (b.has(shingle)) shared += 1;
  return shared / (a.size + b.size - shared);
}

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
const inventoryOf = createInventoryOf(SAMPLE);
const roads = findRoadPages(SAMPLE.cameras);
const sitemaps = {
  pages: [...SITE_PATHS, ...ARTICLES.map(({ slug }) => `/blog/${slug}`)],
  places: placePaths(PLACES),
  roads: roads.map(({ path: address }) => address),
};
const indexed: string[] = Object.values(sitemaps).flat();
const indexedDocuments = documents.filter(({ address }) => indexed.includes(address));
const addressesOf = (pages: typeof documents) => pages.map(({ address }) => address);
const landings = LANDINGS.map((landing) => ({ ...landing, page: exported.get(landing.content.path)! }));
const [counted, empty] = [true, false].map((hasCameras) =>
  landings.filter(({ place }) => inventoryOf(place).cameras.length > 0 === hasCameras),
) as [typeof landings, typeof landings];

test('every place has a page in both builds', () => {
  const server = built.filter(({ mode }) => mode === 'server');

  expect(server.map(({ address }) => address)).toEqual(
    expect.arrayContaining(LANDINGS.map(({ content }) => content.path)),
  );
  expect(LANDINGS.filter(({ content }) => !exported.has(content.path))).toEqual([]);
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
  const isItself = ({ address, canonicals, robots }: (typeof documents)[number]) =>
    canonicals.join() === absoluteUrl(address) && robots === undefined;

  expect(addressesOf(indexedDocuments.filter((page) => !isItself(page)))).toEqual([]);
});

test('the generic New York City page defers to the dedicated page in search engines', () => {
  expect(exported.get('/new-york-city-traffic-cameras')?.canonicals).toEqual([absoluteUrl('/nyc-traffic-cameras')]);
});

test('every place page has its given copy: title, figures, areas, features, buttons, feeds, and legal links', () => {
  const lacking = landings.map(({ place, content, page }) => {
    const { areas, features, count, viewLabel, startLabel } = content;
    const texts = [
      ...areas.flatMap(({ area, cameras, highlights }) => [area, `${cameras} cameras`, highlights]),
      ...features.flatMap(({ title, text }) => [title, text]),
      ...[`${count} live cameras`, viewLabel, startLabel, `About ${content.title} Traffic Cameras`],
    ];
    return [
      ...[`${headingOf(content)} - ${count} Live Cams | Roadfeed`].filter((title) => page.titles.join() !== title),
      ...texts.filter((text) => !page.text.includes(text)),
      ...['/', '/privacy', '/terms'].filter((link) => !page.links.includes(link)),
      ...Object.values(listFeeds(`/${place.slug}`)).filter((feed) => !page.html.includes(feed)),
    ].map((what) => `${page.address} lacks ${what}`);
  });

  expect(lacking.flat()).toEqual([]);
  expect(exported.get('/new-york-traffic-cameras')?.titles).toEqual([
    'New York State Traffic Cameras - 4500+ Live Cams | Roadfeed',
  ]);
  expect(exported.get('/nyc-traffic-cameras')?.text).toMatch(/3000\+ live cameras.+Manhattan 1500\+ .+1,000\+ live/);
});

test('next to its figure, every page shows the camera count, or the reason and the nearest cameras', () => {
  const wrong = landings.filter(({ place, page }) => {
    const here = countHere(inventoryOf(place));
    const claims = [page.text, page.descriptions.join(), JSON.stringify(page.jsonLd)];
    return claims.some((text) => !text.includes(here));
  });
  const lost = empty.filter(
    ({ place, page }) =>
      !page.text.includes(`None of them here yet: ${explainGap(place)}`) ||
      !getAgencies(place).every(({ url }) => page.html.includes(`href="${url}"`)) ||
      !page.text.includes('Nearest places with cameras') ||
      !counted.some((other) => page.html.includes(`href="${placeHref(other.place).replaceAll('&', '&amp;')}"`)),
  );

  expect(addressesOf([...wrong, ...lost].map(({ page }) => page))).toEqual([]);
  expect(exported.get('/buffalo-traffic-cameras')?.text).toContain('of them here, counted October 5');
  expect([counted.length, empty.length].every((length) => length > 8)).toBe(true);
});

/** Faults in the structured data of a page. */
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

test('pages with cameras show lazy-loaded pictures with reserved space, or frames where pictures are not permitted', () => {
  const wrong = [...counted.map(({ page }) => page), ...roads.map((road) => exported.get(road.path)!)].filter(
    ({ html }) => {
      const images = html.match(/<img[^>]*>/g) ?? [];
      const isSound = (tag: string) => /alt="Live camera: .+" width="\d+" height="\d+" loading="lazy"/.test(tag);
      return !images.every(isSound) || !/<(?:img|span)[^>]*>(?:<b>|<span)/.test(html);
    },
  );
  const count = (address: string) => exported.get(address)!.html.match(/<img/g)?.length ?? 0;

  expect(addressesOf(wrong)).toEqual([]);
  // Stills of a permitted agency, New York City's, which has none, and videos of South Carolina.
  expect(
    ['/los-angeles-traffic-cameras', '/nyc-traffic-cameras', '/south-carolina-traffic-cameras'].map(count),
  ).toEqual([12, 0, 0]);
});

test('every page says when it was rendered; a place page has a search, its warnings, closures, and links to its cameras', () => {
  const moment = /Page updated [A-Z][a-z]+ \d+, \d{4} at \d+:\d\d [AP]M UTC\./;
  const undated = documents.filter(({ html }) => !moment.test(html.replace(/<\/?time[^>]*>/g, '')));
  const unsearchable = landings.filter(
    ({ page }) => !/<form [^>]*action="\/">.*<input id="q"[^>]* name="q"/.test(page.html),
  );
  const buffalo = exported.get('/buffalo-traffic-cameras')!.html.replaceAll('&amp;', '&');

  expect(addressesOf([...undated, ...unsearchable.map(({ page }) => page)])).toEqual([]);
  expect(buffalo).toMatch(
    /<a href="[^"]*&warned=1">Lake Effect Snow Warning<.*at=42\.88,-78\.88,13">I-190: Closed at Exit 7</,
  );
  expect(buffalo).toMatch(/href="\/\?near=42\.886,-78\.878,8&place=Buffalo&state=New%20York&camera=511ny-sample-/);
  expect(exported.get('/texas-traffic-cameras')!.text).toMatch(
    /No weather warnings here on [^.]+\. We don’t have road closures for this area\./,
  );
});

test('every road of eight listed cameras has a page with all of them, in driving order', () => {
  const i90 = exported.get('/new-york/i-90-traffic-cameras')!;
  const eastbound = i90.text.slice(i90.text.indexOf('I-90 eastbound'), i90.text.indexOf('I-90 westbound'));
  const missing = roads.flatMap(({ path: address, cameras }) =>
    cameras
      .filter(({ id }) => exported.get(address)?.html.includes(`&amp;camera=${id}">`) !== true)
      .map(({ id }) => `${address} ${id}`),
  );

  expect(missing).toEqual([]);
  expect(roads.map(({ path: address, cameras }) => `${address} ${cameras.length}`)).toEqual([
    '/california/us-101-traffic-cameras 12',
    '/new-york/i-90-traffic-cameras 23',
    '/new-york/fdr-drive-traffic-cameras 8',
    '/south-carolina/i-26-traffic-cameras 10',
  ]);
  expect(i90.titles).toEqual(['I-90 Traffic Cameras, New York State - 23 Live Cams | Roadfeed']);
  // The link to the drive from its first place to its last, then its places.
  expect(eastbound.match(/Cheektowaga|Syracuse/g)).toEqual(['Cheektowaga', 'Syracuse', 'Cheektowaga', 'Syracuse']);
  expect(eastbound.indexOf('Exit 1 ')).toBeLessThan(eastbound.indexOf('Exit 13 '));
  expect(exported.get('/south-carolina/i-26-traffic-cameras')?.text).toContain('mile 200');
});

test('every document but the list of locations and the road pages has at least 250 words', () => {
  const short = documents.filter(({ text }) => text.split(' ').length < MIN_WORDS);

  expect(addressesOf(short).filter((address) => address !== '/locations' && !sitemaps.roads.includes(address))).toEqual(
    [],
  );
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

/** Includes files that sync writes later. */
function isFile(link: string): boolean {
  const name = path.basename(link);
  if (link.startsWith('/camera-data/') && (isExport(name) || parseDataName(name) !== null)) return true;
  return path.extname(link) !== '' && existsSync(path.join(EXPORT_FOLDER, link));
}

test('every indexed page is at most three clicks from home, all but road pages have at least three inbound links, and no link is dead', () => {
  const clicks = new Map([['/', 0]]);
  const linksIn = new Map<string, number>();
  const dead: string[] = [];
  for (const [address, distance] of clicks) {
    for (const link of new Set(exported.get(address)?.links)) {
      linksIn.set(link, (linksIn.get(link) ?? 0) + 1);
      if (isFile(link)) continue;
      if (!exported.has(link)) dead.push(`${address} -> ${link}`);
      else if (!clicks.has(link)) clicks.set(link, distance + 1);
    }
  }

  expect(dead).toEqual([]);
  expect(indexed.filter((address) => (clicks.get(address) ?? Infinity) > MAX_CLICKS)).toEqual([]);
  const needed = indexed.filter((address) => address !== '/' && !sitemaps.roads.includes(address));
  expect(needed.filter((address) => (linksIn.get(address) ?? 0) < MIN_LINKS_IN)).toEqual([]);
});

test('the sitemaps list exactly the indexed pages, by kind and with the day of the cameras, and robots.txt points to them', () => {
  const read = (file: string) => readFileSync(path.join(EXPORT_FOLDER, file), 'utf8');
  const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const kinds = Object.entries(sitemaps);

  expect(addressesIn(read('sitemap.xml'))).toEqual(kinds.map(([kind]) => absoluteUrl(`/sitemaps/${kind}.xml`)));
  expect(kinds.map(([kind]) => addressesIn(read(`sitemaps/${kind}.xml`)))).toEqual(
    kinds.map(([, paths]) => paths.map(absoluteUrl)),
  );
  expect(read('sitemaps/roads.xml').match(/<lastmod>2026-10-05</g)).toHaveLength(roads.length);
  expect(indexed.filter((address) => !exported.has(address))).toEqual([]);
  expect(read('robots.txt')).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`);
});

test('every document has a preview of 1200 by 630 pixels under 300 kB', () => {
  const hasPreview = ({ previews }: (typeof documents)[number]) => {
    const png = readFileSync(path.join(EXPORT_FOLDER, new URL(previews.join()).pathname));
    return png.readUInt32BE(16) === 1200 && png.readUInt32BE(20) === 630 && png.length < 300_000;
  };

  expect(addressesOf(documents.filter((page) => !hasPreview(page)))).toEqual([]);
});
