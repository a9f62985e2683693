export interface PlaybackLoad {
  readonly moving: number;
  readonly frames: number;
  readonly dropped: number;
}

export interface PlayerBudget {
  readonly players: number;
  readonly growsAt: number;
}

interface BudgetLimits {
  readonly min: number;
  readonly max: number;
}

const GROWTH = 3;
const SHRINK = 2 / 3;
const PAUSE_AFTER_SHRINK_MS = 30_000;
const FEW_DROPPED = 0.01;
const MANY_DROPPED = 0.05;
/** The others may be down, which does not measure the machine. */
const MIN_MOVING_SHARE = 2 / 3;

export function adaptBudget(
  { players, growsAt }: PlayerBudget,
  { moving, frames, dropped }: PlaybackLoad,
  { min, max }: BudgetLimits,
  now: number,
): PlayerBudget {
  if (dropped > frames * MANY_DROPPED) {
    return { players: Math.max(min, Math.floor(players * SHRINK)), growsAt: now + PAUSE_AFTER_SHRINK_MS };
  }
  const keepsUp = dropped <= frames * FEW_DROPPED && moving >= players * MIN_MOVING_SHARE;
  if (!keepsUp || now < growsAt) return { players, growsAt };
  return { players: Math.min(max, players + GROWTH), growsAt };
}
