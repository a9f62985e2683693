import { z } from 'zod';
import { meaningfulText } from '@/lib/camera/clean-text';
import { parseNumber, parsePoint } from '@/lib/camera/coordinates';
import { groupBy } from '@/lib/core/collections';
import { isRecord } from '@/lib/core/parse-json';
import { buildCamera } from './build-camera';
import type { RawEarlier, RawView } from './choose-feeds';
import type { Extract, Field, FieldMap, Fields } from './configs';
import { field, readItems, readRows } from './read-rows';
import type { AgencyContext, DropReason, ParsedList, RowResult } from './source';

export type Row = Readonly<Record<string, unknown>>;

const KEYS_IN_BRACES = /\{([^{}]+)\}/g;
/** `encodeURIComponent` throws on them. */
const LONE_SURROGATES = /\p{Cs}/gu;
const MS_PER_SECOND = 1000;

const RowSchema = z.custom<Row>(isRecord);
const SiteSchema = z.tuple([RowSchema], RowSchema);

export function readCameras(rows: readonly unknown[], map: FieldMap, agency: AgencyContext): ParsedList {
  return readRows(groupRows(rows, map), SiteSchema, (site) => readSite(site, map, agency));
}

export const readText = (row: Row, fields: Fields | undefined): string => toText(readValue(row, fields));

function groupRows(rows: readonly unknown[], { id, isRowPerView }: FieldMap): readonly (readonly unknown[])[] {
  if (isRowPerView !== true) return rows.map((row) => [row]);
  return [...groupBy(rows, (row) => (isRecord(row) && readText(row, id)) || row).values()];
}

function readSite(site: readonly [Row, ...Row[]], map: FieldMap, agency: AgencyContext): RowResult {
  const usable = site.filter((each) => findFault(each, map) === null);
  const [row = site[0]] = usable;
  const fault = findFault(row, map);
  if (fault !== null) return { dropped: fault };
  const id = readText(row, map.id);
  if (id === '') return { dropped: 'unreadable' };
  if (agency.part !== '' && !id.startsWith(`${agency.part}-`)) return { dropped: 'other-source' };
  const refreshS = parseNumber(readValue(row, map.refreshS));
  const extras = Object.entries(map.extras ?? {}).map(
    ([key, of]) => [key, meaningfulText(readValue(row, of))] as const,
  );
  return buildCamera(agency, {
    id,
    names: listFields(map.name).map((field) => readField(row, field)),
    point: parsePoint(readValue(row, map.lat), readValue(row, map.lng)),
    views: readAllViews(usable, map),
    earlier: readEarlier(row, map),
    site: agency.attribution.url,
    roadway: readValue(row, map.roadway),
    direction: usable.length > 1 ? '' : readValue(row, map.direction),
    description: readValue(row, map.description),
    county: readValue(row, map.county),
    city: map.inCity ?? readValue(row, map.city),
    region: meaningfulText(readValue(row, map.region)),
    suburb: meaningfulText(readValue(row, map.suburb)),
    dotDistrict: meaningfulText(readValue(row, map.dotDistrict)),
    sourceId: readText(row, map.sourceId),
    isProblemStream: readText(row, map.isProblem) === 'true',
    refreshMs: refreshS === null ? null : Math.round(refreshS * MS_PER_SECOND),
    extras: Object.fromEntries(extras),
  });
}

function findFault(row: Row, { needs = {} }: FieldMap): DropReason | null {
  const fault = Object.entries(needs).find(([, wanted]) => !hasValues(row, wanted));
  return (fault?.[0] as DropReason | undefined) ?? null;
}

export const hasValues = (row: Row, wanted: Readonly<Record<string, RegExp>> = {}): boolean =>
  Object.entries(wanted).every(([path, pattern]) => pattern.test(readText(row, path)));

/** Iowa lists some views twice. */
function readAllViews(rows: readonly Row[], map: FieldMap): RawView[] {
  const views = rows.flatMap((row) => readViews(row, map));
  return [...new Map(views.map((view) => [`${String(view.videoUrl)} ${String(view.imageUrl)}`, view])).values()];
}

function readEarlier(row: Row, { earlier }: FieldMap): RawEarlier | undefined {
  if (earlier === undefined) return undefined;
  const url = readValue(row, earlier.url);
  if ('list' in earlier) return { url, list: readValue(row, earlier.list) };
  const minutes = parseNumber(readValue(row, earlier.minutes));
  return { url, count: earlier.count, everyMs: minutes === null ? null : Math.round(minutes * 60 * MS_PER_SECOND) };
}

function readViews(row: Row, { views, viewsAt }: FieldMap): RawView[] {
  return readItems(RowSchema, findItems(row, viewsAt)).flatMap((item) =>
    views.map(({ name, image, video, takenAt }) => ({
      name: readValue(item, name),
      imageUrl: readValue(item, image),
      videoUrl: readValue(item, video),
      takenAt: field.time.parse(readValue(item, takenAt)),
    })),
  );
}

function findItems(row: Row, viewsAt: FieldMap['viewsAt']): readonly unknown[] {
  if (viewsAt === undefined) return [row];
  if (typeof viewsAt !== 'string') {
    return [...readText(row, viewsAt.from).matchAll(viewsAt.each)].map(({ groups }) => groups);
  }
  const items = follow(row, viewsAt);
  return Array.isArray(items) ? (items as unknown[]) : [];
}

export function readValue(row: Row, fields: Fields | undefined): unknown {
  const values = listFields(fields).map((field) => readField(row, field));
  return values.find((value) => toText(value) !== '') ?? values[0];
}

function listFields(fields: Fields = []): readonly Field[] {
  return Array.isArray(fields) ? (fields as readonly Field[]) : [fields as Field];
}

function readField(row: Row, field: Field): unknown {
  if (typeof field === 'string') return field.includes('{') ? fill(row, field) : follow(row, field);
  const { from, match, give = '$1', words = {}, scale } = field;
  const whole = toText(readField(row, from));
  const groups = match?.exec(whole);
  const text = match === undefined ? whole : give.replace(/\$(\d)/g, (_, number: string) => groups?.[+number] ?? '');
  if (groups === null) return '';
  if (scale) return scaleNumber(parseNumber(text), scale);
  return Object.hasOwn(words, text) ? words[text] : text;
}

const scaleNumber = (number: number | null, [factor, min, max]: NonNullable<Extract['scale']>): number | '' =>
  number === null ? '' : Math.min(max, Math.max(min, number * factor));

function fill(row: Row, template: string): string {
  const encode = (text: string): string => encodeURIComponent(text.replace(LONE_SURROGATES, ''));
  const values = [...template.matchAll(KEYS_IN_BRACES)].map(([, keys = '']) => toText(follow(row, keys)));
  if (values.includes('')) return '';
  const parts = template.startsWith('https:') ? values.map(encode) : values;
  return template.replace(KEYS_IN_BRACES, () => parts.shift() ?? '');
}

function follow(row: Row, keys: string): unknown {
  return keys.split('.').reduce<unknown>((value, key) => {
    if (value === null || value === undefined || !Object.hasOwn(value, key)) return undefined;
    return (value as Record<string, unknown>)[key];
  }, row);
}

/** Preserves inner spaces, unlike `cleanText`: file names have them. */
function toText(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : '';
}
