import { AGENCIES } from '@/data/agencies';
import { NYC } from '@/data/locations/nyc';
import { citiesAround } from '@/lib/locations/nearby';
import { locationBySlug, pointOf, stateOf } from '@/lib/locations/catalog';
import type { HeldCameras } from '@/lib/locations/held-cameras';
import { locatorMap } from '@/lib/locations/locator-map';
import { NYC_HREF } from '@/lib/locations/viewer-link';
import { Breadcrumb } from './breadcrumb';
import { CallToAction } from './call-to-action';
import { CardGrid } from './card-grid';
import { HeldBlock } from './held-block';
import { LandingFrame } from './landing-frame';
import { LocatorMap } from './locator-map';
import { PlaceLinks } from './place-links';
import styles from './landing.module.css';

const PLACES_AROUND = 8;
const SOURCES = [AGENCIES.nycdot, AGENCIES['511ny']];

function cityOfNewYork() {
  const city = locationBySlug('new-york-city-traffic-cameras');
  if (city === undefined) throw new Error('The catalog has lost New York City');
  return city;
}

function Around() {
  const city = cityOfNewYork();
  const state = stateOf(city);
  const links = citiesAround(city).slice(0, PLACES_AROUND);
  return (
    <PlaceLinks
      title="Beyond the boroughs"
      links={[
        { href: state.canonicalPath, name: state.fullName, note: `${state.cameraCount} cameras` },
        ...links.map(({ location, miles = 0 }) => ({
          href: location.canonicalPath,
          name: location.fullName,
          note: `${miles} mi`,
        })),
      ]}
    />
  );
}

/** The dedicated page of New York City (spec 2 "New York City page"). */
export function NycPage({ held }: { held: { cameras: HeldCameras; date: string } | null }) {
  const drawing = locatorMap('NY');
  return (
    <LandingFrame>
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
          here={drawing.place(pointOf(cityOfNewYork()))}
        />
      </div>
      <CardGrid title="Coverage by Borough" cards={NYC.boroughs} />
      {held !== null && <HeldBlock name="New York City" held={held.cameras} date={held.date} />}
      <CardGrid title="Features" cards={NYC.features} />
      <section className={styles.section}>
        <h2>About NYC Traffic Cameras</h2>
        {NYC.about.map((paragraph) => (
          <p key={paragraph} className={styles.copy}>
            {paragraph}
          </p>
        ))}
      </section>
      <PlaceLinks
        title="Who runs the cameras"
        links={SOURCES.map(({ label, attribution }) => ({
          href: attribution.url,
          name: label,
          note: attribution.name,
        }))}
      />
      <Around />
      <section className={styles.closing}>
        <h2>{NYC.boroughs.map(({ title }) => title).join(' · ')}</h2>
        <CallToAction href={NYC_HREF}>START VIEWING NOW →</CallToAction>
      </section>
    </LandingFrame>
  );
}
