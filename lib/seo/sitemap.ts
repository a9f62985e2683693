import { absoluteUrl } from '@/lib/constants/site-url';

export interface SitemapEntry {
  readonly path: string;
  /** ISO 8601. */
  readonly changedOn?: string;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Our paths need no XML escapes. */
function writeXml(root: 'urlset' | 'sitemapindex', item: 'url' | 'sitemap', entries: readonly SitemapEntry[]): string {
  const items = entries.map(({ path, changedOn }) => {
    const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
    return `<${item}><loc>${absoluteUrl(path)}</loc>${changed}</${item}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${items.join('')}</${root}>\n`;
}

export const sitemapXml = (entries: readonly SitemapEntry[]) => writeXml('urlset', 'url', entries);
export const sitemapIndexXml = (paths: readonly string[]) =>
  writeXml(
    'sitemapindex',
    'sitemap',
    paths.map((path) => ({ path })),
  );

export const SITE_PATHS = ['/', '/locations', '/blog', '/status', '/developers', '/privacy', '/terms'] as const;

/** Unique paths: two New York City pages share a canonical address. */
export function placePaths(places: readonly { readonly canonicalPath: string }[]): string[] {
  return [...new Set(places.map(({ canonicalPath }) => canonicalPath))];
}
