import PQueue from 'p-queue';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import type { Clock } from '@/lib/core/clock';

const MAX_REQUESTS_PER_HOST = 2;

const createQueue = () => ({
  queue: new PQueue({ concurrency: MAX_REQUESTS_PER_HOST }),
  turns: Promise.resolve(),
  nextStart: 0,
  pausedUntil: 0,
});
type HostQueue = ReturnType<typeof createQueue>;

/** Limits each host to two requests at once, started `paceMs` apart. */
export class HostQueues {
  private readonly byHost = new Map<string, HostQueue>();

  constructor(
    private readonly clock: Clock,
    private readonly reserve: ReserveStart | null = null,
  ) {}

  run<T>(host: string, paceMs: number, task: () => Promise<T>): Promise<T> {
    const own = this.getQueue(host);
    return own.queue.add(async () => {
      own.turns = own.turns.then(() => this.takeTurn(host, own, paceMs));
      await own.turns;
      return task();
    });
  }

  pause(host: string, ms: number): void {
    const own = this.getQueue(host);
    own.pausedUntil = Math.max(own.pausedUntil, this.clock.now() + ms);
  }

  private async takeTurn(host: string, own: HostQueue, paceMs: number): Promise<void> {
    // An unwritable folder leaves this process with its own pace.
    const reserved = (await this.reserve?.(host, paceMs).catch(() => 0)) ?? 0;
    own.nextStart = Math.max(own.nextStart, reserved);
    const getWaitMs = (): number => Math.max(own.nextStart, own.pausedUntil) - this.clock.now();
    // Loops because a pause may begin during a wait.
    for (let waitMs = getWaitMs(); waitMs > 0; waitMs = getWaitMs()) await this.clock.sleep(waitMs);
    own.nextStart = this.clock.now() + paceMs;
  }

  private getQueue(host: string): HostQueue {
    const own = this.byHost.get(host) ?? createQueue();
    this.byHost.set(host, own);
    return own;
  }
}

/** @returns epoch milliseconds at which the request may start */
type ReserveStart = (host: string, paceMs: number) => Promise<number>;

/** A process that is blocked for long may lose its lock, which costs no more than a pace. */
const LOCK = {
  stale: 10_000,
  realpath: false,
  retries: { retries: 300, factor: 1, minTimeout: 5, randomize: true },
  onCompromised: () => undefined,
};
const MAX_AHEAD = 100;

/** For all processes that share the folder. */
export function createSharedPace(folder: string): ReserveStart {
  return async (host, paceMs) => {
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, createHash('sha256').update(host).digest('hex').slice(0, 16));
    const release = await lock(file, LOCK);
    try {
      const next = Number(await readFile(file, 'utf8').catch(() => '0'));
      const now = Date.now();
      const start = next > now && next <= now + MAX_AHEAD * paceMs ? next : now;
      await writeFile(file, `${start + paceMs}`);
      return start;
    } finally {
      await release().catch(() => undefined);
    }
  };
}
