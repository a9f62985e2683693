import type { Point } from '@/lib/geo/point';
import { getSunDegrees, SUNSET_DEGREES } from '@/lib/geo/sun';

/** CSS pixels. */
interface Screen {
  readonly width: number;
  readonly height: number;
}

export interface KioskLayout {
  readonly columns: number;
  readonly rows: number;
}

const MIN_TILE_WIDTH_PX = 300;
/** Most pictures are between 4:3 and 16:9. */
const TILE_RATIO = 1.6;

export function layOutKiosk(count: number, { width, height }: Screen, columns: number | null): KioskLayout {
  const most = columns ?? Math.max(1, Math.floor(width / MIN_TILE_WIDTH_PX));
  const mostRows = (across: number) => Math.max(1, Math.floor((height * across * TILE_RATIO) / width + 0.25));
  let best = { columns: most, rows: mostRows(most) };
  if (count >= best.columns * best.rows) return best;
  let bestWidth = 0;
  for (let across = columns ?? 1; across <= most; across += 1) {
    const rows = Math.max(1, Math.ceil(count / across));
    const pictureWidth = Math.min(width / across, (height / rows) * TILE_RATIO);
    if (pictureWidth > bestWidth) [best, bestWidth] = [{ columns: across, rows }, pictureWidth];
  }
  return best;
}

/** A feed is dead after this long without a frame, and is retried after that long. */
export const DEAD_AFTER_MS = 15_000;
export const TRY_AGAIN_MS = 240_000;
const TRIES_AT_ONCE = 3;
export const TRY_MS = 30_000;

interface Outage {
  readonly since: number;
  readonly at: number;
  readonly isDead: boolean;
}

/** Failing and dead feeds by camera id. Times are epoch milliseconds. */
export type FeedHealth = ReadonlyMap<string, Outage>;

export type HealthEvent =
  | { readonly type: 'shown' | 'failed'; readonly id: string; readonly now: number }
  | { readonly type: 'looked'; readonly now: number };

export function reduceHealth(health: FeedHealth, event: HealthEvent): FeedHealth {
  const { now } = event;
  if (event.type === 'looked') {
    const isDue = (at: number, isDead: boolean) => now - at >= (isDead ? TRY_AGAIN_MS + TRY_MS : DEAD_AFTER_MS);
    const dead = [...health].filter(([, { at, isDead }]) => isDue(at, isDead));
    return dead.length === 0
      ? health
      : new Map([...health, ...dead.map(([id, { since }]) => [id, { since, at: now, isDead: true }] as const)]);
  }
  const { id } = event;
  if (health.has(id) === (event.type === 'failed')) return health;
  if (event.type === 'failed') return new Map([...health, [id, { since: now, at: now, isDead: false }]]);
  // Its host may be back: all others are due.
  const dueAt = health.get(id)?.isDead === true ? now - TRY_AGAIN_MS : Infinity;
  const others = [...health].filter(([other]) => other !== id);
  return new Map(
    others.map(([other, state]) => [other, state.isDead ? { ...state, at: Math.min(state.at, dueAt) } : state]),
  );
}

export function listTries(health: FeedHealth, now: number): string[] {
  const due = [...health].filter(([, { at, isDead }]) => isDead && now - at >= TRY_AGAIN_MS);
  return due.slice(0, TRIES_AT_ONCE).map(([id]) => id);
}

export function describeDown(health: FeedHealth, count: number): string {
  const dead = [...health.values()].filter(({ isDead }) => isDead);
  if (dead.length === 0) return '';
  const since = new Date(Math.min(...dead.map((outage) => outage.since)));
  return `${dead.length} of ${count} down since ${since.toLocaleTimeString('en-US', CLOCK_TIME)}`;
}

export const CLOCK_TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** From sunset to sunrise. @param now epoch milliseconds */
export const isNight = (place: Point, now: number): boolean => getSunDegrees(place, now) < SUNSET_DEGREES;

/** Older pages reload at night for new lists. */
const STALE_MS = 16 * 3_600_000;
const RENEWAL_HOUR = 3;

/** Reloading is visible and ends full screen. */
export function mayReload(page: { hour: number; ageMs: number; isOutdated: boolean; isPlaying: boolean }): boolean {
  if (page.hour === RENEWAL_HOUR) return page.isOutdated || page.ageMs >= STALE_MS;
  return page.isOutdated && !page.isPlaying;
}
