import type { Camera } from './camera';
import { findCrossing } from './crossing';
import { findRegion } from './regions';

/** States with cities outside counties. */
const INDEPENDENT_CITIES = new Set(['AK', 'DC', 'MD', 'MO', 'NV', 'VA']);

function countyName({ city, county, country_code }: Camera, code: string | undefined): string {
  if (!county || (county === city && INDEPENDENT_CITIES.has(code ?? '')) || code === 'DC') return '';
  if (county.endsWith(' County') || country_code !== 'us' || code === 'AK') return county;
  return `${county} ${code === 'LA' ? 'Parish' : 'County'}`;
}

/** `I-190 at Exit 9, Buffalo, Erie Co., NY 14202` */
export function addressLine(camera: Camera): string {
  const { house_number: number, road, city, postcode } = camera;
  const crossing = findCrossing(camera);
  // A geocoder's road may differ from the agency's.
  const where = !number && road === crossing.road ? crossing.where : '';
  const street = [number, road, where].filter(Boolean).join(' ');
  const code = findRegion(camera.state ?? '');
  const region = [code ?? camera.state, postcode].filter(Boolean).join(' ');
  const county = countyName(camera, code).replace(/ County$/, ' Co.');
  return [street, city, county, region].filter(Boolean).join(', ');
}

export const shownDirection = ({ direction }: Camera): string => (/^\s*unknown\s*$/i.test(direction) ? '' : direction);

const ARROWS: Readonly<Record<string, string>> = {
  north: '↑',
  northeast: '↗',
  east: '→',
  southeast: '↘',
  south: '↓',
  southwest: '↙',
  west: '←',
  northwest: '↖',
};

export function directionArrow(direction: string): string | null {
  const [, start = ''] = /^(?:facing )?((?:north|south)?-?(?:east|west)?)/i.exec(direction) ?? [];
  return ARROWS[start.toLowerCase().replace('-', '')] ?? null;
}

export function cameraFacts(camera: Camera, angle = ''): (readonly [label: string, value: string])[] {
  const { city, state, location } = camera;
  const county = countyName(camera, findRegion(state ?? ''));
  const facts = [
    // Would repeat the location.
    ['ADDRESS', camera.road ? addressLine(camera) : ''],
    ['LOCATION', [city, county, state].filter(Boolean).join(', ') || location],
    ['COORDINATES', `${camera.lat.toFixed(6)}, ${camera.lng.toFixed(6)}`],
    ['DIRECTION', shownDirection(camera)],
    ['ANGLE', angle],
    ['ROAD', camera.roadway],
  ] as const;
  return facts.filter(([, value]) => value.trim() !== '');
}
