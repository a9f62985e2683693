import { AGENCIES } from '@/data/agencies';
import { AGENCY_TERMS } from '@/data/agency-terms';
import { aboutParagraphs } from '@/lib/places/about';
import type { Inventory } from '@/lib/places/inventory';
import { locatorMap, mapLabels } from '@/lib/places/locator-map';
import { findNamesakes, findNeighbors } from '@/lib/places/nearby';
import type { Place } from '@/lib/places/place';
import { getCities, getPoint, getSources, getState, getStateAgency } from '@/lib/places/places';
import { placeHref } from '@/lib/places/viewer-link';
import { Breadcrumb, CallToAction, CardGrid, LinkList } from './blocks';
import { InventoryBlock } from './inventory-block';
import { LandingFrame } from './landing-frame';
import { LocatorMap } from './locator-map';
import styles from './landing.module.css';

const FEATURES = [
  { title: 'Interactive map', text: 'Cameras gather into clusters that open as you zoom in.' },
  { title: 'Searchable grid', text: 'Search by road or town, filter by county, sort as you like.' },
  { title: 'Save favorites', text: 'Keep the cameras of your commute one tap away.' },
  { title: 'Live updates', text: 'Straight from 511 and transportation department systems.' },
  { title: '24/7 access', text: 'Free at any hour, without an account.' },
  { title: 'Mobile friendly', text: 'Made for a phone as much as for a wall of screens.' },
] as const;

function PlaceMap({ place }: { place: Place }) {
  const drawing = locatorMap(place.code);
  const state = getState(place);
  const isState = place.state === undefined;
  const cities = getCities(place.code).filter(({ slug }) => slug !== place.slug);
  const dots = cities.map((city) => ({ name: city.name, at: drawing.project(getPoint(city)) }));
  return (
    <LocatorMap
      drawing={drawing}
      label={isState ? `Map of ${state.name} with its larger cities` : `${place.name} on a map of ${state.name}`}
      dots={dots.map(({ at }) => at)}
      {...(isState ? { labels: mapLabels(dots, drawing.width) } : { here: drawing.project(getPoint(place)) })}
    />
  );
}

function Hero({ place }: { place: Place }) {
  const { fullName, name, cameraCount, state, description } = place;
  return (
    <div className={styles.hero}>
      <div>
        <Breadcrumb here={`${fullName} Traffic Cameras`} />
        <h1>{fullName} Traffic Cameras</h1>
        <p className={styles.subtitle}>
          {cameraCount} live cameras{state === undefined ? '' : ` in ${state}`}
        </p>
        <p className={styles.copy}>{description}</p>
        <CallToAction href={placeHref(place)}>{`VIEW ${name.toUpperCase()} CAMERAS`}</CallToAction>
      </div>
      <PlaceMap place={place} />
    </div>
  );
}

/** The agencies behind the cameras, and whether this site carries them. */
function AgencyBlock({ place }: { place: Place }) {
  const { agency, service, url } = getStateAgency(place.code);
  const carried = getSources(place).map((source) => ({ ...AGENCIES[source], ...AGENCY_TERMS[source] }));
  const others = carried.filter(({ attribution }) => attribution.url !== url);
  const links = [
    { href: url, name: service, note: agency },
    ...others.map(({ attribution, label }) => ({ href: attribution.url, name: label, note: attribution.name })),
  ];
  const intro =
    carried.length > 0
      ? `Cameras in ${place.name} come from ${carried.map(({ label }) => label).join(' and ')}.`
      : `No agency in ${getState(place).name} is connected to this site yet; its own service shows its cameras.`;
  return <LinkList title="Who runs the cameras" intro={<p className={styles.copy}>{intro}</p>} links={links} />;
}

function Nearby({ place }: { place: Place }) {
  const namesakes = findNamesakes(place);
  const links = findNeighbors(place).map(({ place: other, miles }) => ({
    href: other.canonicalPath,
    name: other.code === place.code ? other.name : other.fullName,
    note: miles === undefined ? `${other.cameraCount} cameras` : `${miles} mi`,
  }));
  return (
    <>
      <LinkList title={`Around ${place.name}`} links={links} />
      {namesakes.length > 0 && (
        <LinkList
          title={`Not the ${place.name} you meant?`}
          links={namesakes.map(({ canonicalPath, fullName }) => ({ href: canonicalPath, name: fullName }))}
        />
      )}
    </>
  );
}

export function PlacePage({ place, inventory }: { place: Place; inventory: Inventory | null }) {
  const { name, coverageAreas } = place;
  const areas = coverageAreas.map(({ area, cameras, highlights }) => ({
    title: area,
    figure: `${cameras} cameras`,
    text: highlights,
  }));
  return (
    <LandingFrame>
      <Hero place={place} />
      <CardGrid title="Coverage Areas" cards={areas} />
      <InventoryBlock inventory={inventory} />
      <CardGrid title="Features" cards={FEATURES} />
      <section className={styles.section}>
        <h2>About {name} Traffic Cameras</h2>
        {aboutParagraphs(place).map((paragraph) => (
          <p key={paragraph} className={styles.copy}>
            {paragraph}
          </p>
        ))}
      </section>
      <AgencyBlock place={place} />
      <Nearby place={place} />
      <section className={styles.closing}>
        <h2>{coverageAreas.map(({ area }) => area).join(' · ')}</h2>
        <CallToAction href={placeHref(place)}>START VIEWING NOW</CallToAction>
      </section>
    </LandingFrame>
  );
}
