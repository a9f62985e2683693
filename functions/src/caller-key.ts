import { isIPv6 } from 'node:net';

/** The parts of an HTTP request that identify the caller. */
interface Caller {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** A /64, the smallest network that providers assign to a customer, and a /48, which anybody gets for nothing with a tunnel. */
const NETWORK_BITS = [64, 48];
const GROUP_BITS = 16;

/**
 * The keys for rate limits: the caller's IPv4 address, or the /64 and the /48 network of its IPv6 address. Taken from the last entry
 * of X-Forwarded-For, which Google's front end adds; the caller can forge the entries before it.
 */
export function callerNetworks({ headers, socket }: Caller): string[] {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const address = forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
  return isIPv6(address) ? getNetworks(address) : [address];
}

function getNetworks(address: string): string[] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return [mapped];
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...(tail === undefined ? [] : zeros), ...after];
  const prefix = (bits: number) =>
    groups.slice(0, bits / GROUP_BITS).map((group) => Number.parseInt(group, 16).toString(16));
  return NETWORK_BITS.map((bits) => `${prefix(bits).join(':')}::/${bits}`);
}
