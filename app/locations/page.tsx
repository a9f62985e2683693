import { Breadcrumb, LinkList } from '@/components/landing/blocks';
import { JsonLd } from '@/components/landing/json-ld';
import { LandingFrame } from '@/components/landing/landing-frame';
import styles from '@/components/landing/landing.module.css';
import { getCities, STATES } from '@/lib/places/places';
import { coveredRegions } from '@/lib/places/covered-regions';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageGraph } from '@/lib/seo/structured-data';

const NAME = 'Places with live traffic cameras';
const DESCRIPTION = 'Live traffic cameras by state and city, and the parts of Canada whose cameras you can watch here.';

export const metadata = pageMetadata({
  title: NAME,
  description: DESCRIPTION,
  path: '/locations',
  preview: { path: '/og/roadfeed.png', alt: 'Roadfeed: live traffic cameras' },
});

function PlacesIndex() {
  return STATES.map((state) => (
    <section key={state.slug} className={styles.section} aria-labelledby={state.key}>
      <h3 id={state.key}>
        <a href={state.canonicalPath}>{state.name}</a>
      </h3>
      <p className={styles.meta}>{state.cameraCount} cameras</p>
      <ul className={styles.states}>
        {getCities(state.code).map(({ slug, canonicalPath, name }) => (
          <li key={slug}>
            <a href={canonicalPath}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  ));
}

export default function LocationsPage() {
  const provinces = coveredRegions().filter(({ country }) => country === 'CA');
  return (
    <LandingFrame>
      <Breadcrumb here={NAME} />
      <h1>{NAME}</h1>
      <p className={styles.copy}>{DESCRIPTION}</p>
      <p className={styles.copy}>
        Looking for the five boroughs? <a href="/nyc-traffic-cameras">NYC traffic cameras</a> has its own page.
      </p>
      <section className={styles.section}>
        <h2>United States</h2>
        <div className={styles.columns}>
          <PlacesIndex />
        </div>
      </section>
      <LinkList
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
