import type { BodyFormat, Endpoint } from '@/lib/sources/source';
import { createAgencyFetch, createFileFetch } from '@/lib/sync/lists/fetch-list';
import type { Exchange } from '@/lib/sync/http/exchange';
import { fakeEndpoint, networkWith, response, scriptExchange } from './fake-network';
import { TemporaryFolder } from '../../support/temporary-folder';

const folder = new TemporaryFolder();

const fetchList = (endpoint: Endpoint, exchange: Exchange) =>
  createAgencyFetch({}, networkWith(exchange))(endpoint, () => undefined);

/** The parsed pages of a list with one body. */
const read = (body: string, format: BodyFormat = 'json') =>
  fetchList(fakeEndpoint('a', { format }), scriptExchange(response(200, body)).exchange);

test.each([
  ['plain JSON', '[1,2]', [1, 2]],
  ['a byte order mark', '\uFEFF[1]', [1]],
  ['surrounding whitespace', '\n [1] \n', [1]],
  ['raw control characters and NUL in names', '{"a":"x\u0000\t\u0007y"}', { a: 'x y' }],
  ['line breaks between and inside values', '{\r\n"a":\n"x\ny"}', { a: 'x y' }],
])('reads %s', async (_, body, expected) => {
  expect(await read(body)).toEqual([expected]);
});

test('a saved response is a list of one page, in the format of the endpoint that is tried', async () => {
  await folder.write('list', 'call([1]);');
  let pages = 0;
  const readSaved = (name: string) =>
    createFileFetch(folder.at(name))(fakeEndpoint('a', { format: 'jsonp' }), () => (pages += 1));
  await expect(readSaved('list')).resolves.toEqual([[1]]);
  await expect(readSaved('gone')).rejects.toMatchObject({ kind: 'content', message: 'cannot read the saved response' });
  expect(pages).toBe(1);
});

test.each(['call({"a":1});', 'a.b$( {"a":1} )\n', '{"a":1}'])('unwraps the callback %j', async (body) => {
  expect(await read(body, 'jsonp')).toEqual([{ a: 1 }]);
});

test.each([
  ['<!DOCTYPE html><html></html>', 'not JSON (an HTML page)'],
  ['  \n<html>', 'not JSON (an HTML page)'],
  ['', 'not JSON (empty)'],
  ['[1,2', 'not JSON (malformed or truncated)'],
  ['call([1]);', 'not JSON (malformed or truncated)'],
])('rejects the body %j', async (body, reason) => {
  await expect(read(body)).rejects.toThrow(reason);
});

const NEXT = { url: 'https://a.example/list', method: 'GET', headers: {} } as const;

test('rejects a list that repeats a page', async () => {
  const endless = fakeEndpoint('a', { next: () => NEXT });
  const { exchange, requested } = scriptExchange(response(200, '["511ga-1"]'));
  await expect(fetchList(endless, exchange)).rejects.toThrow('repeats a page');
  expect(requested).toHaveLength(2);
});

test('a list may continue with pages of text, even identical ones, on a host that it names', async () => {
  const pages: Partial<Endpoint> = {
    format: 'page',
    otherHosts: ['sites.example'],
    next: ({ length }) => (length < 3 ? { ...NEXT, url: 'https://sites.example/' } : null),
  };
  const { exchange, requested } = scriptExchange(response(200, '[1]'), response(200, '<p>\t1</p>'));
  expect(await fetchList(fakeEndpoint('a', pages), exchange)).toEqual([[1], '<p>\t1</p>', '<p>\t1</p>']);
  expect(requested).toHaveLength(3);
});

test('rejects a list whose later page is a refusal', async () => {
  const endpoint = fakeEndpoint('a', {
    next: ({ length }) => (length === 1 ? NEXT : null),
    findRefusal: (page) => (Array.isArray(page) ? null : 'refused: too much'),
  });
  const { exchange } = scriptExchange(response(200, '[1]'), response(200, '{"error":{}}'));
  await expect(fetchList(endpoint, exchange)).rejects.toThrow('refused: too much');
});

test.each(['https://a.example/list', 'https://a.example:8443/list'])(
  'refuses, after %s, a page on another host',
  async (url) => {
    const first = () => ({ ...NEXT, url });
    const astray = fakeEndpoint('a', { first, next: () => ({ ...NEXT, url: 'https://evil.example/' }) });
    const { exchange, requested } = scriptExchange(response(200, '[]'));
    await expect(fetchList(astray, exchange)).rejects.toThrow("evil.example is not the agency's host");
    expect(requested).toEqual([url]);
  },
);
