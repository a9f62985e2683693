import { isFeedUrl } from './camera';
import { isPlaceholderText } from './clean-text';

/** Hosts, with their subdomains, that serve https although their agencies publish http addresses. */
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
/** Starts with a slash or contains a slash or dot: a single word ("offline") is a remark, not a path. */
const PATH = /^\/|^[^\s/.]+[/.]\S/;
const PRIVATE_IPV4 = /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\./;

/** Null unless public http(s): no credentials, private or dotless hosts, or IPv6. `site` is the agency's origin, for paths. */
export function cleanFeedUrl(value: unknown, site?: string): string | null {
  const url = typeof value === 'string' ? readAddress(value, site) : null;
  if (url === null || !isPublicHost(url.hostname)) return null;
  if (url.protocol === 'http:' && url.port === '' && servesHttps(url.hostname)) url.protocol = 'https:';
  return url.href.length > MAX_URL_LENGTH ? null : url.href;
}

/** Whether the site cannot show the address: its policy allows https only. */
export function isInsecureUrl(url: string | null): boolean {
  return url !== null && url.startsWith('http:');
}

function readAddress(raw: string, site: string | undefined): URL | null {
  const text = raw
    .replace(/\p{Cc}/gu, '')
    .trim()
    .replaceAll('&amp;', '&');
  if (text.length > MAX_URL_LENGTH || text.includes('\\') || isPlaceholderText(text)) return null;
  const absolute = toAbsolute(text, site);
  return absolute !== null && isFeedUrl(absolute) ? new URL(absolute) : null;
}

function toAbsolute(text: string, site: string | undefined): string | null {
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
