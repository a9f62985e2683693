import type { Camera } from './camera';
import { findRegion } from './regions';

export interface Fact {
  readonly label: 'ADDRESS' | 'LOCATION' | 'COORDINATES' | 'DIRECTION' | 'ANGLE' | 'ROAD';
  readonly value: string;
}

type AddressFields = Pick<Camera, 'house_number' | 'road' | 'city' | 'county' | 'state' | 'postcode'>;

/** `12 Delaware Ave, Buffalo, Erie Co., NY 14202`, without the parts that are missing. */
export function addressLine(camera: AddressFields): string {
  const street = [camera.house_number, camera.road].filter(Boolean).join(' ');
  const county = camera.county?.replace(/\bCounty\b/g, 'Co.');
  const state = findRegion(camera.state ?? '') ?? camera.state;
  const region = [state, camera.postcode].filter(Boolean).join(' ');
  return [street, camera.city, county, region].filter(Boolean).join(', ');
}

function locationLine({ city, county, state, location }: Camera): string {
  return [city, county, state].filter(Boolean).join(', ') || location;
}

export function cameraFacts(camera: Camera, angle = ''): readonly Fact[] {
  const direction = /^unknown$/i.test(camera.direction.trim()) ? '' : camera.direction;
  const facts: readonly Fact[] = [
    { label: 'ADDRESS', value: addressLine(camera) },
    { label: 'LOCATION', value: locationLine(camera) },
    { label: 'COORDINATES', value: `${camera.lat.toFixed(6)}, ${camera.lng.toFixed(6)}` },
    { label: 'DIRECTION', value: direction },
    { label: 'ANGLE', value: angle },
    { label: 'ROAD', value: camera.roadway },
  ];
  return facts.filter(({ value }) => value.trim() !== '');
}

const ARROWS: readonly (readonly [pattern: RegExp, arrow: string])[] = [
  [/^north-?east/i, '↗'],
  [/^north-?west/i, '↖'],
  [/^south-?east/i, '↘'],
  [/^south-?west/i, '↙'],
  [/^north/i, '↑'],
  [/^south/i, '↓'],
  [/^east/i, '→'],
  [/^west/i, '←'],
];

/** North is up; null for texts such as `Both Directions`. */
export function directionArrow(direction: string): string | null {
  return ARROWS.find(([pattern]) => pattern.test(direction))?.[1] ?? null;
}
