import { JsonLd } from '@/components/landing/json-ld';
import { NycPage } from '@/components/landing/nyc-page';
import { NYC } from '@/data/locations/nyc';
import { locationBySlug } from '@/lib/locations/catalog';
import { heldCameras } from '@/lib/locations/held-cameras';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageGraph } from '@/lib/seo/structured-data';
import { heldOn } from '../held-on';
import { storedCameras } from '../stored-cameras';

export const metadata = pageMetadata({
  title: NYC.title,
  description: NYC.description,
  path: NYC.path,
  preview: { path: '/og/nyc.png', alt: 'NYC Traffic Cameras: 3000+ live cameras in five boroughs' },
});

const graph = pageGraph({
  type: 'WebPage',
  path: NYC.path,
  name: NYC.heading,
  description: NYC.description,
  about: { '@type': 'City', name: 'New York City', containedInPlace: { '@type': 'State', name: 'New York' } },
  items: NYC.boroughs.map(({ title }) => title),
});

export default async function NycTrafficCameras() {
  const stored = await storedCameras();
  const city = locationBySlug('new-york-city-traffic-cameras');
  const cameras = stored && city ? heldCameras(city, stored.cameras) : null;
  return (
    <>
      <NycPage held={heldOn(cameras, stored)} />
      <JsonLd thing={graph} />
    </>
  );
}
