import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import './globals.css';
import { SITE_URL } from '@/lib/constants/site-url';
import { THEMES } from '@/data/themes';

const display = localFont({
  src: [
    { path: '../node_modules/@fontsource/chakra-petch/files/chakra-petch-latin-500-normal.woff2', weight: '500' },
    { path: '../node_modules/@fontsource/chakra-petch/files/chakra-petch-latin-600-normal.woff2', weight: '600' },
  ],
  variable: '--font-display',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

const mono = localFont({
  src: '../node_modules/@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff2',
  weight: '500',
  variable: '--font-mono',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

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
    // Inline scripts set attributes on the root before React hydrates.
    <html lang="en" className={`${display.variable} ${mono.variable}`} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
