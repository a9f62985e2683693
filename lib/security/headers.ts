import { baselinePolicy, embedBaselinePolicy, workerPolicy, type ExtraSources } from './content-security-policy';

export interface Header {
  readonly key: string;
  readonly value: string;
}

const POLICY = 'Content-Security-Policy';

/** Headers a meta tag cannot carry; the CSP itself is hashed into each page after the build (ADR 003). */
export const SECURITY_HEADERS: readonly Header[] = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self)' },
  // Browsers ignore this one in a meta tag.
  { key: POLICY, value: "frame-ancestors 'none'" },
  // Not `same-origin`: the Google sign-in popup needs its opener.
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  // One year. Browsers ignore it over plain http, so home servers still work.
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
];

/** What our own server sends. Other hosts send nothing but built pages, each of which has its policy. */
export function serverHeaders(extra: ExtraSources = {}): Header[] {
  return SECURITY_HEADERS.map((header) =>
    header.key === POLICY ? { key: POLICY, value: baselinePolicy(extra) } : header,
  );
}

/** The one page that other sites may frame (ADR 027). */
export const EMBED_PATH = '/embed';
/** Replaces the policy above for that page. */
export const EMBED_HEADERS: readonly Header[] = [{ key: POLICY, value: 'frame-ancestors *' }];
export const EMBED_SERVER_HEADERS: readonly Header[] = [{ key: POLICY, value: embedBaselinePolicy() }];

/** Built scripts and styles, with content hashes in their names. */
export const CODE_PATH = '/_next/static/';
/** Replaces the policy above for those files. Pages ignore it; workers apply it. */
export const CODE_HEADERS: readonly Header[] = [{ key: POLICY, value: workerPolicy() }];

/** What changes in place is asked for every time, and answered with 304 if it has not. */
const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For everything but code, camera files, and the demo network. Next would let caches keep pages for a year. */
export const PAGE_CACHE: Header = { key: 'Cache-Control', value: REVALIDATED };

interface CacheRule {
  readonly path: string;
  readonly value: string;
}

export const CACHE_RULES: readonly CacheRule[] = [
  { path: `${CODE_PATH}*`, value: IMMUTABLE },
  { path: '/camera-data/*', value: REVALIDATED },
];

/**
 * Netlify and Cloudflare Pages send the headers of every rule that matches, and a browser obeys the strictest of several policies:
 * no rule could allow frames again. A policy overrules this header.
 */
const NO_FRAMES: Header = { key: 'X-Frame-Options', value: 'DENY' };

/** What those hosts are told: address pattern -> headers that it adds. */
export const CDN_RULES: readonly (readonly [path: string, headers: readonly Header[]])[] = [
  ['/*', SECURITY_HEADERS.map((header) => (header.key === POLICY ? NO_FRAMES : header))],
  [EMBED_PATH, EMBED_HEADERS],
  [`${CODE_PATH}*`, CODE_HEADERS],
  ...CACHE_RULES.map(({ path, value }) => [path, [{ key: 'Cache-Control', value }]] as const),
];

/** The `_headers` file for Netlify and Cloudflare Pages. */
export function cdnHeadersFile(): string {
  const lines = CDN_RULES.flatMap(([path, headers]) => [
    path,
    ...headers.map(({ key, value }) => `  ${key}: ${value}`),
  ]);
  return [...lines, ''].join('\n');
}
