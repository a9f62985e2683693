import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/seo/site-url';

export const dynamic = 'force-static';

/** Everything may be read; the pictures of the demo network are of no use to anybody's index. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: '/demo/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
