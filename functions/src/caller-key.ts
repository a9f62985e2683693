import { isIPv6 } from 'node:net';

/** The parts of an HTTP request that say where it comes from. */
interface Caller {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Groups of an IPv6 address that belong to one customer: a /64 is the smallest network that providers hand out. */
const NETWORK_GROUPS = 4;

/**
 * Whom the limit for callers counts: the IPv4 address, or the /64 network of an IPv6 address. It is the last entry of
 * X-Forwarded-For, which Google's front end writes; the entries before it are whatever the caller sent.
 */
export function callerKey({ headers, socket }: Caller): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const address = forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
  return isIPv6(address) ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...(tail === undefined ? [] : zeros), ...after];
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
