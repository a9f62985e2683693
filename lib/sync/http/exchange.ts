import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { SourceRequest } from '@/lib/sources/source';
import { FetchError, SyncUsageError, toFetchError } from './fetch-error';

export interface RequestTarget {
  readonly url: URL;
  readonly addresses: readonly string[];
}

export type Resolve = (host: string) => Promise<readonly string[]>;

function createList(ranges: string): BlockList {
  const list = new BlockList();
  for (const range of ranges.split(' ')) {
    const [network = '', prefix] = range.split('/');
    list.addSubnet(network, Number(prefix), network.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}

/**
 * Outside the public internet per the IANA special-purpose registry (RFC 6890), multicast, and the parts of 2000::/3
 * that embed an IPv4 address (Teredo, 6to4).
 */
const reserved = createList(
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 ' +
    '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 ' +
    '2001::/23 2001:db8::/32 2002::/16 3fff::/20',
);
/** Excludes ::1, ::ffff:a.b.c.d, 64:ff9b:: (NAT64), fc00::, fe80::, and ff00::. */
const globalUnicast = createList('2000::/3');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  return family === 6 && globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

export const resolveWithSystem: Resolve = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/** URL parsing normalizes spellings such as `0x7f.1`. @throws FetchError */
export function checkUrl(address: string, allowedHosts: ReadonlySet<string>): URL {
  const refuse = (reason: string) => new FetchError('refused', `refused: ${reason}`);
  if (!URL.canParse(address)) throw refuse('not a URL');
  const url = new URL(address);
  if (url.protocol !== 'https:') throw refuse(`${url.protocol}//${url.hostname} is not https`);
  if (url.username !== '' || url.password !== '') throw refuse('credentials in the URL');
  if (url.port !== '' && allowedHosts.has(url.hostname)) throw refuse(`port ${url.port} of ${url.hostname}`);
  if (!allowedHosts.has(url.host)) throw refuse(`${url.hostname} is not the agency's host`);
  return url;
}

/** Refuses hosts with any private address. @throws FetchError */
export async function resolveTarget(url: URL, resolve: Resolve): Promise<RequestTarget> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolve(host);
  if (addresses.length === 0) throw new FetchError('connection', `${host} has no IP address`);
  if (!addresses.every(isPublicAddress)) throw new FetchError('refused', `refused: ${host} is not a public address`);
  return { url, addresses };
}

export function findLoopbackAddress(url: URL): string | null {
  if (!/^https?:$/.test(url.protocol)) return null;
  if (url.hostname === 'localhost') return '127.0.0.1';
  if (url.hostname === '[::1]') return '::1';
  return /^127(\.\d{1,3}){3}$/.test(url.hostname) ? url.hostname : null;
}

/** @throws SyncUsageError */
export function parseUpstream(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isPlain = url !== null && `${url.username}${url.password}${url.search}${url.hash}` === '';
  if (!isPlain || findLoopbackAddress(url) === null) {
    throw new SyncUsageError('--upstream must be a loopback address such as http://127.0.0.1:4300');
  }
  return url;
}

/** Maps `https://HOST/PATH?QUERY` to `UPSTREAM/HOST/PATH?QUERY`. */
export function getUpstreamTarget(url: URL, upstream: URL): RequestTarget {
  const base = upstream.pathname.replace(/\/+$/, '');
  return {
    url: new URL(`${base}/${url.hostname}${url.pathname}${url.search}`, upstream),
    addresses: [findLoopbackAddress(upstream) ?? ''],
  };
}

export interface ExchangeLimits {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly overflow: 'reject' | 'truncate';
}

/** The body is empty unless the status is 2xx. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends one request without following redirects. @throws FetchError */
export type Exchange = (
  target: RequestTarget,
  request: Pick<SourceRequest, 'method' | 'headers' | 'body'>,
  limits: ExchangeLimits,
) => Promise<HttpResponse>;

const MEGABYTE = 1024 * 1024;

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

async function* capBytes(
  chunks: AsyncIterable<Buffer>,
  { maxBytes, overflow }: ExchangeLimits,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maxBytes && overflow === 'reject') {
      throw new FetchError('too-large', `larger than ${Math.round(maxBytes / MEGABYTE)} MB`);
    }
    yield chunk;
    if (bytes >= maxBytes && overflow === 'truncate') return;
  }
}

function createDecoder({ headers }: IncomingMessage): Transform | null {
  const encoding = headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding === 'identity') return null;
  const create = DECODERS[encoding];
  if (!create) throw new FetchError('content', `unknown content encoding ${encoding.slice(0, 20)}`);
  return create();
}

/** Caps the bytes while decompressing, against compression bombs. */
async function readBody(response: IncomingMessage, limits: ExchangeLimits): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const collect = async (decoded: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of capBytes(decoded, limits)) chunks.push(chunk);
  };
  const decoder = createDecoder(response);
  const incoming = (source: AsyncIterable<Buffer>) => capBytes(source, limits);
  try {
    await (decoder ? pipeline(response, incoming, decoder, collect) : pipeline(response, collect));
  } catch (error) {
    const isTruncated = limits.overflow === 'truncate' && chunks.length > 0 && !response.complete;
    if (!isTruncated) throw error;
  }
  const body = Buffer.concat(chunks);
  return limits.overflow === 'truncate' ? body.subarray(0, limits.maxBytes) : body;
}

async function readResponse(response: IncomingMessage, limits: ExchangeLimits): Promise<HttpResponse> {
  const { statusCode: status = 0, headers } = response;
  if (isSuccess(status)) return { status, headers, body: await readBody(response, limits) };
  response.destroy();
  return { status, headers, body: Buffer.alloc(0) };
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Connects only to the addresses already checked, against DNS rebinding. */
function pinLookup(addresses: readonly string[]): LookupFunction {
  const entries = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) => {
    const [first] = entries;
    if (options.all) callback(null, entries);
    else callback(null, first?.address ?? '', first?.family ?? 4);
  };
}

export const exchangeOverNetwork: Exchange = (target, { method, headers, body }, limits) =>
  new Promise((resolve, reject) => {
    const fail = (error: unknown): void => reject(toFetchError(error));
    const start = target.url.protocol === 'https:' ? https.request : http.request;
    const outgoing = start(target.url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }) },
      lookup: pinLookup(target.addresses),
      signal: AbortSignal.timeout(limits.timeoutMs),
    });
    outgoing.on('error', fail);
    outgoing.on('response', (response) => {
      readResponse(response, limits).then(resolve, fail);
    });
    outgoing.end(body);
  });
