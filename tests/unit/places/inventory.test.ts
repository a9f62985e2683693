import { mayShowPictures } from '@/lib/agencies/permission';
import { REGIONS } from '@/lib/camera/regions';
import type { Place } from '@/lib/places/place';
import { findPlace, getPoint, PLACES } from '@/lib/places/places';
import { createAreaCounter } from '@/lib/places/areas';
import { countNote, describeHere } from '@/lib/places/claims';
import { countSources, createInventoryOf, findInPlace, nameArea } from '@/lib/places/inventory';
import { selectPictures } from '@/lib/places/pictures';
import { placeHref } from '@/lib/places/viewer-link';
import { NO_FAVORITES } from '@/lib/account/favorites';

import { findCameras, SearchIndex } from '@/lib/search/search-index';
import { parseQueryAmong } from '@/lib/search/resolve-city';
import { camera } from '@/tests/support/camera';

const place = (key: string) => findPlace(`${key}-traffic-cameras`)!;
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

test('a city counts the cameras around it by source, whatever city their records name, a region those of its county', () => {
  const buffalo = findInPlace(
    [
      ...[camera({ ...inBuffalo(3, 'US-219'), source: '511pa' }), inBuffalo(1, 'I-90'), inBuffalo(2, 'I-190')],
      camera({ state: 'Texas', city: 'Buffalo' }),
    ],
    place('buffalo'),
  );

  expect(countSources(buffalo).map(({ name, cameras }) => `${name} ${cameras}`)).toEqual(['511NY 2', '511PA 1']);
  expect(findInPlace([camera({ state: 'Florida', county: 'Monroe' })], place('florida-keys'))).toHaveLength(1);
  expect(findInPlace([camera({ state: 'New York', city: 'New York' })], place('new-york-city'))).toHaveLength(1);
  expect(nameArea(place('buffalo'))).toBe('within 5 miles of Buffalo');
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
  const refused = camera({ ...inBuffalo(33, 'NY-8'), imageUrl: 'https://cams.example:8443/8.jpg' });
  const cameras = [
    ...[video, asksFirst, insecure, refused],
    ...[1, 2, 3, 4].map((id) => inBuffalo(id, 'I-90')),
    inBuffalo(5, 'I-190'),
    camera({ ...inBuffalo(6, 'I-190'), location: 'I-190 at Exit 5' }),
  ];
  const pictures = selectPictures(cameras, (source) => mayShowPictures(source, {}));

  expect(pictures.map(({ road, still }) => `${road} ${still === null ? 'frame' : 'picture'}`)).toEqual([
    ...['I-90 picture', 'I-190 picture', 'I-90 picture', 'I-90 picture', 'I-90 picture'],
    ...['I-290 frame', 'US-219 frame', 'NY-5 frame', 'NY-8 frame'],
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

test.each([
  ['new-york', 'Rochester and Buffalo', '', [['Buffalo', '/buffalo-traffic-cameras', 1]]],
  ['new-york', 'Kenmore', '', [['Kenmore', '/?state=New%20York&city=Kenmore', 1]]],
  ['new-york-city', 'Queens', '', [['Queens', '/?state=New%20York&area=county%3AQueens', 1]]],
  ['new-york', 'Finger Lakes', 'NY-14, Seneca Lake', [['', null, 0]]],
  ['new-york', 'Thruway corridor', 'Exit 1, I-90 Thruway and US-62', [['', null, 2]]],
])('on the page of %s, %s counts the places in its name, or else the roads %j', (key, area, highlights, expected) => {
  const cameras = [
    inBuffalo(1, 'I-90'),
    camera({ id: '511ny-2', state: 'New York', city: 'Queens Village', county: 'Queens', roadway: 'US-62' }),
  ];
  const counts = createAreaCounter(place(key), cameras)({ area, highlights });
  expect(counts.map(({ name, href, cameras: total }) => [name, href, total])).toEqual(expected);
});

test.each([
  [null, 'None of them here yet: this site has not collected any cameras.', undefined],
  [0, 'None of them here yet: The terms of ALGO Traffic do not let other sites show its cameras.', 'none here yet'],
  [1, '1 of them here, counted January 1', '1 camera'],
  [1_500, '1,500 of them here, counted January 1', '1,500 cameras'],
])('beside its stated figure, Alabama with %s cameras shows the counted one or the reason', (count, note, short) => {
  const [alabama, one] = [place('alabama'), camera({ state: 'Alabama' })];
  const cameras = [camera({ state: 'Ohio' }), ...Array.from({ length: count ?? 0 }, () => one)];
  const inventoryOf = createInventoryOf(count === null ? null : { cameras, changedAt: 1 });
  expect([describeHere(alabama, inventoryOf(alabama)), countNote(alabama, inventoryOf)]).toEqual([note, short]);
});

test('every place counts the cameras that its button shows, in a city around the name in its link', () => {
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
  const open = (href: string) => {
    const query = parseQueryAmong(new URL(href, 'https://x.example').searchParams, { cameras, isDone: true });
    const found = findCameras(cameras, index, query, { favorites: NO_FAVORITES, seed: 1 });
    return { shown: found.map((position) => cameras[position]!.id), near: query.near };
  };
  const hasCircle = ({ type, county, key }: Place) =>
    type === 'city' && county === undefined && key !== 'new-york-city';
  const wrong = PLACES.filter((one) => {
    const counted = findInPlace(cameras, one).map(({ id }) => id);
    const isSome = counted.length > 0 && counted.length < cameras.length;
    const { shown, near } = open(placeHref(one));
    const isNamed = near === null ? !hasCircle(one) : near.name === one.name;
    return !isSome || !isNamed || counted.sort().join() !== shown.sort().join();
  });

  expect(PLACES.filter(hasCircle).length).toBeGreaterThan(150);
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test.each([
  ['texas', '/?state=Texas'],
  ['north-charleston', '/?near=32.855,-79.975,9&place=North%20Charleston&state=South%20Carolina'],
  ['cape-cod', '/?state=Massachusetts&area=county%3ABarnstable'],
  ['new-york-city', '/?state=New%20York&city=New%20York'],
])('the buttons on the %s page link to %s', (key, href) => {
  expect(placeHref(place(key))).toBe(href);
});
