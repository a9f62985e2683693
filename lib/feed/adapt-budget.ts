/** As the Compute Pressure API says it; null where there is none. */
export type Pressure = 'nominal' | 'fair' | 'serious' | 'critical' | null;

/** How the players did since the last look. */
export interface PlayerEffort {
  readonly pressure: Pressure;
  /** Players whose picture moved. */
  readonly moving: number;
  readonly frames: number;
  readonly dropped: number;
}

export interface PlayerBudget {
  readonly players: number;
  /** Not before this time may it grow, in milliseconds. */
  readonly growsAt: number;
}

export interface BudgetLimits {
  readonly least: number;
  readonly most: number;
}

const GROWTH = 3;
const SHRINK = 2 / 3;
/** After the machine has had enough. */
const REST_MS = 30_000;
/** A player that starts may lose a frame or two. */
const FEW_DROPPED = 0.01;
const MANY_DROPPED = 0.05;
/** The rest may be down: feeds without a picture say nothing of the machine. */
const MOST_MOVE = 2 / 3;

/** The machine is asked for more players little by little while it has no trouble, and for a third less at once when it has. */
export function adaptBudget(
  { players, growsAt }: PlayerBudget,
  { pressure, moving, frames, dropped }: PlayerEffort,
  { least, most }: BudgetLimits,
  now: number,
): PlayerBudget {
  if (pressure === 'critical' || dropped > frames * MANY_DROPPED) {
    return { players: Math.max(least, Math.floor(players * SHRINK)), growsAt: now + REST_MS };
  }
  const isEasy = pressure !== 'serious' && dropped <= frames * FEW_DROPPED && moving >= players * MOST_MOVE;
  if (!isEasy || now < growsAt) return { players, growsAt };
  return { players: Math.min(most, players + GROWTH), growsAt };
}
