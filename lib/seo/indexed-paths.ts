interface PlacePath {
  readonly slug: string;
  readonly canonicalPath: string;
}

const SITE_PATHS = ['/', '/locations', '/nyc-traffic-cameras', '/blog', '/privacy', '/terms'] as const;

export function indexedPaths(places: readonly PlacePath[], articles: readonly string[]): string[] {
  const own = places.filter(({ slug, canonicalPath }) => canonicalPath === `/${slug}`);
  return [...SITE_PATHS, ...own.map(({ canonicalPath }) => canonicalPath), ...articles.map((slug) => `/blog/${slug}`)];
}
