import type { MetadataRoute } from 'next';
import { ARTICLES } from '@/data/blog/articles';
import { indexedPaths } from '@/lib/seo/indexed-paths';
import { PLACES } from '@/lib/places/places';
import { absoluteUrl } from '@/lib/seo/site-url';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const dates = new Map(ARTICLES.map(({ slug, publishedOn }) => [`/blog/${slug}`, publishedOn]));
  return indexedPaths(
    PLACES,
    ARTICLES.map(({ slug }) => slug),
  ).map((path) => {
    const lastModified = dates.get(path);
    return { url: absoluteUrl(path), ...(lastModified !== undefined && { lastModified }) };
  });
}
