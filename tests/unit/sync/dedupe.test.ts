import { fc } from '@/tests/support/seeded-fast-check';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import type { Camera, CameraRecord } from '@/lib/camera/camera';
import { metersBetween } from '@/lib/geo/point';
import { markDuplicates } from '@/lib/sync/identity/dedupe';
import { camera } from '../../support/camera';

const METERS_PER_DEGREE = 111_195;
const north = (meters: number): number => 42.7 + meters / METERS_PER_DEGREE;

let number = 0;
/** A camera with a unique picture. */
function at(meters: number, overrides: Partial<CameraRecord> = {}): Camera {
  number += 1;
  const id = `${overrides.source ?? '511ny'}-${number}`;
  return camera({ id, lat: north(meters), imageUrl: `https://cams.example/${number}.jpg`, ...overrides });
}

const duplicatesOf = (...cameras: readonly Camera[]): Camera[] =>
  markDuplicates(cameras).filter((found) => found.isDuplicate);

test.each([
  ['two directions at one pole', { direction: 'Northbound' }, { direction: 'Southbound' }],
  ['two directions in the names', { location: 'I-66 / MM 74.5 / EB' }, { location: 'I-66 / MM 74.5 / WB' }],
  ['two views of one intersection', { location: 'SR-123 - Looking South' }, { location: 'SR-123 - Looking West' }],
  ['numbered cameras at one pole', { location: 'Sea World Drive 1' }, { location: 'Sea World Drive 2' }],
  ['one with a direction and one without', { direction: 'Northbound' }, { direction: '' }],
  ['other hosts', {}, { imageUrl: 'https://other.example/9.jpg' }],
])('within one agency, %s are two cameras', (_, one, other) => {
  expect(duplicatesOf(at(0, one), at(0, other))).toEqual([]);
});

test('one agency lists a camera twice if point, name, direction and host are the same', () => {
  expect(duplicatesOf(at(0), at(0.5))).toMatchObject([{ duplicateReason: 'listed twice', duplicateDistance: 0.5 }]);
  expect(duplicatesOf(at(0), at(5))).toEqual([]);
});

test.each([
  ['6 Avenue @ 49 Street', '6 Ave @ 49 St', 0],
  ['I-278 at Renwick Avenue', 'C3-SIE-11-EB_at_Renwick_Ave', 1],
  ['NY440 at Edward Curry Avenue', 'C3-WSE-11-SB_at_Edwrd_Crry_Ave-Ex9', 2],
  ['Northern Blvd @ 68 St', 'Northern Blvd @ 60 Street', 0],
  ['YONGE ST & BLOOR ST W', 'Yonge Street at Bloor Street West', 17],
])('across agencies, %s is %s at %i m', (one, other, meters) => {
  const found = duplicatesOf(at(0, { location: one }), at(meters, { location: other, source: 'nycdot' }));
  expect(found).toMatchObject([{ duplicateReason: 'same place and name', duplicateDistance: meters }]);
});

test.each([
  [
    'the other direction',
    { location: 'I-278 at Sackett St', direction: 'Eastbound' },
    { location: 'WB_at_Sackett_St' },
    1,
  ],
  ['another street', { location: 'I-278 at Renwick Ave' }, { location: 'SIE at Manor Rd' }, 1],
  ['more than 25 m away', { location: '1 Ave @ 9 St' }, { location: '1 Ave @ 9 St' }, 26],
])('across agencies, %s is another camera', (_, one, other, meters) => {
  expect(duplicatesOf(at(0, one), at(meters, { ...other, source: 'nycdot' }))).toEqual([]);
});

test('if two states list a camera, its own agency’s record stays, unless only the other has video', () => {
  const [idaho, oregon] = [{ source: '511id' as const }, { source: '511or' as const }];
  const place = { location: 'US-95 at Midvale Hill', state: 'Oregon' };
  const stored = markDuplicates([at(0, { ...place, ...idaho }), at(5, { ...place, ...oregon })]);
  expect(stored.map(({ isDuplicate }) => isDuplicate)).toEqual([true, undefined]);
  expect(stored[1]?.fallback).toMatchObject(idaho);
  const video = { videoUrl: 'https://video.example/1.m3u8', feedType: 'video' as const };
  expect(duplicatesOf(at(0, { ...place, ...idaho, ...video }), at(5, { ...place, ...oregon }))).toMatchObject([oregon]);
});

test('one shared word in four is enough at the same point, but not some meters away', () => {
  const [one, other] = [{ location: 'Alder Birch Cedar Renwick' }, { location: 'Maple Oak Pine Renwick' }];
  expect(duplicatesOf(at(0, one), at(0.5, { ...other, source: 'nycdot' }))).toHaveLength(1);
  expect(duplicatesOf(at(0, one), at(5, { ...other, source: 'nycdot' }))).toEqual([]);
});

test('a camera has at most one duplicate in each other agency', () => {
  const mine = at(0, { location: 'I-278 at Furman Street', direction: 'Westbound' });
  const upper = at(1, { location: 'WB_at_Furman_St_UP', source: 'nycdot' });
  const lower = at(2, { location: 'WB_at_Furman_St_LL', source: 'nycdot' });
  expect(duplicatesOf(mine, upper, lower)).toHaveLength(1);
});

test('the same feed is one camera, even at points some way apart', () => {
  const imageUrl = 'https://511on.ca/map/Cctv/7';
  const one = at(0, { imageUrl, location: 'A', source: 'ontario-mto' });
  const other = at(300, { imageUrl: `${imageUrl}?t=123`, location: 'B', source: '511on' });
  expect(duplicatesOf(one, other)).toMatchObject([{ duplicateOf: one.id, duplicateReason: 'same feed' }]);
  expect(duplicatesOf(one, at(2000, { imageUrl, location: 'B', source: '511on' }))).toEqual([]);
});

test('a picture that many cameras of an agency share proves nothing', () => {
  const imageUrl = 'https://cams.example/offline.png';
  expect(duplicatesOf(...[0, 40, 80].map((meters) => at(meters, { imageUrl, location: `Pole ${meters}` })))).toEqual(
    [],
  );
});

test('a query that names the camera is part of its URL', () => {
  const still = (id: number) =>
    at(id * 40, { imageUrl: `https://cams.example/still?cam=${id}`, location: `Pole ${id}` });
  expect(duplicatesOf(still(1), still(2))).toEqual([]);
});

test.each([
  ['the one with video', { source: 'nycdot' }, { source: '511ny', videoUrl: 'https://cams.example/1.m3u8' }],
  ['the dedicated agency', { source: '511on' }, { source: 'toronto-opendata' }],
  ['the dedicated agency', { source: '511ny' }, { source: 'nycdot' }],
  ['the ministry', { source: '511on' }, { source: 'ontario-mto' }],
  ['the earlier agency', { source: 'vdot' }, { source: '511sc' }],
] as const)('of duplicates, %s stays', (_, leaves, stays) => {
  const [one, other] = [at(0, leaves), at(0, stays)];
  expect(duplicatesOf(one, other)).toMatchObject([{ id: one.id, duplicateOf: other.id }]);
});

test('a living feed stays, whatever its duplicate has', () => {
  const video = at(0, { videoUrl: 'https://cams.example/a.m3u8', isFeedDead: true });
  const still = at(0, { source: '511on' });
  expect(duplicatesOf(video, still).map(({ id, duplicateOf }) => [id, duplicateOf])).toEqual([[video.id, still.id]]);
});

test('the camera that stays falls back on its duplicate’s feed, and old flags and fallbacks are removed', () => {
  const kept = at(0, { videoUrl: 'https://cams.example/a.m3u8', feedType: 'video' });
  const duplicate = at(0, { source: 'nycdot', refreshMs: 2000 });
  const { videoUrl, imageUrl, feedType, refreshMs, source, attribution } = duplicate;
  const withFallback = { ...kept, fallback: { videoUrl, imageUrl, feedType, refreshMs, source, attribution } };
  expect(markDuplicates([kept, duplicate])[0]).toEqual(withFallback);
  const flags = { isDuplicate: true, duplicateOf: 'gone', duplicateReason: 'same feed', duplicateDistance: 1 };
  expect(markDuplicates([{ ...withFallback, ...flags }])[0]).toEqual(kept);
});

test.each<[string, Partial<CameraRecord>]>([
  ['the same feed', { imageUrl: null, videoUrl: 'https://cams.example/a.m3u8', feedType: 'video' }],
  ['a dead feed', { isFeedDead: true }],
  [
    'several views',
    {
      views: ['b', 'c'].map((name) => ({
        angleName: name,
        imageUrl: `https://cams.example/${name}.jpg`,
        feedType: 'image',
      })),
    },
  ],
])('a duplicate with %s is not a fallback', (_, duplicate) => {
  const kept = at(0, { source: 'nycdot', videoUrl: 'https://cams.example/a.m3u8', feedType: 'video' });
  const marked = markDuplicates([kept, at(0, duplicate)]);
  expect(marked).toMatchObject([{ id: kept.id }, { duplicateOf: kept.id }]);
  expect(marked[0]).not.toHaveProperty('fallback');
});

const crowded = fc
  .array(
    fc.record({
      source: fc.constantFrom(...SOURCE_IDS),
      east: fc.integer({ min: 0, max: 6 }),
      street: fc.constantFrom('Main', 'Oak', 'Elm'),
      direction: fc.constantFrom('', 'Northbound', 'Southbound'),
      picture: fc.integer({ min: 0, max: 12 }),
      hasVideo: fc.boolean(),
    }),
    { maxLength: 25 },
  )
  .map((rows) =>
    rows.map(({ source, east, street, direction, picture, hasVideo }, index) =>
      camera({
        id: `${source}-${index}`,
        source,
        lat: 42.7,
        lng: -73.85 + east * 0.0001,
        location: `I-90 at ${street} St`,
        direction,
        imageUrl: `https://cams.example/${picture}.jpg`,
        videoUrl: hasVideo ? `https://cams.example/${index}.m3u8` : null,
      }),
    ),
  );

const flagsOf = (cameras: readonly Camera[]) =>
  Object.fromEntries(cameras.map(({ id, duplicateOf, duplicateDistance }) => [id, [duplicateOf, duplicateDistance]]));

test('the order of the input does not matter, and marking twice changes nothing', () => {
  fc.assert(
    fc.property(crowded, fc.infiniteStream(fc.nat()), (cameras, keys) => {
      const shuffled = cameras
        .map((entry) => ({ entry, key: keys.next().value ?? 0 }))
        .sort((a, b) => a.key - b.key)
        .map(({ entry }) => entry);
      const once = markDuplicates(cameras);
      expect(flagsOf(markDuplicates(shuffled))).toEqual(flagsOf(once));
      expect(markDuplicates(once)).toEqual(once);
    }),
  );
});

test('duplicateOf names a listed camera at the right distance, and never by place alone one of another direction', () => {
  fc.assert(
    fc.property(crowded, (cameras) => {
      const marked = markDuplicates(cameras);
      const byId = new Map(marked.map((found) => [found.id, found]));
      for (const found of marked.filter(({ isDuplicate }) => isDuplicate)) {
        const kept = byId.get(found.duplicateOf ?? '');
        expect(kept).toBeDefined();
        expect(kept?.isDuplicate).toBeUndefined();
        expect(found.duplicateDistance).toBeCloseTo(metersBetween(found, kept ?? found), 0);
      }
      const byPlace = marked.filter(({ duplicateReason }) => duplicateReason === 'same place and name');
      const opposed = byPlace.filter(({ direction, duplicateOf }) => {
        const kept = byId.get(duplicateOf ?? '')?.direction ?? '';
        return direction !== '' && kept !== '' && direction !== kept;
      });
      expect(opposed).toEqual([]);
    }),
  );
});
