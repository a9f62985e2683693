import { formatNear, formatQuery, isNarrowed, NO_FILTERS, withoutNear, sortOrders } from '@/lib/search/camera-query';
import { findCameras, SearchIndex } from '@/lib/search/search-index';
import { findCity, parseQueryAmong } from '@/lib/search/resolve-city';
import { camera } from '@/tests/support/camera';

const ADDRESS = 'near=39.952,-75.164,12&place=Philadelphia&state=Pennsylvania';
const CENTER = { lat: 39.952, lng: -75.164 };
/** By name: kilometers north of the center. */
const CAMERAS = Object.entries({ edge: 11.9, outside: 12.1, middle: 0.1, camden: 3, airport: 9 }).map(([id, km]) =>
  camera({
    id,
    location: id,
    lat: CENTER.lat + km / 111.2,
    lng: CENTER.lng,
    state: id === 'camden' ? 'New Jersey' : 'Pennsylvania',
    city: id === 'middle' ? null : id === 'camden' ? 'Camden' : 'Whitman',
    source: id === 'airport' ? '511pa' : '511ny',
  }),
);

const parse = (address: string) => parseQueryAmong(new URLSearchParams(address), { cameras: CAMERAS, isDone: true });

const index = new SearchIndex();
index.add(CAMERAS);

function find(address: string, favorites: string[] = []): string[] {
  return findCameras(CAMERAS, index, parse(address), { favorites: new Set(favorites), seed: 1 }).map(
    (position) => CAMERAS[position]!.id,
  );
}

test('near shows the cameras within the radius, nearest first, and narrows with every other filter', () => {
  expect(find('near=39.952,-75.164,12')).toEqual(['middle', 'camden', 'airport', 'edge']);
  expect(find(ADDRESS)).toEqual(['middle', 'airport', 'edge']);
  expect(find('near=39.952,-75.164,12&q=edge')).toEqual(['edge']);
  expect(find('near=39.952,-75.164,12&source=511pa')).toEqual(['airport']);
  expect(find('near=39.952,-75.164,12&area=city:Whitman')).toEqual(['airport', 'edge']);
  expect(find('near=39.952,-75.164,12&fav=1', ['edge', 'outside'])).toEqual(['edge']);
  expect(find('near=10,10,12')).toEqual([]);
  expect(find('near=40.1,-75.164,50')[0]).toBe('outside');
});

test('a sort order in the address overrides the distance, even random', () => {
  expect(find('near=39.952,-75.164,12&sort=a-z')).toEqual(['airport', 'camden', 'edge', 'middle']);
  expect(parse('near=39.952,-75.164,12&sort=random').sort).toBe('random');
  expect(parse('sort=nearest').sort).toBe('random');
  expect(sortOrders(false)).not.toContain('nearest');
});

test('near survives the address bar with its name, and the default order stays out of it', () => {
  const query = parse(ADDRESS);

  expect(query).toEqual({
    ...NO_FILTERS,
    state: 'Pennsylvania',
    near: { ...CENTER, km: 12, name: 'Philadelphia' },
    sort: 'nearest',
  });
  expect(formatQuery(query)).toMatchObject({ near: '39.952,-75.164,12', place: 'Philadelphia', sort: null });
  expect(formatQuery({ ...query, sort: 'random' }).sort).toBe('random');
  expect(isNarrowed(query)).toBe(true);
});

test('removing near removes its name and order, but not an order that the visitor chose', () => {
  expect(formatQuery(withoutNear(parse(ADDRESS)))).toMatchObject({ near: null, place: null, state: 'PA', sort: null });
  expect(withoutNear(parse(`${ADDRESS}&sort=z-a`)).sort).toBe('z-a');
  expect(formatQuery(withoutNear(parse(`${ADDRESS}&sort=random`))).sort).toBeNull();
});

test('an invalid circle is ignored, and a radius is limited to 1 to 200 km', () => {
  const bad = ' 40,-75 40,-75, 91,-75,5 40,181,5 NaN,-75,5 40,-75,NaN 40,-75,-5 40,-75,1e2 40,-75,5,6'.split(' ');
  expect(bad.filter((near) => parse(`near=${near}&place=Philadelphia`).near !== null)).toEqual([]);
  expect(['0', '0.5', '12.5', '999'].map((km) => parse(`near=40,-75,${km}`).near?.km)).toEqual([1, 1, 12.5, 200]);
});

test('the chip has the name in the link, the city of the nearest camera, or the coordinates', () => {
  const describe = (address: string) => {
    const near = parse(address).near!;
    return formatNear(near, findCity(near, CAMERAS));
  };

  expect(describe(ADDRESS)).toBe('Within 7 mi of Philadelphia');
  expect(describe('near=39.952,-75.164,12')).toBe('Within 7 mi of Camden');
  expect(describe('near=10,10.5,3')).toBe('Within 2 mi of 10, 10.5');
  const toronto = { city: 'Toronto', isInCanada: true };
  expect(formatNear(parse('near=43.65,-79.38,12').near!, toronto)).toBe('Within 12 km of Toronto');
});

test('a place name in a link is accepted only as a few words of letters', () => {
  const name = (place: string) => parse(`near=40,-75,5&place=${encodeURIComponent(place)}`).near?.name;
  const hostile = ['<b>x</b>', 'call 555-0100', 'evil.example', '\u202eabc', 'a'.repeat(41), 'a  b', '“x”', 'a/b', ' '];

  expect(['St. Louis', 'Winston-Salem', 'Coeur d’Alene', 'Montréal'].map(name)).not.toContain(null);
  expect(hostile.filter((text) => name(text) !== null)).toEqual([]);
});
