import { aboutParagraphs } from '@/lib/locations/about';
import { citiesOf, pointOf, stateOf } from '@/lib/locations/catalog';
import type { HeldCameras } from '@/lib/locations/held-cameras';
import type { Location } from '@/lib/locations/location';
import { locatorMap } from '@/lib/locations/locator-map';
import { mapLabels } from '@/lib/locations/map-labels';
import { namesakesOf, neighborsOf } from '@/lib/locations/nearby';
import { locationHref } from '@/lib/locations/viewer-link';
import { AgencyBlock } from './agency-block';
import { Breadcrumb } from './breadcrumb';
import { CallToAction } from './call-to-action';
import { CardGrid } from './card-grid';
import { PLACE_FEATURES } from './features';
import { HeldBlock } from './held-block';
import { LandingFrame } from './landing-frame';
import { LocatorMap } from './locator-map';
import { PlaceLinks } from './place-links';
import styles from './landing.module.css';

interface PlacePageProps {
  location: Location;
  /** What the newest sync holds, and when it was; null before the first one. */
  held: { cameras: HeldCameras; date: string } | null;
}

function PlaceMap({ location }: { location: Location }) {
  const drawing = locatorMap(location.code);
  const state = stateOf(location);
  const isState = location.state === undefined;
  const cities = citiesOf(location.code).filter(({ slug }) => slug !== location.slug);
  const dots = cities.map((city) => ({ name: city.name, at: drawing.place(pointOf(city)) }));
  return (
    <LocatorMap
      drawing={drawing}
      label={isState ? `Map of ${state.name} with its larger cities` : `${location.name} on a map of ${state.name}`}
      dots={dots.map(({ at }) => at)}
      {...(isState ? { labels: mapLabels(dots, drawing.width) } : { here: drawing.place(pointOf(location)) })}
    />
  );
}

function Hero({ location }: { location: Location }) {
  const { fullName, name, cameraCount, state, description } = location;
  return (
    <div className={styles.hero}>
      <div>
        <Breadcrumb here={`${fullName} Traffic Cameras`} />
        <h1>{fullName} Traffic Cameras</h1>
        <p className={styles.subtitle}>
          {cameraCount} live cameras{state === undefined ? '' : ` in ${state}`}
        </p>
        <p className={styles.copy}>{description}</p>
        <CallToAction href={locationHref(location)}>{`VIEW ${name.toUpperCase()} CAMERAS`}</CallToAction>
      </div>
      <PlaceMap location={location} />
    </div>
  );
}

function Nearby({ location }: { location: Location }) {
  const namesakes = namesakesOf(location);
  const links = neighborsOf(location).map(({ location: other, miles }) => ({
    href: other.canonicalPath,
    name: other.code === location.code ? other.name : other.fullName,
    note: miles === undefined ? `${other.cameraCount} cameras` : `${miles} mi`,
  }));
  return (
    <>
      <PlaceLinks title={`Around ${location.name}`} links={links} />
      {namesakes.length > 0 && (
        <PlaceLinks
          title={`Not the ${location.name} you meant?`}
          links={namesakes.map(({ canonicalPath, fullName }) => ({ href: canonicalPath, name: fullName }))}
        />
      )}
    </>
  );
}

/** Landing page of a state, city or region (spec 2 "Location landing pages"). */
export function PlacePage({ location, held }: PlacePageProps) {
  const { name, coverageAreas } = location;
  const areas = coverageAreas.map(({ area, cameras, highlights }) => ({
    title: area,
    figure: `${cameras} cameras`,
    text: highlights,
  }));
  return (
    <LandingFrame>
      <Hero location={location} />
      <CardGrid title="Coverage Areas" cards={areas} />
      {held !== null && <HeldBlock name={name} held={held.cameras} date={held.date} />}
      <CardGrid title="Features" cards={PLACE_FEATURES} />
      <section className={styles.section}>
        <h2>About {name} Traffic Cameras</h2>
        {aboutParagraphs(location).map((paragraph) => (
          <p key={paragraph} className={styles.copy}>
            {paragraph}
          </p>
        ))}
      </section>
      <AgencyBlock location={location} />
      <Nearby location={location} />
      <section className={styles.closing}>
        <h2>{coverageAreas.map(({ area }) => area).join(' · ')}</h2>
        <CallToAction href={locationHref(location)}>START VIEWING NOW</CallToAction>
      </section>
    </LandingFrame>
  );
}
