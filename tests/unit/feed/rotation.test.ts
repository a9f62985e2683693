import {
  isAutoRotating,
  reduceRotation,
  startRotation,
  wrapIndex,
  type Rotation,
  type RotationAction,
} from '@/lib/feed/rotation';

/** A rotation in sight since time 0. */
const watched = (total = 3, prefersStill = false) =>
  reduceRotation(startRotation(total), { type: 'situation', isWatched: true, prefersStill, now: 0 });
const after = (rotation: Rotation, ...actions: RotationAction[]) => actions.reduce(reduceRotation, rotation);
const tick = (now: number): RotationAction => ({ type: 'tick', now });
const sight = (isWatched: boolean, now: number): RotationAction => ({
  type: 'situation',
  isWatched,
  prefersStill: false,
  now,
});
const down = (index: number, now = 0): RotationAction => ({ type: 'report', index, isDown: true, now });
const works = (index: number, now = 0): RotationAction => ({ type: 'report', index, isDown: false, now });
const indexes = (rotation: Rotation, times: number[]) =>
  times.map((_, count) => after(rotation, ...times.slice(0, count + 1).map(tick)).index);

test('the next angle comes after 4 seconds, no sooner', () => {
  expect(after(watched(), tick(3_999)).index).toBe(0);
  expect(after(watched(), tick(4_000)).index).toBe(1);
});

test('the first angle follows the last', () => {
  expect(indexes(watched(3), [4_000, 8_000, 12_000, 16_000])).toEqual([1, 2, 0, 1]);
});

test('a late tick advances by one, and the new angle gets its full time', () => {
  const late = after(watched(), tick(60_000));
  expect(late).toMatchObject({ index: 1, dueAt: 64_000 });
});

test('an early tick changes nothing', () => {
  const rotation = watched();
  expect(after(rotation, tick(3_999))).toBe(rotation);
});

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 1, 0],
  [0, -1, 1, 0],
])('from %i by %i of %i leads to %i', (index, by, total, expected) => {
  expect(wrapIndex(index, by, total)).toBe(expected);
});

test('previous and next wrap and pause', () => {
  const back = after(watched(), { type: 'step', by: -1, now: 100 });
  expect(back).toMatchObject({ index: 2, dueAt: null });
  expect(isAutoRotating(back)).toBe(false);
  expect(after(back, { type: 'step', by: 1, now: 200 }, tick(99_000)).index).toBe(0);
});

test('the label pauses and resumes; the current angle then gets its full time', () => {
  const paused = after(watched(), { type: 'toggle', now: 3_900 });
  expect(isAutoRotating(paused)).toBe(false);
  expect(after(paused, tick(4_000)).index).toBe(0);
  const resumed = after(paused, { type: 'toggle', now: 10_000 });
  expect(after(resumed, tick(13_999)).index).toBe(0);
  expect(after(resumed, tick(14_000)).index).toBe(1);
});

test('a rotation starts on, but nothing rotates before the feed is in sight', () => {
  expect(isAutoRotating(startRotation(3))).toBe(true);
  expect(after(startRotation(3), tick(99_000)).index).toBe(0);
});

test('out of sight it stops, and it does not race through what it missed', () => {
  const hidden = after(watched(), sight(false, 1_000));
  expect(after(hidden, tick(60_000)).index).toBe(0);
  const back = after(hidden, sight(true, 60_000));
  expect(after(back, tick(60_001), tick(63_999)).index).toBe(0);
  expect(after(back, tick(64_000), tick(64_001)).index).toBe(1);
});

test('coming back into sight does not undo a pause', () => {
  const paused = after(watched(), { type: 'toggle', now: 1 }, sight(false, 2), sight(true, 3));
  expect(paused.dueAt).toBeNull();
});

test('a repeated situation does not restart the time', () => {
  const rotation = watched();
  expect(after(rotation, sight(true, 3_000))).toBe(rotation);
});

test('with reduced motion it starts paused and can be started', () => {
  const still = watched(3, true);
  expect(isAutoRotating(still)).toBe(false);
  expect(still.dueAt).toBeNull();
  expect(after(still, { type: 'toggle', now: 0 }, tick(4_000)).index).toBe(1);
});

test('reduced motion that begins in sight stops it', () => {
  const still = after(watched(), { type: 'situation', isWatched: true, prefersStill: true, now: 1_000 });
  expect(still.dueAt).toBeNull();
});

test('an angle that is down is skipped', () => {
  expect(indexes(after(watched(3), down(1)), [4_000, 8_000, 12_000])).toEqual([2, 0, 2]);
});

test('an angle that works again is shown again', () => {
  expect(after(watched(3), down(1), works(1), tick(4_000)).index).toBe(1);
});

test('an angle that was down is tried again after a minute', () => {
  const rotation = after(watched(2), down(1, 2_000));
  expect(after(rotation, tick(61_999)).index).toBe(0);
  expect(after(rotation, tick(62_000)).index).toBe(1);
});

test('a current angle that is down makes way for one that works', () => {
  expect(after(watched(2), down(0), tick(4_000)).index).toBe(1);
});

test('with every angle down it stays on the current one and keeps ticking', () => {
  expect(after(watched(2), down(0), down(1), tick(4_000))).toMatchObject({ index: 0, dueAt: 8_000 });
});

test('stepping reaches every angle, down or not', () => {
  expect(after(watched(3), down(1), { type: 'step', by: 1, now: 0 }).index).toBe(1);
});

test('a report that a working angle works changes nothing', () => {
  const rotation = watched();
  expect(after(rotation, works(0))).toBe(rotation);
});

test('a single angle never rotates', () => {
  expect(watched(1).dueAt).toBeNull();
});
