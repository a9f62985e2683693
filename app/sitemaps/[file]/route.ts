import { sitemapXml } from '@/lib/seo/sitemap';
import { loadSitemaps } from '../../sitemap-entries';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  return Object.keys(await loadSitemaps()).map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const entries = (await loadSitemaps())[(await params).file] ?? [];
  return new Response(sitemapXml(entries), { headers: { 'Content-Type': 'application/xml' } });
}
