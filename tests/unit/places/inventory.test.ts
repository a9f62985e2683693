import { mayShowPictures } from '@/lib/agencies/permission';
import { REGIONS } from '@/lib/camera/regions';
import { findPlace, getPoint, PLACES } from '@/lib/places/places';
import { countArea } from '@/lib/places/areas';
import { describeExisting, placeSubtitle, placeTitle } from '@/lib/places/claims';
import { type CountedInventory, getInventory } from '@/lib/places/inventory';
import { selectPictures } from '@/lib/places/pictures';
import { placeHref } from '@/lib/places/viewer-link';
import type { Camera } from '@/lib/camera/camera';
import { NO_FAVORITES } from '@/lib/account/favorites';

import { findCameras, SearchIndex } from '@/lib/search/search-index';
import { parseQueryAmong } from '@/lib/search/resolve-city';
import { camera } from '@/tests/support/camera';

const place = (key: string) => findPlace(`${key}-traffic-cameras`)!;
const inventory = (key: string, cameras: Camera[]) => getInventory(place(key), { cameras, changedAt: 1 });
const counted = (key: string, cameras: Camera[]) => inventory(key, cameras) as CountedInventory;
/** Named for a suburb, as many cameras of a city are. */
const inBuffalo = (id: number, roadway: string) =>
  camera({
    id: `511ny-${id}`,
    ...getPoint(place('buffalo')),
    state: 'New York',
    city: 'Kenmore',
    roadway,
    location: `${roadway} at Exit ${id}`,
  });

test('a place without cameras is empty, and without a snapshot nothing is known of it', () => {
  expect(getInventory(place('buffalo'), null).kind).toBe('unknown');
  expect(inventory('buffalo', [camera({ state: 'Texas', city: 'Buffalo' })]).kind).toBe('empty');
});

test('a city counts its cameras by source', () => {
  const buffalo = counted('buffalo', [inBuffalo(1, 'I-90'), inBuffalo(2, 'I-190')]);

  expect(buffalo.total).toBe(2);
  expect(buffalo.where).toBe('within 8 km of Buffalo');
  expect(buffalo.sources).toEqual([{ label: '511NY', url: 'https://511ny.org', cameras: 2 }]);
});

test('a page shows pictures that agencies permit before frames, from every road before the same road again, each name once', () => {
  const video = camera({
    ...inBuffalo(30, 'I-290'),
    source: '511sc',
    imageUrl: null,
    videoUrl: 'https://x.example/v.m3u8',
  });
  const asksFirst = camera({ ...inBuffalo(31, 'US-219'), source: '511ga' });
  const insecure = camera({ ...inBuffalo(32, 'NY-5'), imageUrl: 'http://cams.example/5.jpg' });
  const cameras = [
    ...[video, asksFirst, insecure],
    ...[1, 2, 3, 4].map((id) => inBuffalo(id, 'I-90')),
    inBuffalo(5, 'I-190'),
    camera({ ...inBuffalo(6, 'I-190'), location: 'I-190 at Exit 5' }),
  ];
  const pictures = selectPictures(cameras, (source) => mayShowPictures(source, {}));

  expect(pictures.map(({ road, still }) => `${road} ${still === null ? 'frame' : 'picture'}`)).toEqual([
    ...['I-90 picture', 'I-190 picture', 'I-90 picture', 'I-90 picture', 'I-90 picture'],
    ...['I-290 frame', 'US-219 frame', 'NY-5 frame'],
  ]);
  const withConsent = selectPictures([asksFirst], (source) => mayShowPictures(source, { ROADFEED_CONSENT: 'ga' }));
  expect(withConsent[0]?.still).toBe('https://cams.example/1.jpg');
});

test('a page spreads the pictures of one road over its length', () => {
  const road = Array.from({ length: 40 }, (_, index) =>
    camera({ id: `511ny-${index + 10}`, location: `Mile ${index}`, roadway: 'I-90', lng: -79 + index / 10 }),
  );
  const [first, second, third] = selectPictures(road, () => true);

  expect([first, second, third].map((picture) => picture?.name)).toEqual([
    'Mile 0',
    'Mile 39',
    expect.stringMatching(/Mile (19|20)/),
  ]);
});

test('an area counts the cameras of the places in its name and leads to them', () => {
  const state = place('new-york');
  const cameras = [inBuffalo(1, 'I-90'), camera({ state: 'New York', city: 'Queens Village', county: 'Queens' })];

  expect(countArea('Buffalo Niagara', state, cameras)).toEqual([]);
  expect(countArea('Rochester and Buffalo', state, cameras)).toEqual([
    { name: 'Buffalo', href: '/buffalo-traffic-cameras', cameras: 1 },
  ]);
  expect(countArea('Kenmore', state, cameras)).toEqual([
    { name: 'Kenmore', href: '/?state=New%20York&city=Kenmore', cameras: 1 },
  ]);
  expect(countArea('Queens', place('new-york-city'), cameras)).toEqual([
    { name: 'Queens', href: '/?state=New%20York&area=county%3AQueens', cameras: 1 },
  ]);
});

test('a region counts cameras by county, and New York City by the city name on its cameras', () => {
  expect(counted('florida-keys', [camera({ state: 'Florida', county: 'Monroe' })]).total).toBe(1);
  expect(counted('new-york-city', [camera({ state: 'New York', city: 'New York' })]).total).toBe(1);
});

test('a page claims only what the site has, and what is said to exist where that is more', () => {
  const ohio = place('ohio');
  const cameras = Array.from({ length: 1_500 }, (_, id) => camera({ id: `511ny-${id}`, state: 'Ohio' }));
  const claims = [getInventory(ohio, null), ...[0, 1, 1_500].map((few) => inventory('ohio', cameras.slice(0, few)))];

  expect(claims.map((one) => [placeTitle('Ohio', one), placeSubtitle(ohio, one), describeExisting(ohio, one)])).toEqual(
    [
      ['Ohio Traffic Cameras', 'No cameras collected yet', null],
      ['Ohio Traffic Cameras - Not Connected', 'Not connected yet', 'About 1,400 exist in the state.'],
      [
        'Ohio Traffic Cameras - 1 Live Cam',
        '1 live camera, counted January 1, 1970',
        'About 1,400 exist in the state.',
      ],
      ['Ohio Traffic Cameras - 1,500 Live Cams', '1,500 live cameras, counted January 1, 1970', null],
    ],
  );
});

test('every place counts the cameras that its button shows', () => {
  const cameras = PLACES.filter(({ type, code }) => type !== 'state' || code === 'DC').flatMap((city, at) =>
    [0, 0.05, 0.15, 0.4].flatMap((north, step) => {
      const { lat, lng } = getPoint(city);
      const spot = { lat: lat + north, lng, city: city.name.replace(' City', ''), county: city.county ?? 'Other' };
      return [REGIONS[city.code].name, 'Ontario'].map((state, side) =>
        camera({ id: `x-${at}-${step}-${side}`, ...spot, state }),
      );
    }),
  );
  const index = new SearchIndex();
  index.add(cameras);
  const shown = (href: string) => {
    const query = parseQueryAmong(new URL(href, 'https://x.example').searchParams, { cameras, isDone: true });
    return findCameras(cameras, index, query, { favorites: NO_FAVORITES, seed: 1 }).map(
      (position) => cameras[position]!.id,
    );
  };
  const counts = PLACES.map((one) => {
    const ids = shown(placeHref(one));
    return {
      slug: one.slug,
      shown: ids.length,
      counted: (getInventory(one, { cameras, changedAt: 1 }) as CountedInventory).total,
    };
  });

  expect(counts.filter(({ shown, counted }) => shown !== counted)).toEqual([]);
  expect(counts.filter(({ shown }) => shown === 0 || shown === cameras.length)).toEqual([]);
});

test('every city hands over a circle whose name the viewer takes from the link', () => {
  const names = PLACES.filter(
    ({ type, county, key }) => type === 'city' && county === undefined && key !== 'new-york-city',
  ).map((city) => {
    const { near } = parseQueryAmong(new URL(placeHref(city), 'https://x.example').searchParams, {
      cameras: [],
      isDone: true,
    });
    return { name: city.name, inLink: near?.name };
  });

  expect(names.length).toBeGreaterThan(150);
  expect(names.filter(({ name, inLink }) => inLink !== name)).toEqual([]);
});

test.each([
  ['texas', '/?state=Texas'],
  ['north-charleston', '/?near=32.855,-79.975,9&place=North%20Charleston&state=South%20Carolina'],
  ['cape-cod', '/?state=Massachusetts&area=county%3ABarnstable'],
  ['new-york-city', '/?state=New%20York&city=New%20York'],
])('the buttons on the %s page link to %s', (key, href) => {
  expect(placeHref(place(key))).toBe(href);
});
