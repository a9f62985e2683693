import { AGENCIES } from '@/data/agencies';
import { AGENCY_TERMS, type ReuseClass } from '@/data/agency-terms';
import { SOURCE_IDS, type SourceId } from '@/lib/agencies/agencies';
import type { IsPermitted } from '@/lib/agencies/permission';
import type { StateCode } from '@/lib/camera/regions';
import type { PartStatus } from '@/lib/camera-files/status';
import { groupBy } from '@/lib/core/collections';

const DAY_MS = 86_400_000;

/** `late`: some cameras are from an earlier list. `failing`: no list has come for more than a day. */
export type SourceState = 'fine' | 'late' | 'failing' | 'off' | 'new';

export interface SourceStatus {
  readonly id: SourceId;
  readonly state: SourceState;
  readonly label: string;
  readonly agency: string;
  readonly url: string;
  readonly regions: readonly StateCode[];
  /** What visitors can find: without duplicates and dead feeds. */
  readonly listed: number;
  readonly dead: number;
  readonly duplicates: number;
  /** Epoch milliseconds at which any of its lists last succeeded; null if none ever has. */
  readonly succeededAt: number | null;
  /** Why lists failed in the latest run; null if none did. */
  readonly failure: string | null;
  readonly failedParts: number;
  readonly parts: number;
  readonly permission: ReuseClass;
  readonly license: string;
  readonly termsPage: string;
}

function getState(parts: readonly PartStatus[], succeededAt: number | null, now: number): SourceState {
  if (parts.length === 0) return 'new';
  if (succeededAt === null || now - succeededAt > DAY_MS) return 'failing';
  return parts.some(({ failure }) => failure !== null) ? 'late' : 'fine';
}

function describe(id: SourceId, parts: readonly PartStatus[], isOn: boolean, now: number): SourceStatus {
  const { label, home } = AGENCIES[id];
  const { attribution, reuse } = AGENCY_TERMS[id];
  const sum = (count: (part: PartStatus) => number) => parts.reduce((total, part) => total + count(part), 0);
  const succeededAt = Math.max(...parts.map((part) => part.succeededAt ?? 0), 0) || null;
  const failures = parts.flatMap(({ failure }) => failure ?? []);
  const [dead, duplicates] = [sum((part) => part.dead), sum((part) => part.duplicates)];
  return {
    id,
    state: isOn ? getState(parts, succeededAt, now) : 'off',
    label,
    agency: attribution.name,
    url: attribution.url,
    regions: home,
    // A duplicate can be dead as well.
    listed: Math.max(0, sum((part) => part.cameras) - dead - duplicates),
    dead,
    duplicates,
    succeededAt,
    failure: failures.length === 0 ? null : [...new Set(failures)].join('; '),
    failedParts: failures.length,
    parts: parts.length,
    permission: reuse.class,
    license: attribution.license,
    termsPage: reuse.page,
  };
}

const ORDER: readonly SourceState[] = ['failing', 'late', 'new', 'fine', 'off'];

/** All sources, those with a problem first. */
export function describeSources(
  parts: readonly PartStatus[],
  isPermitted: IsPermitted,
  now: number,
): readonly SourceStatus[] {
  const bySource = groupBy(parts, ({ source }) => source);
  return SOURCE_IDS.map((id) => {
    const isOn = AGENCIES[id].isOff !== true && isPermitted(id);
    return describe(id, isOn ? (bySource.get(id) ?? []) : [], isOn, now);
  }).sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

/** When the latest run ended; null before the first. */
export function getLatestRun(parts: readonly PartStatus[]): number | null {
  return parts.length === 0 ? null : Math.max(...parts.map(({ askedAt }) => askedAt));
}

/** What a state or province has; `late` if its sources differ. Those that are off count only if all are. */
export function getRegionStates(sources: readonly SourceStatus[]): ReadonlyMap<StateCode, SourceState> {
  const found = new Map<StateCode, SourceState[]>();
  for (const { state, regions } of sources) {
    for (const code of regions) found.set(code, [...(found.get(code) ?? []), state]);
  }
  const combine = (states: readonly SourceState[]): SourceState => {
    const on = states.filter((state) => state !== 'off' && state !== 'new');
    const [first] = on.length > 0 ? on : states;
    return on.every((state) => state === first) ? (first ?? 'off') : 'late';
  };
  return new Map([...found].map(([code, states]) => [code, combine(states)]));
}
