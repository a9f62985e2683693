import { STREETS_ZOOM } from '@/lib/constants/map';
import { httpsAddress } from '@/lib/security/https-address';

/** Free, without a key: https://openfreemap.org. */
export const OPEN_FREE_MAP_STYLE = 'https://tiles.openfreemap.org/styles/dark';

export type BasemapPlan =
  /** The embedded basemap serves lower zooms. */
  | { readonly kind: 'style'; readonly url: string; readonly fromZoom: number }
  | { readonly kind: 'raster'; readonly base: string; readonly labels: string | null; readonly attribution: string }
  | { readonly kind: 'embedded' };

export interface BasemapSettings {
  /** `auto`, `embedded`, or the URL of a style. */
  readonly basemap?: string | undefined;
  readonly rasterBase?: string | undefined;
  readonly rasterLabels?: string | undefined;
  readonly rasterAttribution?: string | undefined;
}

const TILE_PARTS = ['{z}', '{x}', '{y}'];

function toTileUrl(setting: string): string {
  if (TILE_PARTS.every((part) => setting.includes(part))) return httpsAddress(setting);
  throw new Error(`${setting} must contain ${TILE_PARTS.join(', ')}`);
}

/** @throws on an invalid URL */
export function planBasemap({ basemap, rasterBase, rasterLabels, rasterAttribution }: BasemapSettings): BasemapPlan {
  if (rasterBase) {
    return {
      kind: 'raster',
      base: toTileUrl(rasterBase),
      labels: rasterLabels ? toTileUrl(rasterLabels) : null,
      attribution: rasterAttribution ?? '',
    };
  }
  if (basemap === 'embedded') return { kind: 'embedded' };
  if (basemap && basemap !== 'auto') return { kind: 'style', url: httpsAddress(basemap), fromZoom: 0 };
  return { kind: 'style', url: OPEN_FREE_MAP_STYLE, fromZoom: STREETS_ZOOM };
}

/** MapLibre validates the rest. */
function isStyle(body: unknown): body is object {
  return typeof body === 'object' && body !== null && 'version' in body && 'layers' in body && 'sources' in body;
}

export async function fetchStyle(url: string, timeoutMs: number): Promise<object | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    const body: unknown = response.ok ? await response.json() : null;
    return isStyle(body) ? body : null;
  } catch {
    return null;
  }
}
