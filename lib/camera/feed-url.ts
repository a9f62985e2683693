import { isFeedUrl } from './camera';
import { isPlaceholderText } from './clean-text';

/** Hosts that serve https although their agencies still print http; a name covers its subdomains. */
const HTTPS_HOSTS = [
  '511ny.org',
  '511ga.org',
  '511.idaho.gov',
  'newengland511.org',
  '511pa.com',
  'fl511.com',
  '511on.ca',
  'carsprogram.org',
  'iowadot.gov',
  'skyvdn.com',
  'vdotcameras.com',
  'cwwp2.dot.ca.gov',
  'wzmedia.dot.ca.gov',
  'webcams.nyctmc.org',
  'opendata.toronto.ca',
  'yorkmaps.ca',
] as const;

const MAX_URL_LENGTH = 2000;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** A path begins with a slash or has a slash or dot in it: a single word ("offline") is a remark, not an address. */
const PATH = /^\/|^[^\s/.]+[/.]\S/;
const PRIVATE_IPV4 = /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\./;

/**
 * The address of a feed, absolute and fit for the site, or null. Paths are completed with `site`, the agency's own origin
 * (spec 5); `//host` becomes https; http becomes https where the host is known to serve it. Refused: every scheme but
 * http(s), credentials, private and nameless hosts, placeholders ("Not Reported").
 */
export function cleanFeedUrl(value: unknown, site?: string): string | null {
  const url = typeof value === 'string' ? readAddress(value, site) : null;
  if (url === null || !isPublicHost(url.hostname)) return null;
  if (url.protocol === 'http:' && url.port === '' && servesHttps(url.hostname)) url.protocol = 'https:';
  return url.href.length > MAX_URL_LENGTH ? null : url.href;
}

/** Whether a browser refuses the address on an https page. */
export function isInsecureUrl(url: string | null): boolean {
  return url !== null && url.startsWith('http:');
}

function readAddress(raw: string, site: string | undefined): URL | null {
  const text = raw
    .replace(/\p{Cc}/gu, '')
    .trim()
    .replaceAll('&amp;', '&');
  if (text.length > MAX_URL_LENGTH || text.includes('\\') || isPlaceholderText(text)) return null;
  const absolute = completed(text, site);
  return absolute !== null && isFeedUrl(absolute) ? new URL(absolute) : null;
}

function completed(text: string, site: string | undefined): string | null {
  if (text.startsWith('//')) return `https:${text}`;
  if (SCHEME.test(text)) return text;
  if (site === undefined || !PATH.test(text) || !URL.canParse(text, site)) return null;
  return new URL(text, site).href;
}

function isPublicHost(host: string): boolean {
  return host.includes('.') && !PRIVATE_IPV4.test(host) && !host.startsWith('[');
}

function servesHttps(host: string): boolean {
  return HTTPS_HOSTS.some((known) => host === known || host.endsWith(`.${known}`));
}
