import { AGENCY_LISTS, type AgencyList } from '@/data/agency-lists';
import { AGENCY_TERMS, type AgencyTerms } from '@/data/agency-terms';
import { SOURCE_IDS, type SourceId } from '@/lib/agencies/agencies';
import { DEFAULT_DATA_DIR } from '@/lib/camera-files/names';
import type { Source } from '@/lib/sources/source';
import type { Environment } from './fetch-list';
import type { Exchange } from './http/exchange';
import type { Clock } from './http/host-queue';
import type { Resolve } from './http/target';
import type { SyncProgress } from './progress';

/** Feeds to ask for: of each host at most a 24th, all of them, or none. Earlier answers count in any case. */
export const PROBE_SHARES = ['some', 'all', 'none'] as const;
export type ProbeShare = (typeof PROBE_SHARES)[number];

/** Whether sync may ask an agency, and on which hosts its pictures may be. */
export type AgencyRules = Pick<AgencyTerms, 'reuse'> & Pick<AgencyList, 'mediaHosts'>;
type Rules = Readonly<Record<SourceId, AgencyRules>>;

export const AGENCY_RULES = Object.fromEntries(
  SOURCE_IDS.map((id): [SourceId, AgencyRules] => [id, { ...AGENCY_TERMS[id], ...AGENCY_LISTS[id] }]),
) as Rules;

export interface SyncOptions {
  readonly registry: readonly Source[];
  readonly rules: Rules;
  /** Sources to fetch, null for all; the others keep their records. */
  readonly only: readonly string[] | null;
  /** Paths of saved responses to read instead of fetching, by `source` or `source/part`. */
  readonly files: ReadonlyMap<string, string>;
  readonly upstream: string | null;
  /** Nominatim-compatible server; null to locate cameras offline only. */
  readonly geocoder: string | null;
  readonly outDir: string;
  readonly stateDir: string;
  readonly isDryRun: boolean;
  /** Whether to ask for the weather services' warnings, too. */
  readonly warnings: boolean;
  readonly probe: ProbeShare;
  /** Trusts lists that lost many of their cameras, and short ones. */
  readonly acceptsShrink: boolean;
  /** Trusts lists most of whose cameras have other ids than before, at the cost of favorites. */
  readonly acceptsIds: boolean;
}

export const DEFAULT_OPTIONS = {
  rules: AGENCY_RULES,
  only: null,
  files: new Map<string, string>(),
  upstream: null,
  geocoder: null,
  outDir: DEFAULT_DATA_DIR,
  stateDir: '.roadfeed',
  isDryRun: false,
  warnings: false,
  probe: 'none',
  acceptsShrink: false,
  acceptsIds: false,
} as const satisfies Omit<SyncOptions, 'registry'>;

export interface SyncDeps {
  readonly resolve?: Resolve;
  readonly exchange?: Exchange;
  readonly clock?: Clock;
  readonly random?: () => number;
  readonly environment?: Environment;
  /** Never receives an API key. */
  readonly log?: (line: string) => void;
  readonly progress?: SyncProgress;
}

export class SyncUsageError extends Error {
  override readonly name = 'SyncUsageError';
}

export function selectSources({ registry, only }: SyncOptions): readonly Source[] {
  const known: readonly string[] = registry.map(({ id }) => id);
  const unknown = (only ?? []).filter((id) => !known.includes(id));
  if (unknown.length > 0) {
    throw new SyncUsageError(`Unknown source ${unknown.join(', ')}. Sources: ${known.join(', ')}`);
  }
  return registry.filter(({ id }) => only === null || only.includes(id));
}

export function checkFiles({ registry, files }: SyncOptions): void {
  const known = registry.flatMap((source) => source.parts.map((part) => getPartKey(source, part.name)));
  const unknown = [...files.keys()].filter((key) => !known.includes(key));
  if (unknown.length > 0) {
    throw new SyncUsageError(`--file names no source or part: ${unknown.join(', ')}. Known: ${known.join(', ')}`);
  }
}

/** How `--file` and reports name a part: `511ga`, or `caltrans/d4` if the source has several. */
export function getPartKey(source: Source, partName: string): string {
  return partName === '' ? source.id : `${source.id}/${partName}`;
}
