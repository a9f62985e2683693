import { REGIONS } from '@/lib/camera/regions';
import type { Place } from './place';

function viewerHref(filters: Readonly<Record<string, string>>): string {
  const query = Object.entries(filters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `/?${query.join('&')}`;
}

/** Cameras in New York City have the city `New York`. */
export const NYC_HREF = viewerHref({ state: 'New York', city: 'New York' });

export function placeHref({ type, name, code, county, key }: Place): string {
  if (key === 'new-york-city') return NYC_HREF;
  const state = REGIONS[code].name;
  if (type === 'state') return viewerHref({ state });
  return viewerHref(county === undefined ? { state, city: name } : { state, area: `county:${county}` });
}

export function cameraHref(id: string): string {
  return viewerHref({ camera: id });
}
