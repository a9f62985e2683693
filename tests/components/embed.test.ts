import { fireEvent, screen } from '@testing-library/react';
import { CameraTile } from '@/components/embed/camera-tile';
import { showEmbed } from '@/components/embed/embed-page';
import { connectVideo } from '@/components/feed/video/connect-video';
import type { CameraRecord } from '@/lib/camera/camera';
import { cameraRecord } from '../support/camera';
import { viewport } from '../support/fake-viewport';
import { arrive, fail, getAddress, happen, images, installFeedWorld, pass } from '../support/feed-world';

jest.mock('@/components/feed/video/connect-video');
installFeedWorld();

const mockAsked: string[] = [];
jest.mock('@/components/road-reports/events-client', () => ({
  eventsVersion: { get: () => 1, subscribe: () => () => undefined },
  askNear: ({ id }: { id: string }) => {
    mockAsked.push(id);
    const event = { headline: 'Crash', source: '511ny', roads: [], updated: null, end: null };
    return Promise.resolve({ near: [{ event, meters: 1_609.344, side: 'ahead', otherWay: null }], signs: [] });
  },
}));

const { fetch: original } = window;
let isOnline = true;
let tile: CameraTile;

beforeEach(() => {
  isOnline = true;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
});

afterEach(() => {
  tile.close();
  window.fetch = original;
  document.body.replaceChildren();
});

const answerList = (records: readonly CameraRecord[] | null) => {
  const body = { ok: records !== null, status: records === null ? 503 : 200, json: () => Promise.resolve(records) };
  window.fetch = () => Promise.resolve(body as Response);
};

/** An embed of the record that its list has; null: the list fails to load. */
async function embed(record: Partial<CameraRecord> | null): Promise<void> {
  answerList(record && [cameraRecord({ imageUrl: getAddress(), ...record })]);
  tile = new CameraTile({ id: '511ny-1', angle: 0 }, () => tile.setWatched(true, true));
  document.body.append(tile.element);
  await pass();
}

const press = (name: RegExp) => happen(() => fireEvent.click(screen.getByRole('button', { name })));

test('a picture shows its place, age, and agency, and refreshes', async () => {
  await embed({});
  await arrive();

  expect(screen.getByRole('img', { name: 'Live picture: I-90 at Exit 24' })).toBeInTheDocument();
  expect(screen.getByText('loaded now')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New York State DOT' })).toHaveAttribute('href', 'https://cams.example/');
  expect(screen.getByRole('link', { name: 'I-90 at Exit 24' })).toHaveAttribute('href', '/?camera=511ny-1');
  await pass(60_000);
  expect(images.requests).toHaveLength(2);
});

test('the sentence about its road comes after the picture', async () => {
  mockAsked.length = 0;
  await embed({});
  await pass(60_000);
  expect(mockAsked).toEqual([]);
  await arrive();
  await pass();

  expect(mockAsked).toEqual(['511ny-1']);
  const said = screen.getByText('crash 1.0 mi ahead (511 New York).');
  // Facts expire.
  tile.setWatched(false, true);
  expect(said).toBeEmptyDOMElement();
});

test('a feed that is down says why, since when, and when it is tried again, and has a button that tries at once', async () => {
  await embed({});
  for (const waitMs of [60_000, 20_000]) {
    await fail();
    await pass(waitMs);
    tile.setWatched(true, true);
  }

  expect(screen.getByRole('status')).toHaveTextContent('FEED DOWN OR BLOCKED');
  expect(screen.getByRole('status')).not.toHaveTextContent('Next try');
  expect(screen.getByText('The agency’s camera isn’t responding.')).toBeInTheDocument();
  expect(screen.getByText(/^Down since .+ Next try in 40 s\.$/)).toBeInTheDocument();
  expect(screen.getByText(/^Picture: /)).toBeInTheDocument();
  const { length } = images.requests;
  await press(/^Try now: /);
  expect(images.requests).toHaveLength(length + 1);
});

test('offline it says so, keeps its picture, and resumes soon after the network returns', async () => {
  await embed({});
  await arrive();
  isOnline = false;
  tile.setWatched(true, true);
  expect(screen.getByText('OFFLINE · loaded now')).toBeInTheDocument();
  await pass(60_000);
  await fail();
  expect(screen.getByRole('img')).toBeInTheDocument();

  isOnline = true;
  tile.setWatched(true, true);
  await pass(2_000);
  await arrive();
  expect(screen.getByText('loaded now')).toBeInTheDocument();
});

test('a video that waits for a visitor also has its Play button over its still', async () => {
  jest.mocked(connectVideo).mockImplementation((_video, _src, { onAutoplayBlocked }) => {
    onAutoplayBlocked();
    return { rest: jest.fn(), resume: jest.fn(), close: jest.fn() };
  });
  await embed({ videoUrl: 'https://video.example/live.m3u8', feedType: 'video' });
  await arrive();
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  await press(/^Play: /);
  expect(play).toHaveBeenCalledTimes(1);
});

test('a picture that fails while offline is not blamed on its agency', async () => {
  await embed({});
  isOnline = false;
  await fail();
  expect(screen.getByText('Feeds resume when you reconnect.')).toBeInTheDocument();
  expect(screen.queryByText('FEED DOWN OR BLOCKED')).not.toBeInTheDocument();
});

test('a list that fails to load is requested again', async () => {
  await embed(null);
  expect(screen.getByText('Couldn’t load the list of cameras.')).toBeInTheDocument();

  answerList([cameraRecord()]);
  await pass(10_000);
  expect(screen.getByText('I-90 at Exit 24')).toBeInTheDocument();
});

test.each([
  [{ id: '511ny-2' }, 'NO SUCH CAMERA'],
  [{ isFeedDead: true, feedDeadReason: 'frozen' as const }, 'FEED DOWN'],
])('a camera without a feed requests none, and is looked up again after ten minutes: %j', async (record, text) => {
  await embed(record);

  expect(screen.getByText(text)).toBeInTheDocument();
  expect(images.requests).toEqual([]);
  answerList([cameraRecord({ imageUrl: getAddress() })]);
  await pass(600_000);
  await arrive();
  expect(screen.getByText('loaded now')).toBeInTheDocument();
});

test('a fallback takes over for ten minutes, with its own agency’s name', async () => {
  const fallback = {
    ...{ videoUrl: null, imageUrl: getAddress('via'), feedType: 'image' as const, source: '511pa' as const },
    attribution: { name: 'Pennsylvania DOT', url: 'https://pa.example/', license: '' },
  };
  await embed({ fallback });
  await fail();
  await arrive();

  expect(screen.getByRole('link', { name: 'Pennsylvania DOT' })).toBeInTheDocument();
  expect(images.latest.src).toContain('/via.jpg');
  await pass(600_000);
  expect(screen.getByRole('link', { name: 'New York State DOT' })).toBeInTheDocument();
  expect(images.latest.src).not.toContain('/via.jpg');
});

test('with reduced motion it is paused until Play', async () => {
  viewport.prefersReducedMotion = true;
  await embed({});
  await arrive();
  await pass(60_000);
  expect(images.requests).toHaveLength(1);

  await press(/^Play: /);
  await pass();
  expect(images.requests).toHaveLength(2);
});

test('the embedding page is notified when a camera is loaded, playing, or down', async () => {
  const post = jest.spyOn(window.parent, 'postMessage').mockReturnValue();
  await embed({});
  await arrive();
  await pass(60_000);
  await fail();
  for (let failure = 0; failure < 4; failure += 1) {
    await pass(60_000);
    await fail();
  }
  expect(post.mock.calls).toEqual(
    ['loaded', 'playing', 'down'].map((state) => [{ source: 'roadfeed', camera: '511ny-1', state }, '*']),
  );
});

test('a drive shows one camera at a time, skips unlisted ones, and can hide captions and background', async () => {
  const root = document.body.appendChild(document.createElement('main'));
  answerList(['1', '3'].map((id) => cameraRecord({ id: `511ny-${id}`, location: `Exit ${id}` })));
  showEmbed(root, '?wall=Drive&cams=511ny-1*-2*-3&play=1&captions=0&background=none');
  await pass();
  const shown = () => screen.getAllByRole('article').map((tile) => tile.ariaLabel ?? tile.textContent);
  const first = shown();
  await pass(6_000);
  expect([first, shown()]).toEqual([['Exit 1'], ['Exit 3']]);
  screen.getAllByRole('link')[0]?.focus();
  await pass(12_000);
  expect(shown()).toEqual(['Exit 3']);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(root.dataset).toMatchObject({ captions: 'false', transparent: 'true' });
  expect(document.documentElement.style.colorScheme).toBe('light');
});

test('with reduced motion a drive goes past an unlisted camera, and waits at the next', async () => {
  viewport.prefersReducedMotion = true;
  const root = document.body.appendChild(document.createElement('main'));
  answerList(['2', '3'].map((id) => cameraRecord({ id: `511ny-${id}`, location: `Exit ${id}` })));
  showEmbed(root, '?wall=Drive&cams=511ny-1*-2*-3&play=1');
  await pass(18_000);
  expect(screen.getAllByRole('article').map(({ ariaLabel }) => ariaLabel)).toEqual(['Exit 2']);
});
