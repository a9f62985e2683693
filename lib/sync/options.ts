import { getLists } from '@/lib/agencies/lists';
import { getTerms } from '@/lib/agencies/terms';
import type { AgencyList, AgencyTerms } from '@/data/agency';
import { getAgency, SOURCE_IDS, type SourceId } from '@/lib/agencies/agencies';
import { DEFAULT_DATA_DIR } from '@/lib/camera-files/names';
import type { Source } from '@/lib/sources/source';
import type { Environment } from './lists/fetch-list';
import type { Exchange } from './http/exchange';
import type { Clock } from './http/host-queue';
import type { Resolve } from './http/target';
import type { SyncProgress } from './progress';
import { asksFirst, type IsPermitted } from '@/lib/agencies/permission';

/** `some` is a 24th of each host's feeds. */
export const PROBE_SHARES = ['some', 'all', 'none'] as const;
export type ProbeShare = (typeof PROBE_SHARES)[number];

export type AgencyRules = Pick<AgencyTerms, 'reuse'> & Pick<AgencyList, 'mediaHosts'>;
type FindRules = (id: SourceId) => AgencyRules;

const getRules: FindRules = (id) => ({ ...getTerms(id), ...getLists(id) });

export interface Shard {
  readonly number: number;
  readonly of: number;
}

export interface SyncOptions {
  readonly registry: readonly Source[];
  readonly rules: FindRules;
  /** Null for all; the others keep their records. */
  readonly only: readonly string[] | null;
  /** Part `number` of `of`, from 1. */
  readonly shard: Shard | null;
  readonly files: ReadonlyMap<string, string>;
  readonly upstream: string | null;
  readonly geocoder: string | null;
  readonly outDir: string;
  readonly stateDir: string;
  readonly isDryRun: boolean;
  readonly lockWaitMs: number;
  readonly warnings: boolean;
  readonly probe: ProbeShare;
  readonly acceptsShrink: boolean;
  /** Costs visitors their favorites. */
  readonly acceptsIds: boolean;
}

export const DEFAULT_OPTIONS = {
  rules: getRules,
  only: null,
  shard: null,
  files: new Map<string, string>(),
  upstream: null,
  geocoder: null,
  outDir: DEFAULT_DATA_DIR,
  stateDir: '.roadfeed',
  isDryRun: false,
  lockWaitMs: 0,
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

export function selectSources({ registry: all, only, shard }: SyncOptions): readonly Source[] {
  const registry = shard === null ? all : selectShard(all, shard);
  const known: readonly string[] = registry.map(({ id }) => id);
  const unknown = (only ?? []).filter((id) => !known.includes(id));
  if (unknown.length > 0) {
    throw new SyncUsageError(`Unknown source ${unknown.join(', ')}. Sources: ${known.join(', ')}`);
  }
  return registry.filter(({ id }) => only === null || only.includes(id));
}

const getHosts = ({ parts }: Source): string[] =>
  parts.flatMap(({ endpoints }) =>
    endpoints.flatMap((endpoint) => [new URL(endpoint.first('').url).host, ...(endpoint.otherHosts ?? [])]),
  );

/** Sources that share a host, whose pace is per machine, are in one shard. Shards have about as many cameras. */
function selectShard(registry: readonly Source[], { number, of }: Shard): readonly Source[] {
  const groups: { readonly hosts: Set<string>; readonly sources: Source[] }[] = [];
  for (const source of registry) {
    const hosts = getHosts(source);
    const group = groups.find((other) => hosts.some((host) => other.hosts.has(host)));
    if (group) group.sources.push(source);
    for (const host of hosts) group?.hosts.add(host);
    if (!group) groups.push({ hosts: new Set(hosts), sources: [source] });
  }
  const weigh = (sources: readonly Source[]): number =>
    sources.reduce((sum, { parts }) => sum + parts.reduce((some, { minimum }) => some + Math.max(1, minimum), 0), 0);
  const shards = Array.from({ length: of }, (): Source[] => []);
  for (const { sources } of groups.sort((a, b) => weigh(b.sources) - weigh(a.sources))) {
    shards.reduce((least, shard) => (weigh(shard) < weigh(least) ? shard : least)).push(...sources);
  }
  return registry.filter((source) => shards[number - 1]?.includes(source));
}

export function checkFiles({ registry, files }: SyncOptions): void {
  const known = registry.flatMap((source) => source.parts.map((part) => getPartKey(source, part.name)));
  const unknown = [...files.keys()].filter((key) => !known.includes(key));
  if (unknown.length > 0) {
    throw new SyncUsageError(`--file names no source or part: ${unknown.join(', ')}. Known: ${known.join(', ')}`);
  }
}

/** `511ga`, or `caltrans/d4` if the source has several parts. */
export function getPartKey(source: Source, partName: string): string {
  return partName === '' ? source.id : `${source.id}/${partName}`;
}

/** Removes sources that lack consent. @throws SyncUsageError if the options name one */
export function permitSources(options: SyncOptions, isPermitted: IsPermitted): SyncOptions {
  const off = options.registry.filter(({ id }) => !isPermitted(id)).map(({ id }) => id);
  const wanted = [...(options.only ?? []), ...[...options.files.keys()].map((key) => key.split('/')[0])];
  const refused = off.filter((id) => wanted.includes(id));
  if (refused.length > 0) {
    throw new SyncUsageError(
      `${refused.join(', ')}: off, because the agency asks for consent. ROADFEED_CONSENT and ROADFEED_PERMITTED_ONLY decide (docs/sources.md).`,
    );
  }
  return { ...options, registry: options.registry.filter(({ id }) => isPermitted(id)) };
}

export function describePermission(sources: readonly Source[], rules: FindRules, isPermitted: IsPermitted): string[] {
  const asking = sources.map(({ id }) => id).filter((id) => asksFirst(rules(id)));
  const off = SOURCE_IDS.filter((id) => getAgency(id).isOff !== true && !isPermitted(id));
  const lines = [
    ['Collecting from agencies that ask for consent first', asking],
    ['Left out, because the agency asks for consent', off],
  ] as const;
  return lines.flatMap(([what, ids]) => (ids.length > 0 ? [`${what} (docs/sources.md): ${ids.join(', ')}`] : []));
}
