/** MD5 of pictures that say "no picture". */
export const KNOWN_PLACEHOLDERS: ReadonlySet<string> = new Set([
  // "No live camera feed at this time": the 511 platform's PNG, sent with status 200.
  '9c2d059e65a23b43a5b481c16918fed4',
]);
