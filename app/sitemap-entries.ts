import { ARTICLES } from '@/data/blog/articles';
import { PLACES } from '@/lib/places/places';
import { placePaths, SITE_PATHS, type SitemapEntry } from '@/lib/seo/sitemap';
import { loadSite } from './snapshot';

export async function loadSitemaps(): Promise<Record<string, SitemapEntry[]>> {
  const { snapshot, roadPages } = await loadSite();
  const changed = snapshot === null ? {} : { changedOn: new Date(snapshot.changedAt).toISOString().slice(0, 10) };
  return {
    'pages.xml': [
      ...SITE_PATHS.map((path) => ({ path })),
      ...ARTICLES.map(({ slug, publishedOn }) => ({ path: `/blog/${slug}`, changedOn: publishedOn })),
    ],
    'places.xml': placePaths(PLACES).map((path) => ({ path, ...changed })),
    'roads.xml': roadPages.map(({ path }) => ({ path, ...changed })),
  };
}
