import { createHash } from 'node:crypto';
import type { SourceRequest, Endpoint } from '@/lib/sources/source';
import { FetchError } from './fetch-error';
import { readJsonBody } from './json-body';
import { politeFetch } from './polite-fetch';
import type { Outside } from './polite-fetch';

/** Most bytes of one answer, before and after inflation. The largest list today is about 12 MB. */
export const MAX_BODY_BYTES = 50 * 1024 * 1024;
/** Most bytes of all pages of a list together. */
const MAX_LIST_BYTES = 2 * MAX_BODY_BYTES;
/** 20 times the pages of the longest list. */
const MAX_PAGES = 1000;

/** Refuses lists that never end: a page seen before, too many pages, too many bytes. */
class ListGuard {
  private readonly seen = new Set<string>();
  private bytes = 0;

  check(body: Buffer): void {
    const fingerprint = createHash('sha256').update(body).digest('base64');
    this.bytes += body.length;
    if (this.seen.has(fingerprint)) throw new FetchError('content', 'the list repeats a page');
    if (this.seen.size >= MAX_PAGES) throw new FetchError('too-large', `more than ${MAX_PAGES} pages`);
    if (this.bytes > MAX_LIST_BYTES) throw new FetchError('too-large', 'the list is too long');
    this.seen.add(fingerprint);
  }
}

/**
 * All pages of one endpoint to a list, in order, as parsed JSON. Requests go only to the host of the endpoint's first request.
 * @throws FetchError as soon as one page cannot be had: half a list is worse than yesterday's.
 */
export async function fetchPages(
  endpoint: Endpoint,
  key: string | undefined,
  outside: Outside,
  onPage: () => void,
): Promise<unknown[]> {
  let request: SourceRequest | null = endpoint.first(key);
  const policy = {
    allowedHosts: new Set([new URL(request.url).hostname]),
    paceMs: endpoint.paceMs,
    timeoutMs: endpoint.timeoutMs,
    maxBytes: MAX_BODY_BYTES,
    whenLonger: 'refuse',
    isCompressible: true,
  } as const;
  const guard = new ListGuard();
  const pages: unknown[] = [];
  while (request) {
    const answer = await politeFetch(request, policy, outside);
    guard.check(answer.body);
    const page = readJsonBody(answer.body, endpoint.format);
    pages.push(page);
    onPage();
    request = endpoint.next(page, request, pages.length - 1);
  }
  return pages;
}
