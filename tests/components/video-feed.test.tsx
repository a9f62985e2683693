import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connectVideo, type VideoCallbacks } from '@/components/feed/video/connect-video';
import { VideoFeed } from '@/components/feed/feed-parts';
import type { FeedStatus } from '@/lib/feed/feed-status';

jest.mock('@/components/feed/video/connect-video');

const connection = { rest: jest.fn(), resume: jest.fn(), close: jest.fn() };
let callbacks: VideoCallbacks;
let statuses: FeedStatus[];
const handleStatus = (status: FeedStatus) => statuses.push(status);

function feed(isResting = false, src = 'https://video.example/live.m3u8', isWatched = true) {
  const box = { isFocused: false, isResting, isWatched };
  return <VideoFeed src={src} label="I-90" {...box} onStatus={handleStatus} />;
}

beforeEach(() => {
  statuses = [];
  jest.clearAllMocks();
  jest.mocked(connectVideo).mockImplementation((_video, _src, given) => {
    callbacks = given;
    return connection;
  });
});

test('a video is muted, plays inline and has a name', () => {
  render(feed());
  const video = screen.getByLabelText<HTMLVideoElement>('I-90');
  expect([video.muted, video.autoplay, video.playsInline]).toEqual([true, true, true]);
});

test.each([
  ['https://video.example/live.m3u8', false],
  ['https://video.example/demo/live.m3u8', false],
  ['/demo/live/511ny-demo-001/index.m3u8', true],
])('only the recordings of the demo network repeat: %s', (src, repeats) => {
  render(feed(false, src));
  expect(screen.getByLabelText<HTMLVideoElement>('I-90').loop).toBe(repeats);
});

test('when the browser blocks autoplay, a Play button starts the video', async () => {
  render(feed());
  act(() => {
    callbacks.onAutoplayBlocked();
  });
  const video = screen.getByLabelText<HTMLVideoElement>('I-90');
  video.play = jest.fn(() => Promise.resolve());
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(video.play).toHaveBeenCalledTimes(1);
  act(() => {
    callbacks.onPlaying(null);
  });
  expect(screen.queryByRole('button', { name: 'Play' })).not.toBeInTheDocument();
  expect(statuses.at(-1)).toEqual({ phase: 'live', delayMs: null });
});

test('a video whose picture stops moving is stalled', () => {
  render(feed());
  act(() => {
    callbacks.onStalled();
  });
  expect(statuses.at(-1)).toEqual({ phase: 'stalled' });
});

test('a browser that cannot play live video tries once and promises nothing', async () => {
  jest.useFakeTimers();
  render(feed());
  act(() => {
    callbacks.onDown('unsupported');
  });
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(connectVideo).toHaveBeenCalledTimes(1);
  expect(statuses.at(-1)).toMatchObject({ phase: 'down', reason: 'unsupported', retryAt: null });
  jest.useRealTimers();
});

test('a video rests and resumes without being opened again', () => {
  const { rerender } = render(feed());
  rerender(feed(true));
  expect(connection.rest).toHaveBeenCalledTimes(1);
  rerender(feed(false));
  expect(connection.resume).toHaveBeenCalled();
  expect(connectVideo).toHaveBeenCalledTimes(1);
});

test('unmounting frees the player and resets the status', () => {
  const { unmount } = render(feed());
  act(() => {
    callbacks.onPlaying(null);
  });
  unmount();
  expect(connection.close).toHaveBeenCalledTimes(1);
  expect(statuses.at(-1)).toEqual({ phase: 'idle' });
});
