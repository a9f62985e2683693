import { z } from 'zod';
import { KnownSourceId } from '@/lib/agencies/source-id';
import { isCameraId, isFeedUrl } from './traits';

const FeedUrl = z.string().max(2000).refine(isFeedUrl, 'not a feed address');
const FeedType = z.enum(['video', 'image']);
const text = z.string().max(1000);
/** Files omit nulls. */
const enrichment = text.nullable().default(null);
const count = z.number().int().nonnegative();

export const CameraViewSchema = z.object({
  angleName: text,
  videoUrl: FeedUrl.nullable().default(null),
  imageUrl: FeedUrl.nullable().default(null),
  feedType: FeedType,
});
export type CameraView = z.infer<typeof CameraViewSchema>;

const AttributionSchema = z.object({
  name: text,
  url: z.url({ protocol: /^https$/ }),
  license: text,
});
export type Attribution = z.infer<typeof AttributionSchema>;

const KeptPictures = FeedUrl.refine((url) => url.includes('*'), 'no * in the address');
export const EarlierSchema = z.union([
  /** `*` is 1 for the newest, up to `count`; there is one every `everyMs`. */
  z.object({ url: KeptPictures, count: count.max(100), everyMs: count }),
  /** `*` is an element of the JSON array at `list`: UTC, `YYYYMMDDHHMMSS`. */
  z.object({ url: KeptPictures, list: FeedUrl }),
]);
export type Earlier = z.infer<typeof EarlierSchema>;

export const FallbackSchema = z.object({
  ...CameraViewSchema.omit({ angleName: true }).shape,
  refreshMs: count.nullable().default(null),
  source: KnownSourceId,
  attribution: AttributionSchema,
});
export type Fallback = z.infer<typeof FallbackSchema>;

/** Meters, milliseconds, and WGS 84 degrees. */
export const CameraSchema = z.object({
  /** Prefixed by source, except for New York City DOT. */
  id: z.string().refine(isCameraId, 'not an id of a camera'),
  location: text.min(1),
  /** The agency's text, if `location` was rewritten. */
  rawLocation: z.exactOptional(text),
  roadway: text.default(''),
  direction: text.default(''),
  description: text.default(''),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  videoUrl: FeedUrl.nullable().default(null),
  imageUrl: FeedUrl.nullable().default(null),
  feedType: FeedType,

  city: enrichment,
  county: enrichment,
  state: enrichment,
  postcode: enrichment,
  country: enrichment,
  country_code: enrichment,
  state_district: enrichment,
  suburb: enrichment,
  neighbourhood: enrichment,
  road: enrichment,
  house_number: enrichment,
  region: enrichment,
  iso_3166_2: enrichment,
  display_name: enrichment,
  dotDistrict: enrichment,

  hasMultipleViews: z.exactOptional(z.boolean()),
  views: z.exactOptional(z.array(CameraViewSchema).min(1).max(40)),
  source: KnownSourceId,
  /** The agency's subsystem, e.g. `COMPASS - Central`. */
  sourceType: z.exactOptional(text),
  sourceId: z.exactOptional(text),
  jurisdiction: z.exactOptional(text),
  /** Mile reference marker along the roadway. */
  mrm: z.exactOptional(z.number()),
  problemStream: z.boolean().default(false),
  isDuplicate: z.exactOptional(z.boolean()),
  duplicateOf: z.exactOptional(z.string()),
  duplicateReason: z.exactOptional(text),
  /** Meters. */
  duplicateDistance: z.exactOptional(z.number().nonnegative()),
  fallback: z.exactOptional(FallbackSchema),
  isFeedDead: z.exactOptional(z.boolean()),
  earlier: z.exactOptional(EarlierSchema),
  /** Nav Canada site code. */
  code: z.exactOptional(text),
  province: z.exactOptional(text),
  /** Toronto's camera number and road class. */
  number: z.exactOptional(text),
  group: z.exactOptional(text),
  agency: z.exactOptional(text),

  /** Shortest time between two pictures. */
  refreshMs: count.nullable().default(null),
  /** Epoch milliseconds. */
  updatedAt: count.nullable().default(null),
  attribution: AttributionSchema,
  feedDeadReason: z.exactOptional(z.enum(['missing', 'placeholder', 'frozen'])),
  coordinatesRepaired: z.exactOptional(z.enum(['sign', 'swap'])),
  videoAuthRequired: z.exactOptional(z.boolean()),
  /** Browsers block http on https pages. */
  isInsecure: z.exactOptional(z.boolean()),
  /** Collected with the agency's key, whose holders may reuse its pictures. */
  isKeyed: z.exactOptional(z.boolean()),
  isDemo: z.exactOptional(z.boolean()),
});
export type Camera = z.infer<typeof CameraSchema>;
/** As saved in files. */
export type CameraRecord = z.input<typeof CameraSchema>;
