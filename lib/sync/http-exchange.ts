import http from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { asFetchError } from './fetch-error';
import { readBody } from './read-body';
import type { BodyLimit } from './read-body';
import type { RequestTarget } from './request-target';

export interface ExchangeRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface ExchangeLimits extends BodyLimit {
  /** For the whole exchange, body included, milliseconds. */
  readonly timeoutMs: number;
}

/** One answer; the body is empty unless the status is 2xx. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends one request to one target, without following redirects. @throws FetchError */
export type Exchange = (target: RequestTarget, request: ExchangeRequest, limits: ExchangeLimits) => Promise<Answer>;

/** Answers Node's look-up with the addresses that were checked, so that a second DNS answer cannot lead elsewhere. */
function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const entries = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) => {
    const [first] = entries;
    if (options.all) callback(null, entries);
    else callback(null, first?.address ?? '', first?.family ?? 4);
  };
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

async function answerOf(response: http.IncomingMessage, limits: ExchangeLimits): Promise<Answer> {
  const status = response.statusCode ?? 0;
  if (isSuccess(status)) return { status, headers: response.headers, body: await readBody(response, limits) };
  response.destroy();
  return { status, headers: response.headers, body: Buffer.alloc(0) };
}

/** The real exchange over node:https (or http, for a loopback upstream). */
export const exchangeOverNetwork: Exchange = (target, request, limits) =>
  new Promise((resolve, reject) => {
    const fail = (error: unknown): void => reject(asFetchError(error));
    const start = target.url.protocol === 'https:' ? https.request : http.request;
    const outgoing = start(target.url, {
      method: request.method,
      headers: {
        ...request.headers,
        ...(request.body === undefined ? {} : { 'Content-Length': Buffer.byteLength(request.body) }),
      },
      lookup: pinnedLookup(target.addresses),
      signal: AbortSignal.timeout(limits.timeoutMs),
    });
    outgoing.on('error', fail);
    outgoing.on('response', (response) => {
      answerOf(response, limits).then(resolve, fail);
    });
    outgoing.end(request.body);
  });
