/** Empty for a path on our own origin. */
export function getHost(url: string): string {
  return url.startsWith('/') ? '' : new URL(url).host;
}
