export interface PlayerCandidate<Key> {
  readonly key: Key;
  /** Pixels between the feed's box and the viewport; 0 when in sight. */
  readonly distanceToViewportPx: number;
  readonly distanceToCenterPx: number;
}

/** The feeds that may hold a player: at most `budget`, within `marginPx` of the viewport, nearest to its center first. */
export function grantPlayers<Key>(
  candidates: readonly PlayerCandidate<Key>[],
  budget: number,
  marginPx: number,
): ReadonlySet<Key> {
  const near = candidates.filter((candidate) => candidate.distanceToViewportPx <= marginPx);
  near.sort((a, b) => a.distanceToCenterPx - b.distanceToCenterPx);
  return new Set(near.slice(0, budget).map((candidate) => candidate.key));
}
