import { isFeedUrl } from './traits';
import { isPlaceholderText } from './placeholder-text';

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
  'dot.ri.gov',
  'trimarc.org',
] as const;

const MAX_URL_LENGTH = 2000;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Starts with a slash or contains a slash or dot: a single word ("offline") is a remark, not a path. */
const PATH = /^\/|^[^\s/.]+[/.]\S/;
/** Two labels or more, the last one no number: no IP addresses, and no dot at the end. */
const HOST = /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*$/;
/** Names of home and office networks, and those that RFC 2606 and 6761 reserve. */
const RESERVED_HOST =
  /\.(?:local|localhost|lan|internal|intranet|private|home|home\.arpa|corp|test|example|invalid|onion)$/;
/** Query fields that open a door: `token`, `api_key`, `X-Amz-Signature`, `Key-Pair-Id`, `expires`, TrafficLand's `system`, and their like. */
const CREDENTIAL_NAME =
  /token|jwt|signature|(?:^|[-_.]|auth)sign?$|(?:^|[-_.]|api|access|auth)key(?:$|[-_.]|id)|expir|^exp$|policy|hdnea|hdnts|secret|passw|session|^system$|^auth(?!or)/i;
/** A JSON web token begins so, wherever it is. */
const JWT = /eyJ[\w-]{6,}\.[\w-]{6,}/;

/** Null unless public http(s): no user name, no IP address, no name of a private network. `site` is the agency's origin, for paths. */
export function cleanFeedUrl(value: unknown, site?: string): string | null {
  const url = typeof value === 'string' ? readAddress(value, site) : null;
  if (url === null || !isPublicHost(url.hostname)) return null;
  if (url.protocol === 'http:' && url.port === '' && servesHttps(url.hostname)) url.protocol = 'https:';
  return url.href.length > MAX_URL_LENGTH ? null : url.href;
}

/** Whether the address carries a key or token, which is somebody's own or ends in minutes and belongs in no public file. */
export function hasCredential(url: string): boolean {
  if (JWT.test(url)) return true;
  // Paths on our own origin have none.
  if (!URL.canParse(url)) return false;
  const { search, hash } = new URL(url);
  const names = [...new URLSearchParams(search).keys(), ...new URLSearchParams(hash.slice(1)).keys()];
  return names.some((name) => CREDENTIAL_NAME.test(name));
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
  return HOST.test(host) && !RESERVED_HOST.test(host);
}

function servesHttps(host: string): boolean {
  return HTTPS_HOSTS.some((known) => host === known || host.endsWith(`.${known}`));
}
