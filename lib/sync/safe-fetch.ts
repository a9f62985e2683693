import type { SourceRequest } from '@/lib/sources/source';
import { FetchError } from './fetch-error';
import type { Answer, Exchange, ExchangeLimits } from './http-exchange';
import { checkedUrl, resolvedTarget } from './request-target';
import type { RequestTarget, Resolve } from './request-target';

const MAX_REDIRECTS = 3;
const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const USER_AGENT = 'Roadfeed-sync/1 (public traffic camera directory)';

/** What safe fetching needs of the outside world; tests pass their own. */
export interface Network {
  readonly resolve: Resolve;
  readonly exchange: Exchange;
  /** What stands in for every host (the loopback server of `--upstream`), or null to ask the hosts themselves. */
  readonly standIn: ((url: URL) => RequestTarget) | null;
}

export interface FetchPolicy extends ExchangeLimits {
  /** Host names this request and its redirects may go to. */
  readonly allowedHosts: ReadonlySet<string>;
  /** False where the bytes are wanted as they are (pictures). */
  readonly isCompressible: boolean;
}

/** Seconds or an HTTP date as milliseconds from now; undefined when absent or unreadable. */
function retryAfterMs(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

function targetOf(url: URL, network: Network): Promise<RequestTarget> {
  return network.standIn ? Promise.resolve(network.standIn(url)) : resolvedTarget(url, network.resolve);
}

/** The request a redirect asks for. The address is checked when it is sent, like the first one. */
function redirected(request: SourceRequest, from: URL, answer: Answer): SourceRequest {
  const location = answer.headers.location;
  if (location === undefined || !URL.canParse(location, from.href)) {
    throw new FetchError('refused', `refused: ${from.hostname} redirects to nowhere`);
  }
  const url = new URL(location, from.href).href;
  if (answer.status === 307 || answer.status === 308) return { ...request, url };
  return { url, method: 'GET', headers: request.headers };
}

async function sendOnce(
  request: SourceRequest,
  policy: FetchPolicy,
  network: Network,
): Promise<{ url: URL; answer: Answer }> {
  const url = checkedUrl(request.url, policy.allowedHosts);
  const target = await targetOf(url, network);
  const headers = {
    'User-Agent': USER_AGENT,
    'Accept-Encoding': policy.isCompressible ? 'gzip, deflate, br' : 'identity',
    ...request.headers,
  };
  const answer = await network.exchange(target, { ...request, headers }, policy);
  return { url, answer };
}

/**
 * Fetches one address of an agency by the rules that keep a hostile or broken answer from reaching into our own network:
 * https on port 443, allow-listed host, every redirect checked again (at most 3), one DNS answer that is both checked and
 * connected to, a time-out and a size cap before and after inflation.
 * @returns the 2xx answer. @throws FetchError for anything else.
 */
export async function safeFetch(request: SourceRequest, policy: FetchPolicy, network: Network): Promise<Answer> {
  let current = request;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const { url, answer } = await sendOnce(current, policy, network);
    if (answer.status >= 200 && answer.status < 300) return answer;
    if (!REDIRECT_STATUSES.has(answer.status)) {
      const wait = retryAfterMs(answer.headers['retry-after']);
      const details = { status: answer.status, ...(wait === undefined ? {} : { retryAfterMs: wait }) };
      throw new FetchError('status', `HTTP ${answer.status} from ${url.hostname}`, details);
    }
    current = redirected(current, url, answer);
  }
  throw new FetchError('refused', `refused: more than ${MAX_REDIRECTS} redirects`);
}
