import type { Camera } from '@/lib/camera/camera';
import { drawDots, locatorMap, mapLabels } from '@/lib/places/locator-map';
import type { Place } from '@/lib/places/place';
import { getCities, getPoint, getState } from '@/lib/places/places';
import { LocatorMap } from './locator-map';

interface PlaceMapProps {
  place: Place;
  /** The state's. */
  cameras: readonly Camera[];
}

/** The state with its cameras; its larger cities by name, or the city itself as a ring. */
export function PlaceMap({ place, cameras }: PlaceMapProps) {
  const drawing = locatorMap(place.code);
  const state = getState(place);
  const isState = place.state === undefined;
  const cities = getCities(place.code).filter(({ slug }) => slug !== place.slug);
  const named = cities.map((city) => ({ name: city.name, at: drawing.project(getPoint(city)) }));
  const dots = cameras.length === 0 ? named.map(({ at }) => at) : cameras.map((camera) => drawing.project(camera));
  return (
    <LocatorMap
      drawing={drawing}
      label={isState ? `Map of ${state.name} with its larger cities` : `${place.name} on a map of ${state.name}`}
      dots={drawDots(dots)}
      {...(isState ? { labels: mapLabels(named, drawing.width) } : { here: drawing.project(getPoint(place)) })}
    />
  );
}
