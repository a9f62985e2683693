import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { FetchError } from './fetch-error';

export interface RequestTarget {
  readonly url: URL;
  readonly addresses: readonly string[];
}

export type Resolve = (host: string) => Promise<readonly string[]>;

function createList(ranges: string): BlockList {
  const list = new BlockList();
  for (const range of ranges.split(' ')) {
    const [network = '', prefix] = range.split('/');
    list.addSubnet(network, Number(prefix), network.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}

/**
 * Outside the public internet per the IANA special-purpose registry (RFC 6890), multicast, and the parts of 2000::/3
 * that embed an IPv4 address (Teredo, 6to4).
 */
const reserved = createList(
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 ' +
    '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 ' +
    '2001::/23 2001:db8::/32 2002::/16 3fff::/20',
);
/** Excludes ::1, ::ffff:a.b.c.d, 64:ff9b:: (NAT64), fc00::, fe80::, and ff00::. */
const globalUnicast = createList('2000::/3');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  return family === 6 && globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

export async function resolveWithSystem(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true });
  return found.map((entry) => entry.address);
}

/** URL parsing normalizes spellings such as `0x7f.1`. @throws FetchError */
export function checkUrl(address: string, allowedHosts: ReadonlySet<string>): URL {
  const refuse = (reason: string) => new FetchError('refused', `refused: ${reason}`);
  if (!URL.canParse(address)) throw refuse('not a URL');
  const url = new URL(address);
  if (url.protocol !== 'https:') throw refuse(`${url.protocol}//${url.hostname} is not https`);
  if (url.username !== '' || url.password !== '') throw refuse('credentials in the URL');
  if (url.port !== '' && allowedHosts.has(url.hostname)) throw refuse(`port ${url.port} of ${url.hostname}`);
  if (!allowedHosts.has(url.host)) throw refuse(`${url.hostname} is not the agency's host`);
  return url;
}

/** Refuses hosts with any private address. @throws FetchError */
export async function resolveTarget(url: URL, resolve: Resolve): Promise<RequestTarget> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolve(host);
  if (addresses.length === 0) throw new FetchError('connection', `${host} has no IP address`);
  if (!addresses.every(isPublicAddress)) throw new FetchError('refused', `refused: ${host} is not a public address`);
  return { url, addresses };
}

export function findLoopbackAddress(url: URL): string | null {
  if (!/^https?:$/.test(url.protocol)) return null;
  if (url.hostname === 'localhost') return '127.0.0.1';
  if (url.hostname === '[::1]') return '::1';
  return /^127(\.\d{1,3}){3}$/.test(url.hostname) ? url.hostname : null;
}

export function parseUpstream(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isPlain = url !== null && `${url.username}${url.password}${url.search}${url.hash}` === '';
  if (!isPlain || findLoopbackAddress(url) === null) {
    throw new RangeError('--upstream must be a loopback address such as http://127.0.0.1:4300');
  }
  return url;
}

/** Maps `https://HOST/PATH?QUERY` to `UPSTREAM/HOST/PATH?QUERY`. */
export function getUpstreamTarget(url: URL, upstream: URL): RequestTarget {
  const base = upstream.pathname.replace(/\/+$/, '');
  return {
    url: new URL(`${base}/${url.hostname}${url.pathname}${url.search}`, upstream),
    addresses: [findLoopbackAddress(upstream) ?? ''],
  };
}
