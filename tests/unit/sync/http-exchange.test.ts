/** @jest-environment node */
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import { exchangeOverNetwork } from '@/lib/sync/http-exchange';
import type { ExchangeLimits } from '@/lib/sync/http-exchange';
import { MAX_BODY_BYTES } from '@/lib/sync/fetch-pages';

const MEGABYTE = 1024 * 1024;
const LIMITS: ExchangeLimits = { timeoutMs: 20_000, maxBytes: MAX_BODY_BYTES, whenLonger: 'refuse' };
const GET = { method: 'GET', headers: {} } as const;

let server: Server | undefined;

afterEach(async () => {
  const running = server;
  running?.closeAllConnections();
  await new Promise((resolve) => (running ? running.close(resolve) : resolve(null)));
});

/** Serves on loopback under a name that no resolver knows: only the pinned address can lead there. */
async function serve(listener: RequestListener): Promise<URL> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return new URL(`http://agency.invalid:${(started.address() as AddressInfo).port}/list`);
}

const fetchFrom = (url: URL, limits = LIMITS) => exchangeOverNetwork({ url, addresses: ['127.0.0.1'] }, GET, limits);

test('the pinned address is connected to and the host name is sent', async () => {
  const url = await serve((request, response) => response.end(request.headers.host));
  const { body } = await fetchFrom(url);
  expect(body.toString()).toBe(url.host);
});

test('a POST sends its body with its length', async () => {
  const url = await serve((request, response) => {
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
])('a body in %s is inflated', async (encoding, bytes) => {
  const url = await serve((_, response) => response.setHeader('Content-Encoding', encoding).end(bytes));
  expect((await fetchFrom(url)).body.toString()).toBe('[1,2]');
});

test('an unknown content encoding is refused', async () => {
  const url = await serve((_, response) => response.setHeader('Content-Encoding', 'compress').end('x'));
  await expect(fetchFrom(url)).rejects.toMatchObject({ kind: 'content' });
});

test('a body of 60 MB is refused', async () => {
  const megabyte = Buffer.alloc(MEGABYTE, ' ');
  const url = await serve((_, response) => {
    for (let sent = 0; sent < 60; sent += 1) response.write(megabyte);
    response.end();
  });
  await expect(fetchFrom(url)).rejects.toMatchObject({ kind: 'too-large', message: 'longer than 50 MB' });
});

test('a small gzip body that inflates to 60 MB is refused', async () => {
  const bomb = gzipSync(Buffer.alloc(60 * MEGABYTE));
  const url = await serve((_, response) => response.setHeader('Content-Encoding', 'gzip').end(bomb));
  expect(bomb.length).toBeLessThan(MEGABYTE / 10);
  await expect(fetchFrom(url)).rejects.toMatchObject({ kind: 'too-large' });
});

test('where the beginning is enough, the rest is not read', async () => {
  const url = await serve((_, response) => {
    response.write(Buffer.alloc(MEGABYTE, '#'));
    // Never ended: only who stops reading gets an answer.
  });
  const { body } = await fetchFrom(url, { ...LIMITS, maxBytes: 100, whenLonger: 'cut' });
  expect(body).toEqual(Buffer.alloc(100, '#'));
});

test('a shorter body than the beginning wanted is whole', async () => {
  const url = await serve((_, response) => response.end('#EXTM3U'));
  const { body } = await fetchFrom(url, { ...LIMITS, maxBytes: 100, whenLonger: 'cut' });
  expect(body.toString()).toBe('#EXTM3U');
});

test('a connection that breaks in the middle fails, so that no half body is read as whole', async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('[1,', () => response.destroy());
  });
  await expect(fetchFrom(url)).rejects.toMatchObject({ kind: 'connection', isRetryable: true });
});

test('an inflated body that ends too early fails', async () => {
  const whole = gzipSync(JSON.stringify(Array.from({ length: 500 }, (_, index) => index * 7919)));
  const url = await serve((_, response) => {
    response.setHeader('Content-Encoding', 'gzip').end(whole.subarray(0, whole.length / 2));
  });
  await expect(fetchFrom(url)).rejects.toMatchObject({ kind: 'connection' });
});

test('a server that never answers ends at the time-out', async () => {
  const url = await serve(() => undefined);
  await expect(fetchFrom(url, { ...LIMITS, timeoutMs: 50 })).rejects.toMatchObject({ kind: 'timeout' });
});

test('a redirect is handed back, not followed, and its body is not read', async () => {
  const url = await serve((_, response) =>
    response.writeHead(302, { Location: 'http://169.254.169.254/' }).end('body'),
  );
  const found = await fetchFrom(url);
  expect([found.status, found.headers.location, found.body.length]).toEqual([302, 'http://169.254.169.254/', 0]);
});
