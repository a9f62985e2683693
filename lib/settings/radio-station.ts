import { httpsAddress } from '@/lib/security/https-address';

export interface RadioStation {
  readonly url: string;
  readonly name: string;
}

export const OWN_STATION: RadioStation = { url: '/radio/night-drive.m3u8', name: 'Night Drive' };

interface RadioSettings {
  /** https URL of an HLS playlist, or `none`. */
  readonly url: string | undefined;
  readonly name: string | undefined;
}

/** @throws If the URL is invalid. */
export function radioStation({ url, name }: RadioSettings): RadioStation | null {
  if (!url) return OWN_STATION;
  if (url === 'none') return null;
  return { url: httpsAddress(url), name: name || new URL(url).host };
}

/** Spelled out: the build replaces exactly these expressions. */
export const STATION = radioStation({
  url: process.env.NEXT_PUBLIC_RADIO_URL,
  name: process.env.NEXT_PUBLIC_RADIO_NAME,
});
