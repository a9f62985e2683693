import { z } from 'zod';
import { fill } from '@/lib/core/collections';
import { DROP_REASONS } from './source';

// Lists in files of data/agencies and entries of agencies.local.json. In JSON, a pattern is a text.

type Frozen<Value> = Value extends RegExp ? Value : { readonly [Key in keyof Value]: Frozen<Value[Key]> };

export const optional = z.exactOptional;
export const text = z.string().trim().min(1).max(500);
export const address = z.string().regex(/^https:\/\/\S+$/, 'not an https address');
export const host = z.string().regex(/^(\*\.)?([a-z0-9_-]+\.)+[a-z][a-z0-9-]*(:\d+)?$/, 'not a host');
const texts = z.record(z.string(), z.string());
const keyVariable = z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'not a variable');

/** `"/^Online$/i"`. Without flags `g` and `y`, with which it would begin where its last match ended. */
const pattern = z.string().transform((source, context) => {
  const [, body, flags] = /^\/(.+)\/([a-z]*)$/.exec(source) ?? [];
  try {
    if (body !== undefined) return new RegExp(body, flags?.replaceAll(/[gy]/g, ''));
  } catch {}
  context.addIssue('not a pattern such as "/^Online$/"');
  return z.NEVER;
});

const toGlobal = ({ source, flags }: RegExp): RegExp => new RegExp(source, `${flags}g`);

/**
 * Keys of a value (`location.latitude`, `Highways.0.HwyDesc`), or a template (`https://a.gov/{id}.jpg`), which is '' if
 * a value is missing. Values are encoded in addresses.
 */
const path = text;

const ExtractSchema = z.strictObject({
  from: path,
  /** '' unless it matches. */
  match: optional(pattern),
  /** Replacement, `$1` by default. */
  give: optional(z.string()),
  words: optional(texts),
  /** A number's factor and limits. */
  scale: optional(z.tuple([z.number(), z.number(), z.number()])),
});
export type Extract = Frozen<z.infer<typeof ExtractSchema>>;

const field = z.union([path, ExtractSchema]);
export type Field = string | Extract;
/** The first with a value. */
const fields = z.union([field, z.array(field)]);
const optionalFields = <Name extends string>(...names: readonly Name[]) => fill(names, optional(fields));
export type Fields = Field | readonly Field[];

const values = z.record(z.string(), pattern);
const view = z.strictObject({
  ...optionalFields('name', 'image', 'video'),
  takenAt: optional(fields),
});

const PlacedMapSchema = z.strictObject({
  id: fields,
  name: fields,
  views: z.tuple([view], view),
  /** A list in the row, or every match of a pattern (named groups, flag `g`) in a text. */
  viewsAt: optional(z.union([path, z.strictObject({ from: path, each: pattern.transform(toGlobal) })])),
  /** Pictures that the agency keeps, as in `Earlier`. */
  earlier: optional(
    z.union([
      z.strictObject({ url: fields, list: fields }),
      z.strictObject({ url: fields, count: z.number(), minutes: fields }),
    ]),
  ),
  /** Merges rows with the same id as views. Otherwise the first counts. */
  isRowPerView: optional(z.boolean()),
  /** Required values by drop reason: `{ offline: { status: /^Online$/ } }`. */
  needs: optional(z.partialRecord(z.enum(DROP_REASONS), values)),
  ...optionalFields('roadway', 'direction', 'description', 'county', 'city'),
  inCity: optional(text),
  ...optionalFields('region', 'suburb', 'dotDistrict', 'sourceId'),
  /** `true` if the agency knows that the picture is old. */
  isProblem: optional(fields),
  refreshS: optional(fields),
  extras: optional(z.partialRecord(z.enum(['agency', 'group', 'jurisdiction', 'number']), fields)),
});
const FieldMapSchema = PlacedMapSchema.extend({ lat: fields, lng: fields });
export type FieldMap = Frozen<z.infer<typeof FieldMapSchema>>;

const JsonSchema = z.strictObject({
  platform: z.literal('json'),
  name: optional(text),
  /** Also in headers, `{key}` is the API key, `{now}` epoch milliseconds, and `{part}` a part, `{part2}` its two digits. */
  url: address,
  headers: optional(texts),
  keyVariable: optional(keyVariable),
  format: optional(z.enum(['json', 'jsonp', 'csv', 'xml'])),
  /** Key of the rows; absent if the body is the list. */
  rows: optional(text),
  total: optional(text),
  idPrefix: optional(z.string()),
  map: FieldMapSchema,
});
export type JsonConfig = Frozen<z.infer<typeof JsonSchema>>;

const ArcgisSchema = z.strictObject({
  platform: z.literal('arcgis'),
  name: optional(text),
  layer: address,
  /** Object id field of a layer with several pages. Without an order, rows may repeat or be skipped between pages. */
  order: optional(text),
  map: PlacedMapSchema,
});
export type ArcgisConfig = Frozen<z.infer<typeof ArcgisSchema>>;

const CarsSchema = z.strictObject({
  platform: z.literal('cars'),
  /** `ia` in `iatg.carsprogram.org`. */
  prefix: text,
  idPrefix: optional(z.string()),
});
export type CarsConfig = Frozen<z.infer<typeof CarsSchema>>;

const IbiSchema = z.strictObject({
  platform: z.literal('ibi'),
  host,
  /** Key of the official API, which is tried first. */
  keyVariable: optional(keyVariable),
  hasOpenApi: optional(z.boolean()),
  paceMs: optional(z.number()),
  acceptsViews: optional(z.boolean()),
  /** Every stream needs a short-lived token, despite the row. */
  hasLockedVideo: optional(z.boolean()),
  onlySource: optional(text),
  /** For a host that fails at larger pages. */
  pageSize: optional(z.number()),
});
export type IbiConfig = Frozen<z.infer<typeof IbiSchema>>;

const IterisSchema = z.strictObject({
  platform: z.literal('iteris'),
  /** `{part}` is replaced by the part of the source. */
  url: address,
  /** Sent as Referer, without which the host may refuse. */
  referer: optional(address),
  /** Points south and east of this latitude and longitude are a neighbor's. */
  corner: optional(z.tuple([z.number(), z.number()])),
});
export type IterisConfig = Frozen<z.infer<typeof IterisSchema>>;

/** For local agencies, which set no `idPrefix`. */
export const EndpointSchema = z.discriminatedUnion('platform', [
  ArcgisSchema,
  CarsSchema.omit({ idPrefix: true }),
  IbiSchema,
  IterisSchema,
  JsonSchema.omit({ idPrefix: true }),
]);

export const EventsSchema = z.discriminatedUnion('platform', [
  CarsSchema.omit({ idPrefix: true }),
  /** The address of its events, as in https://api.open511.gov.bc.ca/events, and of a page, to which ids are added. */
  z.strictObject({ platform: z.literal('open511'), url: address, page: address }),
  z.strictObject({ platform: z.literal('wzdx'), url: address }),
]);
export type EventsConfig = Frozen<z.infer<typeof EventsSchema>>;
export type EventsOf<Platform> = EventsConfig & { readonly platform: Platform };
