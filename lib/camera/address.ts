import type { Camera } from './camera';
import { REGIONS, stateCodeOf } from './regions';

type AddressFields = Pick<Camera, 'house_number' | 'road' | 'city' | 'county' | 'state' | 'postcode'>;

/**
 * The address line of spec 3: house number and road, city, county, state, postcode; absent ones are left out. Compact mode
 * shortens the word County to `Co.`; the 50 states (with DC) and the provinces are shown by their two letters.
 */
export function addressLine(camera: AddressFields, mode: 'full' | 'compact' = 'full'): string {
  const street = [camera.house_number, camera.road].filter(Boolean).join(' ');
  const county = mode === 'compact' ? camera.county?.replace(/\bCounty\b/g, 'Co.') : camera.county;
  const code = camera.state === null ? undefined : (stateCodeOf(camera.state) ?? camera.state);
  const region = [code, camera.postcode].filter(Boolean).join(' ');
  return [street, camera.city, county, region].filter(Boolean).join(', ');
}

/** The full name of a state or province given by name or by its two letters; undefined for anything else. */
export function stateNameOf(nameOrCode: string): string | undefined {
  const upper = nameOrCode.trim().toUpperCase();
  const code = Object.hasOwn(REGIONS, upper) ? (upper as keyof typeof REGIONS) : stateCodeOf(nameOrCode);
  return code === undefined ? undefined : REGIONS[code].name;
}
