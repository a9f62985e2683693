import { z } from 'zod';
import { REGIONS, type StateCode } from '@/lib/camera/regions';

export type AreaEntry = readonly [area: string, cameras: `${string}+`, highlights: string];

/** As written in data/places; `completePlace` adds the rest. */
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
  readonly areas: readonly AreaEntry[];
  /** The viewer filters a region by its county. */
  readonly county?: string;
  /** Page that replaces this one in search engines. */
  readonly canonical?: string;
}

const text = z.string().trim().min(1);
const PlusCount = z.string().regex(/^\d{1,3}(,?\d{3})*\+$/);

export const PlaceSchema = z.object({
  slug: z.string().regex(/^[a-z]+(-[a-z]+)*-traffic-cameras$/),
  type: z.enum(['state', 'city', 'region']),
  name: text,
  fullName: text,
  state: z.exactOptional(text),
  cameraCount: PlusCount,
  description: text.min(60).max(200),
  coverageAreas: z
    .array(z.object({ area: text, cameras: PlusCount, highlights: text }))
    .min(4)
    .max(8),
  /** Comma-separated. */
  majorRoads: text,
  key: text,
  code: z.custom<StateCode>((code) => typeof code === 'string' && code in REGIONS),
  traffic: text,
  watch: text,
  county: z.exactOptional(text),
  canonicalPath: z.string().startsWith('/'),
});
export type Place = z.infer<typeof PlaceSchema>;

/** Washington DC's parent is the District of Columbia; states have none. */
function getParent({ type, code }: PlaceEntry): { state?: string } {
  return type === 'state' && code !== 'DC' ? {} : { state: REGIONS[code].name };
}

/** @throws ZodError */
export function completePlace(entry: PlaceEntry): Place {
  const { key, type, name, code, count, description, traffic, watch, roads, areas, county } = entry;
  const slug = `${key}-traffic-cameras`;
  return PlaceSchema.parse({
    slug,
    type,
    name,
    fullName: entry.fullName ?? (type === 'state' ? name : `${name}, ${REGIONS[code].name}`),
    ...getParent(entry),
    cameraCount: count,
    description,
    coverageAreas: areas.map(([area, cameras, highlights]) => ({ area, cameras, highlights })),
    majorRoads: roads,
    key,
    code,
    traffic,
    watch,
    ...(county !== undefined && { county }),
    canonicalPath: entry.canonical ?? `/${slug}`,
  });
}

export function parseRoads({ majorRoads }: Pick<Place, 'majorRoads'>): string[] {
  return majorRoads.split(', ');
}
