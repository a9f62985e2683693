import { httpsAddress } from '@/lib/security/https-address';

/** A stream of music. */
export interface RadioStation {
  /** Address of an HLS playlist. */
  readonly url: string;
  readonly name: string;
}

/** The station that comes with the site: a loop of our own, written by `npm run radio`. */
export const OWN_STATION: RadioStation = { url: '/radio/night-drive.m3u8', name: 'Night Drive' };

/** Settings of the build; all of them may be absent. */
interface RadioSettings {
  /** The https address of an HLS playlist; `none` for no music at all. */
  readonly url: string | undefined;
  readonly name: string | undefined;
}

/**
 * The station that an operator wants: one of their own, the one that comes with the site, or none.
 * @throws When the address is none: a typing error must not pass for another station.
 */
export function radioStation({ url, name }: RadioSettings): RadioStation | null {
  if (!url) return OWN_STATION;
  if (url === 'none') return null;
  return { url: httpsAddress(url), name: name || new URL(url).host };
}

/** The station of this build. Its variables are written out, because the build replaces these very words. */
export const STATION = radioStation({
  url: process.env.NEXT_PUBLIC_RADIO_URL,
  name: process.env.NEXT_PUBLIC_RADIO_NAME,
});
