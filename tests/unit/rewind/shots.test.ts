import { mayKeepPictures, maySavePictures } from '@/lib/agencies/permission';
import {
  describeShot,
  dropOldShots,
  findShots,
  formatCounter,
  formatShotAge,
  formatSpan,
  getClipPictureMs,
  getStampLines,
  indexAt,
  keepShot,
  type Shot,
  REWIND_BYTES,
  REWIND_MS,
} from '@/lib/rewind/shots';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import { camera } from '../../support/camera';
import { fc } from '../../support/seeded-fast-check';

const PICTURE = new Blob(['picture']);
const shot = (overrides: Partial<Shot>): Shot => ({
  ...{ feed: 'https://cams.example/1.jpg', source: '511ny', at: 0, takenAt: null, mark: null, bytes: 1_000 },
  picture: PICTURE,
  ...overrides,
});
const keepAll = (shots: readonly Shot[]) => shots.reduce<readonly Shot[]>(keepShot, []);
const timesOf = (shots: readonly Shot[]) => shots.map(({ at }) => at);

test('at most 40 MB of the last ten minutes are stored, and they are the newest', () => {
  const arrival = fc.record({
    feed: fc.constantFrom('a', 'b', 'c'),
    waitMs: fc.integer({ min: 1, max: REWIND_MS / 4 }),
    bytes: fc.integer({ min: 1, max: REWIND_BYTES / 4 }),
  });
  fc.assert(
    fc.property(fc.array(arrival, { minLength: 1, maxLength: 40 }), (arrivals) => {
      let at = 0;
      const all = arrivals.map(({ feed, waitMs, bytes }) => shot({ feed, at: (at += waitMs), bytes }));
      const kept = keepAll(all);
      const count = (shots: readonly Shot[]) => shots.reduce((sum, { bytes }) => sum + bytes, 0);
      expect(kept).toEqual(all.slice(-kept.length));
      expect(count(kept)).toBeLessThanOrEqual(REWIND_BYTES);
      expect(kept.every((each) => at - each.at <= REWIND_MS)).toBe(true);
      const next = all.at(-kept.length - 1);
      expect(next && at - next.at <= REWIND_MS && count(kept) + next.bytes <= REWIND_BYTES).toBeFalsy();
    }),
  );
});

test('a picture larger than the limit is not stored, and earlier ones are dropped', () => {
  expect(keepAll([shot({ at: 1 }), shot({ at: 2, bytes: REWIND_BYTES + 1 })])).toEqual([]);
});

test('pictures expire even if none follow', () => {
  const kept = keepAll([shot({ at: 0 }), shot({ at: 60_000 })]);
  expect(timesOf(dropOldShots(kept, REWIND_MS))).toEqual([0, 60_000]);
  expect(timesOf(dropOldShots(kept, REWIND_MS + 1))).toEqual([60_000]);
});

test('pictures from before the clock was set back make room for new ones', () => {
  const kept = keepAll([shot({ at: 3_600_000 }), shot({ at: 3_600_000, feed: 'b' }), shot({ at: 60_000 })]);
  expect(timesOf(kept)).toEqual([60_000]);
  expect(timesOf(keepAll([shot({ at: 1_000_000 }), shot({ at: 700_000 }), shot({ at: 710_000 })]))).toEqual([
    700_000, 710_000,
  ]);
});

test('the same picture is stored once per feed, and a late one is sorted in', () => {
  const same = { mark: 7 };
  const kept = keepAll([
    shot({ ...same, at: 10 }),
    shot({ ...same, at: 20 }),
    shot({ ...same, feed: 'b', at: 5 }),
    shot({ mark: 8, at: 30 }),
    shot({ at: 30 }),
  ]);
  expect(kept.map(({ feed, at, mark }) => [feed.slice(-5), at, mark])).toEqual([
    ['b', 5, 7],
    ['1.jpg', 10, 7],
    ['1.jpg', 30, 8],
  ]);
});

test('a camera has the pictures of all its angles and of its fallback', () => {
  const view = (name: string) => ({
    angleName: name,
    feedType: 'image' as const,
    imageUrl: `https://cams.example/${name}`,
  });
  const fallback = { ...view('fallback'), source: 'caltrans' as const, attribution: camera().attribution };
  const shown = camera({ videoUrl: 'https://cams.example/v', views: [view('east'), view('west')], fallback });
  const names = ['v', 'east', 'west', 'fallback', 'other', '1.jpg'];
  const shots = names.map((name, index) => shot({ feed: `https://cams.example/${name}`, at: index }));
  expect(timesOf(findShots(shots, shown))).toEqual([0, 1, 2, 3, 5]);
  expect(timesOf(findShots(shots, camera()))).toEqual([5]);
});

test('a time shows what was seen then, or the oldest that is left', () => {
  const shots = [shot({ at: 10 }), shot({ at: 20 }), shot({ at: 30 })];
  expect([5, 10, 19, 20, 99, null].map((at) => indexAt(shots, at))).toEqual([0, 0, 0, 1, 2, 2]);
});

test.each([
  [-1_000, '0 s', '0:00'],
  [59_499, '59 s', '0:59'],
  [60_000, '1 min 0 s', '1:00'],
  [605_000, '10 min 5 s', '10:05'],
  [3_599_000, '59 min 59 s', '59:59'],
  [3_600_000, '1 h 0 min', '60:00'],
  [5_465_000, '1 h 31 min', '91:05'],
])('%i ms are %s, or %s on the slider', (ms, span, counter) => {
  expect([formatSpan(ms), formatCounter(ms)]).toEqual([span, counter]);
});

test('an estimated age has no seconds', () => {
  const ages = [200_000, 5_400_000].map((ms) => formatShotAge(shot({ isEstimate: true }), ms));
  expect(ages).toEqual(['3 min', '1 h 30 min']);
  expect(formatShotAge(shot({}), 200_000)).toBe('3 min 20 s');
});

test('without a stated time, a picture was seen, not taken', () => {
  const at = new Date(2026, 10, 22, 14, 2, 31).getTime();
  expect(describeShot(shot({ at }), at + 200_000)).toBe('Seen at 2:02:31 PM, 3 min 20 s ago');
  expect(describeShot(shot({ at, takenAt: at - 1_000 }), at)).toBe('Taken at 2:02:30 PM, 1 s ago');
});

test('a saved picture names the camera, its angle, the time with its zone, and the agency whose picture it is', () => {
  const view = { angleName: 'East', feedType: 'image' as const, imageUrl: 'https://cams.example/east' };
  const attribution = { name: 'Caltrans', url: 'https://cams.example/', license: 'In the public domain.' };
  const fallback = { ...view, imageUrl: 'https://cams.example/other', source: 'caltrans' as const, attribution };
  const shown = camera({ views: [view], fallback, isDemo: true });
  const [name, time, credit] = getStampLines(shown, shot({ feed: view.imageUrl, at: Date.UTC(2026, 10, 22, 12) }));
  expect(name).toBe('DEMO · I-90 at Exit 24 · East');
  expect(time).toMatch(/^Seen Nov 2[12], 2026, \d\d:00:00 \S+/);
  expect(credit).toBe('Picture: New York State DOT. Made up for tests.');
  expect(getStampLines(shown, shot({ feed: fallback.imageUrl, source: 'caltrans' }))[2]).toBe(
    'Picture: Caltrans. In the public domain.',
  );
  const plain = [{ takenAt: 0 }, { takenAt: 0, isEstimate: true }].map((times) => getStampLines(camera(), shot(times)));
  expect(plain.map(([place]) => place)).toEqual(['I-90 at Exit 24', 'I-90 at Exit 24']);
  expect(plain.map(([, when]) => when?.replace(/ [A-Z][a-z]{2} .*/, ''))).toEqual(['Taken', 'Taken about']);
});

test('a clip of few pictures shows each for half a second, and one of six hundred lasts a minute', () => {
  expect([0, 2, 240, 600].map(getClipPictureMs)).toEqual([500, 500, 250, 100]);
});

test('no picture of New York City is stored, and only agencies that grant reuse let visitors save', () => {
  expect(SOURCE_IDS.filter((id) => !mayKeepPictures(id))).toEqual(['nycdot']);
  const savable = SOURCE_IDS.filter((id) => maySavePictures(id, true));
  expect(savable).toEqual(expect.arrayContaining(['511ny', '511ia', 'caltrans', 'toronto-opendata']));
  expect(savable.filter((id) => !maySavePictures(id, false))).toEqual(['511ny', 'ontario-mto', '511on']);
  expect(savable.filter((id) => ['nycdot', '511pa', '511fl', '511ga', '511id', '511mn'].includes(id))).toEqual([]);
});
