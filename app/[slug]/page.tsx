import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/landing/json-ld';
import { PlacePage } from '@/components/landing/place-page';
import { LOCATIONS, locationBySlug } from '@/lib/locations/catalog';
import { heldCameras } from '@/lib/locations/held-cameras';
import { placeGraph } from '@/lib/locations/place-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { heldOn } from '../held-on';
import { storedCameras } from '../stored-cameras';

/** Unknown slugs go to the first page (next.config.ts), so that nobody can fill the disk with pages. */
export const dynamicParams = false;

export function generateStaticParams() {
  return LOCATIONS.map(({ slug }) => ({ slug }));
}

interface PlaceProps {
  params: Promise<{ slug: string }>;
}

async function locationOf({ params }: PlaceProps) {
  return locationBySlug((await params).slug) ?? notFound();
}

export async function generateMetadata(props: PlaceProps): Promise<Metadata> {
  const { fullName, cameraCount, description, canonicalPath, key } = await locationOf(props);
  return pageMetadata({
    title: `${fullName} Traffic Cameras - ${cameraCount} Live Cams`,
    description,
    path: canonicalPath,
    preview: { path: `/og/${key}.png`, alt: `${fullName}: ${cameraCount} live traffic cameras` },
  });
}

export default async function Place(props: PlaceProps) {
  const location = await locationOf(props);
  const stored = await storedCameras();
  const cameras = stored && heldCameras(location, stored.cameras);
  return (
    <>
      <PlacePage location={location} held={heldOn(cameras, stored)} />
      <JsonLd thing={placeGraph(location)} />
    </>
  );
}
