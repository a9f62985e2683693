import { REGIONS } from '@/lib/camera/regions';
import { pageGraph, type Thing } from '@/lib/seo/structured-data';
import type { Location } from './location';

const SCHEMA_TYPES = { state: 'State', city: 'City', region: 'AdministrativeArea' } as const;

/** Structured data of a place's page. */
export function placeGraph({ type, name, fullName, code, description, slug, coverageAreas }: Location): Thing {
  const inState = type === 'state' ? {} : { containedInPlace: { '@type': 'State', name: REGIONS[code].name } };
  return pageGraph({
    type: 'CollectionPage',
    path: `/${slug}`,
    name: `${fullName} Traffic Cameras`,
    description,
    about: { '@type': SCHEMA_TYPES[type], name, ...inState },
    items: coverageAreas.map(({ area }) => area),
  });
}
