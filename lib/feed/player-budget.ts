/** A video that would like to play. */
export interface PlayerCandidate<Key> {
  readonly key: Key;
  /** Pixels between the feed's box and the viewport; 0 when it is in sight. */
  readonly distanceToViewportPx: number;
  /** Pixels between the middle of the feed and the middle of the viewport. */
  readonly distanceToCenterPx: number;
}

/**
 * Which videos may hold a player: at most `budget`, only within `marginPx` of the viewport, nearest to its center first
 * (design, decision 9). Ties keep the given order.
 */
export function grantPlayers<Key>(
  candidates: readonly PlayerCandidate<Key>[],
  budget: number,
  marginPx: number,
): ReadonlySet<Key> {
  const near = candidates.filter((candidate) => candidate.distanceToViewportPx <= marginPx);
  near.sort((a, b) => a.distanceToCenterPx - b.distanceToCenterPx);
  return new Set(near.slice(0, budget).map((candidate) => candidate.key));
}
