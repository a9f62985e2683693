import type { AccountState, FavoritesDocument } from './account-backend';
import { favoritesAmong, formatFavorites, NO_FAVORITES, parseFavorites, type Favorites } from './favorites';
import {
  additionsOf,
  afterDelivery,
  NO_CHANGES,
  unmetChanges,
  withChange,
  withChanges,
  type Changes,
} from './favorites-changes';
import { createFavoritesDelivery, type FavoritesDelivery } from './favorites-delivery';
import { createFavoritesQueue, type OwnedChanges, type QueueStorage } from './favorites-queue';
import { createFavoritesStore, type FavoritesStorage, type FavoritesStore } from './favorites-store';

export interface SyncedFavorites extends Pick<FavoritesStore, 'get' | 'subscribe' | 'toggle' | 'dismissTrouble'> {
  /** Says who is signed in, at the start and with each change. */
  setAccount: (state: AccountState) => void;
  /** Connects the document of whoever is signed in, until somebody else is. */
  connect: (document: FavoritesDocument) => void;
  /** Gives what waits a chance to reach the server. Ends when nothing is left to send, or with `deadline`. */
  flush: (deadline: Promise<unknown>) => Promise<void>;
}

/**
 * The favorites of this browser and, when somebody is signed in, of their account (spec 4). Without an account they are the
 * list in the storage and nothing else. With one they are the server's list and, on top of it, what this browser's tabs have
 * changed and the server has not acknowledged; the list in the storage then is a copy for the next start.
 */
export function createSyncedFavorites(storage: { list: FavoritesStorage; queue: QueueStorage }): SyncedFavorites {
  const queue = createFavoritesQueue(storage.queue);
  /** Who is signed in as far as this tab knows; undefined before it knows anything. */
  let person: string | null | undefined;
  /** The server's list with what it has acknowledged since; null while it is not known. */
  let server: Favorites | null = null;
  /** The waiting changes when they were last looked at. */
  let waiting: Changes = NO_CHANGES;
  let delivery: FavoritesDelivery | null = null;
  let stopWatching: (() => void) | undefined;
  let showAgain: (() => void) | undefined;
  const flushes = new Set<() => void>();

  const local = createFavoritesStore({
    read: readShown,
    // What the storage has no room for, the account keeps.
    write: (text) => storage.list.write(text) || queue.read() !== null,
    watch: (onChange) => {
      showAgain = onChange;
      const stops = [storage.list.watch(onChange), queue.watch(look)];
      look();
      return () => {
        showAgain = undefined;
        for (const stop of stops) stop();
      };
    },
  });

  function readShown(): string | null {
    const text = storage.list.read();
    const stored = queue.read();
    if (!stored) return text;
    // The changes are in the stored list already, unless there was no room for them.
    const list = server ?? parseFavorites(text ?? '[]') ?? NO_FAVORITES;
    return formatFavorites(withChanges(list, server ? waiting : stored.waiting).ids);
  }
  /** The stored changes, if they are those of whoever is signed in here. */
  const readOwn = (): OwnedChanges | null => {
    const stored = queue.read();
    return stored && stored.owner === person ? stored : null;
  };
  /** Takes note of what other tabs have done to the waiting changes. */
  function look() {
    const own = readOwn();
    // Another tab has signed out, or somebody else in.
    if (!own) server = null;
    const next = own?.waiting ?? NO_CHANGES;
    // What waits no longer has been delivered, though this tab may not have heard of it from the server.
    const delivered = new Map([...waiting].filter(([id]) => !next.has(id)));
    if (server && delivered.size > 0) server = withChanges(server, delivered).ids;
    waiting = next;
    delivery?.notice(waiting);
    showAgain?.();
  }
  const keep = (owner: string, changes: Changes) => {
    queue.write({ owner, waiting: changes });
    look();
  };
  const endFlushes = () => {
    for (const end of flushes) end();
    flushes.clear();
  };
  const disconnect = () => {
    stopWatching?.();
    stopWatching = undefined;
    delivery = null;
    server = null;
    waiting = NO_CHANGES;
    endFlushes();
  };
  const forgetList = () => local.replace({ ids: NO_FAVORITES, trouble: null });

  const receive = (list: readonly string[] | null, { isOnItsWay }: FavoritesDelivery) => {
    look();
    const own = readOwn();
    if (!own) return;
    server = favoritesAmong(list ?? []);
    const { ids, leftOut } = withChanges(server, own.waiting);
    const unmet = unmetChanges(server, own.waiting);
    const left = [...own.waiting].filter(([id]) => isOnItsWay(id) || (unmet.has(id) && !leftOut.has(id)));
    waiting = new Map(left);
    if (left.length < own.waiting.size) queue.write({ owner: own.owner, waiting });
    local.replace({ ids, trouble: leftOut.size > 0 ? 'left-out' : local.get().trouble });
  };

  const enter = (uid: string) => {
    disconnect();
    const stored = queue.read();
    person = uid;
    if (stored?.owner === uid) {
      look();
      return;
    }
    // The list of somebody else is not theirs; that of nobody is what they bring along.
    if (stored) forgetList();
    keep(uid, additionsOf(local.get().ids));
  };
  const leave = () => {
    const before = person;
    person = null;
    disconnect();
    const stored = queue.read();
    // At the start whoever it was has gone; later it may be somebody who has just signed in in another tab.
    if (stored && (before === undefined || before === stored.owner)) {
      queue.write(null);
      forgetList();
    }
    look();
  };

  return {
    get: local.get,
    subscribe: local.subscribe,
    dismissTrouble: local.dismissTrouble,
    toggle: (id) => {
      look();
      const wasWanted = local.get().ids.has(id);
      local.toggle(id);
      const isWanted = local.get().ids.has(id);
      const stored = queue.read();
      if (isWanted === wasWanted || !stored) return;
      keep(stored.owner, withChange(stored.waiting, id, isWanted));
      delivery?.forgiveRefusals();
      delivery?.send();
    },
    setAccount: (state) => {
      if (state.status === 'loading') return;
      const uid = state.status === 'signed-in' ? state.user.uid : null;
      if (uid === person) return;
      if (uid === null) leave();
      else enter(uid);
    },
    connect: (document) => {
      disconnect();
      look();
      const own = createFavoritesDelivery(document, {
        waiting: () => (delivery === own && server ? waiting : NO_CHANGES),
        onDelivered: (sent, saidSince) => {
          const stored = readOwn();
          if (delivery !== own || !stored || !server) return;
          server = withChanges(server, sent).ids;
          keep(stored.owner, afterDelivery(stored.waiting, sent, saidSince));
        },
        onIdle: () => {
          if (delivery === own && server) endFlushes();
        },
      });
      delivery = own;
      stopWatching = document.watch((list) => {
        if (delivery !== own) return;
        receive(list, own);
        own.send();
      });
    },
    flush: (deadline) => {
      look();
      if (waiting.size === 0) return Promise.resolve();
      const ended = new Promise<void>((resolve) => flushes.add(resolve));
      delivery?.send();
      return Promise.race([ended, deadline.then(() => undefined)]);
    },
  };
}
