import type { StateCode } from '@/lib/camera/regions';

/** Where TravelIQ's lists write times without a zone, the clocks of their sites. In states of two zones, that of the agency. */
const ZONES: Readonly<Partial<Record<StateCode, string>>> = {
  AK: 'America/Anchorage',
  AZ: 'America/Phoenix',
  CT: 'America/New_York',
  FL: 'America/New_York',
  GA: 'America/New_York',
  ID: 'America/Boise',
  LA: 'America/Chicago',
  ME: 'America/New_York',
  NC: 'America/New_York',
  NV: 'America/Los_Angeles',
  NY: 'America/New_York',
  PA: 'America/New_York',
  UT: 'America/Denver',
  WI: 'America/Chicago',
  AB: 'America/Edmonton',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NS: 'America/Halifax',
  ON: 'America/Toronto',
  PE: 'America/Halifax',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
};

/** `8/20/26, 3:15 PM` */
const WRITTEN =
  /^(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])\/(?:20)?(\d{2}),? (1[0-2]|0?[1-9]):([0-5]\d)(?::\d{2})? ?([AP])M$/i;

/** Epoch milliseconds of a time as a clock in the state shows it; null for anything else. */
export function parseLocalTime(text: string, state: StateCode | undefined): number | null {
  const zone = state === undefined ? undefined : ZONES[state];
  const [, month, day, year, hour, minute, half] = WRITTEN.exec(text.trim()) ?? [];
  if (zone === undefined || half === undefined) return null;
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  const asUtc = Date.UTC(2000 + Number(year), Number(month) - 1, Number(day), hours, Number(minute));
  // Twice, for the hours beside a change of the clocks.
  const once = asUtc - offsetAt(asUtc, zone);
  return asUtc - offsetAt(once, zone);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds that the zone's clock is ahead of UTC then. */
function offsetAt(time: number, zone: string): number {
  const clock = clocks.get(zone) ?? createClock(zone);
  clocks.set(zone, clock);
  const parts = Object.fromEntries(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts;
  const shown = Date.UTC(year, month - 1, day, hour, minute);
  return shown - Math.floor(time / 60_000) * 60_000;
}

const createClock = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
