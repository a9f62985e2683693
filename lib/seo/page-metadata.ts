import type { Metadata } from 'next';
import { BRAND, absoluteUrl } from '@/lib/constants/brand';

/** The preview size that all social networks accept. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

interface PageFacts {
  title: string;
  description: string;
  path: string;
  preview?: { path: string; alt: string };
  /** ISO 8601; for articles. */
  publishedOn?: string;
  isIndexable?: boolean;
  feeds?: Readonly<Record<string, string>> | undefined;
}

const SITE_PREVIEW = { path: '/og/roadfeed.png', alt: 'Roadfeed: live traffic cameras' };

export function pageMetadata(page: PageFacts): Metadata {
  const { title, description, path, preview = SITE_PREVIEW, publishedOn, isIndexable = true, feeds } = page;
  const fullTitle = `${title} | ${BRAND}`;
  const shared = { title: fullTitle, description, url: absoluteUrl(path), siteName: BRAND, locale: 'en_US' };
  const images = [{ url: absoluteUrl(preview.path), alt: preview.alt, ...PREVIEW_SIZE }];
  return {
    title: fullTitle,
    description,
    ...(!isIndexable && { robots: { index: false, follow: true } }),
    alternates: { canonical: absoluteUrl(path), ...(feeds && { types: feeds }) },
    openGraph:
      publishedOn === undefined
        ? { type: 'website', ...shared, images }
        : { type: 'article', publishedTime: publishedOn, ...shared, images },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images },
  };
}
