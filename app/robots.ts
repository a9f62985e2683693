import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/constants/site-url';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: '/demo/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
