export const SITE_PATHS = ['/', '/locations', '/blog', '/status', '/privacy', '/terms'] as const;

/** Each once, because two pages of New York City have one canonical address. @param places Those that search engines should know. */
export function placePaths(places: readonly { readonly canonicalPath: string }[]): string[] {
  return [...new Set(places.map(({ canonicalPath }) => canonicalPath))];
}
