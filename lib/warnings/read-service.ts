import { z } from 'zod';
import { cleanText } from '@/lib/camera/clean-text';
import { findRegion } from '@/lib/camera/regions';
import { simplifyLine } from '@/lib/geo/polyline';
import { getRingBox, type Ring } from '@/lib/geo/ring';
import { SERVICE_NAMES, SEVERITIES, type Severity, type WeatherService } from './services';
import {
  compareWarnings,
  isZone,
  MAX_EVENT_LENGTH,
  MAX_HEADLINE_LENGTH,
  MAX_INSTRUCTION_LENGTH,
  MAX_RINGS,
  MAX_SENDER_LENGTH,
  MAX_VERTICES,
  MAX_WARNINGS,
  type Area,
  type Warning,
} from './warning';

type Vertex = readonly [number, number];

/** About 500 m. */
const TOLERANCE_DEGREES = 0.005;
/** About 100 m. */
const DECIMALS = 3;
/** More than any zone of either country. */
const MAX_VERTICES_READ = 60_000;
const MAX_RING_READ = 4_000;
const LARGEST_LATITUDE = 85;

const PositionSchema = z.tuple(
  [z.number().min(-180).max(180), z.number().min(-LARGEST_LATITUDE).max(LARGEST_LATITUDE)],
  z.unknown(),
);
const PolygonSchema = z.array(z.array(PositionSchema));
const GeometrySchema = z.union([
  z.object({ type: z.literal('Polygon'), coordinates: PolygonSchema.transform((polygon) => [polygon]) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(PolygonSchema) }),
]);

const round = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

function simplifyRing(ring: readonly Vertex[], tolerance: number): Ring {
  const step = Math.ceil(ring.length / MAX_RING_READ);
  const thinned = step > 1 ? ring.filter((_, index) => index % step === 0) : ring;
  const [first] = thinned;
  if (first === undefined) return [];
  const kept = simplifyLine([...thinned, first], tolerance).slice(0, -1);
  return kept.flatMap(([lng, lat]) => [round(lng), round(lat)]);
}

function getSize(ring: Ring): number {
  const [west, south, east, north] = getRingBox(ring);
  return (east - west) * (north - south);
}

const countVertices = (area: Area): number => area.flat().reduce((sum, ring) => sum + ring.length / 2, 0);

function simplify(polygons: readonly (readonly (readonly Vertex[])[])[], tolerance: number): Area {
  const simple = polygons
    .map((polygon) => polygon.map((ring) => simplifyRing(ring, tolerance)))
    // Fewer than three points have no inside.
    .filter(([outer]) => outer !== undefined && outer.length >= 6)
    .map(([outer = [], ...holes]) => [outer, ...holes.filter((hole) => hole.length >= 6).slice(0, MAX_RINGS - 1)]);
  return simple.sort(([a = []], [b = []]) => getSize(b) - getSize(a)).slice(0, MAX_RINGS);
}

export function readArea(geometry: unknown): Area | null {
  const parsed = GeometrySchema.safeParse(geometry);
  if (!parsed.success) return null;
  const { coordinates } = parsed.data;
  const vertices = coordinates.flat(2).length;
  if (vertices > MAX_VERTICES_READ) return null;
  const polygons = coordinates.map((polygon) => polygon.map((ring) => ring.map(([lng, lat]): Vertex => [lng, lat])));
  for (let tolerance = TOLERANCE_DEGREES; ; tolerance *= 2) {
    const area = simplify(polygons, tolerance);
    if (area.length === 0) return null;
    if (countVertices(area) <= MAX_VERTICES) return area;
  }
}

const MAX_ENTRIES = 10_000;
/** A later end is an error. */
const MAX_AHEAD_MS = 30 * 86_400_000;
const MAX_CODES = 600;

/** Often null. */
const text = z.string().catch('');
const codes = z.array(z.string()).max(MAX_CODES).catch([]);

const CollectionSchema = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });

const NwsSchema = z.object({
  geometry: z.unknown(),
  properties: z.object({
    id: z.string().min(1).max(200),
    event: z.string().min(1),
    status: text,
    messageType: text,
    severity: text,
    headline: text,
    instruction: text,
    senderName: text,
    onset: text,
    effective: text,
    expires: text,
    ends: text,
    affectedZones: codes,
    geocode: z.object({ UGC: codes }).catch({ UGC: [] }),
  }),
});

const EcccSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String).catch(''),
  geometry: z.unknown(),
  properties: z.object({
    id: text,
    alert_name_en: z.string().min(1),
    alert_type: text,
    risk_colour_en: text,
    status_en: text,
    alert_text_en: text,
    feature_name_en: text,
    publication_datetime: text,
    validity_datetime: text,
    event_end_datetime: text,
    expiration_datetime: text,
  }),
});

/** Null for an entry to skip: ended, a drill, or at sea. @throws if malformed */
type ReadEntry = (entry: unknown, now: number) => Warning | null;

const findTime = (texts: readonly string[]): number | undefined =>
  texts.map((value) => Date.parse(value)).find((at) => Number.isFinite(at) && at >= 0);

function readTimes(starts: readonly string[], ends: readonly string[], now: number) {
  const end = findTime(ends);
  if (end === undefined || end > now + MAX_AHEAD_MS) throw new RangeError('no end');
  return { starts: Math.min(findTime(starts) ?? now, end), ends: end };
}

/** Marine zones have no state code. */
function readZones(addresses: readonly string[], ugc: readonly string[]): string[] {
  const named = addresses.map((address) => /^https:\/\/api\.weather\.gov\/zones\/(.+)$/.exec(address)?.[1] ?? '');
  const coded = ugc.map((code) => `${code[2] === 'C' ? 'county' : 'forecast'}/${code}`);
  const zones = named.some(isZone) ? named : coded;
  return [...new Set(zones)].filter((zone) => isZone(zone) && findRegion(zone.slice(-6, -4)) !== undefined);
}

/** Excludes drills, cancellations, and outlooks. */
const isForDrivers = ({ status, messageType, severity }: z.infer<typeof NwsSchema>['properties']): boolean =>
  ['', 'Actual'].includes(status) && messageType !== 'Cancel' && severity !== 'Unknown';

const readNws: ReadEntry = (entry, now) => {
  const { geometry, properties } = NwsSchema.parse(entry);
  if (!isForDrivers(properties)) return null;
  const { id, event, severity, affectedZones, geocode, headline, instruction, senderName } = properties;
  const times = readTimes([properties.onset, properties.effective], [properties.ends, properties.expires], now);
  const area = readArea(geometry);
  const zones = readZones(affectedZones, geocode.UGC);
  if (zones.length === 0 && (area === null || affectedZones.length + geocode.UGC.length > 0)) return null;
  return {
    id,
    service: 'nws',
    event: cleanText(event, MAX_EVENT_LENGTH),
    severity: SEVERITIES.find((name) => name === severity.toLowerCase()) ?? 'minor',
    headline: cleanText(headline || event, MAX_HEADLINE_LENGTH),
    instruction: cleanText(instruction, MAX_INSTRUCTION_LENGTH),
    sender: cleanText(senderName || SERVICE_NAMES.nws, MAX_SENDER_LENGTH),
    ...times,
    zones: area === null ? zones : [],
    area,
  };
};

const BY_COLOR: Readonly<Record<string, Severity>> = { red: 'extreme', orange: 'severe', yellow: 'moderate' };
const BY_TYPE: Readonly<Record<string, Severity>> = { warning: 'severe', watch: 'moderate' };

/** ECCC writes `winter storm warning`. */
const toTitle = (name: string): string => name.replace(/(^|[\s-])\p{Ll}/gu, (start) => start.toUpperCase());

const readEccc: ReadEntry = (entry, now) => {
  const { id, geometry, properties } = EcccSchema.parse(entry);
  const area = readArea(geometry);
  const name = cleanText(properties.id || id, 200);
  if (name === '' || area === null) throw new RangeError('no id or area');
  if (/ended|cancel/i.test(properties.status_en)) return null;
  const { publication_datetime, validity_datetime, event_end_datetime, expiration_datetime } = properties;
  const event = toTitle(cleanText(properties.alert_name_en, MAX_EVENT_LENGTH));
  const place = cleanText(properties.feature_name_en);
  const byType = BY_TYPE[properties.alert_type.toLowerCase()] ?? 'minor';
  return {
    id: name,
    service: 'eccc',
    event,
    severity: BY_COLOR[properties.risk_colour_en.toLowerCase()] ?? byType,
    headline: cleanText(place === '' ? event : `${event} for ${place}`, MAX_HEADLINE_LENGTH),
    instruction: cleanText(properties.alert_text_en, MAX_INSTRUCTION_LENGTH),
    sender: SERVICE_NAMES.eccc,
    ...readTimes([validity_datetime, publication_datetime], [event_end_datetime, expiration_datetime], now),
    zones: [],
    area,
  };
};

const READERS: Readonly<Record<WeatherService, ReadEntry>> = { nws: readNws, eccc: readEccc };

export const SERVICE_ADDRESSES: Readonly<Record<WeatherService, string>> = {
  nws: 'https://api.weather.gov/alerts/active?status=actual',
  eccc: 'https://api.weather.gc.ca/collections/weather-alerts/items?f=json&lang=en&limit=2000',
};

export const getZoneAddress = (zone: string): string => `https://api.weather.gov/zones/${zone}`;

/** Warnings worst first. `dropped` counts unreadable entries. @throws if the body is not a list of warnings */
export function readService(service: WeatherService, body: unknown, now: number) {
  const { features } = CollectionSchema.parse(body);
  const byId = new Map<string, Warning>();
  let dropped = 0;
  for (const entry of features.slice(0, MAX_ENTRIES)) {
    try {
      const warning = READERS[service](entry, now);
      if (warning !== null && warning.ends > now && warning.event !== '') byId.set(warning.id, warning);
    } catch {
      dropped += 1;
    }
  }
  const warnings = [...byId.values()].sort(compareWarnings).slice(0, MAX_WARNINGS);
  return { warnings, entries: features.length, dropped };
}
