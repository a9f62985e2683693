import { createStore } from '@/lib/core/store';
import type { AccountState, FavoritesDocument } from './account-backend';
import {
  applyChanges,
  chooseBatch,
  type createQueue,
  formatFavorites,
  inOrder,
  joined,
  mergeList,
  NO_CHANGES,
  NO_FAVORITES,
  noteChanges,
  parseFavorites,
  removeDelivered,
  toFavorites,
  withChange,
  withFavorite,
  type Changes,
  type Favorites,
  type FavoritesKind,
  type FavoritesState,
  type StoredText,
} from './favorites';

/** The stored list; for users, the server's list plus unacknowledged changes (ADR 015). */
export class SyncedFavorites {
  readonly initial: FavoritesState = { ids: NO_FAVORITES, warning: null };
  // Null until first use: the server has no storage.
  private readonly store = createStore<FavoritesState | null>(null, () => {
    const stops = [this.list.watch(this.refresh), this.queue.watch(this.refresh)];
    this.refresh();
    return () => stops.forEach((stop) => stop());
  });
  private readonly unsaved = new Map<string, boolean>();
  /** Null if signed out, undefined if unknown. */
  private user: string | null | undefined;
  private wasVerified = true;
  private connection: { readonly document: FavoritesDocument; stop?: () => void } | null = null;
  /** The server's last list plus acknowledged changes; null if unknown. */
  private server: Favorites | null = null;
  private waiting = NO_CHANGES;
  private sent = NO_CHANGES;
  /** Changes of sent ids since, here or in another tab. */
  private changedSince = NO_CHANGES;
  /** Rejected by the server; not sent again until the user changes something. */
  private rejected = NO_FAVORITES;
  private readonly flushes: (() => void)[] = [];

  constructor(
    private readonly kind: FavoritesKind,
    private readonly list: StoredText,
    private readonly queue: ReturnType<typeof createQueue>,
  ) {}

  readonly subscribe = this.store.subscribe;

  readonly get = (): FavoritesState => {
    const state = this.store.get() ?? { ids: this.readList(NO_FAVORITES), warning: null };
    this.store.set(state);
    return state;
  };

  readonly dismissWarning = (): void => this.store.set({ ...this.get(), warning: null });

  /** Starts from the stored list, so tabs keep each other's changes. Unsaved changes are retried with the next. */
  toggle(id: string): void {
    this.refresh();
    const { ids: shown, warning } = this.get();
    const isWanted = !shown.has(id);
    const ids = withFavorite(this.readList(shown), id, isWanted, this.kind.max);
    if (ids === null) {
      this.store.set({ ids: shown, warning: 'too-many' });
      return;
    }
    const queue = this.queue.read();
    const wasUnsaved = this.unsaved.size > 0;
    this.unsaved.set(id, isWanted);
    // If storage is full, the account still has the list.
    const isStored = this.list.write(formatFavorites(ids)) || queue !== null;
    if (isStored) this.unsaved.clear();
    this.store.set({ ids, warning: isStored ? null : wasUnsaved ? warning : 'not-stored' });
    if (queue === null) return;
    this.queue.write({ ...queue, waiting: withChange(queue.waiting, id, isWanted) });
    this.rejected = NO_FAVORITES;
    this.refresh();
    this.send();
  }

  /** Fails silently in an account while offline. */
  arrange(order: readonly string[]): void {
    this.server &&= inOrder(this.server, order);
    this.replace({ ...this.get(), ids: inOrder(this.get().ids, order) });
    this.connection?.document.arrange(order).catch(() => undefined);
  }

  setAccount(account: AccountState): void {
    if (account.status === 'loading') return;
    const user = account.status === 'signed-in' ? account.user : null;
    const storedNothing = !this.wasVerified;
    this.wasVerified = user?.isVerified ?? true;
    if (this.user === (user?.uid ?? null)) return;
    if (user) this.signIn(user.uid);
    else this.signOut(storedNothing);
    this.refresh();
  }

  connect(document: FavoritesDocument): void {
    this.disconnect();
    this.refresh();
    const own: NonNullable<typeof this.connection> = { document };
    this.connection = own;
    own.stop = document.watch((list) => {
      // Ignores answers for old documents.
      if (this.connection === own) this.receive(toFavorites(list ?? [], this.kind));
    });
  }

  flush(deadline: Promise<unknown>): Promise<unknown> {
    this.refresh();
    if (this.waiting.size === 0) return Promise.resolve();
    const ended = new Promise<void>((resolve) => this.flushes.push(resolve));
    this.send();
    return Promise.race([ended, deadline]);
  }

  private signIn(uid: string): void {
    this.disconnect();
    this.user = uid;
    const queue = this.queue.read();
    if (queue?.owner === uid) return;
    // A list without an owner joins the account; another user's list does not.
    if (queue) this.replace({ ids: NO_FAVORITES, warning: null });
    this.queue.write({ owner: uid, waiting: new Map([...this.get().ids].map((id) => [id, true])) });
  }

  /** @param storedNothing an unverified account: waiting changes then stay on this device */
  private signOut(storedNothing: boolean): void {
    const { server, user } = this;
    this.disconnect();
    this.user = null;
    const queue = this.queue.read();
    // On page load the list belongs to a former user. Later, another tab may have signed in its owner.
    if (!queue || (user !== undefined && user !== queue.owner)) return;
    const added = [...queue.waiting].flatMap(([id, isWanted]) => (isWanted ? [id] : []));
    const { leftOut } = applyChanges(server ?? NO_FAVORITES, queue.waiting, this.kind.max);
    this.queue.write(null);
    this.replace({ ids: storedNothing ? new Set(added) : leftOut, warning: null });
  }

  private disconnect(): void {
    this.connection?.stop?.();
    this.connection = null;
    this.server = null;
    this.waiting = this.sent = this.changedSince = NO_CHANGES;
    this.rejected = NO_FAVORITES;
    this.flushes.splice(0).forEach((resolve) => resolve());
  }

  private send(): void {
    const { connection, server, rejected } = this;
    if (!connection || !server || this.sent.size > 0) return;
    this.sent = chooseBatch(server, this.waiting, rejected, this.kind.max);
    this.changedSince = NO_CHANGES;
    if (this.sent.size > 0) void this.deliver(connection, this.sent);
    else this.flushes.splice(0).forEach((resolve) => resolve());
  }

  private async deliver(connection: NonNullable<typeof this.connection>, sent: Changes): Promise<void> {
    const isDelivered = await connection.document.change(sent).then(
      () => true,
      () => false,
    );
    if (this.connection !== connection) return;
    this.sent = NO_CHANGES;
    if (isDelivered) this.acknowledge(sent);
    else this.rejected = new Set([...this.rejected, ...sent.keys()]);
    this.send();
  }

  private acknowledge(sent: Changes): void {
    const own = this.queue.readOf(this.user);
    if (!own || !this.server) return;
    this.server = applyChanges(this.server, sent, this.kind.max).ids;
    this.queue.write({ ...own, waiting: removeDelivered(own.waiting, sent, this.changedSince) });
    this.refresh();
  }

  private receive(list: Favorites): void {
    const own = this.observeQueue();
    if (!own) {
      this.refresh();
      return;
    }
    const { ids, waiting, leavesMoreOut } = mergeList(
      { ...own, server: this.server, list, sent: this.sent },
      this.kind.max,
    );
    this.waiting = waiting;
    this.server = list;
    if (waiting.size < own.waiting.size) this.queue.write({ ...own, waiting });
    this.replace({ ids, warning: leavesMoreOut ? 'left-out' : this.get().warning });
    this.send();
  }

  private readonly refresh = (): void => {
    this.observeQueue();
    const { ids: shown } = this.get();
    const ids = this.readList(shown);
    if (formatFavorites(ids) !== formatFavorites(shown)) this.store.set({ ...this.get(), ids });
  };

  private replace(next: FavoritesState): void {
    const text = formatFavorites(next.ids);
    if (this.list.write(text) || this.queue.read()) this.unsaved.clear();
    else {
      for (const [id, isWanted] of this.unsaved) if (isWanted) this.unsaved.delete(id);
      for (const id of next.ids) this.unsaved.set(id, true);
    }
    if (text !== formatFavorites(this.get().ids) || next.warning !== this.get().warning) this.store.set(next);
  }

  private readList(shown: Favorites): Favorites {
    const { max } = this.kind;
    const queue = this.queue.read();
    const text = this.list.read();
    const stored = text === null ? NO_FAVORITES : parseFavorites(text, this.kind);
    let ids = stored ?? (queue ? NO_FAVORITES : shown);
    if (queue) ids = joined(applyChanges(this.server ?? ids, this.server ? this.waiting : queue.waiting, max));
    for (const [id, isWanted] of this.unsaved) ids = withFavorite(ids, id, isWanted, max) ?? ids;
    return ids;
  }

  private observeQueue() {
    const own = this.queue.readOf(this.user);
    const waiting = own?.waiting ?? NO_CHANGES;
    // Changes that left the queue were delivered, possibly by another tab.
    const delivered = new Map([...this.waiting].filter(([id]) => !waiting.has(id)));
    // If the queue is gone, another tab signed out or switched users.
    this.server = own && this.server && applyChanges(this.server, delivered, this.kind.max).ids;
    this.waiting = waiting;
    this.changedSince = noteChanges(this.sent, waiting, this.changedSince);
    return own;
  }
}
