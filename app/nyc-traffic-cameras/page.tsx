import { JsonLd } from '@/components/landing/json-ld';
import { NycPage } from '@/components/landing/nyc-page';
import { NYC } from '@/data/places/nyc';
import { getNewYorkCity } from '@/lib/places/places';
import { getInventory } from '@/lib/places/inventory';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageGraph } from '@/lib/seo/structured-data';
import { loadSnapshot } from '../snapshot';

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

export default async function NycRoute() {
  return (
    <>
      <NycPage inventory={getInventory(getNewYorkCity(), await loadSnapshot())} />
      <JsonLd thing={graph} />
    </>
  );
}
