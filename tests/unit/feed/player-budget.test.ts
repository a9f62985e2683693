import { adaptBudget, type PlaybackLoad } from '@/lib/feed/player-budget';

const LIMITS = { min: 9, max: 48 };
const EASY = { moving: 9, frames: 270, dropped: 0 } as const;
const grow = (load: Partial<PlaybackLoad>, players = 9, growsAt = 0) =>
  adaptBudget({ players, growsAt }, { ...EASY, ...load }, LIMITS, 100_000);

test.each([
  ['nothing dropped', {}, 12],
  ['a frame of a player that starts', { dropped: 2 }, 12],
  ['the first frame is still to come', { moving: 0, frames: 0 }, 9],
  ['some frames dropped', { dropped: 6 }, 9],
] as const)('a budget of nine may grow: %s', (_why, load, players) => {
  expect(grow(load).players).toBe(players);
});

test('the budget never exceeds its maximum', () => {
  expect(grow({ moving: 47 }, 47).players).toBe(48);
});

test('when frames are dropped, a third of the players stops at once, and the budget does not grow for 30 s', () => {
  expect(grow({ dropped: 60 }, 24)).toEqual({ players: 16, growsAt: 130_000 });
  expect(grow({ dropped: 60 }, 10).players).toBe(9);
  expect(grow({ moving: 16 }, 16, 130_000).players).toBe(16);
});
