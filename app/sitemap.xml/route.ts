import { sitemapIndexXml } from '@/lib/seo/sitemap';
import { loadSitemaps } from '../sitemap-entries';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  const files = Object.entries(await loadSitemaps()).filter(([, entries]) => entries.length > 0);
  const xml = sitemapIndexXml(files.map(([file]) => `/sitemaps/${file}`));
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
}
