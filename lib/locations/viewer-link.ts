import { REGIONS } from '@/lib/camera/regions';
import type { Location } from './location';

/** Address of the viewer, narrowed to the given filters. */
function viewerHref(filters: Readonly<Record<string, string>>): string {
  const query = Object.entries(filters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `/?${query.join('&')}`;
}

/** New York City hands over as `New York` (spec 2 "New York City page"), which is what cameras there say. */
export const NYC_HREF = viewerHref({ state: 'New York', city: 'New York' });

/** Where the buttons of a place lead: the viewer, filtered by the place's short name (spec 2); a region by its county. */
export function locationHref({ type, name, code, county, key }: Location): string {
  if (key === 'new-york-city') return NYC_HREF;
  const state = REGIONS[code].name;
  if (type === 'state') return viewerHref({ state });
  return viewerHref(county === undefined ? { state, city: name } : { state, area: `county:${county}` });
}

/** The viewer with one camera open. */
export function cameraHref(id: string): string {
  return viewerHref({ camera: id });
}
