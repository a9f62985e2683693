import { TIME_ZONES } from '@/data/time-zones';
import type { StateCode } from '@/lib/camera/regions';

export const findZone = (state: StateCode | undefined): string | undefined =>
  Object.entries(TIME_ZONES).find(([, codes]) => state !== undefined && codes.split(' ').includes(state))?.[0];

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds ahead of UTC. */
export function offsetAt(time: number, timeZone: string): number {
  const format = { timeZone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'short' } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', format);
  clocks.set(timeZone, clock);
  // Sweden writes `2026-10-01 12:44`.
  return Date.parse(`${clock.format(time).replace(' ', 'T')}Z`) - Math.floor(time / 60_000) * 60_000;
}
