import type { Camera } from './camera';
import { findCrossing } from './crossing';
import { findRegion } from './regions';

/** Where a city can be its own county, which is then no county. */
const INDEPENDENT_CITIES = new Set(['DC', 'MD', 'MO', 'NV', 'VA']);

function shortCounty({ city, county, country_code }: Camera, code: string | undefined): string {
  if (!county || (county === city && INDEPENDENT_CITIES.has(code ?? '')) || code === 'DC') return '';
  const short = county.replace(/ County$/, ' Co.');
  if (short !== county || country_code !== 'us' || code === 'AK') return short;
  return `${county} ${code === 'LA' ? 'Parish' : 'Co.'}`;
}

/** `I-190 at Exit 9, Buffalo, Erie Co., NY 14202`, without the parts that are missing. */
export function addressLine(camera: Camera): string {
  const { house_number: number, road, city, postcode } = camera;
  const crossing = findCrossing(camera);
  // A geocoder's road may be another one than the agency's.
  const where = !number && road === crossing.road ? crossing.where : '';
  const street = [number, road, where].filter(Boolean).join(' ');
  const code = findRegion(camera.state ?? '');
  const region = [code ?? camera.state, postcode].filter(Boolean).join(' ');
  return [street, city, shortCounty(camera, code), region].filter(Boolean).join(', ');
}

/** Empty where the agency says that it does not know. */
export const shownDirection = ({ direction }: Camera): string => (/^\s*unknown\s*$/i.test(direction) ? '' : direction);

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
