import type { SourceRequest } from '@/lib/sources/source';
import { type Exchange, type ExchangeLimits, type HttpResponse, isSuccess } from './exchange';
import { FetchError, toFetchError } from './fetch-error';
import type { Clock, HostQueues } from './host-queue';
import { checkUrl, type RequestTarget, type Resolve, resolveTarget } from './target';

export interface NetworkContext {
  readonly resolve: Resolve;
  readonly exchange: Exchange;
  /** Sends every request elsewhere (to the loopback server of `--upstream`); null to ask the hosts themselves. */
  readonly reroute: ((url: URL) => RequestTarget) | null;
  readonly queues: HostQueues;
  readonly clock: Clock;
  readonly userAgent: string;
  random(): number;
}

export interface FetchPolicy extends ExchangeLimits {
  /** With the port if it is not 443. */
  readonly allowedHosts: ReadonlySet<string>;
  readonly paceMs: number;
  /** False for pictures, whose exact bytes matter. */
  readonly isCompressible: boolean;
  readonly maxTries?: number;
}

const MAX_REDIRECTS = 3;
const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const MAX_TRIES = 4;
const RETRY_BASE_MS = 1000;
/** Share of the pause that is random, so hosts behind one gateway are not asked in step. */
const RETRY_JITTER = 0.5;
/** Upper limit for Retry-After, so a run always ends. */
const MAX_RETRY_AFTER_MS = 60_000;

/** Milliseconds from now, given seconds or an HTTP date; undefined when absent or unreadable. */
function parseRetryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

/** The request a redirect asks for; its URL is checked when it is sent, like the first one. */
function followRedirect(request: SourceRequest, from: URL, { status, headers }: HttpResponse): SourceRequest {
  if (headers.location === undefined || !URL.canParse(headers.location, from.href)) {
    throw new FetchError('refused', `refused: ${from.hostname} redirects without a valid location`);
  }
  const url = new URL(headers.location, from.href).href;
  if (status === 307 || status === 308) return { ...request, url };
  return { url, method: 'GET', headers: request.headers };
}

function toStatusError({ status, headers }: HttpResponse, url: URL): FetchError {
  const retryAfterMs = parseRetryAfter(headers['retry-after']);
  const details = { status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  return new FetchError('status', `HTTP ${status} from ${url.hostname}`, details);
}

// Keeps a hostile or broken response from reaching into our own network: https, allowed hosts and ports only, every
// redirect checked again, one DNS answer both checked and connected to, a timeout and a size cap.
async function fetchOnce(request: SourceRequest, policy: FetchPolicy, network: NetworkContext): Promise<HttpResponse> {
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
    if (isSuccess(response.status)) return response;
    if (!REDIRECT_STATUSES.has(response.status)) throw toStatusError(response, url);
    current = followRedirect(current, url, response);
  }
  throw new FetchError('refused', `refused: more than ${MAX_REDIRECTS} redirects`);
}

function getPauseMs(failure: FetchError, tries: number, random: number): number {
  const backOff = RETRY_BASE_MS * 2 ** (tries - 1) * (1 + RETRY_JITTER * (2 * random - 1));
  return Math.min(MAX_RETRY_AFTER_MS, Math.max(backOff, failure.retryAfterMs ?? 0));
}

/** Waits for the host's turn; retries 429, 5xx and broken connections with growing pauses. @throws FetchError */
export async function politeFetch(
  request: SourceRequest,
  policy: FetchPolicy,
  network: NetworkContext,
): Promise<HttpResponse> {
  const host = URL.canParse(request.url) ? new URL(request.url).hostname : '';
  const maxTries = policy.maxTries ?? MAX_TRIES;
  for (let tries = 1; ; tries += 1) {
    let pauseMs = 0;
    const tryOnce = async (): Promise<HttpResponse> => {
      try {
        return await fetchOnce(request, policy, network);
      } catch (error) {
        const failure = toFetchError(error);
        pauseMs = getPauseMs(failure, tries, network.random());
        // Before the queue starts the next request, which a pause set later would miss.
        if (failure.retryAfterMs !== undefined) network.queues.pause(host, pauseMs);
        throw failure;
      }
    };
    try {
      return await network.queues.run(host, policy.paceMs, tryOnce);
    } catch (error) {
      const failure = toFetchError(error);
      if (!failure.isRetryable || tries >= maxTries) throw failure;
      await network.clock.sleep(pauseMs);
    }
  }
}
