import { z } from 'zod';
import { REGIONS, type StateCode } from '@/lib/camera/regions';
import type { PlaceEntry } from './place-entry';

const text = z.string().trim().min(1);
/** Text with a plus suffix, e.g. `4500+` or `1,000+` (spec 9). */
const PlusCount = z.string().regex(/^\d{1,3}(,?\d{3})*\+$/);

/** A place of the catalog (spec 3 "Location catalog entry"), with what our pages add to it. */
export const LocationSchema = z.object({
  slug: z.string().regex(/^[a-z]+(-[a-z]+)*-traffic-cameras$/),
  type: z.enum(['state', 'city', 'region']),
  name: text,
  fullName: text,
  /** Full name of the parent state; absent on states. */
  state: z.exactOptional(text),
  cameraCount: PlusCount,
  description: text.min(60).max(200),
  coverageAreas: z
    .array(z.object({ area: text, cameras: PlusCount, highlights: text }))
    .min(4)
    .max(8),
  /** Comma-separated. */
  majorRoads: text,

  // Our additions
  key: text,
  code: z.custom<StateCode>((code) => typeof code === 'string' && code in REGIONS),
  traffic: text,
  watch: text,
  county: z.exactOptional(text),
  /** Path of the page search engines should prefer. */
  canonicalPath: z.string().startsWith('/'),
});
export type Location = z.infer<typeof LocationSchema>;

const SLUG_SUFFIX = '-traffic-cameras';

/** Spec 3: the state of Washington DC is the District of Columbia; other states have none. */
function parentOf({ type, code }: PlaceEntry): { state?: string } {
  return type === 'state' && code !== 'DC' ? {} : { state: REGIONS[code].name };
}

/**
 * Completes what the data says of a place.
 * @throws ZodError when the entry breaks a rule of the catalog.
 */
export function locationOf(entry: PlaceEntry): Location {
  const { key, type, name, code, count, description, traffic, watch, roads, areas, county } = entry;
  const slug = `${key}${SLUG_SUFFIX}`;
  return LocationSchema.parse({
    slug,
    type,
    name,
    fullName: entry.fullName ?? (type === 'state' ? name : `${name}, ${REGIONS[code].name}`),
    ...parentOf(entry),
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

/** The roads of a place, one by one. */
export function roadsOf({ majorRoads }: Pick<Location, 'majorRoads'>): string[] {
  return majorRoads.split(', ');
}
