/** Public address of the site without a slash at the end; `ROADFEED_SITE_URL` sets it at build time. */
export const SITE_URL = (process.env.ROADFEED_SITE_URL ?? 'https://roadfeed.example').replace(/\/+$/, '');

/** @param path Path on our site, e.g. `/locations`. */
export function absoluteUrl(path: string): string {
  return path === '/' ? SITE_URL : `${SITE_URL}${path}`;
}
