import { SOURCE_IDS, type SourceId } from '@/lib/agencies/agencies';
import { type History, HISTORY_DAYS, type HistoryDay, type Outage } from '@/lib/camera-files/history';
import type { PartStatus } from '@/lib/camera-files/status';
import { groupBy } from '@/lib/core/collections';
import { getDay, MS_PER_DAY } from './status';

/** Of outages that have ended, the latest: an agency that fails every other hour must not fill the file. */
const MAX_OUTAGES = 500;

interface Run {
  readonly now: number;
  /** The sources that were fetched. */
  readonly asked: ReadonlySet<SourceId>;
  readonly parts: readonly PartStatus[];
}

function addRun(sources: HistoryDay['sources'], { asked, parts }: Run): HistoryDay['sources'] {
  const bySource = groupBy(parts, ({ source }) => source);
  const added = SOURCE_IDS.filter((id) => asked.has(id)).map((id) => {
    const own = bySource.get(id) ?? [];
    const [runs, failed] = sources[id] ?? [0, 0];
    const isFailed = own.some(({ failure }) => failure !== null);
    const cameras = own.reduce((sum, part) => sum + part.cameras, 0);
    return [id, [runs + 1, failed + (isFailed ? 1 : 0), cameras]] as const;
  });
  return { ...sources, ...Object.fromEntries(added) };
}

function updateOutages(outages: readonly Outage[], { now, asked, parts }: Run): Outage[] {
  const failing = parts.filter(({ source, failure }) => asked.has(source) && failure !== null);
  const isFailing = (id: SourceId) => failing.some(({ source }) => source === id);
  const isOpen = ({ source, to }: Outage, id: SourceId) => source === id && to === null;
  const known = outages.map((outage) =>
    outage.to === null && asked.has(outage.source) && !isFailing(outage.source) ? { ...outage, to: now } : outage,
  );
  const begun = SOURCE_IDS.filter((id) => isFailing(id) && !known.some((outage) => isOpen(outage, id)));
  return [
    ...known,
    ...begun.map((id) => {
      const parted = failing.filter(({ source }) => source === id);
      const reasons = new Set(parted.map(({ failure }) => failure));
      return { source: id, from: now, to: null, reason: [...reasons].join('; ') };
    }),
  ];
}

/** The history with one more run, without what is older than 30 days. */
export function addToHistory(history: History, run: Run): History {
  const today = getDay(run.now);
  const since = run.now - HISTORY_DAYS * MS_PER_DAY;
  const before = history.days.filter(({ day }) => day > getDay(since) && day !== today);
  const sources = history.days.find(({ day }) => day === today)?.sources ?? {};
  const outages = updateOutages(history.outages, run);
  return {
    days: [...before, { day: today, sources: addRun(sources, run) }],
    outages: outages.filter(({ to }) => to === null || to > since).slice(-MAX_OUTAGES),
  };
}
