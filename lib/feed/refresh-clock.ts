import { IMAGE_REFRESH_MS } from '@/lib/constants/feed';

/** Milliseconds between two pictures of a still: never faster than the agency's own cadence, nor than spec 9 says. */
export function refreshPeriodMs(refreshMs: number | null): number {
  return Math.max(IMAGE_REFRESH_MS, refreshMs ?? 0);
}

/**
 * The still's address with the cache-busting parameter `t` (spec 7), set by the URL API so that a query or hash of the
 * agency's own survives. `t` is rounded down to the refresh period: visitors who look at the same moment ask for the same
 * address, so that a cache in between answers most of them.
 */
export function stillUrl(imageUrl: string, periodMs: number, nowMs: number): string {
  const isOwnOrigin = imageUrl.startsWith('/');
  const url = new URL(imageUrl, 'https://own-origin.invalid');
  url.searchParams.set('t', String(Math.floor(nowMs / periodMs) * periodMs));
  return isOwnOrigin ? `${url.pathname}${url.search}${url.hash}` : url.href;
}
