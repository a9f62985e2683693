import { isSourceId, type SourceId } from '@/lib/agencies/agencies';
import type { Attribution, Camera, CameraView, Fallback } from '@/lib/camera/camera';
import { isCameraId, isFeedUrl } from '@/lib/camera/traits';
import { fill } from '@/lib/core/collections';
import { isRecord } from '@/lib/core/parse-json';

// Mirrors lib/camera/camera.ts without zod, which would slow the first screen.

/** Never shown, searched, or sorted by. */
type HiddenField =
  | ('description' | 'problemStream' | 'state_district' | 'suburb' | 'neighbourhood' | 'region' | 'iso_3166_2')
  | ('display_name' | 'dotDistrict' | 'sourceType' | 'jurisdiction' | 'code' | 'province' | 'number' | 'group')
  | ('agency' | 'isDuplicate' | 'duplicateOf' | 'duplicateReason' | 'duplicateDistance' | 'isFeedDead')
  | ('feedDeadReason' | 'coordinatesRepaired' | 'isInsecure');

const MAX_TEXT = 1_000;
const MAX_ADDRESS = 2_000;
const MAX_VIEWS = 40;

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string' && value.length <= MAX_TEXT;
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isFlag: Check = (value) => typeof value === 'boolean';
const isWithin =
  (limit: number): Check =>
  (value) =>
    typeof value === 'number' && Math.abs(value) <= limit;

const ORIGIN = /^https?:\/\/[^/?#\\@\s]+\//i;
/** Caches `isFeedUrl`, which is slow. */
const origins = new Map<string, boolean>();

const isAddress: Check = (value) => {
  if (typeof value !== 'string' || value.length > MAX_ADDRESS) return false;
  const [origin] = ORIGIN.exec(value) ?? [];
  if (origin === undefined) return isFeedUrl(value);
  const isGood = origins.get(origin) ?? isFeedUrl(origin);
  origins.set(origin, isGood);
  return isGood;
};

const isFeed = ({ videoUrl, imageUrl, feedType }: Readonly<Record<string, unknown>>): boolean =>
  [videoUrl, imageUrl].every((address) => (address ?? null) === null || isAddress(address)) &&
  (feedType === 'video' || feedType === 'image');

const isAttribution: Check = (value) =>
  isRecord(value) &&
  [value.name, value.url, value.license].every(isText) &&
  /^https:\/\/\S+$/i.test(value.url as string) &&
  URL.canParse(value.url as string);

const isFallback: Check = (value) =>
  isRecord(value) &&
  isFeed(value) &&
  ((value.refreshMs ?? null) === null || isCount(value.refreshMs)) &&
  isSourceId(value.source) &&
  isAttribution(value.attribution);

const isEarlier: Check = (value) =>
  isRecord(value) &&
  isAddress(value.url) &&
  (value.list === undefined ? isCount(value.count) && isCount(value.everyMs) : isAddress(value.list));

const isView: Check = (value) => isRecord(value) && isText(value.angleName) && isFeed(value);

type ShownField = Exclude<keyof Camera, HiddenField>;

const isViews: Check = (value) =>
  Array.isArray(value) && value.length > 0 && value.length <= MAX_VIEWS && value.every(isView);

const PLACE_FIELDS = [
  ...(['city', 'county', 'state', 'postcode', 'country', 'country_code', 'road', 'house_number'] as const),
] as const;
const FLAGS = ['hasMultipleViews', 'videoAuthRequired', 'isKeyed', 'isDemo'] as const;
const NULLABLE: ReadonlySet<string> = new Set([...PLACE_FIELDS, 'refreshMs', 'updatedAt']);

const CHECKS: Readonly<Record<Exclude<ShownField, keyof CameraView>, Check>> = {
  id: (value) => typeof value === 'string' && isCameraId(value),
  location: (value) => isText(value) && value !== '',
  source: isSourceId,
  lat: isWithin(90),
  lng: isWithin(180),
  attribution: isAttribution,
  ...fill(['roadway', 'direction', ...PLACE_FIELDS, 'rawLocation', 'sourceId'], isText),
  ...fill(['refreshMs', 'updatedAt'], isCount),
  mrm: Number.isFinite,
  views: isViews,
  fallback: isFallback,
  earlier: isEarlier,
  ...fill(FLAGS, isFlag),
};
const CHECKED = Object.entries(CHECKS);
const REQUIRED = ['id', 'location', 'source', 'lat', 'lng', 'attribution'] as const;
const OPTIONAL = ['rawLocation', 'sourceId', 'mrm', 'earlier', ...FLAGS] as const;

export const SHOWN_FIELDS = [...Object.keys(CHECKS), 'videoUrl', 'imageUrl', 'feedType'] as readonly ShownField[];

type Unchecked = Readonly<Record<string, unknown>>;

function isGood(record: Unchecked): boolean {
  return (
    REQUIRED.every((name) => record[name] !== undefined) &&
    isFeed(record) &&
    CHECKED.every(([name, check]) => {
      const value = record[name];
      return value === undefined || (value === null ? NULLABLE.has(name) : check(value));
    })
  );
}

const toFeed = ({ videoUrl = null, imageUrl = null, feedType }: Partial<Fallback>) =>
  ({ videoUrl, imageUrl, feedType }) as Pick<Fallback, 'videoUrl' | 'imageUrl' | 'feedType'>;
const toAttribution = ({ name, url, license }: Attribution): Attribution => ({ name, url, license });
const toView = ({ angleName, ...feed }: CameraView): CameraView => ({ angleName, ...toFeed(feed) });
const toFallback = ({ source, attribution, refreshMs = null, ...feed }: Partial<Fallback>) =>
  ({ ...toFeed(feed), refreshMs, source, attribution: toAttribution(attribution as Attribution) }) as Fallback;

const orNull = <Value>(value: Value | null | undefined): Value | null => value ?? null;

/** One literal with all fields is many times faster. */
function fillDefaults(record: Partial<Camera>): Camera {
  return {
    id: record.id as string,
    location: record.location as string,
    source: record.source as Camera['source'],
    lat: record.lat as number,
    lng: record.lng as number,
    videoUrl: orNull(record.videoUrl),
    imageUrl: orNull(record.imageUrl),
    feedType: record.feedType as Camera['feedType'],
    attribution: toAttribution(record.attribution as Attribution),
    roadway: record.roadway ?? '',
    direction: record.direction ?? '',
    city: orNull(record.city),
    county: orNull(record.county),
    state: orNull(record.state),
    postcode: orNull(record.postcode),
    country: orNull(record.country),
    country_code: orNull(record.country_code),
    road: orNull(record.road),
    house_number: orNull(record.house_number),
    refreshMs: orNull(record.refreshMs),
    updatedAt: orNull(record.updatedAt),
    description: '',
    problemStream: false,
    state_district: null,
    suburb: null,
    neighbourhood: null,
    region: null,
    iso_3166_2: null,
    display_name: null,
    dotDistrict: null,
  };
}

const hasNoFeed = ({ videoUrl, imageUrl }: Pick<CameraView, 'videoUrl' | 'imageUrl'>): boolean =>
  (videoUrl ?? imageUrl) === null;

export function readShownCamera(value: unknown): Camera | null {
  if (!isRecord(value) || !isGood(value)) return null;
  const record = value as Partial<Camera>;
  const camera = fillDefaults(record);
  for (const name of OPTIONAL) if (record[name] !== undefined) Object.assign(camera, { [name]: record[name] });
  if (record.views) camera.views = record.views.map(toView);
  if (record.fallback) camera.fallback = toFallback(record.fallback);
  return hasNoFeed(camera) && (camera.views ?? []).every(hasNoFeed) ? null : camera;
}

const RECORDS_TO_CHECK = 20;
/** Fields that no agency's raw list has. */
const OWN_FIELDS = ['lat', 'lng', 'feedType', 'attribution'] as const;

export function isRecordList(body: unknown): body is readonly unknown[] {
  if (!Array.isArray(body)) return false;
  const first: readonly unknown[] = body.slice(0, RECORDS_TO_CHECK);
  return first.length === 0 || first.some((row) => isRecord(row) && OWN_FIELDS.some((field) => field in row));
}

/** Version of `catalog.json` (ADR 022). */
export const CATALOG_VERSION = 3;

export interface SourceColumns {
  readonly source: SourceId;
  readonly rows: number;
  /** By field: one cell per row, or a single cell for all rows. Null: no value. */
  readonly columns: Readonly<Record<string, readonly unknown[]>>;
}

/** A short file could claim billions. */
const MAX_ROWS = 2_000_000;

function readSource(value: unknown): Camera[] {
  if (!isRecord(value) || !isRecord(value.columns)) throw new Error('not a source');
  const { source, rows, columns } = value;
  if (!isCount(rows) || (rows as number) > MAX_ROWS) throw new Error('not a count');
  const records = Array.from({ length: rows as number }, (): Record<string, unknown> => ({ source }));
  for (const name of SHOWN_FIELDS) {
    const column: unknown = columns[name] ?? [null];
    if (!Array.isArray(column) || (column.length !== 1 && column.length !== rows)) throw new Error('not a column');
    records.forEach((record, row) => {
      const cell: unknown = column[column.length === 1 ? 0 : row];
      if (cell !== null) record[name] = cell;
    });
  }
  return records.map((record) => {
    const camera = readShownCamera(record);
    if (camera === null) throw new Error('not a camera');
    return camera;
  });
}

export function decodeCameras(body: unknown): Camera[] {
  if (!isRecord(body) || body.version !== CATALOG_VERSION || !Array.isArray(body.sources)) {
    throw new Error('not a catalog of this version');
  }
  return body.sources.flatMap(readSource);
}

export function readFirstCameras(body: unknown): Camera[] {
  const records: readonly unknown[] = isRecord(body) && Array.isArray(body.cameras) ? body.cameras : [];
  return records.map(readShownCamera).filter((camera) => camera !== null);
}
