import { act, fireEvent, render, screen } from '@testing-library/react';
import { CameraFeed } from '@/components/feed/camera-feed';
import { connectVideo, type VideoConnection } from '@/components/feed/video/connect-video';
import { PauseButton } from '@/components/feed/pause-button';
import { OpenedFeedContext, playInFront, useLiveCount } from '@/components/feed/players/feed-scheduler';
import { useMountTurn } from '@/components/feed/players/mount-queue';
import { dataSaverSetting } from '@/lib/settings/settings';
import { camera } from '../support/camera';
import { viewport } from '../support/fake-viewport';
import { installFeedWorld, pass } from '../support/feed-world';

jest.mock('@/components/feed/video/connect-video');
installFeedWorld();

/** Feeds are this high; jsdom's window is 768 px high and as wide as the test says. */
const FEED_HEIGHT_PX = 180;
let scrolledPx: number;

/** An IntersectionObserver that observes the fake layout once. */
class LayoutObserver {
  private readonly marginPx: number;
  constructor(
    private readonly callback: (entries: { target: Element; isIntersecting: boolean }[]) => void,
    { rootMargin }: { rootMargin: string },
  ) {
    this.marginPx = Number.parseInt(rootMargin, 10);
  }
  observe(element: Element) {
    const { top, bottom } = element.getBoundingClientRect();
    this.callback([{ target: element, isIntersecting: bottom >= -this.marginPx && top <= 768 + this.marginPx }]);
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

const feedAt = (top: number, isFocused = false) => (
  <div key={top} data-top={top}>
    <CameraFeed
      source={camera({ videoUrl: `https://video.example/${top}.m3u8`, imageUrl: null })}
      label={`Video at ${top}`}
      isFocused={isFocused}
    />
  </div>
);
const stillAt = (top: number) => (
  <div key={`still ${top}`} data-top={top}>
    <CameraFeed source={camera()} label="Still" />
  </div>
);
const playing = () =>
  screen.queryAllByLabelText(/^Video at /).map((video) => Number(video.getAttribute('aria-label')?.slice(9)));

/** Twelve feeds, 200 px apart, from -1,000 to 1,200 px. */
const WALL = Array.from({ length: 12 }, (_, number) => number * 200 - 1_000);

beforeEach(() => {
  window.IntersectionObserver = LayoutObserver as unknown as typeof IntersectionObserver;
  window.innerWidth = 1_024;
  window.innerHeight = 768;
  scrolledPx = 0;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function layOut(this: HTMLElement) {
    // eslint-disable-next-line testing-library/no-node-access -- The fake layout looks up where the test put the feed.
    const top = Number(this.closest<HTMLElement>('[data-top]')?.dataset.top) - scrolledPx;
    return { left: 352, width: 320, top, bottom: top + FEED_HEIGHT_PX, height: FEED_HEIGHT_PX } as DOMRect;
  });
  jest.mocked(connectVideo).mockImplementation((_video, _src, { onPlaying }) => {
    onPlaying(null);
    return { rest: jest.fn(), resume: jest.fn(), close: jest.fn() };
  });
});

afterEach(() => dataSaverSetting.set(false));

test.each([
  [768, [0, 200, 400, 600]],
  [769, [-600, -400, -200, 0, 200, 400, 600, 800, 1_000]],
])('on a screen %i px wide, the videos closest to its center play: %j', async (widthPx, tops) => {
  window.innerWidth = widthPx;
  render(WALL.map((top) => feedAt(top)));
  await pass(200);
  expect(playing()).toEqual(tops);
});

/** Thirty feeds in view. */
const CROWD = Array.from({ length: 30 }, (_, number) => number * 20);

test('a video without a player says that it waits', async () => {
  render(CROWD.slice(0, 12).map((top) => feedAt(top + 7)));
  await pass(4_000);
  expect(screen.getAllByText('WAITING')).toHaveLength(3);
  expect(screen.getAllByText('LIVE')).toHaveLength(9);
});

test('a video that loses its player keeps its last frame', async () => {
  jest.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(320);
  jest.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  jest.spyOn(HTMLMediaElement.prototype, 'played', 'get').mockReturnValue({ length: 1 } as TimeRanges);
  render(WALL.map((top) => feedAt(top + 11)));
  await pass(200);
  scrolledPx = 400;
  fireEvent.scroll(window);
  await pass(200);
  expect(screen.getAllByRole('img').map((frame) => frame.ariaLabel)).toContain('Video at -589');
});

test('when the browser blocks autoplay, a Play button starts the video', async () => {
  let onPlaying: (delayMs: number | null) => void = () => undefined;
  jest.mocked(connectVideo).mockImplementation((_video, _src, callbacks) => {
    ({ onPlaying } = callbacks);
    callbacks.onAutoplayBlocked();
    return { rest: jest.fn(), resume: jest.fn(), close: jest.fn() };
  });
  render(feedAt(3));
  await pass(200);
  const video = screen.getByLabelText<HTMLVideoElement>('Video at 3');
  video.play = jest.fn(() => Promise.resolve());
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(video.play).toHaveBeenCalledTimes(1);
  act(() => onPlaying(null));
  expect(screen.queryByRole('button', { name: 'Play' })).not.toBeInTheDocument();
});

test('stills take no player from videos farther away', async () => {
  render([...WALL.map((top) => stillAt(top + 1)), feedAt(1_400)]);
  await pass(200);
  expect(playing()).toEqual([1_400]);
});

test('a video plays up to 2,000 px above or below the screen', async () => {
  render([-2_181, -2_180, 2_768, 2_769].map((top) => feedAt(top)));
  await pass(200);
  expect(playing()).toEqual([-2_180, 2_768]);
});

test('players follow the scroll position, at most every 200 ms', async () => {
  render(WALL.map((top) => feedAt(top)));
  await pass(200);
  scrolledPx = 400;
  fireEvent.scroll(window);
  await pass(199);
  expect(playing()).toContain(-600);
  await pass(1);
  expect(playing()).toEqual([-400, -200, 0, 200, 400, 600, 800, 1_000, 1_200]);
});

test('an enlarged video plays at once, and the grid plays again after it is closed', async () => {
  const { rerender } = render(WALL.map((top) => feedAt(top)));
  await pass(200);
  rerender([...WALL.map((top) => feedAt(top)), feedAt(9_000, true)]);
  expect(playing()).toEqual([9_000]);
  await pass(60_000);
  expect(playing()).toEqual([9_000]);
  rerender(WALL.map((top) => feedAt(top)));
  await pass(200);
  expect(playing()).toHaveLength(9);
});

test('with data saver on, a video plays only if the user opened it', async () => {
  dataSaverSetting.set(true);
  const { rerender } = render([
    feedAt(0),
    <OpenedFeedContext key="opened" value>
      {feedAt(200)}
    </OpenedFeedContext>,
  ]);
  await pass(60_000);
  expect(playing()).toEqual([200]);
  expect(screen.getByText('Open the camera to watch its video.')).toBeInTheDocument();
  rerender([feedAt(0), feedAt(400, true)]);
  expect(playing()).toEqual([400]);
});

function LiveCount() {
  return <output>{useLiveCount()}</output>;
}

test('the live count is the number of videos that play', async () => {
  const { rerender } = render([<LiveCount key="count" />, ...WALL.map((top) => feedAt(top))]);
  await pass(200);
  expect(screen.getByRole('status')).toHaveTextContent('9');
  rerender([<LiveCount key="count" />, feedAt(0)]);
  expect(screen.getByRole('status')).toHaveTextContent('1');
});

test('with reduced motion feeds wait for the visitor, who plays and pauses all of them with one button', async () => {
  viewport.prefersReducedMotion = true;
  render([<PauseButton key="pause" />, feedAt(0)]);
  const button = screen.getByRole('button', { name: 'Play all feeds' });
  await pass(200);
  expect(playing()).toEqual([]);
  expect(screen.getByText('All feeds are paused.')).toBeVisible();
  fireEvent.click(button);
  expect(playing()).toEqual([0]);
  const { rest, resume } = jest.mocked(connectVideo).mock.results.at(-1)?.value as VideoConnection;
  fireEvent.click(button);
  expect(rest).toHaveBeenCalledTimes(1);
  expect(playing()).toEqual([0]);
  expect(screen.queryByText('All feeds are paused.')).not.toBeInTheDocument();
  fireEvent.click(button);
  expect(resume).toHaveBeenCalled();
});

test('with all feeds paused, those in front can play until the last of them is closed', async () => {
  const { rerender } = render([<PauseButton key="pause" />]);
  const button = screen.getByRole('button', { name: 'Pause all feeds' });
  fireEvent.click(button);
  rerender([<PauseButton key="pause" />, feedAt(0), feedAt(200, true)]);
  await pass(200);
  expect(playing()).toEqual([]);
  act(() => playInFront());
  expect(playing()).toEqual([200]);
  rerender([<PauseButton key="pause" />, feedAt(0)]);
  rerender([<PauseButton key="pause" />, feedAt(400, true)]);
  await pass(200);
  expect(playing()).toEqual([]);
  fireEvent.click(button);
});

function Card({ name }: { name: string }) {
  return useMountTurn() ? <p>{name}</p> : null;
}
const cards = (...names: string[]) => names.map((name) => <Card key={name} name={name} />);
const mounted = () => screen.queryAllByRole('paragraph').map((card) => card.textContent);

test('cards mount their feeds after 150 ms, one per frame', async () => {
  render(cards('a', 'b', 'c'));
  await pass(149);
  expect(mounted()).toEqual([]);
  await pass(1);
  expect(mounted()).toEqual(['a']);
  await pass(16);
  expect(mounted()).toEqual(['a', 'b']);
  await pass(16);
  expect(mounted()).toEqual(['a', 'b', 'c']);
});

test('a card that disappears within 150 ms does not take a turn', async () => {
  const { rerender } = render(cards('a', 'b'));
  await pass(149);
  rerender(cards('b'));
  await pass(1);
  expect(mounted()).toEqual(['b']);
});

test('no card mounts its feed behind an enlarged video', async () => {
  const { rerender } = render([feedAt(0, true), ...cards('a')]);
  await pass(60_000);
  expect(mounted()).toEqual([]);
  rerender(cards('a'));
  await pass(150);
  expect(mounted()).toEqual(['a']);
});

test('while the page scrolls by more than half a screen, no card mounts its feed', async () => {
  const scrollTo = (y: number) => {
    window.scrollY = y;
    fireEvent.scroll(window);
  };
  render(cards('a'));
  for (const y of [400, 800, 1_200]) {
    await pass(100);
    scrollTo(y);
  }
  await pass(140);
  expect(mounted()).toEqual([]);
  await pass(150);
  expect(mounted()).toEqual(['a']);
  scrollTo(0);
});

/** Gives every video 15 frames a second, of which it drops a share. */
function countFrames(getDroppedShare: () => number): void {
  let dropped = 0;
  HTMLVideoElement.prototype.getVideoPlaybackQuality = () => {
    const totalVideoFrames = performance.now() * 0.015;
    dropped += getDroppedShare() * 30;
    return { totalVideoFrames, droppedVideoFrames: dropped } as VideoPlaybackQuality;
  };
}

// Last: the budget of the page stays.
test('more videos play while no frames are dropped, and fewer as soon as some are', async () => {
  let droppedShare = 0;
  countFrames(() => droppedShare);
  render(CROWD.map((top) => feedAt(top)));
  await pass(200);
  expect(playing()).toHaveLength(9);
  await pass(20_000);
  expect(playing()).toHaveLength(30);
  droppedShare = 0.5;
  await pass(2_000);
  expect(playing()).toHaveLength(22);
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'getVideoPlaybackQuality');
});
