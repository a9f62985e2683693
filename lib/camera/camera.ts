import { z } from 'zod';
import { isCameraId } from './traits';
import { SOURCE_IDS } from '@/lib/agencies/agencies';

/**
 * Address of a feed as the site may use it: absolute http(s) without credentials, or a path of our own origin (the demo
 * network). Everything else (`javascript:`, `data:`, `//host`, `rtmp:`) is refused at the border.
 */
export function isFeedUrl(value: string): boolean {
  if (/^\/(?![/\\])/.test(value)) return true;
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return url.username === '' && url.password === '';
}

const FeedUrl = z.string().max(2000).refine(isFeedUrl, 'not a feed address');
const FeedType = z.enum(['video', 'image']);
const text = z.string().max(1000);
/** Enrichment: null when absent (spec 3). Files leave the nulls out; parsing puts them back. */
const enrichment = text.nullable().default(null);
const count = z.number().int().nonnegative();

const CameraViewSchema = z.object({
  /** `Angle N` when the agency gives no name. */
  angleName: text,
  videoUrl: FeedUrl.nullable().default(null),
  imageUrl: FeedUrl.nullable().default(null),
  feedType: FeedType,
});
export type CameraView = z.infer<typeof CameraViewSchema>;

const AttributionSchema = z.object({
  /** The agency as it wants to be named. */
  name: text,
  /** The agency's public camera or terms page. */
  url: z.url({ protocol: /^https$/ }),
  /** What the agency says of re-use, in one sentence. */
  license: text,
});
export type Attribution = z.infer<typeof AttributionSchema>;

/**
 * The normalized camera of spec 3, one record of `/camera-data/*.json`. Distances are meters, times are milliseconds,
 * coordinates WGS 84 degrees. `videoUrl` and `imageUrl` are null when the camera has none; one of the two, or a view, is there.
 */
export const CameraSchema = z.object({
  /** Prefixed by source: `511ny-1000`; New York City DOT's own ids have no prefix. */
  id: z.string().refine(isCameraId, 'not an id of a camera'),
  location: text.min(1),
  roadway: text.default(''),
  direction: text.default(''),
  description: text.default(''),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  videoUrl: FeedUrl.nullable().default(null),
  imageUrl: FeedUrl.nullable().default(null),
  feedType: FeedType,

  // Enrichment (spec 3)
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

  // Optional (spec 3)
  hasMultipleViews: z.exactOptional(z.boolean()),
  views: z.exactOptional(z.array(CameraViewSchema).min(1).max(40)),
  /** Which of our sources the record came from. */
  source: z.enum(SOURCE_IDS),
  /** The agency's own name of its sub-system, e.g. `COMPASS - Central`. */
  sourceType: z.exactOptional(text),
  /** The agency's own id of the camera. */
  sourceId: z.exactOptional(text),
  jurisdiction: z.exactOptional(text),
  /** Mile reference marker along the roadway. */
  mrm: z.exactOptional(z.number()),
  problemStream: z.boolean().default(false),
  isDuplicate: z.exactOptional(z.boolean()),
  duplicateOf: z.exactOptional(z.string()),
  duplicateReason: z.exactOptional(text),
  /** Meters between this camera and the one it duplicates. */
  duplicateDistance: z.exactOptional(z.number().nonnegative()),
  isFeedDead: z.exactOptional(z.boolean()),
  /** Nav Canada site code. */
  code: z.exactOptional(text),
  province: z.exactOptional(text),
  /** Toronto's camera number and road class. */
  number: z.exactOptional(text),
  group: z.exactOptional(text),
  agency: z.exactOptional(text),

  // Our additions
  /** Shortest time between two pictures that the agency publishes; null when it does not say. */
  refreshMs: count.nullable().default(null),
  /** When the agency last changed the record or picture, epoch milliseconds; null when it does not say. */
  updatedAt: count.nullable().default(null),
  attribution: AttributionSchema,
  /** Why probing called the feed dead: `missing`, `placeholder` or `frozen`. */
  feedDeadReason: z.exactOptional(z.enum(['missing', 'placeholder', 'frozen'])),
  /** The agency's point was mended: a lost minus sign put back, or latitude and longitude swapped back. */
  coordinatesRepaired: z.exactOptional(z.enum(['sign', 'swap'])),
  /** The agency publishes video but only for signed-in visitors of its own site, so that the still is shown. */
  videoAuthRequired: z.exactOptional(z.boolean()),
  /** The only address is plain http: a browser refuses it on an https page. */
  isInsecure: z.exactOptional(z.boolean()),
  /** A synthetic camera of the demo network. */
  isDemo: z.exactOptional(z.boolean()),
});
export type Camera = z.infer<typeof CameraSchema>;
/** A camera as files hold it: absent fields stand for null, false or ''. */
export type CameraRecord = z.input<typeof CameraSchema>;
