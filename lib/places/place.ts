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

export interface Place extends Pick<
  PlaceEntry,
  'key' | 'type' | 'name' | 'code' | 'description' | 'traffic' | 'watch' | 'county'
> {
  readonly slug: string;
  readonly fullName: string;
  readonly state?: string;
  readonly cameraCount: `${string}+`;
  readonly coverageAreas: readonly {
    readonly area: string;
    readonly cameras: `${string}+`;
    readonly highlights: string;
  }[];
  /** Comma-separated. */
  readonly majorRoads: string;
  readonly canonicalPath: string;
}

export function completePlace(entry: PlaceEntry): Place {
  const { count, roads, areas, canonical, ...shared } = entry;
  const { key, type, name, code, fullName = type === 'state' ? name : `${name}, ${REGIONS[code].name}` } = entry;
  return {
    ...shared,
    ...((type !== 'state' || code === 'DC') && { state: REGIONS[code].name }),
    slug: `${key}-traffic-cameras`,
    fullName,
    cameraCount: count,
    coverageAreas: areas.map(([area, cameras, highlights]) => ({ area, cameras, highlights })),
    majorRoads: roads,
    canonicalPath: canonical ?? `/${key}-traffic-cameras`,
  };
}

export const parseRoads = ({ majorRoads }: Pick<Place, 'majorRoads'>): string[] => majorRoads.split(', ');
