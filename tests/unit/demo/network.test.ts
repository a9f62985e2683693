import { isWithinBounds, findRegion } from '@/lib/camera/regions';
import { CameraSchema, type Camera } from '@/lib/camera/camera';
import { DataIndexSchema } from '@/lib/camera-files/parse';
import { groupBy } from '@/lib/core/collections';
import { CORE_FILES, CORE_SOURCES } from '@/lib/agencies/sources';
import { demoJson, findBuiltInFault, findFeed, listDemoCameras } from '@/demo/network/network';
import { parseFeedPath } from '@/demo/feeds/feed-address';

const cameras = listDemoCameras();
const those = (test: (camera: Camera) => boolean): Camera[] => cameras.filter(test);
const feedUrls = (camera: Camera): string[] =>
  [camera, ...(camera.views ?? [])]
    .flatMap(({ videoUrl, imageUrl }) => [videoUrl, imageUrl])
    .filter((url) => url !== null);

test('the demo network has more than 600 cameras, at least 20 of every source, with unique ids that start with it', () => {
  expect(cameras.length).toBeGreaterThan(600);
  expect(new Set(cameras.map(({ id }) => id)).size).toBe(cameras.length);
  const counts = CORE_SOURCES.map((id) => those(({ source }) => source === id).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(20);
  const prefixes: Record<string, string> = { 'ontario-mto': 'mto-', 'toronto-opendata': 'toronto-', nycdot: '' };
  expect(those(({ id, source }) => !id.startsWith(`${prefixes[source] ?? `${source}-`}demo-`))).toEqual([]);
});

test('every record matches the schema, is marked as a demo, and names a place it is in', () => {
  expect(cameras.filter((camera) => !CameraSchema.safeParse(camera).success)).toEqual([]);
  const strays = those(({ isDemo, location, city, county, state, country, lat, lng }) => {
    const code = findRegion(state ?? '');
    const hasPlace = [city, county, country].every(Boolean) && code !== undefined && isWithinBounds(code, lat, lng);
    return isDemo !== true || !location.startsWith('DEMO · ') || !hasPlace;
  });
  expect(strays).toEqual([]);
});

test('every feed URL points to an existing feed, and every still has a refresh interval', () => {
  const dangling = cameras.flatMap(feedUrls).filter((url) => findFeed(parseFeedPath(url)?.feedId ?? '') === null);
  expect(dangling).toEqual([]);
  expect(those(({ imageUrl, refreshMs }) => imageUrl !== null && refreshMs === null)).toEqual([]);
});

test.each<[string, (camera: Camera) => boolean]>([
  ['video only', ({ videoUrl, imageUrl }) => videoUrl !== null && imageUrl === null],
  ['a still only', ({ videoUrl, imageUrl }) => videoUrl === null && imageUrl !== null],
  ['video and a still', ({ videoUrl, imageUrl }) => videoUrl !== null && imageUrl !== null],
  ['two views', ({ views }) => views?.length === 2],
  ['five views', ({ views }) => views?.length === 5],
  ['views of both types', ({ views }) => new Set(views?.map(({ feedType }) => feedType)).size === 2],
  ['an unknown direction', ({ direction }) => direction === 'Unknown'],
  ['no direction', ({ direction }) => direction === ''],
  ['a dead feed', ({ isFeedDead }) => isFeedDead === true],
  ['a duplicate', ({ isDuplicate, duplicateOf }) => isDuplicate === true && duplicateOf !== undefined],
  ['a problem stream', ({ problemStream }) => problemStream],
  ['a very long name', ({ location }) => location.length > 100],
  ['accents', ({ location }) => location.includes('Québec')],
  ['HTML special characters', ({ location }) => /<.+>/.test(location) && !location.includes('&lt;')],
  ['a feed that requires a login', ({ videoAuthRequired }) => videoAuthRequired === true],
])('some camera has %s', (_name, test) => {
  expect(cameras.some(test)).toBe(true);
});

test('several cameras share one spot, and a duplicate has that of its original', () => {
  const spots = groupBy(cameras, ({ lat, lng }) => `${lat.toFixed(4)},${lng.toFixed(4)}`);
  expect(Math.max(...[...spots.values()].map(({ length }) => length))).toBeGreaterThanOrEqual(3);
  const byId = new Map(cameras.map((camera) => [camera.id, camera]));
  const apart = those(({ isDuplicate, duplicateOf, lat, lng }) => {
    const original = byId.get(duplicateOf ?? '');
    return isDuplicate === true && (original?.lat !== lat || original.lng !== lng);
  });
  expect(apart).toEqual([]);
});

test('listed cameras have every kind of fault', () => {
  const listed = those(({ isFeedDead, isDuplicate }) => isFeedDead !== true && isDuplicate !== true);
  const kinds = new Set(listed.map(({ id }) => findBuiltInFault(id).kind));
  expect([...kinds].sort().join(' ')).toBe(
    'corrupt empty frozen-playlist hang html no-cors none not-found recovers-after slow',
  );
});

test('the network is the same on every call, its files list every camera once, and the index counts match them', () => {
  expect(listDemoCameras()).toEqual(cameras);
  const ids = CORE_FILES.flatMap((file) => (JSON.parse(demoJson(file)) as Camera[]).map(({ id }) => id));
  expect([...ids].sort()).toEqual(cameras.map(({ id }) => id).sort());
  const index = DataIndexSchema.parse(JSON.parse(demoJson('index')));
  expect(index.mode).toBe('demo');
  expect(index.sources.map(({ id }) => id)).toEqual([...CORE_SOURCES]);
  expect(index.sources.reduce((sum, source) => sum + source.cameras, 0)).toBe(cameras.length);
  expect(index.sources.reduce((sum, source) => sum + source.dead, 0)).toBeGreaterThan(0);
});
