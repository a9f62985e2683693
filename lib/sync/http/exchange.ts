import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchError, toFetchError } from './fetch-error';
import type { RequestTarget } from './target';

export interface ExchangeRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface ExchangeLimits {
  /** Includes reading the body. */
  readonly timeoutMs: number;
  /** Applies before and after decompression. */
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
  request: ExchangeRequest,
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

function createDecoder(response: IncomingMessage): Transform | null {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return null;
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
