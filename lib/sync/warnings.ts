import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readExtra } from '@/lib/camera-files/read-folder';
import { countOf } from '@/lib/core/format-count';
import { isRecord, parseJson } from '@/lib/core/parse-json';
import { getZoneAddress, readArea, readService, SERVICE_ADDRESSES } from '@/lib/warnings/read-service';
import { SERVICE_NAMES, SERVICES, type WeatherService } from '@/lib/warnings/services';
import {
  AreaSchema,
  compareWarnings,
  NO_ALERTS,
  readAlerts,
  serializeAlerts,
  type Alerts,
  type Warning,
} from '@/lib/warnings/warning';
import { FetchError, toFetchError } from './http/fetch-error';
import { fetchJson, type NetworkContext } from './http/fetch';
import type { SyncOptions } from './context';
import { writeIfChanged, writeNamed } from '@/lib/camera-files/compressed-files';

const MEGABYTE = 1024 * 1024;
const GEOJSON = 'application/geo+json, application/json';
/** The National Weather Service sends up to 5 MB; Environment and Climate Change Canada takes up to 30 s. */
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

const ZoneCacheSchema = z
  .record(z.string(), z.object({ askedAt: z.number(), area: AreaSchema.nullable() }))
  .catch({})
  .transform((zones) => new Map(Object.entries(zones)));
type ZoneCache = z.infer<typeof ZoneCacheSchema>;

type WarningsOptions = Pick<SyncOptions, 'outDir' | 'stateDir' | 'isDryRun'>;

async function askService(service: WeatherService, previous: Alerts, network: NetworkContext) {
  const askedAt = network.clock.now();
  const before = previous.services.find((state) => state.service === service);
  const kept = previous.warnings.filter((warning) => warning.service === service && warning.ends > askedAt);
  try {
    const body = await fetchJson(SERVICE_ADDRESSES[service], GEOJSON, LIST_LIMITS, network);
    const { warnings, entries, dropped } = readService(service, body, askedAt);
    if (entries === 0 && kept.length > 0) throw new FetchError('incomplete', 'an empty list');
    if (entries > 0 && dropped === entries) throw new FetchError('content', 'no entry could be read');
    const state = { service, askedAt, succeededAt: askedAt, failure: null, warnings: warnings.length, dropped };
    return { state, warnings };
  } catch (error) {
    const failure = toFetchError(error).message;
    const succeededAt = before?.succeededAt ?? null;
    return { state: { service, askedAt, succeededAt, failure, warnings: kept.length, dropped: 0 }, warnings: kept };
  }
}

/** @returns the number of outlines still missing */
async function askZones(warnings: readonly Warning[], cache: ZoneCache, network: NetworkContext): Promise<number> {
  const start = network.clock.now();
  const wanted = [...new Set(warnings.flatMap((warning) => warning.zones))].filter((zone) => {
    const { askedAt = -Infinity, area = null } = cache.get(zone) ?? {};
    return start - askedAt >= (area === null ? NO_ZONE_FRESH_MS : ZONE_FRESH_MS);
  });
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

async function collect({ outDir, stateDir, isDryRun }: WarningsOptions, network: NetworkContext) {
  const cachePath = join(stateDir, ZONE_CACHE);
  const previous = readAlerts(await readExtra('alerts', outDir)) ?? NO_ALERTS;
  const cache = ZoneCacheSchema.parse(parseJson(await readFile(cachePath, 'utf8').catch(() => '')));
  const asked = [];
  for (const service of SERVICES) asked.push(await askService(service, previous, network));
  const warnings = asked.flatMap((answer) => answer.warnings).sort(compareWarnings);
  const missing = await askZones(warnings, cache, network);
  const known = [...cache].flatMap(([zone, { area }]) => (area === null ? [] : [[zone, area] as const]));
  const services = asked.map(({ state }) => state);
  if (!isDryRun) {
    const zones = new Map([...previous.zones, ...known]);
    await writeNamed(outDir, 'alerts', serializeAlerts({ services, zones, warnings }));
    await writeIfChanged(cachePath, `${JSON.stringify(Object.fromEntries(cache))}\n`);
  }
  const rest = missing === 0 ? [] : [`${missing} outlines to follow`];
  const facts = services.map(({ service, failure, warnings: count }) => {
    return `${SERVICE_NAMES[service]}: ${countOf(count, 'warning')}${failure === null ? '' : ` kept (${failure})`}`;
  });
  return { facts: [...facts, ...rest], hasFailed: services.some(({ failure }) => failure !== null) };
}

/** Writes `alerts.json`. Never throws. */
export async function collectWarnings(options: WarningsOptions, network: NetworkContext) {
  const { facts, hasFailed } = await collect(options, network).catch((error: unknown) => ({
    facts: [`not written (${String(error)})`],
    hasFailed: true,
  }));
  return { lines: [`Weather warnings: ${facts.join('; ')}`], hasFailed };
}
