import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { removeCopies } from '@/lib/camera-files/compressed-copies';
import { getDataFileName } from '@/lib/camera-files/names';
import { isRecord, parseJson } from '@/lib/core/parse-json';
import { type Area, AreaSchema, readArea } from '@/lib/warnings/area';
import { getZoneAddress, readService, SERVICE_ADDRESSES } from '@/lib/warnings/read-service';
import { SERVICE_NAMES, SERVICES, type WeatherService } from '@/lib/warnings/services';
import {
  compareWarnings,
  NO_ALERTS,
  readAlerts,
  serializeAlerts,
  type Alerts,
  type ServiceState,
  type Warning,
} from '@/lib/warnings/warning';
import { fetchJson } from './lists/fetch-list';
import { toFetchError } from './http/fetch-error';
import type { NetworkContext } from './http/fetch';
import { writeIfChanged } from './files/write-files';

const MEGABYTE = 1024 * 1024;
const GEOJSON = 'application/geo+json, application/json';
/** The National Weather Service sends up to 5 MB; Environment Canada takes up to 30 s. */
const LIST_LIMITS = { timeoutMs: 60_000, maxBytes: 24 * MEGABYTE, paceMs: 1_000, maxTries: 2 } as const;
/** The coast of Alaska has 2 MB. */
const ZONE_LIMITS = { timeoutMs: 15_000, maxBytes: 6 * MEGABYTE, paceMs: 250, maxTries: 1 } as const;

/** Worst warnings first; the rest follow in later runs. */
const MAX_ZONE_REQUESTS = 200;
const MAX_ZONE_MS = 90_000;
const MAX_ZONE_FAILURES = 5;
const ZONE_CACHE = 'weather-zones.json';
/** Zones change once or twice a year. */
const ZONE_FRESH_MS = 60 * 86_400_000;
const NO_ZONE_FRESH_MS = 86_400_000;

const CachedZoneSchema = z.object({ askedAt: z.number(), area: AreaSchema.nullable() });
type ZoneCache = Map<string, z.infer<typeof CachedZoneSchema>>;

interface WarningsOptions {
  readonly outDir: string;
  readonly stateDir: string;
  readonly isDryRun: boolean;
}

const readJson = async (path: string): Promise<unknown> => parseJson(await readFile(path, 'utf8').catch(() => ''));

async function readZoneCache(path: string): Promise<ZoneCache> {
  const body = await readJson(path);
  const entries = isRecord(body) ? Object.entries(body) : [];
  return new Map(
    entries.flatMap(([zone, value]) => {
      const parsed = CachedZoneSchema.safeParse(value);
      return parsed.success ? [[zone, parsed.data] as const] : [];
    }),
  );
}

interface Asked {
  readonly state: ServiceState;
  readonly warnings: readonly Warning[];
}

/** Warnings of a failing service remain until they expire. */
async function askService(service: WeatherService, previous: Alerts, network: NetworkContext): Promise<Asked> {
  const askedAt = network.clock.now();
  const before = previous.services.find((state) => state.service === service);
  const kept = previous.warnings.filter((warning) => warning.service === service && warning.ends > askedAt);
  try {
    const body = await fetchJson(SERVICE_ADDRESSES[service], GEOJSON, LIST_LIMITS, network);
    const { warnings, entries, dropped } = readService(service, body, askedAt);
    if (entries === 0 && kept.length > 0) throw new RangeError('an empty list');
    if (entries > 0 && dropped === entries) throw new RangeError('no entry could be read');
    const state = { service, askedAt, succeededAt: askedAt, failure: null, warnings: warnings.length, dropped };
    return { state, warnings };
  } catch (error) {
    const isOurs = error instanceof RangeError;
    const failure = isOurs ? error.message : toFetchError(error).message;
    const succeededAt = before?.succeededAt ?? null;
    return { state: { service, askedAt, succeededAt, failure, warnings: kept.length, dropped: 0 }, warnings: kept };
  }
}

function isFresh(cached: { askedAt: number; area: Area | null } | undefined, now: number): boolean {
  if (cached === undefined) return false;
  return now - cached.askedAt < (cached.area === null ? NO_ZONE_FRESH_MS : ZONE_FRESH_MS);
}

/** @returns the number of outlines still missing */
async function askZones(warnings: readonly Warning[], cache: ZoneCache, network: NetworkContext): Promise<number> {
  const start = network.clock.now();
  const zones = new Set(warnings.flatMap((warning) => warning.zones));
  const wanted = [...zones].filter((zone) => !isFresh(cache.get(zone), start));
  let failures = 0;
  let asked = 0;
  for (const zone of wanted.slice(0, MAX_ZONE_REQUESTS)) {
    if (failures >= MAX_ZONE_FAILURES || network.clock.now() - start > MAX_ZONE_MS) break;
    asked += 1;
    try {
      const body = await fetchJson(getZoneAddress(zone), GEOJSON, ZONE_LIMITS, network);
      cache.set(zone, { askedAt: start, area: isRecord(body) ? readArea(body.geometry) : null });
      failures = 0;
    } catch (error) {
      if (toFetchError(error).status === 404) cache.set(zone, { askedAt: start, area: null });
      else failures += 1;
    }
  }
  return wanted.length - asked;
}

function describe({ service, failure, warnings }: ServiceState): string {
  return `${SERVICE_NAMES[service]}: ${warnings} ${failure === null ? 'warnings' : `warnings kept (${failure})`}`;
}

async function collect({ outDir, stateDir, isDryRun }: WarningsOptions, network: NetworkContext): Promise<string[]> {
  const path = join(outDir, getDataFileName('alerts'));
  const cachePath = join(stateDir, ZONE_CACHE);
  const previous = readAlerts(await readJson(path)) ?? NO_ALERTS;
  const cache = await readZoneCache(cachePath);
  const asked: Asked[] = [];
  for (const service of SERVICES) asked.push(await askService(service, previous, network));
  const warnings = asked.flatMap((answer) => answer.warnings).sort(compareWarnings);
  const missing = await askZones(warnings, cache, network);
  const known = [...cache].flatMap(([zone, { area }]) => (area === null ? [] : [[zone, area] as const]));
  const services = asked.map(({ state }) => state);
  if (!isDryRun) {
    const zones = new Map([...previous.zones, ...known]);
    await writeIfChanged(path, serializeAlerts({ services, zones, warnings }), removeCopies);
    await writeIfChanged(cachePath, `${JSON.stringify(Object.fromEntries(cache))}\n`);
  }
  const rest = missing === 0 ? [] : [`${missing} outlines to follow`];
  return [...services.map(describe), ...rest];
}

/** Writes `alerts.json`. Never throws. @returns a line for the operator */
export async function collectWarnings(options: WarningsOptions, network: NetworkContext): Promise<string> {
  const facts = await collect(options, network).catch((error: unknown) => [`not written (${String(error)})`]);
  return `Weather warnings: ${facts.join('; ')}`;
}
