import type { Metadata } from 'next';
import { REGIONS } from '@/lib/camera/regions';
import { isIndexable, placeDescription, placeTitle, previewLine } from '@/lib/places/claims';
import type { PlaceContent } from '@/lib/places/content';
import type { InventoryOf } from '@/lib/places/inventory';
import type { Place } from '@/lib/places/place';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageGraph, type Thing } from '@/lib/seo/structured-data';

// What both routes of places have: the one of each slug, and New York City's own.

const SCHEMA_TYPES = { state: 'State', city: 'City', region: 'AdministrativeArea' } as const;

export function placeMetadata(place: Place, content: PlaceContent, inventoryOf: InventoryOf): Metadata {
  const inventory = inventoryOf(place);
  return pageMetadata({
    title: placeTitle(content.title, inventory),
    description: placeDescription(content.description, inventory),
    path: place.canonicalPath,
    preview: { path: `/og/${place.key}.png`, alt: `${content.title}: ${previewLine(inventory)}` },
    isIndexable: isIndexable(inventory),
  });
}

export function placeGraph(place: Place, content: PlaceContent, inventoryOf: InventoryOf): Thing {
  const { type, name, code } = place;
  const inState = type === 'state' ? {} : { containedInPlace: { '@type': 'State', name: REGIONS[code].name } };
  return pageGraph({
    type: 'CollectionPage',
    path: content.path,
    name: content.heading,
    description: placeDescription(content.description, inventoryOf(place)),
    about: { '@type': SCHEMA_TYPES[type], name, ...inState },
    items: content.areas.map(({ title }) => title),
  });
}
