import { getAgency } from '@/lib/agencies/agencies';
import { Breadcrumb, LinkList } from '@/components/landing/places/blocks';
import { JsonLd } from '@/components/landing/json-ld';
import { LandingFrame } from '@/components/landing/landing-frame';
import styles from '@/components/landing/landing.module.css';
import { REGION_CODES, REGIONS } from '@/lib/camera/regions';
import { countOf } from '@/lib/core/format-count';
import { countNote, formatDate } from '@/lib/places/claims';
import { findSources, listGaps } from '@/lib/places/gaps';
import type { InventoryOf } from '@/lib/places/inventory';
import { getCities, STATES } from '@/lib/places/places';
import { viewerHref } from '@/lib/places/viewer-link';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageGraph, type PageThing } from '@/lib/seo/structured-data';
import { loadSite } from '../snapshot';

const PAGE: PageThing = {
  type: 'CollectionPage',
  path: '/locations',
  name: 'Traffic cameras by state and city',
  description:
    'Every state and its major cities, with the number of cameras you can watch here, plus the Canadian provinces we cover.',
  items: STATES.map(({ name }) => name),
};

export const metadata = pageMetadata(PAGE);

function PlacesIndex({ inventoryOf }: { inventoryOf: InventoryOf }) {
  return STATES.map((state) => (
    <section key={state.slug} className={styles.section} aria-labelledby={state.key}>
      <h3 id={state.key}>
        <a href={state.canonicalPath}>{state.name}</a>
      </h3>
      <p className={styles.meta}>{countNote(state, inventoryOf)}</p>
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

export default async function LocationsPage() {
  const { snapshot, inventoryOf } = await loadSite();
  const held = snapshot && new Set(snapshot.cameras.map(({ state }) => state));
  const gaps = listGaps(held);
  const provinces = REGION_CODES.filter(
    (code) => REGIONS[code].country === 'CA' && (held?.has(REGIONS[code].name) ?? findSources(code).length > 0),
  );
  return (
    <LandingFrame>
      <Breadcrumb here={PAGE.name} />
      <h1>{PAGE.name}</h1>
      {snapshot !== null && (
        <p className={styles.subtitle}>
          {countOf(snapshot.cameras.length, 'live camera')}, counted {formatDate(snapshot.changedAt)}
        </p>
      )}
      <p className={styles.copy}>{PAGE.description}</p>
      <p className={styles.copy}>
        Looking for the five boroughs? <a href="/nyc-traffic-cameras">NYC traffic cameras</a> has its own page.
      </p>
      <section className={styles.section}>
        <h2>United States</h2>
        <div className={styles.columns}>
          <PlacesIndex inventoryOf={inventoryOf} />
        </div>
      </section>
      <LinkList
        title="Canada"
        links={provinces.map((code) => ({
          href: viewerHref({ state: REGIONS[code].name }),
          name: REGIONS[code].name,
          note: findSources(code)
            .map((source) => getAgency(source).label)
            .join(' · '),
        }))}
      />
      <LinkList
        title="Not here yet, and why"
        intro={
          <p className={styles.copy}>
            These regions have no list of their own here, though a city or a neighbor may give a few cameras. Each link
            leads to the agency’s own service.
          </p>
        }
        links={gaps}
      />
      <JsonLd thing={pageGraph(PAGE)} />
    </LandingFrame>
  );
}
