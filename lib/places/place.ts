import { REGIONS, type StateCode } from '@/lib/camera/regions';

export interface PlaceEntry {
  readonly key: string;
  readonly type: 'state' | 'city' | 'region';
  readonly name: string;
  /** Default: the name (states) or `name, state` (cities). */
  readonly fullName?: string;
  readonly code: StateCode;
  /** Marketing figure. */
  readonly count: `${string}+`;
  /** Also the meta description. */
  readonly description: string;
  readonly traffic: string;
  readonly watch: string;
  /** Comma-separated. */
  readonly roads: string;
  readonly areas: readonly (readonly [area: string, cameras: `${string}+`, highlights: string])[];
  readonly county?: string;
  /** Page that replaces this one in search engines. */
  readonly canonical?: string;
}

export function completePlace(entry: PlaceEntry) {
  const { count, roads, areas, canonical, ...shared } = entry;
  const { key, type, name, code, fullName = type === 'state' ? name : `${name}, ${REGIONS[code].name}` } = entry;
  return {
    ...shared,
    state: type === 'state' && code !== 'DC' ? undefined : REGIONS[code].name,
    slug: `${key}-traffic-cameras`,
    fullName,
    cameraCount: count,
    coverageAreas: areas.map(([area, cameras, highlights]) => ({ area, cameras, highlights })),
    /** Comma-separated. */
    majorRoads: roads,
    canonicalPath: canonical ?? `/${key}-traffic-cameras`,
  };
}

export type Place = Readonly<ReturnType<typeof completePlace>>;

export const parseRoads = ({ majorRoads }: Pick<Place, 'majorRoads'>): string[] => majorRoads.split(', ');
