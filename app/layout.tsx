import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { display, mono } from './fonts';
import './globals.css';

import { SITE_URL } from '@/lib/seo/site-url';

export const metadata: Metadata = {
  metadataBase: new URL(SITE_URL),
  title: 'Roadfeed: live traffic cameras of the United States and Canada',
  description:
    'Watch live traffic cameras from 511 systems and transport departments across the United States and Canada. Free, no account needed.',
};

export const viewport: Viewport = {
  themeColor: '#05080d',
  colorScheme: 'dark',
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // A script of the page may mark the root before React comes to it.
    <html lang="en" className={`${display.variable} ${mono.variable}`} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
