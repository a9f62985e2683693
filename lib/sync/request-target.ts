import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { FetchError } from './fetch-error';
import { isPublicAddress } from './public-address';

/** Where a checked request really goes: the address to put on the wire and the IP addresses that may be connected to. */
export interface RequestTarget {
  readonly url: URL;
  readonly addresses: readonly string[];
}

/** Host name to IP addresses. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Resolves with the system's resolver, all addresses. */
export async function resolveWithSystem(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true });
  return found.map((entry) => entry.address);
}

/**
 * An address of an agency after the rules of safe fetching: https, no credentials, port 443, host on the allow-list.
 * The host is compared after WHATWG parsing, which folds odd spellings (`0x7f.1`, full-width digits, backslashes).
 * @throws FetchError kind `refused`.
 */
export function checkedUrl(address: string, allowedHosts: ReadonlySet<string>): URL {
  if (!URL.canParse(address)) throw new FetchError('refused', 'refused: not an address');
  const url = new URL(address);
  if (url.protocol !== 'https:')
    throw new FetchError('refused', `refused: ${url.protocol}//${url.hostname} is not https`);
  if (url.username !== '' || url.password !== '')
    throw new FetchError('refused', 'refused: credentials in the address');
  if (url.port !== '') throw new FetchError('refused', `refused: port ${url.port} of ${url.hostname}`);
  if (!allowedHosts.has(url.hostname))
    throw new FetchError('refused', `refused: ${url.hostname} is not the agency's host`);
  return url;
}

/** Resolves a checked address once and refuses it if any of its addresses is not public. */
export async function resolvedTarget(url: URL, resolve: Resolve): Promise<RequestTarget> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolve(host);
  if (addresses.length === 0) throw new FetchError('connection', `${host} has no address`);
  const forbidden = addresses.some((address) => !isPublicAddress(address));
  if (forbidden) throw new FetchError('refused', `refused: ${host} is not a public address`);
  return { url, addresses };
}

/** The loopback IP address an address names explicitly, or null: names other than `localhost` could lead anywhere. */
export function loopbackAddress(url: URL): string | null {
  if (!/^https?:$/.test(url.protocol)) return null;
  if (url.hostname === 'localhost') return '127.0.0.1';
  if (url.hostname === '[::1]') return '::1';
  return /^127(\.\d{1,3}){3}$/.test(url.hostname) ? url.hostname : null;
}

/**
 * The base address of `--upstream`, which must be an explicit loopback address over http or https.
 * @throws RangeError with a sentence for the user.
 */
export function parseUpstream(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isPlain = url !== null && `${url.username}${url.password}${url.search}${url.hash}` === '';
  if (!isPlain || loopbackAddress(url) === null) {
    throw new RangeError('--upstream must be a loopback address such as http://127.0.0.1:4300');
  }
  return url;
}

/** `https://HOST/PATH?QUERY` as `UPSTREAM/HOST/PATH?QUERY`, on the loopback address that the user named. */
export function upstreamTarget(url: URL, upstream: URL): RequestTarget {
  const base = upstream.pathname.replace(/\/+$/, '');
  return {
    url: new URL(`${base}/${url.hostname}${url.pathname}${url.search}`, upstream),
    addresses: [loopbackAddress(upstream) ?? ''],
  };
}
