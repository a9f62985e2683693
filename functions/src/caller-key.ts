import { isIPv6 } from 'node:net';

/** The parts of an HTTP request that identify the caller. */
interface Caller {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** A /64, the smallest network that providers assign to a customer. */
const NETWORK_GROUPS = 4;

/**
 * The key for rate limits: the caller's IPv4 address, or the /64 network of its IPv6 address. Taken from the last entry of
 * X-Forwarded-For, which Google's front end adds; the caller can forge the entries before it.
 */
export function callerKey({ headers, socket }: Caller): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const address = forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
  return isIPv6(address) ? getNetwork(address) : address;
}

function getNetwork(address: string): string {
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
