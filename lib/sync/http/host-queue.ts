import PQueue from 'p-queue';

export interface Clock {
  now(): number;
  sleep(ms: number): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

const MAX_REQUESTS_PER_HOST = 2;

class HostQueue {
  private readonly queue = new PQueue({ concurrency: MAX_REQUESTS_PER_HOST });
  private turns = Promise.resolve();
  private nextStart = 0;
  private pausedUntil = 0;

  constructor(private readonly clock: Clock) {}

  async run<T>(paceMs: number, task: () => Promise<T>): Promise<T> {
    return this.queue.add(async () => {
      await this.waitForTurn(paceMs);
      return task();
    });
  }

  pause(ms: number): void {
    this.pausedUntil = Math.max(this.pausedUntil, this.clock.now() + ms);
  }

  private waitForTurn(paceMs: number): Promise<void> {
    this.turns = this.turns.then(() => this.takeTurn(paceMs));
    return this.turns;
  }

  private async takeTurn(paceMs: number): Promise<void> {
    const getWaitMs = (): number => Math.max(this.nextStart, this.pausedUntil) - this.clock.now();
    // Again after each wait: a pause may have begun. The next turn counts from now, for a busy process wakes late.
    for (let waitMs = getWaitMs(); waitMs > 0; waitMs = getWaitMs()) await this.clock.sleep(waitMs);
    this.nextStart = this.clock.now() + paceMs;
  }
}

/** Queues requests by host: at most two at once, started `paceMs` apart. Hosts do not wait for each other. */
export class HostQueues {
  private readonly byHost = new Map<string, HostQueue>();

  constructor(private readonly clock: Clock) {}

  run<T>(host: string, paceMs: number, task: () => Promise<T>): Promise<T> {
    return this.getQueue(host).run(paceMs, task);
  }

  pause(host: string, ms: number): void {
    this.getQueue(host).pause(ms);
  }

  private getQueue(host: string): HostQueue {
    const queue = this.byHost.get(host) ?? new HostQueue(this.clock);
    this.byHost.set(host, queue);
    return queue;
  }
}
