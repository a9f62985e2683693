import {
  applyChanges,
  NO_CHANGES,
  NO_FAVORITES,
  removeDelivered,
  withChange,
  type Changes,
  type Favorites,
} from './favorites';
import type { OwnedChanges } from './favorites-queue';

interface Delivery {
  /** In flight. One batch at a time keeps changes in order. */
  readonly sent: Changes;
  /** Changed again since, here or in another tab. */
  readonly changedSince: Changes;
  /** Rejected by the server; not sent again until the user changes something. */
  readonly rejected: Favorites;
}

export interface SyncState {
  readonly max: number;
  /** Null if signed out, undefined if unknown. */
  readonly user: string | null | undefined;
  /** The server's last list plus acknowledged changes; null if unknown. */
  readonly server: Favorites | null;
  readonly waiting: Changes;
  readonly delivery: Delivery | null;
}

export type SyncEvent =
  | { readonly type: 'queue-changed' }
  | { readonly type: 'signed-in'; readonly uid: string; readonly shown: Favorites }
  /** True if the account stored nothing: waiting changes then stay on this device. */
  | { readonly type: 'signed-out'; readonly keepsWaiting: boolean }
  | { readonly type: 'toggled'; readonly id: string; readonly isWanted: boolean }
  | { readonly type: 'connected' }
  | { readonly type: 'received'; readonly list: Favorites }
  | { readonly type: 'delivered' | 'rejected' }
  | { readonly type: 'flush-requested' };

export type SyncEffect =
  | { readonly type: 'disconnect' }
  | { readonly type: 'write-queue'; readonly queue: OwnedChanges | null }
  | { readonly type: 'reread' }
  | { readonly type: 'show'; readonly ids: Favorites; readonly isLeftOut: boolean }
  /** Removes the account's list from this device, except items only stored here. */
  | { readonly type: 'end-list'; readonly kept: Favorites }
  | { readonly type: 'send'; readonly changes: Changes }
  | { readonly type: 'idle' };

interface Step {
  readonly state: SyncState;
  readonly effects: readonly SyncEffect[];
}

const DISCONNECTED = { server: null, waiting: NO_CHANGES, delivery: null };
const IDLE: Delivery = { sent: NO_CHANGES, changedSince: NO_CHANGES, rejected: NO_FAVORITES };

export const initialState = (max: number): SyncState => ({ max, user: undefined, ...DISCONNECTED });

/** @param queue Read just now: other tabs change it, too. */
export function reduceSync(state: SyncState, queue: OwnedChanges | null, event: SyncEvent): Step {
  switch (event.type) {
    case 'queue-changed':
      return { state: observeQueue(state, queue), effects: [{ type: 'reread' }] };
    case 'signed-in':
      return signIn(state, queue, event);
    case 'signed-out':
      return signOut(state, queue, event);
    case 'toggled':
      return toggle(state, queue, event);
    case 'connected':
      return {
        state: observeQueue({ ...state, ...DISCONNECTED, delivery: IDLE }, queue),
        effects: [{ type: 'disconnect' }, { type: 'reread' }],
      };
    case 'received':
      return receive(observeQueue(state, queue), queue, event.list);
    case 'delivered':
      return acknowledge(state, queue);
    case 'rejected':
      return reject(state);
    case 'flush-requested':
      return send(state);
  }
}

/** Falls back to the stored list while the server's is unknown. */
export function getShownFavorites(
  { server, waiting, max }: SyncState,
  queue: OwnedChanges,
  stored: Favorites,
): Favorites {
  return withLeftOut(server ? applyChanges(server, waiting, max) : applyChanges(stored, queue.waiting, max));
}

/** Items beyond the account's limit stay on this device until there is room. */
const withLeftOut = ({ ids, leftOut }: ReturnType<typeof applyChanges>): Favorites => new Set([...ids, ...leftOut]);

const getOwn = ({ user }: SyncState, queue: OwnedChanges | null) => (queue?.owner === user ? queue : null);

function observeQueue(state: SyncState, queue: OwnedChanges | null): SyncState {
  const own = getOwn(state, queue);
  const waiting = own?.waiting ?? NO_CHANGES;
  // Changes that left the queue were delivered, possibly by another tab.
  const delivered = new Map([...state.waiting].filter(([id]) => !waiting.has(id)));
  return {
    ...state,
    // Without an own queue, another tab has signed out or switched users.
    server: own && state.server && applyChanges(state.server, delivered, state.max).ids,
    waiting,
    delivery: state.delivery && noteChanges(state.delivery, waiting),
  };
}

function noteChanges(delivery: Delivery, waiting: Changes): Delivery {
  let { changedSince } = delivery;
  for (const [id, wasWanted] of delivery.sent) {
    const isWanted = waiting.get(id);
    if (isWanted !== undefined && (isWanted !== wasWanted || changedSince.has(id))) {
      changedSince = withChange(changedSince, id, isWanted);
    }
  }
  return { ...delivery, changedSince };
}

/** Does nothing while a batch is in flight or the server's list is unknown. */
function send(state: SyncState, effects: readonly SyncEffect[] = []): Step {
  const { delivery, server, waiting } = state;
  if (!delivery || !server || delivery.sent.size > 0) return { state, effects };
  const wanted = new Map([...waiting].filter(([id]) => !delivery.rejected.has(id)));
  const { leftOut } = applyChanges(server, wanted, state.max);
  const changes = new Map([...wanted].filter(([id]) => !leftOut.has(id)));
  if (changes.size === 0) return { state, effects: [...effects, { type: 'idle' }] };
  return {
    state: { ...state, delivery: { ...delivery, sent: changes, changedSince: NO_CHANGES } },
    effects: [...effects, { type: 'send', changes }],
  };
}

function signIn(
  { max }: SyncState,
  queue: OwnedChanges | null,
  { uid, shown }: { uid: string; shown: Favorites },
): Step {
  const state: SyncState = { max, user: uid, ...DISCONNECTED };
  if (queue?.owner === uid) {
    return { state: observeQueue(state, queue), effects: [{ type: 'disconnect' }, { type: 'reread' }] };
  }
  // A list without an owner joins the account; another user's list does not.
  const joining = queue ? NO_FAVORITES : shown;
  const next: OwnedChanges = { owner: uid, waiting: new Map([...joining].map((id) => [id, true])) };
  return {
    state: observeQueue(state, next),
    effects: [
      { type: 'disconnect' },
      ...(queue ? [{ type: 'end-list', kept: NO_FAVORITES } as const] : []),
      { type: 'write-queue', queue: next },
      { type: 'reread' },
    ],
  };
}

function signOut(
  { user, server, max }: SyncState,
  queue: OwnedChanges | null,
  { keepsWaiting }: { keepsWaiting: boolean },
): Step {
  const state: SyncState = { max, user: null, ...DISCONNECTED };
  // On page load the list belongs to a former user. Later, another tab may have signed in its owner.
  const isOwn = queue !== null && (user === undefined || user === queue.owner);
  if (!isOwn) return { state, effects: [{ type: 'disconnect' }, { type: 'reread' }] };
  const { leftOut } = applyChanges(server ?? NO_FAVORITES, queue.waiting, max);
  const added = [...queue.waiting].filter(([, isWanted]) => isWanted).map(([id]) => id);
  return {
    state,
    effects: [
      { type: 'disconnect' },
      { type: 'write-queue', queue: null },
      { type: 'end-list', kept: keepsWaiting ? new Set(added) : leftOut },
      { type: 'reread' },
    ],
  };
}

function toggle(
  state: SyncState,
  queue: OwnedChanges | null,
  { id, isWanted }: { id: string; isWanted: boolean },
): Step {
  if (!queue) return { state, effects: [] };
  const next = { ...queue, waiting: withChange(queue.waiting, id, isWanted) };
  const observed = observeQueue(state, next);
  const delivery = observed.delivery && { ...observed.delivery, rejected: NO_FAVORITES };
  return send({ ...observed, delivery }, [{ type: 'write-queue', queue: next }, { type: 'reread' }]);
}

/** Drops changes the server's list already contains. */
function receive(state: SyncState, queue: OwnedChanges | null, list: Favorites): Step {
  const own = getOwn(state, queue);
  if (!own) return { state, effects: [{ type: 'reread' }] };
  const next = applyChanges(list, own.waiting, state.max);
  const before = state.server ? applyChanges(state.server, own.waiting, state.max).leftOut : NO_FAVORITES;
  const isWaiting = ([id, isWanted]: [string, boolean]) => state.delivery?.sent.has(id) || list.has(id) !== isWanted;
  const waiting = new Map([...own.waiting].filter(isWaiting));
  const isShorter = waiting.size < own.waiting.size;
  return send({ ...state, server: list, waiting }, [
    ...(isShorter ? [{ type: 'write-queue', queue: { ...own, waiting } } as const] : []),
    { type: 'show', ids: withLeftOut(next), isLeftOut: next.leftOut.size > before.size },
  ]);
}

function acknowledge(state: SyncState, queue: OwnedChanges | null): Step {
  const { delivery, server } = state;
  if (!delivery) return { state, effects: [] };
  const idle = { ...state, delivery: { ...delivery, sent: NO_CHANGES } };
  const own = getOwn(state, queue);
  if (!own || !server) return send(idle);
  const next = { ...own, waiting: removeDelivered(own.waiting, delivery.sent, delivery.changedSince) };
  return send(observeQueue({ ...idle, server: applyChanges(server, delivery.sent, state.max).ids }, next), [
    { type: 'write-queue', queue: next },
    { type: 'reread' },
  ]);
}

function reject(state: SyncState): Step {
  const { delivery } = state;
  if (!delivery) return { state, effects: [] };
  const rejected = new Set([...delivery.rejected, ...delivery.sent.keys()]);
  return send({ ...state, delivery: { ...delivery, sent: NO_CHANGES, rejected } });
}
