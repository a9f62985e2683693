import { getDay, type Outage, type History, HISTORY_DAYS, type HistoryDay } from '@/lib/camera-files/status';
import { BRAND } from '@/lib/constants/brand';
import { absoluteUrl } from '@/lib/constants/site-url';
import { type AtomEntry, formatAtom } from '@/lib/core/atom';
import { formatTime } from '@/lib/places/claims';
import { explainFailure } from './plain-words';
import { getAgency, type SourceId } from '@/lib/agencies/agencies';

export const FEED_PATH = '/status/outages.xml';

function toEntry({ source, from, to, reason, cause }: Outage): AtomEntry {
  const ended = to === null ? 'It has not ended yet.' : `It ended on ${formatTime(to)}.`;
  return {
    id: absoluteUrl(`/status#${source}-${from}`),
    title: `${getAgency(source).label}: ${to === null ? 'cameras aren’t updating' : 'cameras are updating again'}`,
    href: absoluteUrl('/status'),
    published: from,
    updated: to ?? from,
    summary: `Since ${formatTime(from)}: ${explainFailure(cause)} ${ended} (${reason})`,
  };
}

export const sortOutages = (outages: readonly Outage[]): Outage[] =>
  [...outages].sort((a, b) => Number(b.to === null) - Number(a.to === null) || (b.to ?? b.from) - (a.to ?? a.from));

/** RFC 4287. @param latestRun epoch milliseconds, null before the first run */
export function formatOutageFeed(outages: readonly Outage[], latestRun: number | null): string {
  return formatAtom({
    title: `${BRAND}: outages of camera lists`,
    href: absoluteUrl('/status'),
    self: absoluteUrl(FEED_PATH),
    author: BRAND,
    updated: latestRun ?? 0,
    entries: sortOutages(outages).map(toEntry),
  });
}

const DAY_MS = 86_400_000;
const STEP = 5;
const HEIGHT = 18;

/** `some`: in some of the day's runs. `none`: no runs. */
export type DayKind = 'fine' | 'some' | 'all' | 'none';
/** Shorter is worse, without relying on color. */
const BAR_HEIGHT: Readonly<Record<DayKind, number>> = { fine: HEIGHT, some: 11, all: 5, none: 1 };

function getKind(day: HistoryDay | undefined, id: SourceId): DayKind {
  const [runs, failed] = day?.sources[id] ?? [0, 0];
  if (runs === 0) return 'none';
  if (failed === 0) return 'fine';
  return failed < runs ? 'some' : 'all';
}

function describeKinds(kinds: readonly DayKind[]): string {
  const count = (kind: DayKind) => kinds.filter((other) => other === kind).length;
  const asked = kinds.length - count('none');
  const parts = [
    [count('fine'), 'without failures'],
    [count('some'), 'with some failures'],
    [count('all'), 'failing all day'],
  ] as const;
  const said = parts.flatMap(([days, what]) => (days > 0 ? [`${days} ${what}`] : []));
  return `Synced on ${asked} of ${kinds.length} days${said.length > 0 ? `: ${said.join(', ')}` : ''}`;
}

export function drawBars(history: History, id: SourceId, latestRun: number) {
  const byDay = new Map(history.days.map((day) => [day.day, day]));
  const kinds = Array.from({ length: HISTORY_DAYS }, (_, index) => {
    const time = latestRun - (HISTORY_DAYS - 1 - index) * DAY_MS;
    return getKind(byDay.get(getDay(time)), id);
  });
  const draw = (kind: DayKind) =>
    kinds.map((other, index) => (other === kind ? `M${index * STEP + 2} ${HEIGHT}v-${BAR_HEIGHT[kind]}` : '')).join('');
  const paths = (['fine', 'some', 'all', 'none'] as const).map((kind) => ({ kind, d: draw(kind) }));
  return {
    width: HISTORY_DAYS * STEP,
    height: HEIGHT,
    paths: paths.filter(({ d }) => d !== ''),
    label: describeKinds(kinds),
  };
}
