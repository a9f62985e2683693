import type { Camera } from '@/lib/camera/camera';
import { drawDots, locatorMap, mapLabels } from '@/lib/places/locator-map';
import type { Place } from '@/lib/places/place';
import { getCities, getPoint, getState } from '@/lib/places/places';
import styles from './locator-map.module.css';

/** A state with its cities' names, or a city in its state. @param props.cameras All of the state. */
export function PlaceMap({ place, cameras }: { place: Place; cameras: readonly Camera[] }) {
  const { width, height, path, project } = locatorMap(place.code);
  const state = getState(place);
  const isState = place.state === undefined;
  const cities = getCities(place.code).filter(({ slug }) => slug !== place.slug);
  const named = cities.map((city) => ({ name: city.name, at: project(getPoint(city)) }));
  const dots = cameras.length === 0 ? named.map(({ at }) => at) : cameras.map(project);
  const [x, y] = project(getPoint(place));
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={isState ? `Map of ${state.name} with its larger cities` : `${place.name} on a map of ${state.name}`}
    >
      <path d={path} />
      <path className={styles.dots} d={drawDots(dots)} />
      {isState ? (
        mapLabels(named, width).map((label) => (
          <text key={label.name} x={label.x} y={label.y} textAnchor={label.anchor}>
            {label.name}
          </text>
        ))
      ) : (
        <g className={styles.here}>
          <circle cx={x} cy={y} r="11" />
          <circle cx={x} cy={y} r="4" />
        </g>
      )}
    </svg>
  );
}
