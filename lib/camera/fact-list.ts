import type { Camera } from './camera';
import { addressLine, shownDirection } from './facts';

export interface Fact {
  readonly label: 'ADDRESS' | 'LOCATION' | 'COORDINATES' | 'DIRECTION' | 'ANGLE' | 'ROAD';
  readonly value: string;
}

function locationLine({ city, county, state, location }: Camera): string {
  return [city, county, state].filter(Boolean).join(', ') || location;
}

export function cameraFacts(camera: Camera, angle = ''): readonly Fact[] {
  const facts: readonly Fact[] = [
    // Without a street it would only repeat the location.
    { label: 'ADDRESS', value: camera.road ? addressLine(camera) : '' },
    { label: 'LOCATION', value: locationLine(camera) },
    { label: 'COORDINATES', value: `${camera.lat.toFixed(6)}, ${camera.lng.toFixed(6)}` },
    { label: 'DIRECTION', value: shownDirection(camera) },
    { label: 'ANGLE', value: angle },
    { label: 'ROAD', value: camera.roadway },
  ];
  return facts.filter(({ value }) => value.trim() !== '');
}
