import { fetchEarlier, joinPictures, listEarlier } from '@/lib/rewind/earlier';
import { describeShot, formatShotClock, type Shot } from '@/lib/rewind/shots';
import { camera } from '../../support/camera';

const CALTRANS = camera({
  earlier: { url: 'https://cams.example/previous/a-*.jpg', count: 12, everyMs: 900_000 },
});
const LISTED = camera({ earlier: { url: 'https://cams.example/8/*.jpg', list: 'https://cams.example/8/day' } });
const NOW = Date.parse('2026-11-24T20:00:00Z');

const kept = (count: number) =>
  Array.from({ length: count }, (_, index): Shot => {
    const at = NOW - (count - 1 - index) * 1_000;
    return { feed: 'a', source: '511ny', at, takenAt: null, mark: null, bytes: 1, picture: null };
  });

function answer(body: unknown, ok = true) {
  const fetched = jest.fn().mockResolvedValue({ ok, json: () => Promise.resolve(body) });
  globalThis.fetch = fetched;
  return fetched;
}

test('the oldest of the agency’s pictures is first, and its age is an estimate', () => {
  const [oldest, ...rest] = listEarlier(CALTRANS, NOW);
  expect(rest).toHaveLength(11);
  expect(oldest).toMatchObject({ feed: 'https://cams.example/previous/a-12.jpg', at: NOW - 10_800_000, picture: null });
  expect(rest.slice(-3).map((shot) => describeShot(shot, NOW))).toEqual([
    'About 45 min ago',
    'About 30 min ago',
    'About 15 min ago',
  ]);
  expect(formatShotClock(rest.at(-1)!)).toMatch(/^about \d+:\d\d [AP]M$/);
  expect([listEarlier(camera(), NOW), listEarlier(LISTED, NOW)]).toEqual([[], []]);
});

test('a list gives exact times, and invalid ones are left out', async () => {
  const fetched = answer(['20261124191500', '../../secret', 7, null, '20261399000000', '20261124193000']);
  const shots = await fetchEarlier(LISTED);
  expect(shots.map(({ feed }) => feed)).toEqual([
    'https://cams.example/8/20261124191500.jpg',
    'https://cams.example/8/20261124193000.jpg',
  ]);
  expect(describeShot(shots[0]!, NOW)).toMatch(/^Taken at .*, 45 min 0 s ago$/);
  expect(fetched.mock.calls).toEqual([
    ['https://cams.example/8/day', { credentials: 'omit', referrerPolicy: 'no-referrer' }],
  ]);
});

test('only the newest 720 of a long list count, and a camera without a list requests none', async () => {
  const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString().replace(/\D/g, '').slice(0, 14);
  const fetched = answer(Array.from({ length: 800 }, (_, minutes) => at(minutes)));
  const shots = await fetchEarlier(LISTED);
  expect([shots.length, shots.at(-1)?.at]).toEqual([720, NOW + 799 * 60_000]);
  expect([await fetchEarlier(CALTRANS), await fetchEarlier(camera())]).toEqual([[], []]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  ['an error', null, false],
  ['no list', { images: [] }, true],
])('%s of the agency leaves no earlier pictures', async (_what, body, ok) => {
  answer(body, ok);
  expect(await fetchEarlier(LISTED)).toEqual([]);
});

test('earlier pictures end where stored ones begin, and get a fifth of the slider next to ten minutes of video', () => {
  const earlier = listEarlier(CALTRANS, NOW);
  expect(joinPictures(earlier, kept(1_000)).shots).toHaveLength(11 + 1_000);
  expect(
    joinPictures(
      earlier,
      kept(1).map((shot) => ({ ...shot, at: earlier[4]!.at })),
    ).shots,
  ).toHaveLength(5);
  const { shots, stops, last } = joinPictures(earlier, kept(600));
  expect([shots.length, stops.length, last]).toEqual([612, 12 + 47, 58]);
  expect(stops.at(-1)!.at).toBe(NOW);
  expect(joinPictures([], kept(600)).stops).toHaveLength(600);
  expect(joinPictures(earlier, [])).toEqual({ shots: earlier, stops: earlier, last: 12 });
});
