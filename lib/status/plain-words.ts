import type { ReuseClass } from '@/data/agency';
import type { FailureCause } from '@/lib/camera-files/status';
import type { SourceState } from './source-state';
import type { EventsFile } from '@/lib/road-reports/event-schema';
import { countOf, formatCount } from '@/lib/core/format-count';
import { formatTime } from '@/lib/places/claims';
import { READINGS, type Reading } from '@/lib/road-reports/road-event';
import { SERVICE_NAMES } from '@/lib/warnings/services';
import type { ServiceState } from '@/lib/warnings/warning';

export const STATE_WORDS: Readonly<Record<SourceState, string>> = {
  fine: 'OK',
  late: 'Late',
  failing: 'Failing',
  off: 'Off',
  new: 'Pending',
};

export const PERMISSION_WORDS: Readonly<Record<ReuseClass, string>> = {
  granted: 'Allowed',
  silent: 'Not stated',
  'needs-consent': 'Ask first',
  forbids: 'Not allowed',
};

const REASONS: Readonly<Record<Exclude<FailureCause['kind'], 'status'>, string>> = {
  refused: 'The response was rejected.',
  'too-large': 'The response was rejected.',
  timeout: 'The agency’s server didn’t respond in time.',
  connection: 'The agency’s server is unreachable.',
  content: 'The list couldn’t be read.',
  'web-page': 'The agency’s server returned a web page instead of its list.',
  incomplete: 'The list is incomplete or much shorter than before, so the previous one is shown.',
  ids: 'The list identifies its cameras differently, so the previous one is shown.',
  'no-key': 'This site has no API key for this list.',
};

function explainStatus(status = 0): string {
  if (status === 429) return 'The agency’s server is rate-limiting requests.';
  if (status === 401 || status === 403) return 'The agency’s server denied access.';
  if (status >= 400 && status < 500) return 'The list is no longer at its address.';
  return 'The agency’s server returned an error.';
}

export function explainFailure(cause: FailureCause | null): string {
  if (cause === null) return 'The list couldn’t be collected.';
  return cause.kind === 'status' ? explainStatus(cause.status) : REASONS[cause.kind];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const UNITS = [
  [DAY_MS, 'day'],
  [HOUR_MS, 'hour'],
  [MINUTE_MS, 'minute'],
] as const;

/** Relative to the latest run, because the page is prerendered. */
export function describeBefore(time: number, latestRun: number): string {
  const ms = latestRun - time;
  const [unitMs, unit] = UNITS.find(([length]) => ms >= length) ?? UNITS[2];
  if (ms < 10 * MINUTE_MS) return 'at the last sync';
  const amount = Math.floor(ms / unitMs);
  return `${countOf(amount, unit)} earlier`;
}

/** `2026-11-22T11:03Z` */
export const formatIso = (time: number): string => `${new Date(time).toISOString().slice(0, 16)}Z`;

/** Events are collected every 10 minutes. */
const EVENTS_LATE_MS = 3_600_000;

function describeService({ service, warnings, failure, succeededAt }: ServiceState): string {
  const name = `the ${SERVICE_NAMES[service]}`.replace('the Env', 'Env');
  const count = countOf(warnings, 'warning');
  if (failure === null) return `${count} from ${name}`;
  const since = succeededAt === null ? '' : ` since ${formatTime(succeededAt)}`;
  const until = warnings === 1 ? 'remains until it expires' : 'remain until they expire';
  return `${name} hasn’t responded${since}${warnings === 0 ? '' : `; its last ${count} ${until}`}`;
}

export function describeWeather(services: readonly ServiceState[]): string | null {
  return services.length === 0 ? null : `Weather: ${services.map(describeService).join('; ')}.`;
}

function describeReports(
  what: string,
  count: number,
  sources: EventsFile['sources'],
  writtenAt: number,
): string | null {
  if (sources.length === 0) return null;
  const late = sources.filter(({ readAt }) => readAt === null || writtenAt - readAt > EVENTS_LATE_MS).length;
  const which = sources.length === 1 ? 'it' : `${late} of them`;
  const lateWords = late === 0 ? '' : `; ${which} ${late === 1 ? 'is' : 'are'} late`;
  return `${what}: ${formatCount(count)} from ${countOf(sources.length, 'source')}${lateWords}.`;
}

const READING_NAMES: Readonly<Record<Reading, string>> = {
  chains: 'Chain controls',
  surface: 'Slippery roads',
  plow: 'Snowplows',
  minutes: 'Travel times',
};

/** A line for each kind of list: `Incidents: 412 from 30 sources; 2 of them are late.` */
export function describeRoads({ events, sources, signSources, writtenAt }: EventsFile, signs: number): string[] {
  if (sources.length === 0) return [];
  const none = sources.some(({ failure }) => failure !== null) ? 'none in the lists that were read' : 'none';
  const said = READINGS.map((reading) => {
    const found = events.filter((event) => event.reading === reading);
    const of = new Set(found.map(({ source }) => source));
    const from = sources.filter(({ id }) => of.has(id));
    return (
      describeReports(READING_NAMES[reading], found.length, from, writtenAt) ?? `${READING_NAMES[reading]}: ${none}.`
    );
  });
  const incidents = events.filter(({ reading }) => reading === undefined).length;
  return [
    describeReports('Incidents', incidents, sources, writtenAt),
    ...said,
    describeReports('Message signs', signs, signSources, writtenAt),
  ].filter((line) => line !== null);
}
