import type { Camera } from './camera';
import { addressLine, shownDirection } from './facts';

export interface Fact {
  readonly label: 'ADDRESS' | 'LOCATION' | 'COORDINATES' | 'DIRECTION' | 'ANGLE' | 'ROAD';
  readonly value: string;
}

export function cameraFacts(camera: Camera, angle = ''): readonly Fact[] {
  const { city, county, state, location } = camera;
  const facts: readonly Fact[] = [
    // Would repeat the location.
    { label: 'ADDRESS', value: camera.road ? addressLine(camera) : '' },
    { label: 'LOCATION', value: [city, county, state].filter(Boolean).join(', ') || location },
    { label: 'COORDINATES', value: `${camera.lat.toFixed(6)}, ${camera.lng.toFixed(6)}` },
    { label: 'DIRECTION', value: shownDirection(camera) },
    { label: 'ANGLE', value: angle },
    { label: 'ROAD', value: camera.roadway },
  ];
  return facts.filter(({ value }) => value.trim() !== '');
}
