import { VideoLooks, type WaitingFeed } from '@/components/feed/video-looks';

const waiting = (frameAgeMs: number, distanceToCenterPx: number): WaitingFeed => ({
  key: document.createElement('div'),
  frameAgeMs,
  distanceToViewportPx: 0,
  distanceToCenterPx,
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('videos without a frame come first, from the center outward, then those with the oldest', () => {
  const old = waiting(70_000, 10);
  const older = waiting(80_000, 20);
  const fresh = waiting(50_000, 0);
  const near = waiting(Infinity, 200);
  const far = waiting(Infinity, 300);
  const looks = new VideoLooks(() => undefined);
  const turns = Array.from({ length: 5 }, () => {
    const box = looks.choose([fresh, old, older, far, near]);
    jest.advanceTimersByTime(10_000);
    return box;
  });
  expect(turns).toEqual([near.key, far.key, older.key, old.key, null]);
});

test('nobody gets a look where the browser saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  expect(new VideoLooks(() => undefined).choose([waiting(Infinity, 0)])).toBeNull();
  Reflect.deleteProperty(navigator, 'connection');
});
