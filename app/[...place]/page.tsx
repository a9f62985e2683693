import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getContent } from '@/lib/places/content';
import { findPlace, PLACES } from '@/lib/places/places';
import { placeMetadata, PlaceRoute } from '../place-route';
import { findRoad, roadMetadata, RoadRoute } from '@/app/place-route';
import { loadRoadPages } from '../snapshot';

// Places (`/texas-traffic-cameras`) and roads (`/new-york/i-90-traffic-cameras`) share a route: an export needs a page
// for each route, and before a sync there are no roads.

/** Made-up addresses must not fill the disk; next.config.ts redirects them. */
export const dynamicParams = false;

interface PageProps {
  params: Promise<{ place: string[] }>;
}

export async function generateStaticParams() {
  const roads = await loadRoadPages();
  const paths = [...PLACES.map(({ slug }) => `/${slug}`), ...roads.map(({ path }) => path)];
  return paths.map((path) => ({ place: path.slice(1).split('/') }));
}

async function readPath({ params }: PageProps) {
  const path = `/${(await params).place.join('/')}`;
  return { place: findPlace(path.slice(1)), road: await findRoad(path) };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { place, road } = await readPath(props);
  if (place !== undefined) return placeMetadata({ place, content: getContent(place) });
  return road === undefined ? notFound() : roadMetadata(road);
}

export default async function Page(props: PageProps) {
  const { place, road } = await readPath(props);
  if (place !== undefined) return <PlaceRoute place={place} content={getContent(place)} />;
  return road === undefined ? notFound() : <RoadRoute road={road} />;
}
