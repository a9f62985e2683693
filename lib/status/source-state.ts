import { getLists } from '@/lib/agencies/lists';
import { getTerms } from '@/lib/agencies/terms';
import type { ReuseClass } from '@/data/agency';
import { getAgency, type SourceId } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import { getReuseClass, type IsPermitted } from '@/lib/agencies/permission';
import type { StateCode } from '@/lib/camera/regions';
import type { PartStatus } from '@/lib/camera-files/status';
import { groupBy } from '@/lib/core/collections';

const DAY_MS = 86_400_000;

/** `late`: some cameras are from an earlier list. `failing`: no list for a day longer than its interval. */
export type SourceState = 'fine' | 'late' | 'failing' | 'off' | 'new';

export type SourceStatus = ReturnType<typeof describe> & { readonly permission: ReuseClass };

function getState(
  parts: readonly PartStatus[],
  succeededAt: number | null,
  now: number,
  maxAgeMs: number,
): SourceState {
  if (parts.length === 0) return 'new';
  if (succeededAt === null || now - succeededAt > maxAgeMs) return 'failing';
  return parts.some(({ failure }) => failure !== null) ? 'late' : 'fine';
}

function describe(id: SourceId, parts: readonly PartStatus[], isOn: boolean, now: number) {
  const { label, home } = getAgency(id);
  const { attribution, reuse } = getTerms(id);
  const sum = (count: (part: PartStatus) => number) => parts.reduce((total, part) => total + count(part), 0);
  const succeededAt = Math.max(...parts.map((part) => part.succeededAt ?? 0), 0) || null;
  const failures = parts.flatMap(({ failure }) => failure ?? []);
  const [dead, duplicates] = [sum((part) => part.dead), sum((part) => part.duplicates)];
  return {
    id,
    state: isOn ? getState(parts, succeededAt, now, (1 + (getLists(id).refreshDays ?? 0)) * DAY_MS) : ('off' as const),
    label,
    agency: attribution.name,
    url: attribution.url,
    regions: home,
    listed: Math.max(0, sum((part) => part.cameras) - dead - duplicates),
    dead,
    duplicates,
    succeededAt,
    failure: failures.length === 0 ? null : [...new Set(failures)].join('; '),
    cause: parts.find(({ failure }) => failure !== null)?.cause ?? null,
    failedParts: failures.length,
    parts: parts.length,
    license: attribution.license,
    termsPage: reuse.page,
  };
}

const ORDER: readonly SourceState[] = ['failing', 'late', 'new', 'fine', 'off'];

export function describeSources(
  parts: readonly PartStatus[],
  isPermitted: IsPermitted,
  now: number,
  keyed: ReadonlySet<SourceId> = new Set(),
): readonly SourceStatus[] {
  const bySource = groupBy(parts, ({ source }) => source);
  return SOURCE_IDS.map((id) => {
    const isOn = getAgency(id).isOff !== true && isPermitted(id);
    const described = describe(id, isOn ? (bySource.get(id) ?? []) : [], isOn, now);
    return { ...described, permission: getReuseClass(id, keyed.has(id)) };
  }).sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

/** Epoch milliseconds; null before the first run. */
export function getLatestRun(parts: readonly PartStatus[]): number | null {
  return parts.length === 0 ? null : Math.max(...parts.map(({ askedAt }) => askedAt));
}

/** Runs are at most a day apart, and take minutes, unless sync has stopped. */
export const STOPPED_AFTER_MS = DAY_MS + DAY_MS / 12;
export const isStopped = (latestRun: number, now = Date.now()): boolean => now - latestRun > STOPPED_AFTER_MS;

export function getRegionStates(sources: readonly SourceStatus[]): ReadonlyMap<StateCode, SourceState> {
  const found = sources.flatMap(({ state, regions }) => regions.map((code) => ({ code, state })));
  const combine = (states: readonly SourceState[]): SourceState => {
    const on = states.filter((state) => state !== 'off' && state !== 'new');
    const [first] = on.length > 0 ? on : states;
    return on.every((state) => state === first) ? (first ?? 'off') : 'late';
  };
  const byCode = groupBy(found, ({ code }) => code);
  return new Map([...byCode].map(([code, rows]) => [code, combine(rows.map(({ state }) => state))]));
}
