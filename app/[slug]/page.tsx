import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/landing/json-ld';
import { PlacePage } from '@/components/landing/place-page';
import { getContent } from '@/lib/places/content';
import type { Place } from '@/lib/places/place';
import { findPlace, PLACES } from '@/lib/places/places';
import { placeGraph, placeMetadata } from '../place-route';
import { loadInventoryOf } from '../snapshot';

/** next.config.ts redirects unknown slugs, so made-up addresses cannot fill the disk with pages. */
export const dynamicParams = false;

interface PlaceProps {
  params: Promise<{ slug: string }>;
}

export function generateStaticParams() {
  return PLACES.map(({ slug }) => ({ slug }));
}

async function requirePlace({ params }: PlaceProps): Promise<Place> {
  return findPlace((await params).slug) ?? notFound();
}

export async function generateMetadata(props: PlaceProps): Promise<Metadata> {
  const place = await requirePlace(props);
  return placeMetadata(place, getContent(place), await loadInventoryOf());
}

export default async function PlaceRoute(props: PlaceProps) {
  const place = await requirePlace(props);
  const inventoryOf = await loadInventoryOf();
  const content = getContent(place);
  return (
    <>
      <PlacePage place={place} content={content} inventoryOf={inventoryOf} />
      <JsonLd thing={placeGraph(place, content, inventoryOf)} />
    </>
  );
}
