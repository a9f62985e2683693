import type { Metadata } from 'next';
import { BRAND } from '@/lib/constants/brand';
import { absoluteUrl } from './site-url';

/** Size of a preview picture, the one every network takes. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

interface PageFacts {
  /** Without the brand. */
  title: string;
  description: string;
  /** Canonical path, e.g. `/locations`. */
  path: string;
  /** Path of the preview picture and what it shows. */
  preview: { path: string; alt: string };
  /** An article carries its date (ISO 8601). */
  publishedOn?: string;
}

/** Metadata of a page that search engines may list: title, canonical address and preview, all absolute. */
export function pageMetadata({ title, description, path, preview, publishedOn }: PageFacts): Metadata {
  const fullTitle = `${title} | ${BRAND}`;
  const shared = { title: fullTitle, description, url: absoluteUrl(path), siteName: BRAND, locale: 'en_US' };
  const images = [{ url: absoluteUrl(preview.path), alt: preview.alt, ...PREVIEW_SIZE }];
  return {
    title: fullTitle,
    description,
    alternates: { canonical: absoluteUrl(path) },
    openGraph:
      publishedOn === undefined
        ? { type: 'website', ...shared, images }
        : { type: 'article', publishedTime: publishedOn, ...shared, images },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images },
  };
}
