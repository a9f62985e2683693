import { MAX_FAVORITES } from '@/lib/constants/favorites';
import type { Favorites } from './favorites';

/** Changes that the server has not acknowledged: whether each id is wanted, in the order in which that was said. */
export type Changes = ReadonlyMap<string, boolean>;

export const NO_CHANGES: Changes = new Map();

/** Every id as an addition: what somebody who signs in brings along. */
export function additionsOf(ids: Favorites): Changes {
  return new Map([...ids].map((id) => [id, true]));
}

/** The changes with one more, which takes the place of what was said of this id before. */
export function withChange(changes: Changes, id: string, isWanted: boolean): Changes {
  const next = new Map(changes);
  next.delete(id);
  next.set(id, isWanted);
  return next;
}

/** A list with changes on top. Removals make room first; additions beyond 2,000 are left out and named. */
export function withChanges(
  list: Favorites,
  changes: Changes,
): { readonly ids: Favorites; readonly leftOut: Favorites } {
  const ids = new Set(list);
  const leftOut = new Set<string>();
  for (const [id, isWanted] of changes) if (!isWanted) ids.delete(id);
  for (const [id, isWanted] of changes) {
    if (!isWanted || ids.has(id)) continue;
    (ids.size < MAX_FAVORITES ? ids : leftOut).add(id);
  }
  return { ids, leftOut };
}

/** The changes that are still to be made to a list. */
export function unmetChanges(list: Favorites, changes: Changes): Changes {
  return new Map([...changes].filter(([id, isWanted]) => list.has(id) !== isWanted));
}

/**
 * What waits after some changes have been delivered: what was sent is done, unless the person has said something else of the id
 * since. `saidSince` is what they said while it was on its way; another tab may have delivered that already, and the server may
 * have heard it before the older word, so it is said again.
 */
export function afterDelivery(waiting: Changes, sent: Changes, saidSince: Changes): Changes {
  const next = new Map(waiting);
  for (const [id, wasWanted] of sent) {
    const isWanted = saidSince.get(id) ?? wasWanted;
    if (isWanted !== wasWanted) {
      if (!next.has(id)) next.set(id, isWanted);
    } else if (next.get(id) === wasWanted) {
      next.delete(id);
    }
  }
  return next;
}
