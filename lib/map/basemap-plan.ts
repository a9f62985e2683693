import { httpsAddress } from '@/lib/security/https-address';

/** OpenFreeMap: free, without a key and without limits; https://openfreemap.org. */
export const OPEN_FREE_MAP_STYLE = 'https://tiles.openfreemap.org/styles/dark';

/** Which basemap an operator wants. */
export type BasemapPlan =
  /** The style of a provider where it can be reached, else the embedded one. */
  | { readonly kind: 'style'; readonly url: string }
  /** Two layers of picture tiles: a base without labels, and the labels above it. */
  | { readonly kind: 'raster'; readonly base: string; readonly labels: string | null; readonly attribution: string }
  | { readonly kind: 'embedded' };

/** Settings of the build; all of them may be absent. */
export interface BasemapSettings {
  /** `auto`, `embedded`, or the address of a style. */
  readonly basemap: string | undefined;
  /** Addresses with {z}, {x} and {y}. */
  readonly rasterBase: string | undefined;
  readonly rasterLabels: string | undefined;
  readonly rasterAttribution: string | undefined;
}

const TILE_PARTS = ['{z}', '{x}', '{y}'];

function tileAddress(setting: string): string {
  if (TILE_PARTS.every((part) => setting.includes(part))) return httpsAddress(setting);
  throw new Error(`${setting} lacks one of ${TILE_PARTS.join(', ')}`);
}

/**
 * What the settings ask for. A pair of raster layers wins, then a style of the operator's own.
 * @throws When an address is none: a typing error must not pass for the embedded basemap.
 */
export function basemapPlan({ basemap, rasterBase, rasterLabels, rasterAttribution }: BasemapSettings): BasemapPlan {
  if (rasterBase) {
    return {
      kind: 'raster',
      base: tileAddress(rasterBase),
      labels: rasterLabels ? tileAddress(rasterLabels) : null,
      attribution: rasterAttribution ?? '',
    };
  }
  if (basemap === 'embedded') return { kind: 'embedded' };
  return { kind: 'style', url: basemap && basemap !== 'auto' ? httpsAddress(basemap) : OPEN_FREE_MAP_STYLE };
}

/** The least a style has. MapLibre's own validator is the border for all that is in it. */
function isStyle(body: unknown): body is object {
  return typeof body === 'object' && body !== null && 'version' in body && 'layers' in body && 'sources' in body;
}

/** The provider's style as it stands, or null when there is none in time. Never rejects. */
export async function fetchStyle(url: string, timeoutMs: number): Promise<object | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    const body: unknown = response.ok ? await response.json() : null;
    return isStyle(body) ? body : null;
  } catch {
    return null;
  }
}
