import { z } from 'zod';
import type { Camera } from '@/lib/camera/camera';
import { parseWktPoint } from '@/lib/camera/coordinates';
import { buildCamera, type AgencyContext } from './build-camera';
import type { RawView } from './choose-feeds';
import {
  agencyId,
  anything,
  epochMs,
  flag,
  flagUnlessFalse,
  list,
  meaningful,
  numberOrNull,
  readable,
  text,
} from './lenient';
import type { DropReason } from './source';

const ImageSchema = z.object({
  imageUrl: anything,
  videoUrl: anything,
  /** The name in `views`, where Idaho puts some of its cameras. */
  angleName: meaningful,
  description: meaningful,
  sortOrder: numberOrNull,
  refreshRateMs: numberOrNull,
  isVideoAuthRequired: flag,
  videoDisabled: flag,
  disabled: flag,
  blocked: flag,
});
/** Idaho describes a dead view so, and leaves it enabled: "Offline Due to Construction". */
const OUT_OF_ORDER = /^(offline|out of (service|order))\b/i;
type IbiImage = z.infer<typeof ImageSchema>;

const RowSchema = z.object({
  id: agencyId,
  location: text,
  roadway: text,
  direction: text,
  source: text,
  sourceId: text,
  state: meaningful,
  areaId: meaningful,
  county: text,
  city: text,
  region: meaningful,
  dotDistrict: meaningful,
  latLng: anything,
  images: list,
  views: list,
  lastUpdated: epochMs,
  enabledPublic: flagUnlessFalse,
  visible: flagUnlessFalse,
});
type IbiRow = z.infer<typeof RowSchema>;

/** How an agency's rows differ from the platform's. */
export interface IbiRowRules {
  /** Idaho also has cameras with views instead of images (spec 5). */
  readonly acceptsViews?: boolean;
  /** Every stream of the agency needs a short-lived token, whatever the row says (Georgia). */
  readonly hasLockedVideo?: boolean;
  /** Only rows whose source begins with this belong to us (`COMPASS` of 511 Ontario). */
  readonly onlySource?: string;
}

/** A row of `List/GetData/Cameras` (notes of the platform: the point is WKT, media sit in `images`). */
export function readIbiRow(row: unknown, agency: AgencyContext, rules: IbiRowRules): Camera | DropReason {
  const parsed = RowSchema.safeParse(row);
  if (!parsed.success) return 'unreadable';
  const camera = parsed.data;
  if (!belongsTo(rules.onlySource, camera.source)) return 'other-source';
  if (!camera.enabledPublic || !camera.visible) return 'offline';
  const images = imagesOf(camera, rules);
  return buildCamera(agency, {
    id: camera.id,
    names: [camera.location],
    point: parseWktPoint(wellKnownText(camera.latLng)),
    views: images.map((image) => rawView(image, rules)),
    roadway: camera.roadway,
    direction: camera.direction,
    description: images.length === 1 ? images[0]?.description : '',
    place: { state: camera.state || camera.areaId, county: camera.county, city: camera.city },
    region: camera.region,
    dotDistrict: camera.dotDistrict,
    sourceId: camera.sourceId,
    refreshMs: fastest(images),
    updatedAt: camera.lastUpdated,
    extras: { sourceType: camera.source },
  });
}

/** Whether a row's source begins with the wanted word, letter case aside. */
export function belongsTo(wanted: string | undefined, source: string): boolean {
  return wanted === undefined || source.toLowerCase().startsWith(wanted.toLowerCase());
}

function imagesOf(row: IbiRow, rules: IbiRowRules): IbiImage[] {
  const images = readable(ImageSchema, row.images);
  const listed = images.length === 0 && rules.acceptsViews === true ? readable(ImageSchema, row.views) : images;
  return listed.sort((a, b) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0));
}

function rawView(image: IbiImage, rules: IbiRowRules): RawView {
  return {
    name: image.angleName || image.description,
    videoUrl: image.videoUrl,
    imageUrl: image.imageUrl,
    isBlocked: image.blocked,
    isDisabled: image.disabled || OUT_OF_ORDER.test(image.description),
    isVideoDisabled: image.videoDisabled,
    isVideoLocked: image.isVideoAuthRequired || rules.hasLockedVideo === true,
  };
}

function wellKnownText(latLng: unknown): unknown {
  const parsed = z.object({ geography: z.object({ wellKnownText: z.string() }) }).safeParse(latLng);
  return parsed.success ? parsed.data.geography.wellKnownText : null;
}

function fastest(images: readonly IbiImage[]): number | null {
  const rates = images.flatMap(({ refreshRateMs }) =>
    refreshRateMs !== null && refreshRateMs > 0 ? [refreshRateMs] : [],
  );
  return rates.length === 0 ? null : Math.round(Math.min(...rates));
}
