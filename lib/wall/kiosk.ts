/** How a kiosk shows its cameras: the parameters of its address. */
export interface KioskSettings {
  /** For each page. */
  readonly seconds: number;
  /** Null: as many as show the pictures largest. */
  readonly columns: number | null;
  /** A line with the time and the name. */
  readonly hasClock: boolean;
  /** Darker at night. */
  readonly dims: boolean;
}

const DEFAULT_SECONDS = 20;
const [MIN_SECONDS, MAX_SECONDS] = [5, 600];
const MAX_COLUMNS = 12;

function readNumber(text: string | null, min: number, max: number): number | null {
  const value = /^\d{1,4}$/.test(text ?? '') ? Number(text) : NaN;
  return value >= min && value <= max ? value : null;
}

export function parseKiosk(search: URLSearchParams): KioskSettings {
  return {
    seconds: readNumber(search.get('seconds'), MIN_SECONDS, MAX_SECONDS) ?? DEFAULT_SECONDS,
    columns: readNumber(search.get('columns'), 1, MAX_COLUMNS),
    hasClock: search.get('clock') === '1',
    dims: search.get('dim') !== '0',
  };
}

/** CSS pixels. */
interface Screen {
  readonly width: number;
  readonly height: number;
}

export interface KioskLayout {
  readonly columns: number;
  readonly rows: number;
}

/** Smaller pictures are for the next page. */
const MIN_TILE_WIDTH_PX = 300;
/** The shape of most pictures lies between 4:3 and 16:9. */
const TILE_RATIO = 1.6;

/** The columns and rows with the largest pictures for so many cameras, or for as many of them as fit on the screen. */
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

/** A feed is dead when it has shown nothing for this long, and from then on is tried again, out of sight, at this distance. */
export const DEAD_AFTER_MS = 15_000;
export const TRY_AGAIN_MS = 240_000;
/** Dead feeds that are tried at once, and how long one try may take. */
const TRIES_AT_ONCE = 3;
export const TRY_MS = 30_000;

/** What is known of the feeds of a kiosk, by camera id. */
export interface FeedHealth {
  /** Since when it has shown nothing. Only feeds that failed. */
  readonly failing: ReadonlyMap<string, number>;
  /** When it was tried the last time. */
  readonly dead: ReadonlyMap<string, number>;
}

export const ALL_WELL: FeedHealth = { failing: new Map(), dead: new Map() };

export type HealthEvent =
  | { readonly type: 'shown' | 'failed'; readonly id: string; readonly now: number }
  | { readonly type: 'looked'; readonly now: number };

/** Returns the same object if nothing has changed. */
export function reduceHealth(health: FeedHealth, event: HealthEvent): FeedHealth {
  const { failing, dead } = health;
  const { now } = event;
  if (event.type === 'looked') {
    const over = [...failing].filter(([, since]) => now - since >= DEAD_AFTER_MS).map(([id]) => id);
    const tried = [...dead].filter(([, at]) => now - at >= TRY_AGAIN_MS + TRY_MS).map(([id]) => id);
    if (over.length === 0 && tried.length === 0) return health;
    return {
      failing: new Map([...failing].filter(([id]) => !over.includes(id))),
      dead: new Map([...dead, ...[...over, ...tried].map((id) => [id, now] as const)]),
    };
  }
  const { id } = event;
  if (event.type === 'failed') {
    return failing.has(id) || dead.has(id) ? health : { dead, failing: new Map([...failing, [id, now]]) };
  }
  if (!failing.has(id) && !dead.has(id)) return health;
  const without = (all: ReadonlyMap<string, number>) => new Map([...all].filter(([other]) => other !== id));
  return { failing: without(failing), dead: without(dead) };
}

/** Dead feeds whose turn it is to be tried out of sight. */
export function listTries({ dead }: FeedHealth, now: number): string[] {
  const due = [...dead].filter(([, at]) => now - at >= TRY_AGAIN_MS);
  return due.slice(0, TRIES_AT_ONCE).map(([id]) => id);
}

/** By the clock of the device, hours. */
const [NIGHT_FROM, NIGHT_TO] = [21, 6];
export const isNight = (hour: number) => hour >= NIGHT_FROM || hour < NIGHT_TO;

/** A page that has been open this long is loaded anew in the night, with today's lists. */
const STALE_MS = 16 * 3_600_000;
const RENEWAL_HOUR = 3;

interface PageAge {
  readonly hour: number;
  readonly ageMs: number;
  /** Whether the site has another build than this page. */
  readonly isOutdated: boolean;
  readonly isPlaying: boolean;
}

/** A reload may be seen, and ends full screen: in the night, or while nothing plays. */
export function mayReload({ hour, ageMs, isOutdated, isPlaying }: PageAge): boolean {
  if (isOutdated) return hour === RENEWAL_HOUR || !isPlaying;
  return hour === RENEWAL_HOUR && ageMs >= STALE_MS;
}
