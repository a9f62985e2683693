import { Breadcrumb } from '@/components/landing/breadcrumb';
import { JsonLd } from '@/components/landing/json-ld';
import { LandingFrame } from '@/components/landing/landing-frame';
import { PlaceLinks } from '@/components/landing/place-links';
import { PlacesIndex } from '@/components/landing/places-index';
import styles from '@/components/landing/landing.module.css';
import { STATES } from '@/lib/locations/catalog';
import { coveredRegions } from '@/lib/locations/covered-regions';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageGraph } from '@/lib/seo/structured-data';

const NAME = 'Places with live traffic cameras';
const DESCRIPTION =
  'Every state, with its larger cities, that has a page of live traffic cameras, and the Canadian provinces whose cameras you can watch here.';

export const metadata = pageMetadata({
  title: NAME,
  description: DESCRIPTION,
  path: '/locations',
  preview: { path: '/og/roadfeed.png', alt: 'Roadfeed: live traffic cameras' },
});

export default function LocationsPage() {
  const provinces = coveredRegions().filter(({ country }) => country === 'CA');
  return (
    <LandingFrame>
      <Breadcrumb here={NAME} />
      <h1>{NAME}</h1>
      <p className={styles.copy}>{DESCRIPTION}</p>
      <p className={styles.copy}>
        Looking for the five boroughs? <a href="/nyc-traffic-cameras">NYC traffic cameras</a> has a page of its own.
      </p>
      <section className={styles.section}>
        <h2>United States</h2>
        <div className={styles.columns}>
          <PlacesIndex />
        </div>
      </section>
      <PlaceLinks
        title="Canada"
        links={provinces.map(({ name, agencies }) => ({
          href: `/?state=${encodeURIComponent(name)}`,
          name,
          note: agencies.join(' · '),
        }))}
      />
      <JsonLd
        thing={pageGraph({
          type: 'CollectionPage',
          path: '/locations',
          name: NAME,
          description: DESCRIPTION,
          items: STATES.map(({ name }) => name),
        })}
      />
    </LandingFrame>
  );
}
