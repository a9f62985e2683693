import localFont from 'next/font/local';

export const display = localFont({
  src: [
    { path: '../node_modules/@fontsource/chakra-petch/files/chakra-petch-latin-500-normal.woff2', weight: '500' },
    { path: '../node_modules/@fontsource/chakra-petch/files/chakra-petch-latin-600-normal.woff2', weight: '600' },
  ],
  variable: '--font-display',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/** For data: it has tabular figures. */
export const mono = localFont({
  src: '../node_modules/@fontsource/jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff2',
  weight: '500',
  variable: '--font-mono',
  display: 'swap',
  adjustFontFallback: 'Arial',
});
