import { join } from 'node:path';
import { systemClock } from './clock';
import type { Clock } from './clock';
import { Geocoder } from './geocoder';
import { HostQueues } from './host-queue';
import { exchangeOverNetwork } from './http-exchange';
import { agencyPages } from './page-source';
import type { Environment, PageSource } from './page-source';
import { loadAtlas } from './place';
import type { Atlas } from './place';
import type { Outside } from './polite-fetch';
import type { PreviousData } from '@/lib/camera-files/read-folder';
import { keyRedactor } from './redact';
import { parseUpstream, resolveWithSystem, upstreamTarget } from './request-target';
import { Stopwatch } from './stopwatch';
import { selectedSources, SyncUsageError } from './sync-options';
import type { SyncDeps, SyncOptions } from './sync-options';
import { silentProgress } from './sync-progress';
import type { SyncProgress } from './sync-progress';

/** What the steps of one run share. */
export interface SyncContext {
  readonly options: SyncOptions;
  readonly previous: PreviousData;
  readonly outside: Outside;
  readonly clock: Clock;
  readonly environment: Environment;
  readonly agencyPages: PageSource;
  readonly geocoder: Geocoder | null;
  readonly progress: SyncProgress;
  readonly stopwatch: Stopwatch;
  atlas(): Atlas;
  log(line: string): void;
  redact(text: string): string;
}

const GEOCODER_CACHE = 'geocoder-cache.json';

/** Runs a check of the user's options. @throws SyncUsageError with its sentence. */
function checked<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw new SyncUsageError(error instanceof Error ? error.message : 'bad option');
  }
}

function outsideOf(options: SyncOptions, deps: SyncDeps, clock: Clock): Outside {
  const upstream = options.upstream === null ? null : checked(() => parseUpstream(options.upstream ?? ''));
  return {
    network: {
      resolve: deps.resolve ?? resolveWithSystem,
      exchange: deps.exchange ?? exchangeOverNetwork,
      standIn: upstream && ((url) => upstreamTarget(url, upstream)),
    },
    queues: new HostQueues(clock),
    clock,
    random: deps.random ?? Math.random,
  };
}

function geocoderOf(options: SyncOptions, outside: Outside): Geocoder | null {
  const address = options.geocoder;
  if (address === null) return null;
  const cachePath = options.isDryRun ? null : join(options.stateDir, GEOCODER_CACHE);
  return checked(() => new Geocoder(new URL(address), cachePath, outside));
}

/** Checks the options and connects the steps with the outside world. @throws SyncUsageError */
export function createContext(
  options: SyncOptions,
  deps: SyncDeps,
  previous: PreviousData,
  stopwatch = new Stopwatch(),
): SyncContext {
  const clock = deps.clock ?? systemClock;
  const environment = deps.environment ?? process.env;
  const outside = outsideOf(options, deps, clock);
  const redact = keyRedactor(options.registry, environment);
  return {
    options,
    previous,
    outside,
    clock,
    environment,
    agencyPages: agencyPages(selectedSources(options), environment, outside),
    geocoder: geocoderOf(options, outside),
    progress: deps.progress ?? silentProgress,
    stopwatch,
    atlas: loadAtlas,
    log: (line) => deps.log?.(redact(line)),
    redact,
  };
}
