import { join } from 'node:path';
import type { AgencyList, AgencyTerms } from '@/data/agency';
import type { Environment } from '@/lib/core/environment';
import { getAgency, type SourceId } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import { getLists } from '@/lib/agencies/lists';
import { asksFirst, type IsPermitted } from '@/lib/agencies/permission';
import { getTerms } from '@/lib/agencies/terms';
import { DEFAULT_DATA_DIR } from '@/lib/camera-files/names';
import type { PreviousData } from '@/lib/camera-files/read-folder';
import { SYSTEM_CLOCK } from '@/lib/core/clock';
import type { Source } from '@/lib/sources/source';
import { exchangeOverNetwork, getUpstreamTarget, parseUpstream, resolveWithSystem } from './http/exchange';
import { getUserAgent, type NetworkContext } from './http/fetch';
import { SyncUsageError } from './http/fetch-error';
import { createSharedPace, HostQueues } from './http/host-queue';
import { AddressGuard } from './lists/address-guard';
import { createAgencyFetch, type ListSource } from './lists/fetch-list';
import { Geocoder } from './places/geocoder';
import { createLineProgress, type SyncProgress } from './progress';

export const PROBE_SHARES = ['some', 'all', 'none'] as const;

export type AgencyRules = Pick<AgencyTerms, 'reuse'> & Pick<AgencyList, 'mediaHosts'>;

export const DEFAULT_OPTIONS = {
  rules: (id: SourceId): AgencyRules => ({ ...getTerms(id), ...getLists(id) }),
  /** Null for all; the others keep their records. */
  only: null as readonly string[] | null,
  shard: null as { readonly number: number; readonly of: number } | null,
  files: new Map() as ReadonlyMap<string, string>,
  upstream: null as string | null,
  geocoder: null as string | null,
  outDir: DEFAULT_DATA_DIR,
  stateDir: '.roadfeed',
  isDryRun: false,
  lockWaitMs: 0,
  warnings: false,
  probe: 'none' as (typeof PROBE_SHARES)[number],
  acceptsShrink: false,
  /** Costs visitors their favorites. */
  acceptsIds: false,
};
export type SyncOptions = Readonly<typeof DEFAULT_OPTIONS> & { readonly registry: readonly Source[] };

/** Replaced in tests. */
export interface SyncDeps extends Partial<Pick<NetworkContext, 'resolve' | 'exchange' | 'clock' | 'random'>> {
  readonly environment?: Environment;
  /** Never receives an API key. */
  readonly log?: (line: string) => void;
  readonly progress?: SyncProgress;
}

/** @throws SyncUsageError for an unknown source */
export function selectSources({ registry: all, only, shard }: SyncOptions): readonly Source[] {
  const registry = shard === null ? all : selectShard(all, shard);
  const known: readonly string[] = registry.map(({ id }) => id);
  const unknown = (only ?? []).filter((id) => !known.includes(id));
  if (unknown.length > 0) {
    throw new SyncUsageError(`Unknown source ${unknown.join(', ')}. Sources: ${known.join(', ')}`);
  }
  return registry.filter(({ id }) => only === null || only.includes(id));
}

export const getHosts = ({ parts }: Source): string[] =>
  parts.flatMap(({ endpoints }) =>
    endpoints.flatMap((endpoint) => [new URL(endpoint.first('').url).host, ...(endpoint.otherHosts ?? [])]),
  );

/** Sources that share a host are in one shard. Shards have about as many cameras. */
function selectShard(registry: readonly Source[], { number, of }: NonNullable<SyncOptions['shard']>): Source[] {
  const groups: { readonly hosts: Set<string>; readonly sources: Source[] }[] = [];
  for (const source of registry) {
    const hosts = getHosts(source);
    const group = groups.find((other) => hosts.some((host) => other.hosts.has(host)));
    if (group) group.sources.push(source);
    for (const host of hosts) group?.hosts.add(host);
    if (!group) groups.push({ hosts: new Set(hosts), sources: [source] });
  }
  const weigh = (sources: readonly Source[]): number =>
    sources.flatMap(({ parts }) => parts).reduce((sum, { minimum }) => sum + Math.max(1, minimum), 0);
  const shards = Array.from({ length: of }, (): Source[] => []);
  for (const { sources } of groups.sort((a, b) => weigh(b.sources) - weigh(a.sources))) {
    shards.reduce((least, shard) => (weigh(shard) < weigh(least) ? shard : least)).push(...sources);
  }
  return registry.filter((source) => shards[number - 1]?.includes(source));
}

/** @throws SyncUsageError */
export function checkFiles({ registry, files }: SyncOptions): void {
  const known = registry.flatMap(({ parts }) => parts.map(({ key }) => key));
  const unknown = [...files.keys()].filter((key) => !known.includes(key));
  if (unknown.length > 0) {
    throw new SyncUsageError(`--file names no source or part: ${unknown.join(', ')}. Known: ${known.join(', ')}`);
  }
}

/** Removes sources that lack consent. @throws SyncUsageError if the options name one */
export function permitSources(options: SyncOptions, isPermitted: IsPermitted): SyncOptions {
  const wanted = [...(options.only ?? []), ...[...options.files.keys()].map((key) => key.split('/')[0])];
  const refused = options.registry.map(({ id }) => id).filter((id) => !isPermitted(id) && wanted.includes(id));
  if (refused.length > 0) {
    throw new SyncUsageError(
      `${refused.join(', ')}: off, because the agency requires consent. ROADFEED_CONSENT and ROADFEED_PERMITTED_ONLY decide (docs/sources.md).`,
    );
  }
  return { ...options, registry: options.registry.filter(({ id }) => isPermitted(id)) };
}

/** By `--source` or `--file`. */
export const isNamed = ({ only, files }: SyncOptions, id: SourceId): boolean =>
  only !== null || [...files.keys()].some((key) => key.split('/')[0] === id);

const listEndpoints = ({ parts }: ListSource) => parts.flatMap(({ endpoints }) => endpoints);

/** True if all lists lack a key, unless the operator names the source. */
export function lacksKey(source: Source, options: SyncOptions, environment: Environment): boolean {
  const hasKey = listEndpoints(source).some(({ keyVariable }) => keyVariable === undefined || environment[keyVariable]);
  return !hasKey && !isNamed(options, source.id);
}

/** `511oh (OHGO_API_KEY)` */
export const describeKey = (source: Source): string =>
  `${source.id} (${[...new Set(listEndpoints(source).map(({ keyVariable }) => keyVariable))].join(', ')})`;

export function describePermission(
  sources: readonly Source[],
  { rules }: SyncOptions,
  isPermitted: IsPermitted,
): string[] {
  const asking = sources.map(({ id }) => id).filter((id) => asksFirst(rules(id)));
  const off = SOURCE_IDS.filter((id) => getAgency(id).isOff !== true && !isPermitted(id));
  const lines = [
    ['Collecting from agencies that require consent', asking],
    ['Left out, because the agency requires consent', off],
  ] as const;
  return lines.flatMap(([what, ids]) => (ids.length > 0 ? [`!! ${what} (docs/sources.md): ${ids.join(', ')}`] : []));
}

export type SyncContext = Readonly<ReturnType<typeof createContext>>;

/** Redacting shorter values would garble the text. */
const MIN_KEY_LENGTH = 4;

function findSecrets(registry: readonly ListSource[], environment: Environment): string[] {
  const variables = new Set(registry.flatMap(listEndpoints).flatMap(({ keyVariable }) => keyVariable ?? []));
  const keys = [...variables].map((name) => environment[name] ?? '').filter((key) => key.length >= MIN_KEY_LENGTH);
  return keys.flatMap((key) => [key, encodeURIComponent(key)]);
}

export function createRedaction(registry: readonly ListSource[], environment: Environment): (text: string) => string {
  const secrets = findSecrets(registry, environment);
  return (text) => secrets.reduce((clean, secret) => clean.replaceAll(secret, '[key]'), text);
}

/** @throws SyncUsageError */
export function createNetwork(
  { upstream: address, stateDir }: Pick<SyncOptions, 'upstream' | 'stateDir'>,
  deps: SyncDeps,
): NetworkContext {
  const { clock = SYSTEM_CLOCK, resolve = resolveWithSystem, exchange = exchangeOverNetwork } = deps;
  const upstream = address === null ? null : parseUpstream(address);
  return {
    resolve,
    exchange,
    reroute: upstream && ((url) => getUpstreamTarget(url, upstream)),
    // A fake clock must not wait for other processes.
    queues: new HostQueues(clock, clock === SYSTEM_CLOCK ? createSharedPace(join(stateDir, 'pace')) : null),
    clock,
    userAgent: getUserAgent((deps.environment ?? process.env).ROADFEED_CONTACT),
    random: deps.random ?? Math.random,
  };
}

/** @throws SyncUsageError */
export function createContext(options: SyncOptions, deps: SyncDeps, previous: PreviousData) {
  const { registry, rules, isDryRun, stateDir, geocoder: server } = options;
  const { environment = process.env, log, progress = createLineProgress(() => undefined) } = deps;
  const network = createNetwork(options, deps);
  const guard = new AddressGuard(rules, findSecrets(registry, environment));
  const redact = createRedaction(registry, environment);
  const cachePath = isDryRun ? null : join(stateDir, 'geocoder-cache.json');
  const collected = new Set(registry.map(({ id }) => id));
  const guarded: PreviousData['bySource'] = new Map(
    [...previous.bySource].map(([id, cameras]) => [id, collected.has(id) ? guard.checkKept(cameras) : cameras]),
  );
  return {
    options,
    previous: { ...previous, bySource: guarded },
    network,
    environment,
    fetchList: createAgencyFetch(environment, network),
    geocoder: server === null ? null : new Geocoder(server, cachePath, network),
    progress,
    guard,
    log: (line: string) => log?.(redact(line)),
    redact,
  };
}
