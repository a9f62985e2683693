import { Breadcrumb, LinkList } from '@/components/landing/places/blocks';
import { JsonLd } from '@/components/landing/json-ld';
import { LandingFrame } from '@/components/landing/landing-frame';
import styles from '@/components/landing/landing.module.css';
import { countNote, formatCameras, formatDay } from '@/lib/places/claims';
import type { InventoryOf } from '@/lib/places/inventory';
import { getCities, getStateAgency, STATES, coveredRegions } from '@/lib/places/places';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageGraph } from '@/lib/seo/structured-data';
import { loadInventoryOf, loadSnapshot } from '../snapshot';

const NAME = 'Traffic cameras by state and city';
const DESCRIPTION =
  'Every state and its major cities, with the number of cameras you can watch here, plus the Canadian provinces we cover.';

const UNCONNECTED = [getStateAgency('NT'), getStateAgency('QC')];

export const metadata = pageMetadata({
  title: NAME,
  description: DESCRIPTION,
  path: '/locations',
});

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
  const [snapshot, inventoryOf] = await Promise.all([loadSnapshot(), loadInventoryOf()]);
  const held = snapshot && new Set(snapshot.cameras.map(({ source }) => source));
  const provinces = coveredRegions(held).filter(({ country }) => country === 'CA');
  return (
    <LandingFrame>
      <Breadcrumb here={NAME} />
      <h1>{NAME}</h1>
      {snapshot !== null && (
        <p className={styles.subtitle}>
          {formatCameras(snapshot.cameras.length, 'live camera')}, counted {formatDay(snapshot.changedAt)}
        </p>
      )}
      <p className={styles.copy}>{DESCRIPTION}</p>
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
        links={provinces.map(({ name, agencies }) => ({
          href: `/?state=${encodeURIComponent(name)}`,
          name,
          note: agencies.join(' · '),
        }))}
      />
      <LinkList
        title="Canada, not connected"
        intro={
          <p className={styles.copy}>
            Nunavut has no public traffic cameras. These two show theirs only on their own sites.
          </p>
        }
        links={UNCONNECTED.map(({ service, url, gap }) => ({ href: url, name: service, note: gap }))}
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
