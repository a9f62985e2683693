import { existsSync, readFileSync } from 'node:fs';
import nextEnv from '@next/env';
import { readAccountConfig } from '@/lib/account/read-account-config';
import { createPermission } from '@/lib/agencies/permission';
import type { Environment } from '@/lib/core/environment';
import { choosePins, PINS_FILE, type Hashes } from '@/lib/detection/model-pins';
import { planBasemap } from '@/lib/map/basemap-plan';
import { httpsAddress } from '@/lib/security/https-address';
import { getUserAgent } from '@/lib/sync/http/fetch';

export function loadSettings(): void {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
}

const NO_MAP = { basemap: '', rasterBase: '', rasterLabels: '', rasterAttribution: '' };

function siteAddress(text: string): void {
  if (!URL.canParse(text) || !/^https?:\/\/[^/?#@]+\/*$/.test(text))
    throw new Error(`${text} is not an address such as https://cameras.example.org, without a path`);
}

const ADDRESSES: Readonly<Record<string, (text: string) => unknown>> = {
  ROADFEED_SITE_URL: siteAddress,
  NEXT_PUBLIC_BASEMAP: (basemap) => planBasemap({ ...NO_MAP, basemap }),
  NEXT_PUBLIC_BASEMAP_RASTER_BASE: (rasterBase) => planBasemap({ ...NO_MAP, rasterBase }),
  NEXT_PUBLIC_BASEMAP_RASTER_LABELS: (rasterBase) => planBasemap({ ...NO_MAP, rasterBase }),
  NEXT_PUBLIC_RADIO_URL: (url) => url === 'none' || httpsAddress(url),
  NEXT_PUBLIC_ANALYTICS_URL: httpsAddress,
  NEXT_PUBLIC_ROUTER_URL: httpsAddress,
};

export const readPins = (environment: Environment): Hashes | null =>
  choosePins(existsSync(PINS_FILE) ? readFileSync(PINS_FILE, 'utf8') : null, environment);

/** @throws one sentence with the setting */
export function checkSettings(environment: Environment): void {
  for (const [name, read] of Object.entries(ADDRESSES)) {
    try {
      if (environment[name]) read(environment[name]);
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}.`, { cause: error });
    }
  }
  createPermission(environment);
  readAccountConfig(environment);
  readPins(environment);
  getUserAgent(environment.ROADFEED_CONTACT);
}
