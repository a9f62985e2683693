import { performance } from 'node:perf_hooks';
import type { SyncStep } from './sync-report';

const STEPS = [
  'previous',
  'fetch',
  'parse',
  'place',
  'dedupe',
  'probe',
  'write',
] as const satisfies readonly SyncStep[];
const MS_PER_SECOND = 1000;

/** Adds up how long the steps of a run take. */
export class Stopwatch {
  private readonly totals = new Map<SyncStep, number>();

  /** Runs a task on the account of a step. */
  async time<T>(step: SyncStep, task: () => T | Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await task();
    } finally {
      this.totals.set(step, (this.totals.get(step) ?? 0) + performance.now() - start);
    }
  }

  seconds(): Record<SyncStep, number> {
    const entries = STEPS.map((step) => [step, (this.totals.get(step) ?? 0) / MS_PER_SECOND]);
    return Object.fromEntries(entries) as Record<SyncStep, number>;
  }
}
