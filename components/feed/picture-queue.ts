import { getHost } from '@/lib/feed/feed-host';
import { HostBudget, MINUTE_MS, type PictureWish } from '@/lib/feed/host-budget';

interface Waiting {
  readonly wish: PictureWish;
  readonly start: () => void;
}

/** What tabs tell each other of their own requests. A new tab sends an empty note, and the others answer it alone. */
interface Note {
  readonly from: number;
  readonly to?: number;
  readonly asked: readonly { readonly host: string; readonly times: readonly number[] }[];
}

const ORDER = ['first', 'newer', 'ahead'] as const satisfies PictureWish[];

/** Spreads the requests for pictures over time, so no host gets more than its budget from all tabs of a visitor together. */
export class PictureQueue {
  private readonly budget = new HostBudget();
  private readonly own = new HostBudget();
  private readonly id = Math.random();
  private readonly waiting = new Map<string, Set<Waiting>>();
  /** When each other tab was last heard, epoch milliseconds. */
  private readonly heardAt = new Map<number, number>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private channel: BroadcastChannel | null = null;

  /**
   * Calls `start` when the host may be asked, at once if possible, unless the returned function is called first. A request for the
   * enlarged camera counts but never waits.
   */
  ask(url: string, wish: PictureWish | 'enlarged', start: () => void): () => void {
    const host = getHost(url);
    if (host === '' || wish === 'enlarged') {
      if (host !== '') this.count(host);
      start();
      return () => undefined;
    }
    const waiting = this.waiting.get(host) ?? new Set();
    this.waiting.set(host, waiting);
    const entry = { wish, start };
    waiting.add(entry);
    this.join();
    this.serve(host);
    return () => waiting.delete(entry);
  }

  private serve(host: string): void {
    clearTimeout(this.timers.get(host));
    const waiting = [...(this.waiting.get(host) ?? [])];
    const next = ORDER.map((wish) => waiting.find((entry) => entry.wish === wish)).find((entry) => entry !== undefined);
    if (!next) return;
    const now = Date.now();
    const waitMs = this.budget.getWaitMs(host, next.wish, now, this.countOthers(now));
    if (waitMs > 0) {
      this.timers.set(
        host,
        setTimeout(() => this.serve(host), waitMs),
      );
      return;
    }
    this.waiting.get(host)?.delete(next);
    this.count(host);
    next.start();
    this.serve(host);
  }

  private count(host: string): void {
    this.join();
    const times = [Date.now()];
    this.budget.record(host, times);
    this.own.record(host, times);
    this.tell({ from: this.id, asked: [{ host, times }] });
  }

  private tell(note: Note): void {
    this.channel?.postMessage(note);
  }

  private countOthers(now: number): number {
    return [...this.heardAt.values()].filter((at) => now - at < MINUTE_MS).length;
  }

  private hear({ from, to, asked }: Note): void {
    this.heardAt.set(from, Date.now());
    if (to !== undefined && to !== this.id) return;
    for (const { host, times } of asked) this.budget.record(host, times);
    if (asked.length > 0) return;
    const now = Date.now();
    const mine = this.own.hosts.map((host) => ({ host, times: this.own.getRecent(host, now) }));
    if (mine.length > 0) this.tell({ from: this.id, to: from, asked: mine });
  }

  /** Hears of the requests of the visitor's other tabs from now on, and of those before. */
  private join(): void {
    if (this.channel || typeof BroadcastChannel === 'undefined') return;
    this.channel = new BroadcastChannel('roadfeed-requests');
    this.channel.onmessage = ({ data }: MessageEvent<Note>) => this.hear(data);
    this.tell({ from: this.id, asked: [] });
  }
}

export const pictureQueue = new PictureQueue();
