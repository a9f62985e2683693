import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { PreviousData } from '@/lib/camera-files/read-folder';
import type { Source } from '@/lib/sources/source';
import { AddressGuard } from './lists/address-guard';
import { createAgencyFetch, type Environment, type FetchList, type ListSource } from './lists/fetch-list';
import { Geocoder } from './places/geocoder';
import { exchangeOverNetwork } from './http/exchange';
import { type NetworkContext, getUserAgent } from './http/fetch';
import { createSharedPace, type Clock, HostQueues, systemClock } from './http/host-queue';
import { getUpstreamTarget, parseUpstream, resolveWithSystem } from './http/target';
import { selectSources, type SyncDeps, type SyncOptions, SyncUsageError } from './options';
import { type Atlas, loadAtlas } from './places/locate';
import { createLineProgress, type SyncProgress } from './progress';
import { SYNC_STEPS, type SyncStep } from './report';

export interface SyncContext {
  readonly options: SyncOptions;
  readonly previous: PreviousData;
  readonly network: NetworkContext;
  readonly clock: Clock;
  readonly environment: Environment;
  readonly fetchList: FetchList;
  readonly geocoder: Geocoder | null;
  readonly progress: SyncProgress;
  readonly stopwatch: Stopwatch;
  readonly guard: AddressGuard;
  atlas(): Atlas;
  log(line: string): void;
  redact(text: string): string;
}

const GEOCODER_CACHE = 'geocoder-cache.json';
const MS_PER_SECOND = 1000;
/** Redacting shorter values would garble the text. */
const MIN_KEY_LENGTH = 4;

export class Stopwatch {
  private readonly totals = new Map<SyncStep, number>();

  async time<T>(step: SyncStep, task: () => T | Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await task();
    } finally {
      this.totals.set(step, (this.totals.get(step) ?? 0) + performance.now() - start);
    }
  }

  seconds(): Record<SyncStep, number> {
    const entries = SYNC_STEPS.map((step) => [step, (this.totals.get(step) ?? 0) / MS_PER_SECOND]);
    return Object.fromEntries(entries) as Record<SyncStep, number>;
  }
}

function findSecrets(registry: readonly ListSource[], environment: Environment): string[] {
  const all = registry.flatMap(({ parts }) => parts.flatMap(({ endpoints }) => endpoints));
  const variables = new Set(all.flatMap(({ keyVariable }) => keyVariable ?? []));
  const keys = [...variables].map((name) => environment[name] ?? '').filter((key) => key.length >= MIN_KEY_LENGTH);
  return keys.flatMap((key) => [key, encodeURIComponent(key)]);
}

export function createRedaction(registry: readonly ListSource[], environment: Environment): (text: string) => string {
  const secrets = findSecrets(registry, environment);
  return (text) => secrets.reduce((clean, secret) => clean.replaceAll(secret, '[key]'), text);
}

function checked<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw new SyncUsageError(error instanceof Error ? error.message : 'bad option');
  }
}

/** @throws SyncUsageError */
export function createNetwork(
  { upstream: address, stateDir }: Pick<SyncOptions, 'upstream' | 'stateDir'>,
  deps: SyncDeps,
  environment: Environment,
): NetworkContext {
  const upstream = address === null ? null : checked(() => parseUpstream(address));
  const clock = deps.clock ?? systemClock;
  return {
    resolve: deps.resolve ?? resolveWithSystem,
    exchange: deps.exchange ?? exchangeOverNetwork,
    reroute: upstream && ((url) => getUpstreamTarget(url, upstream)),
    // A fake clock must not wait for other processes.
    queues: new HostQueues(clock, deps.clock ? null : createSharedPace(join(stateDir, 'pace'))),
    clock,
    userAgent: checked(() => getUserAgent(environment.ROADFEED_CONTACT)),
    random: deps.random ?? Math.random,
  };
}

function createGeocoder(options: SyncOptions, network: NetworkContext): Geocoder | null {
  const address = options.geocoder;
  if (address === null) return null;
  const cachePath = options.isDryRun ? null : join(options.stateDir, GEOCODER_CACHE);
  return checked(() => new Geocoder(new URL(address), cachePath, network));
}

function guardPrevious(previous: PreviousData, registry: readonly Source[], guard: AddressGuard): PreviousData {
  const collected = new Set(registry.map(({ id }) => id));
  const bySource = [...previous.bySource].map(
    ([id, cameras]) => [id, collected.has(id) ? guard.checkKept(cameras) : cameras] as const,
  );
  return { ...previous, bySource: new Map(bySource) };
}

/** @throws SyncUsageError */
export function createContext(
  options: SyncOptions,
  deps: SyncDeps,
  previous: PreviousData,
  stopwatch = new Stopwatch(),
): SyncContext {
  const environment = deps.environment ?? process.env;
  const network = createNetwork(options, deps, environment);
  const secrets = findSecrets(options.registry, environment);
  const guard = new AddressGuard(options.rules, secrets);
  const redact = createRedaction(options.registry, environment);
  return {
    options,
    previous: guardPrevious(previous, options.registry, guard),
    network,
    clock: network.clock,
    environment,
    fetchList: createAgencyFetch(selectSources(options), environment, network),
    geocoder: createGeocoder(options, network),
    progress: deps.progress ?? createLineProgress(() => undefined),
    stopwatch,
    guard,
    atlas: loadAtlas,
    log: (line) => deps.log?.(redact(line)),
    redact,
  };
}
