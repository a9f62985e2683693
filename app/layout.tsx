import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { display, mono } from './fonts';
import './globals.css';

import { SITE_URL } from '@/lib/seo/site-url';
import { THEMES } from '@/lib/settings/themes';

export const metadata: Metadata = {
  metadataBase: new URL(SITE_URL),
  title: 'Roadfeed: live traffic cameras of the United States and Canada',
  description:
    'Watch live traffic cameras from 511 systems and transportation departments across the United States and Canada. Free, no account needed.',
};

export const viewport: Viewport = {
  themeColor: THEMES.classic.background,
  colorScheme: 'dark',
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // An inline script may set attributes on the root before React hydrates.
    <html lang="en" className={`${display.variable} ${mono.variable}`} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
