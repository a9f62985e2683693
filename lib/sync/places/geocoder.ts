import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Camera } from '@/lib/camera/camera';
import { parseJson } from '@/lib/core/parse-json';
import { fetchJson, type NetworkContext } from '../http/fetch';
import { findLoopbackAddress } from '../http/exchange';
import { SyncUsageError } from '../http/fetch-error';
import { writeIfChanged } from '@/lib/camera-files/compressed-files';

export type GeocodedFields = Partial<Camera>;

/** The pace is required by the public Nominatim server. */
const LIMITS = { paceMs: 1_000, timeoutMs: 15_000, maxBytes: 1024 * 1024, maxTries: 1 };
const MAX_FAILURES = 5;
const SAVE_EVERY = 50;
const CACHE_DECIMALS = 5;

const text = z.string().max(1000).optional().catch(undefined);
const AnswerSchema = z.object({ display_name: text, address: z.record(z.string(), text).catch({}) });
const SAME_FIELDS =
  'country country_code state state_district county suburb neighbourhood postcode road house_number region'.split(' ');
const CacheSchema = z.record(z.string(), z.record(z.string(), z.string().max(1000))).catch({});

function pickFields(answer: unknown): GeocodedFields {
  const { address, display_name } = AnswerSchema.parse(answer);
  const { city, town, village, hamlet, 'ISO3166-2-lvl4': iso } = address;
  const same = SAME_FIELDS.map((field) => [field, address[field]] as const);
  const own = { city: city ?? town ?? village ?? hamlet, iso_3166_2: iso, display_name };
  const fields = [...same, ...Object.entries(own)].filter(([, value]) => value);
  return Object.fromEntries(fields);
}

/** Looks up addresses on a Nominatim-compatible server, with a cache file. Ignores failures. */
export class Geocoder {
  private cache: Record<string, GeocodedFields> = {};
  private failures = 0;
  private unsaved = 0;
  private readonly server: URL;
  private readonly network: NetworkContext;

  /** @param cachePath null for a dry run @throws SyncUsageError unless the server is https or on loopback */
  constructor(
    address: string,
    private readonly cachePath: string | null,
    network: NetworkContext,
  ) {
    const server = URL.canParse(address) ? new URL(address) : null;
    const loopback = server && findLoopbackAddress(server);
    if (server === null || (loopback === null && server.protocol !== 'https:')) {
      throw new SyncUsageError('--geocoder must be an https address, or one on loopback');
    }
    const reroute = (url: URL) => ({
      url: new URL(`${url.pathname}${url.search}`, server),
      addresses: [loopback ?? ''],
    });
    this.server = server;
    this.network = loopback === null ? network : { ...network, reroute };
  }

  async load(): Promise<void> {
    if (this.cachePath === null) return;
    this.cache = CacheSchema.parse(parseJson(await readFile(this.cachePath, 'utf8').catch(() => '')));
  }

  async locate({ lat, lng }: Camera): Promise<GeocodedFields | null> {
    const key = `${lat.toFixed(CACHE_DECIMALS)},${lng.toFixed(CACHE_DECIMALS)}`;
    const cached = this.cache[key];
    if (cached) return cached;
    if (this.failures >= MAX_FAILURES) return null;
    try {
      const fields = await this.lookUp(lat, lng);
      this.failures = 0;
      this.cache[key] = fields;
      if (++this.unsaved >= SAVE_EVERY) await this.save();
      return fields;
    } catch {
      this.failures += 1;
      return null;
    }
  }

  async save(): Promise<void> {
    this.unsaved = 0;
    if (this.cachePath !== null) await writeIfChanged(this.cachePath, `${JSON.stringify(this.cache)}\n`);
  }

  private async lookUp(lat: number, lng: number): Promise<GeocodedFields> {
    const base = this.server.pathname.replace(/\/+$/, '');
    const url = `https://${this.server.host}${base}/reverse?format=jsonv2&lat=${lat}&lon=${lng}`;
    return pickFields(await fetchJson(url, 'application/json', LIMITS, this.network));
  }
}
