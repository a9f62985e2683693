import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { FeedStage, StageBar } from '@/components/feed/stage/feed-stage';
import { MediaRef } from '@/components/feed/media-ref';
import { ignoresKeys } from '@/lib/settings/settings';
import { camera } from '../support/camera';
import { viewport } from '../support/fake-viewport';
import { arrive, fail, getAddress, installFeedWorld } from '../support/feed-world';

installFeedWorld();

/** The box of the picture, from (100, 50), and the page's notice that its size changed. */
const size = { width: 800, height: 450 };
let notifyResize: () => void;

const view = (angleName: string) => ({
  angleName,
  videoUrl: null,
  imageUrl: getAddress(),
  feedType: 'image' as const,
});
const handleAngle = jest.fn();

function stage(angles: string[] | null = null) {
  return (
    <dialog open>
      <FeedStage
        source={camera({ imageUrl: getAddress() })}
        angles={angles?.map(view) ?? null}
        label="I-90"
        {...{ past: null, isPast: false, bar: null }}
        onAngle={handleAngle}
        onStatus={() => undefined}
        overlay={
          <>
            <span>picture</span>
            <button>Play</button>
          </>
        }
      />
    </dialog>
  );
}

/** Shows a picture of 1,600 x 900, which fills the box. */
async function open() {
  const { unmount } = render(stage());
  await arrive(1_600, 900);
  return { unmount };
}

const picture = () => screen.getByText('picture');
// eslint-disable-next-line testing-library/no-node-access -- The zoom is a style of the box.
const box = () => picture().closest<HTMLElement>('[data-zoomed]')!;
const zoom = () => ['--zoom', '--zoom-x', '--zoom-y'].map((name) => parseFloat(box().style.getPropertyValue(name)));
const button = (name: string) => screen.getByRole('button', { name });

type PointerType = 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel';
interface Touch {
  readonly id?: number;
  readonly at?: number;
  readonly button?: number;
  readonly target?: HTMLElement;
}

/** `x` and `y` are pixels from the center of the box, `at` is in milliseconds. */
function point(
  type: PointerType,
  x: number,
  y: number,
  { id = 1, at = 0, button = 0, target = picture() }: Touch = {},
) {
  const clientX = 100 + size.width / 2 + x;
  const clientY = 50 + size.height / 2 + y;
  // jsdom's pointer events have no position and no time of their own.
  const values = Object.entries({ pointerId: id, clientX, clientY, button, timeStamp: at });
  const event = createEvent[type](target);
  for (const [name, value] of values) Object.defineProperty(event, name, { value });
  fireEvent(target, event);
}

function tap(x: number, y: number, at: number, heldMs = 50) {
  point('pointerDown', x, y, { at });
  point('pointerUp', x, y, { at: at + heldMs });
}

function wheel(init: WheelEventInit) {
  const event = createEvent.wheel(picture(), { clientX: 500, clientY: 275, ...init });
  fireEvent(picture(), event);
  return event;
}

function press(key: string, init: KeyboardEventInit = {}): boolean {
  return !fireEvent.keyDown(screen.getByRole('dialog'), { key, ...init });
}

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => size.width);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => size.height);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ left: 100, top: 50, ...size }) as DOMRect);
  window.ResizeObserver = class {
    constructor(callback: () => void) {
      notifyResize = callback;
    }
    observe = jest.fn();
    disconnect = jest.fn();
  } as unknown as typeof ResizeObserver;
  HTMLElement.prototype.setPointerCapture = jest.fn();
  handleAngle.mockClear();
  size.height = 450;
});

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture');
  for (const name of ['pictureInPictureEnabled', 'pictureInPictureElement', 'exitPictureInPicture']) {
    Reflect.deleteProperty(document, name);
  }
});

test('a double tap enlarges what is under the finger, and another shows the whole picture', async () => {
  await open();
  tap(100, -40, 0);
  expect(zoom()).toEqual([1, 0, 0]);
  tap(100, -40, 300);
  expect(zoom()).toEqual([2.5, -150, 60]);
  tap(100, -40, 600);
  expect(zoom()).toEqual([2.5, -150, 60]);
  tap(100, -40, 900);
  expect(zoom()).toEqual([1, 0, 0]);
});

test.each([
  ['a third of a second apart', [0, 0, 349], 2.5],
  ['a longer time apart', [0, 0, 350], 1],
  ['12 px apart', [12, 0, 200], 2.5],
  ['13 px apart sideways', [13, 0, 200], 1],
  ['13 px apart upwards', [0, -13, 200], 1],
] as const)('two taps %s zoom to %s', async (_name, [x, y, at], scale) => {
  await open();
  tap(0, 0, -50);
  tap(x, y, at - 50);
  expect(zoom()[0]).toBe(scale);
});

test('a finger that stays down or moves is not a tap, nor are two fingers', async () => {
  await open();
  tap(0, 0, 0, 350);
  tap(0, 0, 400, 50);
  expect(zoom()[0]).toBe(1);
  await act(() => jest.advanceTimersByTimeAsync(0));
  tap(0, 0, 1_000);
  point('pointerDown', 0, 0, { at: 1_100 });
  point('pointerUp', 30, 0, { at: 1_150 });
  expect(zoom()[0]).toBe(1);
  tap(0, 0, 2_000);
  point('pointerDown', 0, 0, { at: 2_100 });
  point('pointerDown', 5, 0, { at: 2_110, id: 2 });
  point('pointerUp', 0, 0, { at: 2_120 });
  point('pointerUp', 5, 0, { at: 2_130, id: 2 });
  expect(zoom()[0]).toBe(1);
});

test('a finger moves an enlarged picture until it is lifted, and the picture then eases again', async () => {
  await open();
  wheel({ deltaY: -1_000 });
  expect(box()).toHaveAttribute('data-zoomed', 'true');
  point('pointerDown', 0, 0);
  expect(box()).toHaveAttribute('data-dragging', 'true');
  point('pointerMove', 30, -20);
  expect(zoom().slice(1)).toEqual([30, -20]);
  point('pointerMove', 35, -10);
  expect(zoom().slice(1)).toEqual([35, -10]);
  point('pointerUp', 35, -10, { at: 500 });
  expect(box()).toHaveAttribute('data-dragging', 'false');
  point('pointerMove', 90, 90);
  expect(zoom().slice(1)).toEqual([35, -10]);
});

test('a gesture that the browser takes over ends', async () => {
  await open();
  point('pointerDown', 0, 0);
  point('pointerDown', 5, 0, { id: 2 });
  point('pointerCancel', 0, 0);
  expect(box()).toHaveAttribute('data-dragging', 'true');
  point('pointerCancel', 5, 0, { id: 2 });
  expect(box()).toHaveAttribute('data-dragging', 'false');
});

test('the other mouse buttons and buttons over the picture move nothing', async () => {
  await open();
  point('pointerDown', 0, 0, { button: 2 });
  point('pointerDown', 0, 0, { target: button('Play') });
  expect(box()).toHaveAttribute('data-dragging', 'false');
  expect(HTMLElement.prototype.setPointerCapture).not.toHaveBeenCalled();
  tap(0, 0, 0);
  expect(HTMLElement.prototype.setPointerCapture).toHaveBeenCalledWith(1);
});

test('the wheel zooms at the pointer instead of scrolling the page', async () => {
  await open();
  const { defaultPrevented } = wheel({ deltaY: -100, clientX: 600, clientY: 235 });
  expect(defaultPrevented).toBe(true);
  const [scale = 0, x = 0, y = 0] = zoom();
  expect(scale).toBeCloseTo(1.25, 1);
  expect([x, y]).toEqual([expect.closeTo(-100 * (scale - 1)), expect.closeTo(40 * (scale - 1))]);
});

test('a wheel that counts in lines zooms like one that counts pixels, a trackpad’s pinch faster', async () => {
  await open();
  wheel({ deltaY: -1, deltaMode: 1 });
  const [lines = 0] = zoom();
  expect(lines).toBeCloseTo(Math.exp(40 * 0.0022));
  wheel({ deltaY: -20, ctrlKey: true });
  expect(zoom()[0]).toBeCloseTo(lines * Math.exp(0.2));
});

test('dragging the picture does not start the browser’s own drag', async () => {
  await open();
  expect(fireEvent.dragStart(picture())).toBe(false);
});

test('keys zoom, and arrows move only an enlarged picture', async () => {
  await open();
  expect(press('ArrowLeft')).toBe(false);
  expect(press('+')).toBe(true);
  expect(press('=')).toBe(true);
  expect(zoom()).toEqual([2.25, 0, 0]);
  expect(press('ArrowLeft')).toBe(true);
  expect(press('ArrowUp')).toBe(true);
  expect(zoom()).toEqual([2.25, 80, 80]);
  press('ArrowRight');
  press('ArrowDown');
  expect(zoom()).toEqual([2.25, 0, 0]);
  press('-');
  expect(zoom()[0]).toBe(1.5);
  press('0');
  expect(zoom()[0]).toBe(1);
});

test('shortcuts of the browser, other keys, and ignored keys are left alone', async () => {
  await open();
  expect(press('+', { ctrlKey: true })).toBe(false);
  expect(press('a')).toBe(false);
  ignoresKeys.set(true);
  expect(press('+')).toBe(false);
  ignoresKeys.set(false);
  expect(zoom()[0]).toBe(1);
});

test('a smaller box leaves no edge inside it', async () => {
  await open();
  press('+');
  for (let step = 0; step < 5; step += 1) press('ArrowUp');
  expect(zoom()).toEqual([1.5, 0, 112.5]);
  size.height = 600;
  act(notifyResize);
  expect(zoom()).toEqual([1.5, 0, 37.5]);
});

test('the buttons zoom in steps, up to 6x, and show the factor', async () => {
  await open();
  expect(button('Zoom out')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText(/Reset zoom/)).not.toBeInTheDocument();
  fireEvent.click(button('Zoom in'));
  fireEvent.click(button('Zoom in'));
  expect(button('2.3× Reset zoom')).toBeVisible();
  fireEvent.click(button('Zoom out'));
  expect(zoom()[0]).toBe(1.5);
  for (let step = 0; step < 4; step += 1) fireEvent.click(button('Zoom in'));
  expect(zoom()[0]).toBe(6);
  expect(button('Zoom in')).toHaveAttribute('aria-disabled', 'true');
});

test('Reset zoom shows the whole picture and moves the focus to Zoom in', async () => {
  await open();
  fireEvent.click(button('Zoom in'));
  fireEvent.click(button('1.5× Reset zoom'));
  expect(zoom()).toEqual([1, 0, 0]);
  expect(button('Zoom in')).toHaveFocus();
});

test('with all angles shown, each has its name, nothing zooms, and returning resets the zoom', () => {
  render(stage(['Northbound', 'Southbound']));
  expect(button('ANGLE: Northbound (1/2)')).toBeVisible();
  fireEvent.click(button('Zoom in'));
  fireEvent.click(button('All angles at once'));
  expect(handleAngle).toHaveBeenLastCalledWith(null);
  const tiles = within(screen.getByRole('list', { name: 'Angles: I-90' })).getAllByRole('listitem');
  expect(tiles.map((tile) => within(tile).getByText(/bound$/).textContent)).toEqual(['Northbound', 'Southbound']);
  expect(screen.queryByRole('button', { name: 'Zoom in' })).not.toBeInTheDocument();
  expect(press('+')).toBe(false);
  fireEvent.click(button('All angles at once'));
  expect(zoom()).toEqual([1, 0, 0]);
  expect(handleAngle).toHaveBeenLastCalledWith(0);
  expect(press('+')).toBe(true);
});

test('picture in picture is offered for a video, opens it, and closes it again', async () => {
  const video = document.createElement('video');
  const mediaRef = new MediaRef();
  mediaRef.video = video;
  video.requestPictureInPicture = jest.fn(() => Promise.reject(new DOMException('no frame', 'InvalidStateError')));
  const exit = jest.fn(() => Promise.resolve());
  const bar = (isVideoPlaying: boolean) => (
    <StageBar
      stageRef={{ current: null }}
      isVideoPlaying={isVideoPlaying}
      mediaRef={mediaRef}
      zoom={null}
      angles={null}
    />
  );
  const { rerender } = render(bar(true));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  Object.assign(document, { pictureInPictureEnabled: true, pictureInPictureElement: null, exitPictureInPicture: exit });
  rerender(bar(false));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(bar(true));
  fireEvent.click(button('Picture in picture'));
  await act(() => Promise.resolve());
  expect(video.requestPictureInPicture).toHaveBeenCalledTimes(1);
  Object.assign(document, { pictureInPictureElement: video });
  fireEvent.click(button('Picture in picture'));
  expect(exit).toHaveBeenCalledTimes(1);
});

test('after closing, keys do nothing', async () => {
  const { unmount } = await open();
  const dialog = screen.getByRole('dialog');
  unmount();
  expect(fireEvent.keyDown(dialog, { key: '+' })).toBe(true);
});

test('while all feeds are paused, Play starts those of the stage, unless they are down', async () => {
  viewport.prefersReducedMotion = true;
  // The overlay has one, too.
  const listPlays = () => screen.getAllByRole('button', { name: 'Play' });
  const { unmount } = render(stage());
  await fail();
  expect(listPlays()).toHaveLength(1);
  unmount();
  await open();
  fireEvent.click(listPlays()[1]!);
  expect(listPlays()).toHaveLength(1);
  expect(document.body).not.toHaveFocus();
});
