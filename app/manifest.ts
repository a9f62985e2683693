import type { MetadataRoute } from 'next';
import { BRAND } from '@/lib/constants/brand';

export const dynamic = 'force-static';

/** Colours are those of the default theme (app/globals.css). */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${BRAND}: live traffic cameras`,
    short_name: BRAND,
    description: 'Live traffic cameras of the United States and Canada.',
    start_url: '/',
    display: 'standalone',
    background_color: '#05080d',
    theme_color: '#05080d',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/og/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/og/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
}
