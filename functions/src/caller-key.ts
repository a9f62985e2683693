import { isIPv6 } from 'node:net';

interface Caller {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** A /64 is the smallest network providers assign to a customer; tunnels hand out a /48 for free. */
const NETWORK_BITS = [64, 48];
const GROUP_BITS = 16;

/**
 * Rate-limit keys: the IPv4 address, or the /64 and /48 of the IPv6 address. Uses the last entry of X-Forwarded-For,
 * added by Google's front end; earlier entries can be forged.
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
