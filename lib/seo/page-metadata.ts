import type { Metadata } from 'next';
import { BRAND } from '@/lib/constants/brand';
import { absoluteUrl } from '@/lib/constants/site-url';
import type { PageThing } from './structured-data';

/** The preview size that all social networks accept. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

interface PageFacts extends Pick<PageThing, 'name' | 'description' | 'path' | 'publishedOn'> {
  /** If it is not the name. */
  title?: string;
  preview?: { path: string; alt: string };
  isIndexable?: boolean;
  feeds?: Readonly<Record<string, string>> | undefined;
}

export const BLOG_PREVIEW = { path: '/og/blog.png', alt: 'Roadfeed blog: how live road cameras work' };
const SITE_PREVIEW = { path: '/og/roadfeed.png', alt: 'Roadfeed: live traffic cameras' };

export function pageMetadata(page: PageFacts): Metadata {
  const {
    name,
    title = name,
    description,
    path,
    preview = SITE_PREVIEW,
    publishedOn,
    isIndexable = true,
    feeds,
  } = page;
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
