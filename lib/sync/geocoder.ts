import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Camera } from '@/lib/camera/camera';
import { writeIfChanged } from './atomic-write';
import { politeFetch } from './polite-fetch';
import type { Outside } from './polite-fetch';
import { loopbackAddress } from './request-target';

/** Enrichment of spec 3 as a geocoder gives it. */
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

/** The usage policy of the public Nominatim server: one request a second. */
const PACE_MS = 1000;
const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 1024 * 1024;
/** Then the geocoder is taken for down, and the rest of the run goes without. */
const MAX_FAILURES = 5;
const SAVE_EVERY = 50;
/** Decimals of a cached point: about a meter. */
const CACHE_DECIMALS = 5;

const part = z.string().max(1000).optional().catch(undefined);
const Answer = z.object({
  display_name: part,
  address: z
    .object({
      country: part,
      country_code: part,
      state: part,
      state_district: part,
      county: part,
      city: part,
      town: part,
      village: part,
      hamlet: part,
      suburb: part,
      neighbourhood: part,
      postcode: part,
      road: part,
      house_number: part,
      region: part,
      'ISO3166-2-lvl4': part,
    })
    .catch({}),
});
const Cache = z.record(z.string(), z.record(z.string(), z.string().max(1000)));

function fieldsOf(answer: unknown): GeocodedFields {
  const { address, display_name } = Answer.parse(answer);
  const { town, village, hamlet, 'ISO3166-2-lvl4': iso, ...same } = address;
  const fields = { ...same, city: same.city ?? town ?? village ?? hamlet, iso_3166_2: iso, display_name };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}

/**
 * Asks a Nominatim-compatible server for addresses, one request a second, and keeps the answers in a cache file, so that a
 * later run asks only for new points. Failures are ignored: an address is a nicety.
 */
export class Geocoder {
  private cache: Record<string, GeocodedFields> = {};
  private failures = 0;
  private unsaved = 0;
  private readonly outside: Outside;

  /** @param cachePath null to keep nothing (a dry run). @throws RangeError unless the server is https or on loopback. */
  constructor(
    private readonly server: URL,
    private readonly cachePath: string | null,
    outside: Outside,
  ) {
    const address = loopbackAddress(server);
    if (address === null && server.protocol !== 'https:') {
      throw new RangeError('--geocoder must be an https address, or one on loopback');
    }
    // A geocoder on loopback is the operator's own and is asked as it stands; any other by the rules for agencies.
    const standIn = (url: URL) => ({
      url: new URL(`${url.pathname}${url.search}`, server),
      addresses: [address ?? ''],
    });
    this.outside = address === null ? outside : { ...outside, network: { ...outside.network, standIn } };
  }

  /** Reads the cache file; a broken one counts as empty. */
  async load(): Promise<void> {
    if (this.cachePath === null) return;
    const text = await readFile(this.cachePath, 'utf8').catch(() => '{}');
    try {
      this.cache = Cache.parse(JSON.parse(text));
    } catch {
      this.cache = {};
    }
  }

  /** The address of a camera, or null. */
  async locate({ lat, lng }: Camera): Promise<GeocodedFields | null> {
    const key = `${lat.toFixed(CACHE_DECIMALS)},${lng.toFixed(CACHE_DECIMALS)}`;
    const cached = this.cache[key];
    if (cached) return cached;
    if (this.failures >= MAX_FAILURES) return null;
    try {
      const fields = await this.ask(lat, lng);
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

  private async ask(lat: number, lng: number): Promise<GeocodedFields> {
    const base = this.server.pathname.replace(/\/+$/, '');
    const url = `https://${this.server.hostname}${base}/reverse?format=jsonv2&lat=${lat}&lon=${lng}`;
    const policy = {
      allowedHosts: new Set([this.server.hostname]),
      paceMs: PACE_MS,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_ANSWER_BYTES,
      whenLonger: 'refuse',
      isCompressible: true,
      maxTries: 1,
    } as const;
    const answer = await politeFetch(
      { url, method: 'GET', headers: { Accept: 'application/json' } },
      policy,
      this.outside,
    );
    return fieldsOf(JSON.parse(answer.body.toString('utf8')));
  }
}
