import { getHost, HostBudget, MINUTE_MS, type PicturePriority } from '@/lib/feed/hosts';

interface Waiting {
  readonly priority: PicturePriority;
  readonly start: () => void;
}

/** A tab's requests. A new tab sends an empty message, which others answer. */
interface TabMessage {
  readonly from: number;
  readonly to?: number;
  readonly asked: readonly { readonly host: string; readonly times: readonly number[] }[];
}

const ORDER = ['first', 'newer', 'ahead'] as const satisfies PicturePriority[];

export class PictureQueue {
  private readonly budget = new HostBudget();
  private readonly own = new HostBudget();
  private readonly id = Math.random();
  private readonly waiting = new Map<string, Set<Waiting>>();
  /** Last message of each other tab, epoch milliseconds. */
  private readonly heardAt = new Map<number, number>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private channel: BroadcastChannel | null = null;

  /** Enlarged cameras count but never wait. Returns a function that leaves the queue. */
  ask(url: string, priority: PicturePriority | 'enlarged', start: () => void): () => void {
    const host = getHost(url);
    if (host === '' || priority === 'enlarged') {
      if (host !== '') this.count(host);
      start();
      return () => undefined;
    }
    const waiting = this.waiting.get(host) ?? new Set();
    this.waiting.set(host, waiting);
    const entry = { priority, start };
    waiting.add(entry);
    this.join();
    this.serve(host);
    return () => waiting.delete(entry);
  }

  private serve(host: string): void {
    clearTimeout(this.timers.get(host));
    const waiting = [...(this.waiting.get(host) ?? [])];
    const [next] = ORDER.flatMap((priority) => waiting.find((entry) => entry.priority === priority) ?? []);
    if (!next) return;
    const now = Date.now();
    const waitMs = this.budget.getWaitMs(host, next.priority, now, this.countOthers(now));
    if (waitMs > 0) {
      const timer = setTimeout(() => this.serve(host), waitMs);
      this.timers.set(host, timer);
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
    this.send({ from: this.id, asked: [{ host, times }] });
  }

  private send(message: TabMessage): void {
    this.channel?.postMessage(message);
  }

  private countOthers(now: number): number {
    return [...this.heardAt.values()].filter((at) => now - at < MINUTE_MS).length;
  }

  private receive({ from, to, asked }: TabMessage): void {
    this.heardAt.set(from, Date.now());
    if (to !== undefined && to !== this.id) return;
    for (const { host, times } of asked) this.budget.record(host, times);
    if (asked.length > 0) return;
    const now = Date.now();
    const mine = this.own.hosts.map((host) => ({ host, times: this.own.getRecent(host, now) }));
    if (mine.length > 0) this.send({ from: this.id, to: from, asked: mine });
  }

  private join(): void {
    if (this.channel || typeof BroadcastChannel === 'undefined') return;
    this.channel = new BroadcastChannel('roadfeed-requests');
    this.channel.onmessage = ({ data }: MessageEvent<TabMessage>) => this.receive(data);
    this.send({ from: this.id, asked: [] });
  }
}

export const pictureQueue = new PictureQueue();
