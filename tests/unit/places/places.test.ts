import { getAgency } from '@/lib/agencies/agencies';
import { getContent } from '@/lib/places/content';
import { explainGap, explainRegion, findSources, getSources, listGaps } from '@/lib/places/gaps';
import { PLACES, findPlace, getPoint, STATES, getState } from '@/lib/places/places';
import { type Place, parseRoads } from '@/lib/places/place';
import { findNamesakes, findNearestWithCameras, findNeighbors } from '@/lib/places/nearby';
import { isWithinBounds, REGION_CODES, REGIONS, type StateCode } from '@/lib/camera/regions';
import { camera } from '@/tests/support/camera';

/** Cities that must have a page. */
const REQUIRED_CITIES =
  `NY New York City,NY Buffalo,NY Rochester,GA Atlanta,GA Columbus,CA Los Angeles,TX Houston,IL Chicago,IL Aurora
IL Springfield,WA Seattle,AZ Phoenix,LA Shreveport,KY Louisville,KY Lexington,OR Portland,OR Eugene,OR Salem,OK Oklahoma City,OK Tulsa
AK Anchorage,AR Little Rock,DE Wilmington,HI Honolulu,KS Wichita,MS Jackson,MT Billings,NE Omaha,NE Lincoln,NV Las Vegas,NV Henderson
NV Reno,NM Albuquerque,NM Las Cruces,ND Fargo,SD Sioux Falls,UT Salt Lake City,WY Cheyenne,VA Arlington,SC North Charleston,CO Aurora
OH Columbus,MN Rochester,MO Springfield,MA Springfield`.split(/[\n,]/);

/** The larger city keeps the bare slug (ADR 010). */
const BARE_NAMES =
  'CO aurora,OH columbus,NY rochester,MO springfield,OR portland,TX arlington,NC wilmington,SC charleston,SC columbia,MO kansas-city'.split(
    ',',
  );

test('there are pages for the 50 states, the District of Columbia, and at least 170 cities and regions', () => {
  expect(STATES.map(({ code }) => code).sort()).toEqual(
    Object.entries(REGIONS)
      .filter(([, { country }]) => country === 'US')
      .map(([code]) => code)
      .sort(),
  );
  expect(PLACES.filter(({ type }) => type !== 'state').length).toBeGreaterThanOrEqual(170);
});

test.each(['slug', 'key', 'fullName', 'description', 'traffic', 'watch'] as const)(
  'no two places share their %s',
  (field) => {
    const values = PLACES.map((place) => place[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  },
);

test('every required city has a page, and the largest city of a name keeps the bare slug', () => {
  const pages = PLACES.filter(({ type }) => type !== 'state').map(({ code, name }) => `${code} ${name}`);
  expect(REQUIRED_CITIES.filter((city) => !pages.includes(city))).toEqual([]);
  const names = PLACES.map(({ code, slug }) => `${code} ${slug.replace('-traffic-cameras', '')}`);
  expect(BARE_NAMES.filter((name) => !names.includes(name))).toEqual([]);
});

test.each<[string, (place: Place) => boolean]>([
  [
    'a slug of words, figures with a plus, a description of 60 to 200 letters, and four to eight areas',
    ({ slug, cameraCount, description, coverageAreas }) =>
      /^[a-z]+(-[a-z]+)*-traffic-cameras$/.test(slug) &&
      [cameraCount, ...coverageAreas.map(({ cameras }) => cameras)].every((count) =>
        /^\d{1,3}(,?\d{3})*\+$/.test(count),
      ) &&
      coverageAreas.every(({ area, highlights }) => area !== '' && highlights !== '') &&
      Math.abs(description.length - 130) <= 70 &&
      Math.abs(coverageAreas.length - 6) <= 2,
  ],
  [
    'a parent state, unless it is a state itself, and lies within it',
    (place) => {
      const isState = place.type === 'state';
      const { lat, lng } = getPoint(place);
      const isWithin = isState || isWithinBounds(place.code, lat, lng);
      const parent = isState && place.code !== 'DC' ? undefined : REGIONS[place.code].name;
      return isWithin && place.state === parent && getState(place).code === place.code;
    },
  ],
  [
    'at least four roads, and names all of them in four paragraphs',
    (place) => {
      const { about } = getContent(place);
      const roads = parseRoads(place);
      return about.length === 4 && roads.length >= 4 && roads.every((road) => about.join(' ').includes(road));
    },
  ],
  [
    'links to at least two other places, each once',
    (place) => {
      const slugs = findNeighbors(place).map((neighbor) => neighbor.place.slug);
      return slugs.length >= 2 && !slugs.includes(place.slug) && new Set(slugs).size === slugs.length;
    },
  ],
])('every place has %s', (_, isFine) => {
  expect(PLACES.filter((place) => !isFine(place)).map(({ slug }) => slug)).toEqual([]);
});

test.each([
  ['washington-dc', 'the District belong to the District Department of Transportation', 'TrafficView'],
  ['buffalo', 'New York belong to the New York State Department of Transportation', '511NY'],
])('%s names its agency and service', (key, owner, service) => {
  const { about } = getContent(findPlace(`${key}-traffic-cameras`)!);
  expect(about.at(-1)).toBe(`The highways of ${owner}. Closures, crashes, and road work are on ${service}.`);
});

test('cities with the same name link to each other', () => {
  expect(findNamesakes(findPlace('springfield-traffic-cameras')!).map(({ code }) => code)).toEqual(['IL', 'MA']);
});

test('a state links to its cities and the states it borders, a city to its state’s and the nearest beyond, by distance', () => {
  const find = (key: string) => PLACES.find((place) => place.key === key)!;
  const linksOf = (key: string) =>
    findNeighbors(find(key)).map(({ place, miles = '' }) => `${place.key} ${miles}`.trim());
  expect(linksOf('vermont')).toEqual(['burlington', 'rutland', 'massachusetts', 'new-hampshire', 'new-york']);
  expect(linksOf('boise')).toEqual(['idaho', 'nampa 19', 'idaho-falls 209']);
  expect(linksOf('burlington')).toEqual(['vermont', 'rutland 61', 'albany 129', 'manchester 135', 'nashua 147']);
  const shown = ['erie', 'fargo', 'albany', 'vermont', 'rochester', 'boise', 'portland', 'syracuse'];
  const nearest = findNearestWithCameras(find('buffalo'), ({ key }) => {
    return { cameras: shown.includes(key) ? [camera()] : [], collectedAt: null };
  });
  expect(nearest.map(({ place, miles }) => `${place.key} ${miles}`)).toEqual([
    ...['rochester 66', 'erie 81', 'syracuse 139', 'albany 260', 'vermont 301', 'fargo 917'],
  ]);
});

test.each([
  ['buffalo', ['511ny']],
  ['new-york-city', ['511ny', 'nycdot']],
  ['new-york', ['511ny', 'nycdot']],
])('%s gets cameras from %j: city agencies cover only their own city', (key, sources) => {
  expect(getSources(findPlace(`${key}-traffic-cameras`)!)).toEqual(sources);
});

test('every region without a list is listed with its service and one reason: no list, terms, consent, or a key', () => {
  const gaps = listGaps(null);
  const codes = REGION_CODES.filter((code) => gaps.some(({ name }) => name.startsWith(`${REGIONS[code].name}: `)));
  const hasNone = (code: StateCode) => findSources(code).every((id) => getAgency(id).city !== undefined);
  expect(codes).toEqual(REGION_CODES.filter(hasNone));
  expect(gaps.filter(({ href, note }) => !href.startsWith('https://') || !/^[A-Z0-9].+\.$/.test(note))).toEqual([]);
  expect([explainRegion('NY'), explainRegion('OH'), explainRegion('CT')]).toEqual([
    null,
    'The list of OHGO requires a key, and this site has none.',
    expect.stringMatching(/^CTroads requires permission, and none is on file for this site\. The terms .+\.$/),
  ]);
  const held = new Set(REGION_CODES.filter((code) => code !== 'SC').map((code) => REGIONS[code].name));
  const notes = new Map(listGaps(held).map(({ name, note }) => [name, note]));
  expect(notes.get('South Carolina: 511SC')).toBe('Its list had no cameras at the last sync.');
  // Its neighbors' lists have some of its cameras.
  expect(notes.get('Arkansas: IDrive Arkansas')).toMatch(/on its own pages only\.$/);
});

test('a place that cannot be connected has a reason of one sentence', () => {
  const keys = ['alabama', 'arkansas', 'oklahoma', 'wyoming', 'texas', 'houston', 'new-jersey', 'washington-dc'];
  const reasons = keys.map((key) => explainGap(findPlace(`${key}-traffic-cameras`)!));
  expect(reasons.filter((reason) => !/^[A-Z][^.]+\.$/.test(reason))).toEqual([]);
});
