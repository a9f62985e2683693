import { StillController } from '@/components/feed/still/still-controller';
import type { FeedStatus } from '@/lib/feed/feed-status';
import { takeFirstPicture } from '@/lib/first-pictures/first-pictures';
import { paintFirstPictures } from '@/lib/first-pictures/paint-first-pictures';
import { findCameras, SearchIndex } from '@/lib/search/search-index';
import { formatQuery, NO_FILTERS } from '@/lib/search/camera-query';
import { camera } from '@/tests/support/camera';

const IDS = Array.from({ length: 20 }, (_, number) => `511ny-${number}`);
const cameras = IDS.map((id) => camera({ id, videoUrl: null, imageUrl: `/demo/still/${id}.svg` }));
const SEED = 8;
const fetchFirst = jest.fn();

function showSkeleton(frames: number): void {
  document.body.replaceChildren(
    ...Array.from({ length: frames }, () => {
      const frame = document.createElement('div');
      frame.dataset.firstPicture = 'true';
      frame.getBoundingClientRect = () => new DOMRect(0, 0, 370, 430);
      return frame;
    }),
  );
}

const getPainted = () => [...document.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);

beforeEach(() => {
  delete window.roadfeedFirst;
  window.history.replaceState({ roadfeed: { seed: SEED } }, '', '/');
  fetchFirst.mockReset().mockResolvedValue({ json: () => Promise.resolve({ cameras }) });
  window.fetch = fetchFirst;
  showSkeleton(4);
});

test('the skeleton gets the pictures of the first cards of the grid', async () => {
  const index = new SearchIndex();
  index.add(cameras);
  const found = findCameras(cameras, index, NO_FILTERS, { favorites: new Set(), seed: SEED });
  await paintFirstPictures();

  expect(getPainted()).toEqual([...found.slice(0, 4)].map((number) => cameras[number]?.imageUrl));
});

test.each([
  ...Object.keys(formatQuery(NO_FILTERS)).map((name) => `?${name}=1`),
  ...['?view=map', '?camera=511ny-1', '?drive=', '?wall=Commute', '?cams=511ny-1', '?kiosk=1'],
])('paints nothing at the address %s', async (search) => {
  window.history.replaceState(null, '', `/${search}`);
  await paintFirstPictures();

  expect(fetchFirst).not.toHaveBeenCalled();
  expect(getPainted()).toEqual([]);
});

test('a reshuffled order gets no pictures of the first cameras', async () => {
  window.history.replaceState({ roadfeed: { seed: SEED + 1 } }, '', '/');
  await paintFirstPictures();

  expect(getPainted()).toEqual([]);
});

test('a site without first cameras paints nothing', async () => {
  fetchFirst.mockResolvedValue({ json: () => Promise.resolve(null) });
  await paintFirstPictures();

  expect(getPainted()).toEqual([]);
});

test('the card shows the painted picture instead of asking for it again', async () => {
  await paintFirstPictures();
  const [painted] = document.querySelectorAll('img');
  const src = new URL(painted?.src ?? '').pathname;
  Object.defineProperty(painted, 'naturalWidth', { value: 800 });
  const onStatus = jest.fn<undefined, [FeedStatus]>();
  const settings = { label: 'I-90', className: '', cadenceMs: 60_000, isFocused: false };
  const box = document.createElement('div');
  const still = new StillController(box, src, { ...settings, isRefreshing: false, isWatched: true }, onStatus);
  still.start();

  expect(box.firstChild).toBe(painted);
  expect(onStatus.mock.calls.map(([{ phase }]) => phase)).toEqual(['picture']);
  expect(takeFirstPicture(src)).toBeUndefined();
});
