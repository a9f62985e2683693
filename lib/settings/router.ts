import type { PolicySources } from '@/lib/security/content-security-policy';
import { httpsAddress } from '@/lib/security/https-address';

/** Base address for a path. @throws Unless it is https with only a host and a path. */
export function routerAddress(setting: string | undefined): string | null {
  if (!setting) return null;
  const { origin, pathname, search, hash, username } = new URL(httpsAddress(setting));
  if (search + hash + username !== '') throw new Error(`${setting} is more than a host and a path`);
  return (origin + pathname).replace(/\/+$/, '');
}

/** Spelled out: the build replaces exactly this expression. */
export const ROUTER_URL = routerAddress(process.env.NEXT_PUBLIC_ROUTER_URL);

export function routerSources(address: string | null): PolicySources {
  return address === null ? {} : { 'connect-src': [new URL(address).origin] };
}
