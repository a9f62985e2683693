const SITE_PATHS = ['/', '/locations', '/blog', '/privacy', '/terms'] as const;

/** @param places Those that search engines should know. */
export function indexedPaths(
  places: readonly { readonly canonicalPath: string }[],
  articles: readonly string[],
): string[] {
  const own = places.map(({ canonicalPath }) => canonicalPath);
  return [...new Set([...SITE_PATHS, ...own, ...articles.map((slug) => `/blog/${slug}`)])];
}
