import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CameraFeed } from '@/components/feed/camera-feed';
import { MediaRef } from '@/components/feed/media-ref';
import { keepFrames, keepStills, shotStore } from '@/components/rewind/keep-pictures';
import { RewindBar, RewindNote } from '@/components/rewind/rewind-bar';
import { saveClip, savePicture } from '@/components/rewind/save-shots';
import { useRewind } from '@/components/rewind/rewind-layer';
import type { SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { camera } from '../support/camera';
import { arrive, installFeedWorld, pass } from '../support/feed-world';

jest.mock('@/components/rewind/save-shots', () => ({ saveClip: jest.fn(), savePicture: jest.fn() }));

installFeedWorld();

beforeEach(() => act(() => shotStore.set([])));

afterEach(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));

/** Saves pictures taken at these ages, in seconds. */
function keepShots(shown: Camera, ...seconds: number[]) {
  const shots = seconds.map((second) => ({
    ...{ feed: shown.imageUrl ?? '', source: shown.source, takenAt: null, mark: null, bytes: 10 },
    at: Date.now() - second * 1_000,
    picture: new Blob(['picture']),
  }));
  act(() => shotStore.set(shots));
}

function Opened({ shown }: { shown: Camera }) {
  const rewind = useRewind(shown);
  return (
    <>
      <RewindBar camera={shown} {...rewind} />
      <p>{rewind.at === null ? 'shows live' : 'shows the past'}</p>
      <RewindNote camera={shown} />
    </>
  );
}

/** A canvas whose pixels are compressed as the test says. */
function installCanvas(convertToBlob: () => Promise<Blob>): void {
  const FakeCanvas = function FakeCanvas() {
    return { getContext: () => null, convertToBlob };
  };
  Object.assign(window, { OffscreenCanvas: FakeCanvas });
}

async function showStill(source: SourceId, imageUrl = `/${source}.jpg`) {
  keepStills();
  render(<CameraFeed source={camera({ source, imageUrl })} label="Broadway" />);
  await arrive();
  return screen.findByRole('img', { name: 'Broadway' });
}

test.each<[SourceId, number]>([
  ['511ny', 1],
  ['nycdot', 0],
])('a still of %s in the grid stores %i pictures', async (source, count) => {
  expect(await showStill(source)).toBeInTheDocument();
  expect(shotStore.get()).toHaveLength(count);
});

test('a still with readable pixels is stored as a file, which takes less memory than its element', async () => {
  const drawing = { drawImage: jest.fn(), getImageData: () => ({ data: new Uint8ClampedArray(4) }) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing as never);
  const file = new Blob(['picture']);
  installCanvas(() => Promise.resolve(file));
  await showStill('511ny', '/readable.jpg');
  await pass(200);
  expect(shotStore.get()).toMatchObject([{ bytes: file.size, picture: file }]);
});

test('it fills while a visitor watches, and its slider keeps its keys', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const handleKey = jest.fn();
  document.addEventListener('keydown', handleKey);
  const shown = camera();
  render(<Opened shown={shown} />);
  expect(screen.getByText('Rewind fills while you watch')).toBeInTheDocument();
  keepShots(shown, 200, 130, 0);
  const slider = screen.getByRole('slider', { name: 'Rewind' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Live');
  await user.click(slider);
  await user.keyboard('{ArrowLeft}');
  await user.tab();
  expect(handleKey.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual(['Tab']);
  document.removeEventListener('keydown', handleKey);
});

test('it says that it is unavailable if the pixels of the video are unreadable', async () => {
  const convertToBlob = jest.fn(() => Promise.reject(new DOMException('tainted', 'SecurityError')));
  installCanvas(convertToBlob);
  const mediaRef = new MediaRef();
  const video = document.createElement('video');
  const facts = { videoWidth: () => 320, readyState: () => 4, currentTime: Date.now };
  for (const [name, get] of Object.entries(facts)) Object.defineProperty(video, name, { get });
  video.dataset.feed = 'https://video.example/1.m3u8';
  document.body.dataset.source = '511ny';
  document.body.append(video);
  mediaRef.video = video;
  const stop = keepFrames(mediaRef, () => null);
  render(<Opened shown={camera()} />);
  await pass(20_000);
  expect(screen.getByText('Rewind isn’t available for this video in this browser')).toBeInTheDocument();
  expect(convertToBlob).toHaveBeenCalledTimes(3);
  act(stop);
  expect(screen.getByText('Rewind fills while you watch')).toBeInTheDocument();
  video.remove();
  delete document.body.dataset.source;
});

test('it states the time shown, and once no picture is left the camera is live again', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const shown = camera();
  render(<Opened shown={shown} />);
  keepShots(shown, 200, 130, 0);
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Rewind' });
  const slide = (value: string) => fireEvent.change(slider, { target: { value } });
  slide('1');
  expect(screen.getByText('shows the past')).toBeInTheDocument();
  expect(slider).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^Seen at \d+:\d\d:\d\d [AP]M, 2 min \d+ s ago$/),
  );
  await user.click(screen.getByRole('button', { name: 'Live' }));
  expect(screen.getByText('shows live')).toBeInTheDocument();
  slide('0');
  act(() => shotStore.set(shotStore.get().slice(-1)));
  expect(screen.getByText('shows the past')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Live' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Seen at/));
  act(() => shotStore.set([]));
  expect(screen.getByText('shows live')).toBeInTheDocument();
});

test('a clip that begins while a picture is being saved can be stopped after the picture is saved', async () => {
  Object.assign(window, { MediaRecorder: jest.fn() });
  let endPicture = (): void => undefined;
  jest.mocked(savePicture).mockReturnValue(new Promise((resolve) => (endPicture = resolve)));
  jest.mocked(saveClip).mockReturnValue(new Promise(() => undefined));
  const shown = camera({ source: '511ny', isKeyed: true });
  keepShots(shown, 60, 0);
  render(<Opened shown={shown} />);
  fireEvent.click(screen.getByRole('button', { name: 'Save picture' }));
  const clip = screen.getByRole('button', { name: 'Save clip of the last few minutes' });
  fireEvent.click(clip);
  await act(() => import('@/components/rewind/save-shots'));
  await act(async () => {
    endPicture();
    await Promise.resolve();
  });
  expect(clip).toHaveAccessibleName('Stop saving the clip');
  fireEvent.click(clip);
  expect(jest.mocked(saveClip).mock.calls[0]?.[2].signal.aborted).toBe(true);
  Reflect.deleteProperty(window, 'MediaRecorder');
});

test('pictures are saved only if their agency permits it, and New York City has no rewind at all', () => {
  const keyed = { source: '511ny', isKeyed: true } as const;
  const found = ([keyed, { source: '511ny' }, { source: '511id' }, { source: 'nycdot' }] as const).map((record) => {
    const shown = camera(record);
    keepShots(shown, 60, 0);
    const { unmount } = render(<Opened shown={shown} />);
    const facts = [
      screen.queryByRole('slider') !== null,
      screen.queryByRole('button', { name: 'Save picture' }) !== null,
      screen.queryByText(/can’t save pictures/) !== null,
      screen.queryByText(/objects to captured pictures/) !== null,
    ];
    unmount();
    return facts;
  });
  expect(found).toEqual([
    [true, true, false, false],
    [true, false, true, false],
    [true, false, true, false],
    [false, false, false, true],
  ]);
});
