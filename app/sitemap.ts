import type { MetadataRoute } from 'next';
import { ARTICLES } from '@/data/blog/articles';
import { isIndexable } from '@/lib/places/claims';
import { PLACES } from '@/lib/places/places';
import { indexedPaths } from '@/lib/seo/indexed-paths';
import { absoluteUrl } from '@/lib/seo/site-url';
import { loadInventoryOf } from './snapshot';

export const dynamic = 'force-static';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const inventoryOf = await loadInventoryOf();
  const dates = new Map(ARTICLES.map(({ slug, publishedOn }) => [`/blog/${slug}`, publishedOn]));
  return indexedPaths(
    PLACES.filter((place) => isIndexable(inventoryOf(place))),
    ARTICLES.map(({ slug }) => slug),
  ).map((path) => {
    const lastModified = dates.get(path);
    return { url: absoluteUrl(path), ...(lastModified !== undefined && { lastModified }) };
  });
}
