import { BlockList, isIP } from 'node:net';

/** IPv4 ranges that are not the public internet (IANA special-purpose registry, RFC 6890 and later), with multicast. */
const RESERVED_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** IPv6 ranges inside 2000::/3 that are not the public internet or smuggle an IPv4 address (Teredo, 6to4). */
const RESERVED_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const reserved = new BlockList();
for (const [network, prefix] of RESERVED_V4) reserved.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of RESERVED_V6) reserved.addSubnet(network, prefix, 'ipv6');

/** All global unicast lies here, so that ::1, ::ffff:a.b.c.d, 64:ff9b:: (NAT64), fc00::, fe80:: and ff00:: need no entry. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address (text, without brackets) belongs to the public internet; false for anything that is no address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  return family === 6 && globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}
