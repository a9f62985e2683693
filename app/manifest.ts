import type { MetadataRoute } from 'next';
import { BRAND } from '@/lib/constants/brand';
import { THEMES } from '@/data/themes';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${BRAND}: live traffic cameras`,
    short_name: BRAND,
    description: 'Live traffic cameras of the United States and Canada.',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: THEMES.classic.background,
    theme_color: THEMES.classic.background,
    // Saved walls are in the browser, which a static file does not know: WALLS lists them.
    shortcuts: [
      { name: 'Favorites', url: '/?fav=1' },
      { name: 'Map', url: '/?view=map' },
      { name: 'Drive', url: '/?drive=' },
      { name: 'Walls', url: '/?wall=' },
    ],
    // Another app shares an address or coordinates; `readShared` (url-store.ts) reads all three.
    share_target: {
      action: '/',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'near', text: 'near', url: 'near' },
    },
    file_handlers: [
      { action: '/?drive=', accept: { 'application/gpx+xml': ['.gpx'], 'application/geo+json': ['.geojson'] } },
    ],
    screenshots: [
      { src: '/screenshots/wall.jpg', sizes: '1440x900', type: 'image/jpeg', form_factor: 'wide' },
      { src: '/screenshots/phone.jpg', sizes: '390x844', type: 'image/jpeg', form_factor: 'narrow' },
    ],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/og/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/og/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/og/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
