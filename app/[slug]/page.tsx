import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/landing/json-ld';
import { PlacePage } from '@/components/landing/place-page';
import { REGIONS } from '@/lib/camera/regions';
import { getInventory } from '@/lib/places/inventory';
import type { Place } from '@/lib/places/place';
import { findPlace, PLACES } from '@/lib/places/places';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageGraph } from '@/lib/seo/structured-data';
import { loadSnapshot } from '../snapshot';

/** next.config.ts redirects unknown slugs, so made-up addresses cannot fill the disk with pages. */
export const dynamicParams = false;

const SCHEMA_TYPES = { state: 'State', city: 'City', region: 'AdministrativeArea' } as const;

interface PlaceProps {
  params: Promise<{ slug: string }>;
}

export function generateStaticParams() {
  return PLACES.map(({ slug }) => ({ slug }));
}

async function requirePlace({ params }: PlaceProps): Promise<Place> {
  return findPlace((await params).slug) ?? notFound();
}

function placeGraph({ type, name, fullName, code, description, slug, coverageAreas }: Place) {
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

export async function generateMetadata(props: PlaceProps): Promise<Metadata> {
  const { fullName, cameraCount, description, canonicalPath, key } = await requirePlace(props);
  return pageMetadata({
    title: `${fullName} Traffic Cameras - ${cameraCount} Live Cams`,
    description,
    path: canonicalPath,
    preview: { path: `/og/${key}.png`, alt: `${fullName}: ${cameraCount} live traffic cameras` },
  });
}

export default async function PlaceRoute(props: PlaceProps) {
  const place = await requirePlace(props);
  return (
    <>
      <PlacePage place={place} inventory={getInventory(place, await loadSnapshot())} />
      <JsonLd thing={placeGraph(place)} />
    </>
  );
}
