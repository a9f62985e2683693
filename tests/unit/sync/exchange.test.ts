import type { RequestListener } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { type ExchangeLimits, exchangeOverNetwork } from '@/lib/sync/http/exchange';
import { serve, type Served } from '@/tests/support/loopback';

const MEGABYTE = 1024 * 1024;
const LIMITS: ExchangeLimits = { timeoutMs: 20_000, maxBytes: 50 * MEGABYTE, overflow: 'reject' };
const GET = { method: 'GET', headers: {} } as const;

let server: Served | undefined;

afterEach(() => server?.close());

/** Serves on loopback under a name that no resolver knows, so only the pinned address leads there. */
async function serveAgency(listener: RequestListener): Promise<URL> {
  server = await serve(listener);
  return new URL(`${server.url.replace('127.0.0.1', 'agency.invalid')}/list`);
}

const fetchFrom = (url: URL, limits = LIMITS) => exchangeOverNetwork({ url, addresses: ['127.0.0.1'] }, GET, limits);

test('connects to the pinned address and sends the host name', async () => {
  const url = await serveAgency((request, response) => response.end(request.headers.host));
  const { body } = await fetchFrom(url);
  expect(body.toString()).toBe(url.host);
});

test('sends the body of a POST with its length', async () => {
  const url = await serveAgency((request, response) => {
    request.pipe(response.setHeader('X-Length', request.headers['content-length'] ?? ''));
  });
  const request = { method: 'POST', headers: {}, body: 'start=0&länge=1' } as const;
  const found = await exchangeOverNetwork({ url, addresses: ['127.0.0.1'] }, request, LIMITS);
  expect([found.body.toString(), found.headers['x-length']]).toEqual(['start=0&länge=1', '16']);
});

test.each([
  ['gzip', gzipSync('[1,2]')],
  ['deflate', deflateSync('[1,2]')],
  ['br', brotliCompressSync('[1,2]')],
  ['identity', Buffer.from('[1,2]')],
])('decodes a body in %s', async (encoding, bytes) => {
  const url = await serveAgency((_, response) => response.setHeader('Content-Encoding', encoding).end(bytes));
  expect((await fetchFrom(url)).body.toString()).toBe('[1,2]');
});

test('rejects an unknown content encoding', async () => {
  const url = await serveAgency((_, response) => response.setHeader('Content-Encoding', 'compress').end('x'));
  await expect(fetchFrom(url)).rejects.toMatchObject({ kind: 'content' });
});

test('rejects a body of 60 MB', async () => {
  const megabyte = Buffer.alloc(MEGABYTE, ' ');
  const url = await serveAgency((_, response) => {
    for (let sent = 0; sent < 60; sent += 1) response.write(megabyte);
    response.end();
  });
  await expect(fetchFrom(url)).rejects.toMatchObject({ kind: 'too-large', message: 'larger than 50 MB' });
});

test('rejects a small gzip body that inflates to 60 MB', async () => {
  const bomb = gzipSync(Buffer.alloc(60 * MEGABYTE));
  const url = await serveAgency((_, response) => response.setHeader('Content-Encoding', 'gzip').end(bomb));
  expect(bomb.length).toBeLessThan(MEGABYTE / 10);
  await expect(fetchFrom(url)).rejects.toMatchObject({ kind: 'too-large' });
});

// The long one never ends: a reader that waits for the rest gets no response.
test.each([
  ['stops reading once it has', 'write', '#'.repeat(MEGABYTE), '#'.repeat(100)],
  ['reads the whole of a body shorter than', 'end', '#EXTM3U', '#EXTM3U'],
] as const)('%s the part it needs', async (_, method, sent, read) => {
  const url = await serveAgency((__, response) => void response[method](sent));
  const { body } = await fetchFrom(url, { ...LIMITS, maxBytes: 100, overflow: 'truncate' });
  expect(body.toString()).toBe(read);
});

test('fails when the connection breaks halfway, instead of accepting half a body', async () => {
  const url = await serveAgency((_, response) => {
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('[1,', () => response.destroy());
  });
  await expect(fetchFrom(url)).rejects.toMatchObject({ kind: 'connection', isRetryable: true });
});

test('fails when a compressed body ends too early', async () => {
  const whole = gzipSync(JSON.stringify(Array.from({ length: 500 }, (_, index) => index * 7919)));
  const url = await serveAgency((_, response) => {
    response.setHeader('Content-Encoding', 'gzip').end(whole.subarray(0, whole.length / 2));
  });
  await expect(fetchFrom(url)).rejects.toMatchObject({ kind: 'connection' });
});

test('gives up on a silent server at the timeout', async () => {
  const url = await serveAgency(() => undefined);
  await expect(fetchFrom(url, { ...LIMITS, timeoutMs: 50 })).rejects.toMatchObject({ kind: 'timeout' });
});

test('returns a redirect without following it or reading its body', async () => {
  const url = await serveAgency((_, response) =>
    response.writeHead(302, { Location: 'http://169.254.169.254/' }).end('body'),
  );
  const found = await fetchFrom(url);
  expect([found.status, found.headers.location, found.body.length]).toEqual([302, 'http://169.254.169.254/', 0]);
});
