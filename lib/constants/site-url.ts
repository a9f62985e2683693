/** Without a trailing slash. Set by `ROADFEED_SITE_URL` at build time. Not for the browser: `process` needs a polyfill there. */
export const SITE_URL = (process.env.ROADFEED_SITE_URL || 'https://roadfeed.example').replace(/\/+$/, '');

export function absoluteUrl(path: string): string {
  return path === '/' ? SITE_URL : `${SITE_URL}${path}`;
}
