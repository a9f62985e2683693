import { AGENCIES } from '@/data/agencies';
import { AGENCY_TERMS } from '@/data/agency-terms';
import { NYC } from '@/data/places/nyc';
import type { Inventory } from '@/lib/places/inventory';
import { locatorMap } from '@/lib/places/locator-map';
import { findCitiesAround } from '@/lib/places/nearby';
import { getNewYorkCity, getPoint, getState } from '@/lib/places/places';
import { NYC_HREF } from '@/lib/places/viewer-link';
import { Breadcrumb, CallToAction, CardGrid, LinkList } from './blocks';
import { InventoryBlock } from './inventory-block';
import { LandingFrame } from './landing-frame';
import { LocatorMap } from './locator-map';
import styles from './landing.module.css';

const MAX_PLACES_AROUND = 8;
const SOURCES = (['nycdot', '511ny'] as const).map((id) => ({ ...AGENCIES[id], ...AGENCY_TERMS[id] }));

function Hero() {
  const drawing = locatorMap('NY');
  return (
    <div className={styles.hero}>
      <div>
        <Breadcrumb here={NYC.heading} />
        <h1>{NYC.heading}</h1>
        <p className={styles.subtitle}>{NYC.subtitle}</p>
        <p className={styles.copy}>{NYC.description}</p>
        <CallToAction href={NYC_HREF}>VIEW NYC CAMERAS →</CallToAction>
      </div>
      <LocatorMap
        drawing={drawing}
        label="New York City on a map of New York State"
        dots={[]}
        here={drawing.project(getPoint(getNewYorkCity()))}
      />
    </div>
  );
}

function Nearby() {
  const city = getNewYorkCity();
  const state = getState(city);
  const links = findCitiesAround(city).slice(0, MAX_PLACES_AROUND);
  return (
    <LinkList
      title="Beyond the boroughs"
      links={[
        { href: state.canonicalPath, name: state.fullName, note: `${state.cameraCount} cameras` },
        ...links.map(({ place, miles = 0 }) => ({
          href: place.canonicalPath,
          name: place.fullName,
          note: `${miles} mi`,
        })),
      ]}
    />
  );
}

export function NycPage({ inventory }: { inventory: Inventory | null }) {
  return (
    <LandingFrame>
      <Hero />
      <CardGrid title="Coverage by Borough" cards={NYC.boroughs} />
      <InventoryBlock inventory={inventory} />
      <CardGrid title="Features" cards={NYC.features} />
      <section className={styles.section}>
        <h2>About NYC Traffic Cameras</h2>
        {NYC.about.map((paragraph) => (
          <p key={paragraph} className={styles.copy}>
            {paragraph}
          </p>
        ))}
      </section>
      <LinkList
        title="Who runs the cameras"
        links={SOURCES.map(({ label, attribution }) => ({
          href: attribution.url,
          name: label,
          note: attribution.name,
        }))}
      />
      <Nearby />
      <section className={styles.closing}>
        <h2>{NYC.boroughs.map(({ title }) => title).join(' · ')}</h2>
        <CallToAction href={NYC_HREF}>START VIEWING NOW →</CallToAction>
      </section>
    </LandingFrame>
  );
}
