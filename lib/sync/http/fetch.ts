import type { Clock } from '@/lib/core/clock';
import { parseJson } from '@/lib/core/parse-json';
import type { SourceRequest } from '@/lib/sources/source';
import {
  checkUrl,
  type Exchange,
  type ExchangeLimits,
  type HttpResponse,
  isSuccess,
  type RequestTarget,
  type Resolve,
  resolveTarget,
} from './exchange';
import { FetchError, SyncUsageError, toFetchError } from './fetch-error';
import type { HostQueues } from './host-queue';

export interface NetworkContext {
  readonly resolve: Resolve;
  readonly exchange: Exchange;
  /** Sends every request to the loopback server of `--upstream`. */
  readonly reroute: ((url: URL) => RequestTarget) | null;
  readonly queues: HostQueues;
  readonly clock: Clock;
  readonly userAgent: string;
  random(): number;
}

export interface FetchPolicy extends Pick<ExchangeLimits, 'timeoutMs' | 'maxBytes'> {
  readonly paceMs: number;
  /** The request's by default. Include the port if it is not 443. */
  readonly allowedHosts?: ReadonlySet<string>;
  readonly overflow?: ExchangeLimits['overflow'];
  /** False for pictures, whose exact bytes matter. */
  readonly isCompressible?: boolean;
  readonly maxTries?: number;
}
type Policy = Required<FetchPolicy>;

const MAX_REDIRECTS = 3;
const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const MAX_TRIES = 4;
const RETRY_BASE_MS = 1000;
const RETRY_JITTER = 0.5;
const MAX_RETRY_AFTER_MS = 60_000;

function parseRetryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

function followRedirect(request: SourceRequest, from: URL, { status, headers }: HttpResponse): SourceRequest {
  if (headers.location === undefined || !URL.canParse(headers.location, from.href)) {
    throw new FetchError('refused', `refused: ${from.hostname} redirects without a valid location`);
  }
  const url = new URL(headers.location, from.href).href;
  if (status === 307 || status === 308) return { ...request, url };
  return { url, method: 'GET', headers: request.headers };
}

// SSRF protection: https, allowed hosts and ports, every redirect checked, DNS answers pinned, timeout, and size cap.
async function fetchOnce(request: SourceRequest, policy: Policy, network: NetworkContext): Promise<HttpResponse> {
  let current = request;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const url = checkUrl(current.url, policy.allowedHosts);
    const target = network.reroute ? network.reroute(url) : await resolveTarget(url, network.resolve);
    const headers = {
      'User-Agent': network.userAgent,
      'Accept-Encoding': policy.isCompressible ? 'gzip, deflate, br' : 'identity',
      ...current.headers,
    };
    const response = await network.exchange(target, { ...current, headers }, policy);
    const { status, headers: answered } = response;
    if (isSuccess(status)) return response;
    if (!REDIRECT_STATUSES.has(status)) {
      const retryAfterMs = parseRetryAfter(answered['retry-after']);
      throw new FetchError('status', `HTTP ${status} from ${url.hostname}`, status, retryAfterMs);
    }
    current = followRedirect(current, url, response);
  }
  throw new FetchError('refused', `refused: more than ${MAX_REDIRECTS} redirects`);
}

function getPauseMs(failure: FetchError, tries: number, random: number): number {
  const backOff = RETRY_BASE_MS * 2 ** (tries - 1) * (1 + RETRY_JITTER * (2 * random - 1));
  return Math.min(MAX_RETRY_AFTER_MS, Math.max(backOff, failure.retryAfterMs ?? 0));
}

/** Waits for the host's turn, and retries with backoff. @throws FetchError */
export async function politeFetch(
  request: SourceRequest,
  given: FetchPolicy,
  network: NetworkContext,
): Promise<HttpResponse> {
  const { host, hostname } = URL.canParse(request.url) ? new URL(request.url) : { host: '', hostname: '' };
  const defaults = {
    allowedHosts: new Set([host]),
    overflow: 'reject',
    isCompressible: true,
    maxTries: MAX_TRIES,
  } as const;
  const policy: Policy = { ...defaults, ...given };
  for (let tries = 1; ; tries += 1) {
    let pauseMs = 0;
    const tryOnce = async (): Promise<HttpResponse | FetchError> => {
      const answer = await fetchOnce(request, policy, network).catch(toFetchError);
      if (!(answer instanceof FetchError)) return answer;
      pauseMs = getPauseMs(answer, tries, network.random());
      if (answer.retryAfterMs !== undefined) network.queues.pause(hostname, pauseMs);
      return answer;
    };
    const answer = await network.queues.run(hostname, policy.paceMs, tryOnce);
    if (!(answer instanceof FetchError)) return answer;
    if (!answer.isRetryable || tries >= policy.maxTries) throw answer;
    await network.clock.sleep(pauseMs);
  }
}

/** `trim` also removes a byte order mark. */
export const decodeBody = (body: Buffer): string => body.toString('utf8').trim();

/** Some lists are text/plain. New England sends raw control characters in names, California no comma between sensors. */
export function parseBodyJson(text: string): unknown {
  if (text.startsWith('<')) throw new FetchError('web-page', 'not JSON (an HTML page)');
  if (text === '') throw new FetchError('content', 'not JSON (empty)');
  const body = parseJson(text) ?? parseJson(text.replace(/\p{Cc}+/gu, ' ').replace(/\}(?=\s*\{)/g, '},'));
  if (body === null) throw new FetchError('content', 'not JSON (malformed or truncated)');
  return body;
}

/** For services other than agencies. @throws FetchError */
export async function fetchText(
  url: string,
  accept: string,
  policy: FetchPolicy,
  network: NetworkContext,
): Promise<string> {
  const { body } = await politeFetch({ url, method: 'GET', headers: { Accept: accept } }, policy, network);
  return decodeBody(body);
}

/** @throws FetchError */
export const fetchJson = async (...request: Parameters<typeof fetchText>): Promise<unknown> =>
  parseBodyJson(await fetchText(...request));

const VERSION = '0.1.0';

/** Printable ASCII without parentheses, which delimit the comment of a User-Agent. */
const CONTACT = /^[\x20-\x27\x2a-\x7e]{3,200}$/;

/** @param contact value of `ROADFEED_CONTACT` @throws SyncUsageError */
export function getUserAgent(contact = ''): string {
  if (contact !== '' && !CONTACT.test(contact)) {
    throw new SyncUsageError(
      'ROADFEED_CONTACT must be an address in plain letters, such as https://example.org/cameras',
    );
  }
  return `Roadfeed/${VERSION} (${['traffic camera directory', contact].filter(Boolean).join('; ')})`;
}
