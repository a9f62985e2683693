import PQueue from 'p-queue';
import type { Clock } from './clock';

/** The politeness goal: never more requests at once to one host. */
export const MAX_REQUESTS_PER_HOST = 2;

class HostQueue {
  private readonly queue = new PQueue({ concurrency: MAX_REQUESTS_PER_HOST });
  private nextStart = 0;

  constructor(private readonly clock: Clock) {}

  async run<T>(paceMs: number, task: () => Promise<T>): Promise<T> {
    return this.queue.add(async () => {
      await this.waitForTurn(paceMs);
      return task();
    });
  }

  pause(ms: number): void {
    this.nextStart = Math.max(this.nextStart, this.clock.now() + ms);
  }

  private async waitForTurn(paceMs: number): Promise<void> {
    const now = this.clock.now();
    const start = Math.max(now, this.nextStart);
    this.nextStart = start + paceMs;
    if (start > now) await this.clock.sleep(start - now);
  }
}

/** Requests by host: at most two at once to each, their starts `paceMs` apart; hosts do not wait for each other. */
export class HostQueues {
  private readonly byHost = new Map<string, HostQueue>();

  constructor(private readonly clock: Clock) {}

  /** Runs a task when it is the host's turn. */
  run<T>(host: string, paceMs: number, task: () => Promise<T>): Promise<T> {
    return this.queueOf(host).run(paceMs, task);
  }

  /** Starts nothing more on the host for so long: it asked us to wait. */
  pause(host: string, ms: number): void {
    this.queueOf(host).pause(ms);
  }

  private queueOf(host: string): HostQueue {
    const existing = this.byHost.get(host);
    if (existing) return existing;
    const created = new HostQueue(this.clock);
    this.byHost.set(host, created);
    return created;
  }
}
