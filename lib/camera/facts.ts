import { addressLine } from './address';
import type { Camera } from './camera';

/** One line about a camera. */
export interface Fact {
  readonly label: 'ADDRESS' | 'LOCATION' | 'COORDINATES' | 'DIRECTION' | 'ANGLE' | 'ROAD';
  readonly value: string;
}

type Place = Pick<Camera, 'city' | 'county' | 'state' | 'location'>;

/** City, county and state with their full names; a camera without any is known by its location only. */
function placeLine({ city, county, state, location }: Place): string {
  return [city, county, state].filter(Boolean).join(', ') || location;
}

/**
 * What popup and modal say of a camera, in the order of spec 2. An empty line is left out, as is a direction `Unknown`.
 * `angle` is the line of a camera with several angles.
 */
export function cameraFacts(camera: Camera, angle = ''): readonly Fact[] {
  const direction = /^unknown$/i.test(camera.direction.trim()) ? '' : camera.direction;
  const facts: readonly Fact[] = [
    { label: 'ADDRESS', value: addressLine(camera, 'compact') },
    { label: 'LOCATION', value: placeLine(camera) },
    { label: 'COORDINATES', value: `${camera.lat.toFixed(6)}, ${camera.lng.toFixed(6)}` },
    { label: 'DIRECTION', value: direction },
    { label: 'ANGLE', value: angle },
    { label: 'ROAD', value: camera.roadway },
  ];
  return facts.filter(({ value }) => value.trim() !== '');
}
