import { EMBED_PATH } from '../constants/brand';
import { baselinePolicy, embedBaselinePolicy, workerPolicy, type PolicySources } from './content-security-policy';

export interface Header {
  readonly key: string;
  readonly value: string;
}

const POLICY = 'Content-Security-Policy';

/** Headers that a meta tag cannot carry; the policy is in each page (ADR 003). */
export const SECURITY_HEADERS: readonly Header[] = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self)' },
  // Ignored in a meta tag.
  { key: POLICY, value: "frame-ancestors 'none'" },
  // Not `same-origin`: the Google sign-in popup needs its opener.
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  // One year. Ignored over plain http, so home servers still work.
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
];

export function serverHeaders(extra: PolicySources = {}): Header[] {
  return SECURITY_HEADERS.map((header) =>
    header.key === POLICY ? { key: POLICY, value: baselinePolicy(extra) } : header,
  );
}

/** ADR 027. */
export const EMBED_HEADERS: readonly Header[] = [{ key: POLICY, value: 'frame-ancestors *' }];
export const EMBED_SERVER_HEADERS: readonly Header[] = [{ key: POLICY, value: embedBaselinePolicy() }];

export const CODE_PATH = '/_next/static/';
export const CODE_HEADERS: readonly Header[] = [{ key: POLICY, value: workerPolicy() }];

const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Next would let caches store pages for a year. */
export const PAGE_CACHE: Header = { key: 'Cache-Control', value: REVALIDATED };

export const OPEN_TO_ALL: Header = { key: 'Access-Control-Allow-Origin', value: '*' };
export const DATA_PATH = '/camera-data/';

export const CACHE_RULES = [
  { path: `${CODE_PATH}*`, value: IMMUTABLE },
  { path: `${DATA_PATH}*`, value: REVALIDATED },
];

/**
 * Netlify and Cloudflare Pages merge all matching rules, and the strictest policy wins, so no rule could allow frames
 * again. A policy overrides this header.
 */
const NO_FRAMES: Header = { key: 'X-Frame-Options', value: 'DENY' };

export const CDN_RULES: readonly (readonly [path: string, headers: readonly Header[]])[] = [
  ['/*', SECURITY_HEADERS.map((header) => (header.key === POLICY ? NO_FRAMES : header))],
  [EMBED_PATH, EMBED_HEADERS],
  [`${CODE_PATH}*`, CODE_HEADERS],
  ...CACHE_RULES.map(({ path, value }) => [path, [{ key: 'Cache-Control', value }]] as const),
  [`${DATA_PATH}*`, [OPEN_TO_ALL]],
];

export function cdnHeadersFile(): string {
  const lines = CDN_RULES.flatMap(([path, headers]) => [
    path,
    ...headers.map(({ key, value }) => `  ${key}: ${value}`),
  ]);
  return [...lines, ''].join('\n');
}
