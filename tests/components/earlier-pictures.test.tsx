import { fireEvent, render, screen } from '@testing-library/react';
import { MediaProvider } from '@/components/feed/media-ref';
import { pictureQueue } from '@/components/feed/still/picture-queue';
import { loadPicture } from '@/components/feed/still/still-picture';
import { RewindBar } from '@/components/rewind/rewind-bar';
import { RewindLayer, useRewind } from '@/components/rewind/rewind-layer';
import type { Camera } from '@/lib/camera/camera';
import { IDLE } from '@/lib/feed/feed-status';
import { camera } from '../support/camera';
import { installFeedWorld, pass } from '../support/feed-world';

installFeedWorld();

jest.mock('@/components/feed/still/still-picture');

const load = jest.mocked(loadPicture);
const MODIFIED = Date.parse('2026-11-24T20:00:05Z');
/** Ends each request of the test. */
let answers: ((modifiedAt: number | null) => void)[] = [];

const KEPT = camera({
  id: 'caltrans-d4-1',
  source: 'caltrans',
  earlier: { url: 'https://cwwp2.dot.ca.gov/previous/a-*.jpg', count: 12, everyMs: 900_000 },
});
const LISTED = camera({
  id: '511bc-8',
  source: '511bc',
  earlier: { url: 'https://www.drivebc.ca/replay/8/*.jpg', list: 'https://www.drivebc.ca/8/' },
});

beforeEach(() => {
  jest.setSystemTime(Date.parse('2026-11-24T23:00:00Z'));
  answers = [];
  load.mockReset();
  load.mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push((modifiedAt) => resolve({ picture: new Image(), blob: new Blob(['picture']), modifiedAt }));
      }),
  );
  globalThis.createImageBitmap = jest.fn().mockResolvedValue({ width: 1, height: 1, close: () => undefined });
});

function Opened({ shown }: { shown: Camera }) {
  const rewind = useRewind(shown);
  return (
    <MediaProvider>
      <RewindLayer camera={shown} at={rewind.at} status={IDLE} />
      <RewindBar camera={shown} {...rewind} />
    </MediaProvider>
  );
}

const settle = () => pass(100);
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Rewind' });
const slideTo = async (value: number) => {
  fireEvent.change(slider(), { target: { value: String(value) } });
  await settle();
};
const asked = () => load.mock.calls.map(([url]) => url.replace(/^.*\//, ''));

test('the agency’s pictures are on the slider at once, and each is requested when it is needed', async () => {
  render(<Opened shown={KEPT} />);
  await settle();
  expect([slider().max, asked()]).toEqual(['12', []]);
  await slideTo(0);
  expect(asked()).toEqual(['a-12.jpg']);
  expect(screen.getByText('Asking the agency for this picture…')).toBeInTheDocument();
  expect(slider()).toHaveAttribute('aria-valuetext', 'About 3 h 0 min ago');
  answers[0]?.(MODIFIED);
  await settle();
  expect(screen.queryByText('Asking the agency for this picture…')).not.toBeInTheDocument();
  expect(slider()).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^Taken at \d+:00:05 [AP]M, 2 h 59 min ago$/),
  );
  await slideTo(12);
  await slideTo(0);
  expect(asked()).toHaveLength(1);
});

test('one request runs at a time, and pictures that were passed are skipped', async () => {
  render(<Opened shown={KEPT} />);
  for (const value of [11, 10, 9, 8, 7]) await slideTo(value);
  expect(asked()).toEqual(['a-1.jpg']);
  answers[0]?.(null);
  await settle();
  expect(asked()).toEqual(['a-1.jpg', 'a-5.jpg']);
  expect(slider()).toHaveAttribute('aria-valuetext', 'About 1 h 15 min ago');
});

test('a camera that waits for its turn while another is opened does not take the other’s', async () => {
  const turns: (() => void)[] = [];
  jest.spyOn(pictureQueue, 'ask').mockImplementation((_url, _priority, start) => {
    turns.push(start);
    return () => undefined;
  });
  const { rerender } = render(<Opened shown={KEPT} />);
  await slideTo(0);
  const url = 'https://cwwp2.dot.ca.gov/previous/b-*.jpg';
  rerender(<Opened shown={{ ...KEPT, id: 'caltrans-d4-2', earlier: { url, count: 12, everyMs: 900_000 } }} />);
  await slideTo(0);
  for (const turn of turns) {
    turn();
    await settle();
  }
  jest.restoreAllMocks();
  expect(asked()).toEqual(['b-12.jpg']);
});

test('offline no picture is gone; it is asked for again once the visitor is online', async () => {
  let fail: () => void = () => undefined;
  load.mockReturnValueOnce(new Promise((_, reject) => (fail = () => reject(new Error('no answer')))));
  render(<Opened shown={KEPT} />);
  await slideTo(3);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  fail();
  await settle();
  expect(screen.getByText('Asking the agency for this picture…')).toBeInTheDocument();
  jest.restoreAllMocks();
  fireEvent(window, new Event('online'));
  await settle();
  expect(asked()).toEqual(['a-9.jpg', 'a-9.jpg']);
});

test('a picture whose request ends with a new record of its camera is not gone', async () => {
  load.mockImplementationOnce((_, signal) => {
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  });
  const { rerender } = render(<Opened shown={KEPT} />);
  fireEvent.change(slider(), { target: { value: '3' } });
  await pass();
  rerender(<Opened shown={{ ...KEPT }} />);
  await pass();
  expect(screen.getByText('Asking the agency for this picture…')).toBeInTheDocument();
});

test('a picture that the agency dropped is reported missing, and not requested again', async () => {
  load.mockRejectedValue(new Error('not found'));
  render(<Opened shown={KEPT} />);
  await slideTo(3);
  expect(screen.getByText('The agency no longer has this picture')).toBeInTheDocument();
  await slideTo(12);
  await slideTo(3);
  expect(asked()).toEqual(['a-9.jpg']);
});

test('a button requests an agency’s list, and only once', async () => {
  const fetched = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve(['20261124221500']) });
  globalThis.fetch = fetched;
  render(<Opened shown={LISTED} />);
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Earlier' }));
  await settle();
  expect(screen.queryByRole('button', { name: 'Earlier' })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Rewind' })).toHaveFocus();
  await slideTo(0);
  expect([fetched.mock.calls.length, asked()]).toEqual([1, ['20261124221500.jpg']]);
});

test('an agency that refuses its list has no earlier pictures, and the bar says so', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  render(<Opened shown={LISTED} />);
  expect(screen.queryByText('No earlier pictures right now')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Earlier' }));
  await settle();
  expect(screen.getByText('No earlier pictures right now')).toBeInTheDocument();
});
