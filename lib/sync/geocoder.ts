import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Camera } from '@/lib/camera/camera';
import { politeFetch, type NetworkContext } from './http/fetch';
import { findLoopbackAddress } from './http/target';
import { writeIfChanged } from './write-files';

export type GeocodedFields = Partial<
  Pick<
    Camera,
    | 'country'
    | 'country_code'
    | 'state'
    | 'state_district'
    | 'county'
    | 'city'
    | 'suburb'
    | 'neighbourhood'
    | 'postcode'
    | 'road'
    | 'house_number'
    | 'region'
    | 'iso_3166_2'
    | 'display_name'
  >
>;

/** The usage policy of the public Nominatim server. */
const PACE_MS = 1000;
const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 1024 * 1024;
/** After this many in a row the rest of the run goes without. */
const MAX_FAILURES = 5;
const SAVE_EVERY = 50;
const CACHE_DECIMALS = 5;

const text = z.string().max(1000).optional().catch(undefined);
const AnswerSchema = z.object({
  display_name: text,
  address: z
    .object({
      country: text,
      country_code: text,
      state: text,
      state_district: text,
      county: text,
      city: text,
      town: text,
      village: text,
      hamlet: text,
      suburb: text,
      neighbourhood: text,
      postcode: text,
      road: text,
      house_number: text,
      region: text,
      'ISO3166-2-lvl4': text,
    })
    .catch({}),
});
const CacheSchema = z.record(z.string(), z.record(z.string(), z.string().max(1000)));

function pickFields(answer: unknown): GeocodedFields {
  const { address, display_name } = AnswerSchema.parse(answer);
  const { town, village, hamlet, 'ISO3166-2-lvl4': iso, ...same } = address;
  const fields = { ...same, city: same.city ?? town ?? village ?? hamlet, iso_3166_2: iso, display_name };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}

/** Looks up addresses on a Nominatim-compatible server, with a cache file. Ignores failures: an address is nice to have. */
export class Geocoder {
  private cache: Record<string, GeocodedFields> = {};
  private failures = 0;
  private unsaved = 0;
  private readonly network: NetworkContext;

  /** @param cachePath null to keep nothing (dry run) @throws RangeError unless the server is https or on loopback */
  constructor(
    private readonly server: URL,
    private readonly cachePath: string | null,
    network: NetworkContext,
  ) {
    const address = findLoopbackAddress(server);
    if (address === null && server.protocol !== 'https:') {
      throw new RangeError('--geocoder must be an https address, or one on loopback');
    }
    // A geocoder on loopback is the operator's own, so the rules for agencies do not apply to it.
    const reroute = (url: URL) => ({
      url: new URL(`${url.pathname}${url.search}`, server),
      addresses: [address ?? ''],
    });
    this.network = address === null ? network : { ...network, reroute };
  }

  async load(): Promise<void> {
    if (this.cachePath === null) return;
    const text = await readFile(this.cachePath, 'utf8').catch(() => '{}');
    try {
      this.cache = CacheSchema.parse(JSON.parse(text));
    } catch {
      this.cache = {};
    }
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
    const url = `https://${this.server.hostname}${base}/reverse?format=jsonv2&lat=${lat}&lon=${lng}`;
    const policy = {
      allowedHosts: new Set([this.server.hostname]),
      paceMs: PACE_MS,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_ANSWER_BYTES,
      overflow: 'reject',
      isCompressible: true,
      maxTries: 1,
    } as const;
    const request = { url, method: 'GET', headers: { Accept: 'application/json' } } as const;
    const { body } = await politeFetch(request, policy, this.network);
    return pickFields(JSON.parse(body.toString('utf8')));
  }
}
