import type { ReactNode } from 'react';
import { describeExisting, describeGap, placeSubtitle } from '@/lib/places/claims';
import type { PlaceContent } from '@/lib/places/content';
import type { Inventory } from '@/lib/places/inventory';
import { locatorMap, mapLabels } from '@/lib/places/locator-map';
import type { Place } from '@/lib/places/place';
import { getCities, getPoint, getState } from '@/lib/places/places';
import { Breadcrumb } from './blocks';
import { LocatorMap } from './locator-map';
import styles from './landing.module.css';

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

interface PlaceHeroProps {
  place: Place;
  content: PlaceContent;
  inventory: Inventory;
  /** The button. */
  children: ReactNode;
}

export function PlaceHero({ place, content, inventory, children }: PlaceHeroProps) {
  const notes = [describeGap(place, inventory), describeExisting(place, inventory)].filter((note) => note !== null);
  return (
    <div className={styles.hero}>
      <div>
        <Breadcrumb here={content.heading} />
        <h1>{content.heading}</h1>
        <p className={styles.subtitle}>{placeSubtitle(place, inventory)}</p>
        {notes.length > 0 && <p className={styles.meta}>{notes.join(' ')}</p>}
        <p className={styles.copy}>{content.description}</p>
        {children}
      </div>
      <PlaceMap place={place} />
    </div>
  );
}
