import { HTTPS_HOSTS } from '@/data/https-hosts';
import { isPlaceholderText } from './agency-words';
import { isFeedUrl } from './traits';

const MAX_URL_LENGTH = 2000;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** A single word ("offline") is a remark. */
const PATH = /^\/|^[^\s/.]+[/.]\S/;
/** Two or more labels; no IP address. */
const HOST = /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*$/;
/** RFC 2606 and 6761. */
const RESERVED_HOST =
  /\.(?:local|localhost|lan|internal|intranet|private|home|home\.arpa|corp|test|example|invalid|onion)$/;
/** `token`, `api_key`, `X-Amz-Signature`, `expires`, TrafficLand's `system`. */
const CREDENTIAL_NAME =
  /token|jwt|signature|(?:^|[-_.]|auth)sign?$|(?:^|[-_.]|api|access|auth)key(?:$|[-_.]|id)|expir|^exp$|policy|hdnea|hdnts|secret|passw|session|^system$|^auth(?!or)/i;
const JWT = /eyJ[\w-]{6,}\.[\w-]{6,}/;

/** Null unless public http(s). `site` is the origin for paths. */
export function cleanFeedUrl(value: unknown, site?: string): string | null {
  const url = typeof value === 'string' ? readAddress(value, site) : null;
  if (url === null || !HOST.test(url.hostname) || RESERVED_HOST.test(url.hostname)) return null;
  const servesHttps = HTTPS_HOSTS.some((host) => `.${url.hostname}`.endsWith(`.${host}`));
  if (url.protocol === 'http:' && url.port === '' && servesHttps) url.protocol = 'https:';
  return url.href.length > MAX_URL_LENGTH ? null : url.href;
}

/** Keys and tokens must not reach public files. */
export function hasCredential(url: string): boolean {
  if (JWT.test(url)) return true;
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
