/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { Camera } from '@/lib/camera/camera';
import type { Endpoint } from '@/lib/sources/source';
import { FetchError } from '@/lib/sync/fetch-error';
import { fetchPages } from '@/lib/sync/fetch-pages';
import { fetchPart } from '@/lib/sync/fetch-part';
import { agencyPages } from '@/lib/sync/page-source';
import type { PageSource } from '@/lib/sync/page-source';
import { answer, fakeSource, fakeEndpoint, outsideWith, scriptedExchange } from './fake-outside';

const ids = (count: number, prefix = '511ga-') => Array.from({ length: count }, (_, index) => `${prefix}${index}`);

/** Pages by the name of the endpoint; an endpoint without pages fails. */
const pagesBy =
  (pages: Readonly<Record<string, readonly string[]>>): PageSource =>
  (endpoint) => {
    const page = pages[endpoint.name];
    return page
      ? Promise.resolve([page])
      : Promise.reject(new FetchError('status', 'HTTP 500 from agency.example', { status: 500 }));
  };

function partOf(
  endpoints: readonly [Endpoint, ...Endpoint[]],
  pages: PageSource,
  previous: readonly Camera[] = [],
  acceptsShrink = false,
) {
  return fetchPart({
    part: fakeSource(...endpoints).parts[0],
    previous,
    pages,
    environment: {},
    acceptsShrink,
    onPage: () => undefined,
    timeParse: (parse) => Promise.resolve(parse()),
  });
}

const camerasOf = (list: readonly string[]): readonly Camera[] => fakeEndpoint('any').parse([list]).cameras;

test('the first endpoint that answers wins', async () => {
  const outcome = await partOf([fakeEndpoint('a'), fakeEndpoint('b')], pagesBy({ a: ids(3), b: ids(9) }));
  expect([outcome.endpoint, outcome.result.cameras.length, outcome.failure]).toEqual(['a', 3, null]);
});

test('an endpoint with the same ids stands in for one that fails', async () => {
  const outcome = await partOf([fakeEndpoint('a'), fakeEndpoint('b')], pagesBy({ b: ids(3) }), camerasOf(ids(3)));
  expect([outcome.endpoint, outcome.failure]).toEqual(['b', null]);
});

test('an endpoint with other ids does not, or favorites would be lost', async () => {
  const endpoints = [fakeEndpoint('a'), fakeEndpoint('b', { hasSameIds: false })] as const;
  const outcome = await partOf(endpoints, pagesBy({ b: ids(3, '511ga-cars-') }), camerasOf(ids(3)));
  expect([outcome.endpoint, outcome.failure]).toEqual([
    null,
    'a: HTTP 500 from agency.example; b: its ids differ from the previous ones',
  ]);
});

test('the same numbers at other places are not the same ids', async () => {
  const endpoints = [fakeEndpoint('a'), fakeEndpoint('b', { hasSameIds: false })] as const;
  const elsewhere = camerasOf(ids(3)).map((camera) => ({ ...camera, lat: camera.lat + 1 }));
  const outcome = await partOf(endpoints, pagesBy({ b: ids(3) }), elsewhere);
  expect(outcome.endpoint).toBeNull();
});

test('an endpoint with other ids may begin, and go on with its own records', async () => {
  const endpoints = [fakeEndpoint('a'), fakeEndpoint('b', { hasSameIds: false })] as const;
  const pages = pagesBy({ b: ids(3, '511ga-cars-') });
  const first = await partOf(endpoints, pages);
  const second = await partOf(endpoints, pages, first.result.cameras);
  expect([first.endpoint, second.endpoint]).toEqual(['b', 'b']);
});

test('an endpoint without its key is not asked, and is no failure of the others', async () => {
  const endpoints = [fakeEndpoint('a', { keyVariable: 'GA_KEY' }), fakeEndpoint('b')] as const;
  const alone = await partOf([endpoints[0]], pagesBy({ a: ids(1) }));
  const failing = await partOf(endpoints, pagesBy({ a: ids(1) }));
  expect([alone.endpoint, alone.failure]).toEqual([null, 'needs the key GA_KEY']);
  expect([failing.endpoint, failing.failure]).toEqual([null, 'HTTP 500 from agency.example']);
});

test.each([
  [10, 6, null],
  [10, 5, 'shrank from 10 to 5 cameras'],
  [10, 0, 'no cameras in the answer'],
  [0, 1, null],
  [0, 0, null],
  [1, 2, null],
])('of %i cameras before and %i now the verdict is %j', async (before, now, failure) => {
  const outcome = await partOf([fakeEndpoint('a')], pagesBy({ a: ids(now) }), camerasOf(ids(before)));
  expect(outcome.failure).toBe(failure);
});

test('a shorter list is believed on demand', async () => {
  const outcome = await partOf([fakeEndpoint('a')], pagesBy({ a: ids(1) }), camerasOf(ids(10)), true);
  expect(outcome.failure).toBeNull();
});

test('an answer without cameras gives endpoint to the next one', async () => {
  const outcome = await partOf([fakeEndpoint('a'), fakeEndpoint('b')], pagesBy({ a: [], b: ids(2) }));
  expect(outcome.endpoint).toBe('b');
});

test('a parser or a plan that throws fails its part alone', async () => {
  const broken = fakeEndpoint('a', {
    parse: () => {
      throw new TypeError('row is undefined');
    },
  });
  const outcome = await partOf([broken], pagesBy({ a: ids(1) }));
  expect(outcome.failure).toBe('unreadable answer (TypeError)');
});

test('a list that repeats a page is refused', async () => {
  const endless = fakeEndpoint('a', { next: (_, previous) => previous });
  const { exchange, asked } = scriptedExchange(answer(200, '["511ga-1"]'));
  const pages = fetchPages(endless, undefined, outsideWith(exchange), () => undefined);
  await expect(pages).rejects.toThrow('repeats a page');
  expect(asked).toHaveLength(2);
});

test('a next page on another host is refused', async () => {
  const astray = fakeEndpoint('a', { next: () => ({ url: 'https://evil.example/', method: 'GET', headers: {} }) });
  const { exchange, asked } = scriptedExchange(answer(200, '[]'));
  const pages = fetchPages(astray, undefined, outsideWith(exchange), () => undefined);
  await expect(pages).rejects.toThrow("not the agency's host");
  expect(asked).toHaveLength(1);
});

test('two parts that read one list share one answer; a list of one reader is asked each time', async () => {
  const shared = fakeEndpoint('shared');
  const own = fakeEndpoint('own');
  const { exchange, asked } = scriptedExchange(answer(200, '[]'));
  const pages = agencyPages([fakeSource(shared, own), fakeSource(shared)], {}, outsideWith(exchange));
  await Promise.all([pages(shared, () => undefined), pages(shared, () => undefined), pages(own, () => undefined)]);
  expect(asked.sort()).toEqual(['https://own.example/list', 'https://shared.example/list']);
});
