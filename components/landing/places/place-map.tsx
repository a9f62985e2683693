import type { Camera } from '@/lib/camera/camera';
import { drawDots, locatorMap, mapLabels, type LocatorMap as Drawing, type MapLabel } from '@/lib/places/locator-map';
import type { Place } from '@/lib/places/place';
import { getCities, getPoint, getState } from '@/lib/places/places';
import styles from './locator-map.module.css';

interface PlaceMapProps {
  place: Place;
  /** All cameras of the state. */
  cameras: readonly Camera[];
}

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

interface LocatorMapProps {
  drawing: Drawing;
  label: string;
  /** Path data; see `drawDots`. */
  dots: string;
  labels?: readonly MapLabel[];
  here?: readonly [x: number, y: number];
}

export function LocatorMap({ drawing, label, dots, labels = [], here }: LocatorMapProps) {
  const { width, height, path } = drawing;
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      <path d={path} />
      <path className={styles.dots} d={dots} />
      {labels.map(({ name, x, y, anchor }) => (
        <text key={name} x={x} y={y} textAnchor={anchor}>
          {name}
        </text>
      ))}
      {here !== undefined && (
        <g className={styles.here}>
          <circle cx={here[0]} cy={here[1]} r="11" />
          <circle cx={here[0]} cy={here[1]} r="4" />
        </g>
      )}
    </svg>
  );
}
