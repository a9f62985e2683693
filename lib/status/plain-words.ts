import type { ReuseClass } from '@/data/agency-terms';
import type { SourceState } from './source-state';

export const STATE_WORDS: Readonly<Record<SourceState, string>> = {
  fine: 'Fine',
  late: 'Late',
  failing: 'Failing',
  off: 'Off',
  new: 'Not asked yet',
};

/** What the agency says of reuse. */
export const PERMISSION_WORDS: Readonly<Record<ReuseClass, string>> = {
  granted: 'Allowed',
  silent: 'Not stated',
  'needs-consent': 'Ask first',
  forbids: 'Not allowed',
};

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/HTTP 429/, 'The agency’s server asks us to come less often.'],
  [/HTTP 40[13]|host_not_allowed/, 'The agency’s server refuses us.'],
  [/HTTP 4/, 'The list is no longer at its address.'],
  [/HTTP 5/, 'The agency’s server has a fault.'],
  [/HTML page/, 'The agency’s server sends a web page instead of its list.'],
  [/not JSON|unreadable|encoding/, 'The list arrives broken.'],
  [/timed out/, 'The agency’s server did not answer in time.'],
  [/connection failed|no IP address/, 'The agency’s server cannot be reached.'],
  [
    /shrank|fewer|an empty page|repeats a page|of \d+ rows/,
    'The list is much shorter than before, so we kept the previous one.',
  ],
  [/API key/, 'The operator of this site has no key for this list.'],
  [/ids differ/, 'The list names its cameras in another way, so we kept the previous one.'],
  [/refused|too long|larger than|more than/, 'The answer is not one that we may read.'],
];

/** Sync's reason in words for a visitor. */
export function explainFailure(failure: string): string {
  return REASONS.find(([pattern]) => pattern.test(failure))?.[1] ?? 'The list could not be collected.';
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const UNITS = [
  [DAY_MS, 'day'],
  [HOUR_MS, 'hour'],
  [MINUTE_MS, 'minute'],
] as const;

/** How long before the latest run something was. The page does not know what time it is when somebody reads it. */
export function describeBefore(time: number, latestRun: number): string {
  const ms = latestRun - time;
  const [unitMs, unit] = UNITS.find(([length]) => ms >= length) ?? UNITS[2];
  if (ms < 10 * MINUTE_MS) return 'at the last sync';
  const amount = Math.floor(ms / unitMs);
  return `${amount} ${unit}${amount === 1 ? '' : 's'} before it`;
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** `November 22, 2026 at 11:03 AM UTC` */
export const formatTime = (time: number): string => `${DATE.format(time)} UTC`;

/** `2026-11-22T11:03Z` */
export const formatIso = (time: number): string => `${new Date(time).toISOString().slice(0, 16)}Z`;
