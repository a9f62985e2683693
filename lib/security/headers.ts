import { workerPolicy } from './content-security-policy';

/** A header every response carries, in Next's shape. */
export interface Header {
  readonly key: string;
  readonly value: string;
}

/** Headers a meta tag cannot carry; the CSP itself is hashed into each page after the build (ADR 003). */
export const SECURITY_HEADERS: readonly Header[] = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self)' },
  // Browsers ignore this one in a meta tag.
  { key: 'Content-Security-Policy', value: "frame-ancestors 'none'" },
  // Not `same-origin`: the Google sign-in popup needs its opener.
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  // One year. Browsers ignore it over plain http, so that a server at home works.
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
];

/** Where built scripts and styles lie; their names carry a hash of their content. */
export const CODE_PATH = '/_next/static/';
/** What the files below it carry in place of the policy above. Pages ignore it; a worker obeys it. */
export const CODE_HEADERS: readonly Header[] = [{ key: 'Content-Security-Policy', value: workerPolicy() }];

/** How long a CDN and a browser may keep what lies below a path. */
interface CacheRule {
  readonly path: string;
  readonly value: string;
}

export const CACHE_RULES: readonly CacheRule[] = [
  { path: `${CODE_PATH}*`, value: 'public, max-age=31536000, immutable' },
  // Sync replaces these in place; a 304 costs a round trip, a stale list costs cameras.
  { path: '/camera-data/*', value: 'public, max-age=0, must-revalidate' },
];

/** The `_headers` file that Netlify and Cloudflare Pages read: the same headers a server of ours would send. */
export function cdnHeadersFile(): string {
  const lines = (headers: readonly Header[]) => headers.map(({ key, value }) => `  ${key}: ${value}`);
  const cached = CACHE_RULES.flatMap(({ path, value }) => [path, `  Cache-Control: ${value}`]);
  return ['/*', ...lines(SECURITY_HEADERS), `${CODE_PATH}*`, ...lines(CODE_HEADERS), ...cached, ''].join('\n');
}
