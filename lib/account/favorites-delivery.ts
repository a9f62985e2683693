import type { FavoritesDocument } from './account-backend';
import { NO_CHANGES, withChange, type Changes } from './favorites-changes';

/** What a delivery asks of whoever keeps the changes. */
interface Keeper {
  /** What is to be sent now; empty while the server's list is not known. */
  waiting: () => Changes;
  /** The server has it. `saidSince` is what the person has said meanwhile of the same ids, where it differs. */
  onDelivered: (sent: Changes, saidSince: Changes) => void;
  /** Nothing is on its way, and nothing that the server would take waits. */
  onIdle: () => void;
}

export interface FavoritesDelivery {
  /** Sends what waits, once what is on its way has arrived. What the server refused stays where it is. */
  send: () => void;
  /** The person acts, so what the server refused is worth one more try. */
  forgiveRefusals: () => void;
  /** Takes note of what the person wants by now, here or in another tab. */
  notice: (waiting: Changes) => void;
  isOnItsWay: (id: string) => boolean;
}

/**
 * Brings the changes of this browser to the server, one batch after the other, so that a later word never overtakes an earlier
 * one. A refusal is silent (spec 8) and is not tried again before the person acts: it never loops.
 */
export function createFavoritesDelivery(document: FavoritesDocument, keeper: Keeper): FavoritesDelivery {
  let onItsWay = NO_CHANGES;
  let saidSince = NO_CHANGES;
  const refused = new Set<string>();

  const deliver = async (changes: Changes) => {
    onItsWay = changes;
    saidSince = NO_CHANGES;
    try {
      await document.change(changes);
      const since = saidSince;
      onItsWay = NO_CHANGES;
      keeper.onDelivered(changes, since);
    } catch {
      onItsWay = NO_CHANGES;
      for (const id of changes.keys()) refused.add(id);
    }
    send();
  };
  const send = () => {
    if (onItsWay.size > 0) return;
    const changes = new Map([...keeper.waiting()].filter(([id]) => !refused.has(id)));
    if (changes.size > 0) void deliver(changes);
    else keeper.onIdle();
  };

  return {
    send,
    forgiveRefusals: () => refused.clear(),
    notice: (waiting) => {
      for (const [id, wasWanted] of onItsWay) {
        const isWanted = waiting.get(id);
        if (isWanted !== undefined && (isWanted !== wasWanted || saidSince.has(id))) {
          saidSince = withChange(saidSince, id, isWanted);
        }
      }
    },
    isOnItsWay: (id) => onItsWay.has(id),
  };
}
