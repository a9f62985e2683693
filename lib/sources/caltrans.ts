import { z } from 'zod';
import type { Camera } from '@/lib/camera/camera';
import { pointOf } from '@/lib/camera/coordinates';
import { buildCamera, type AgencyContext } from './build-camera';
import { collectCameras } from './collect-cameras';
import { agencyId, anything, epochMs, flagUnlessFalse, meaningful, numberOrNull, text } from './lenient';
import { getRequest, singleRequestEndpoint } from './single-request';
import type { DropReason, ParseResult, SourcePart } from './source';

const DISTRICTS = 12;
const MS_PER_MINUTE = 60_000;

/** Numbers, flags and the like all come as text; "Not Reported" stands for an absent one. */
const RowSchema = z.object({
  cctv: z.object({
    index: agencyId,
    recordTimestamp: z.object({ recordEpoch: epochMs }).nullish().catch(null),
    location: z.object({
      district: numberOrNull,
      locationName: text,
      nearbyPlace: meaningful,
      longitude: numberOrNull,
      latitude: numberOrNull,
      direction: meaningful,
      county: meaningful,
      route: meaningful,
    }),
    inService: flagUnlessFalse,
    imageData: z
      .object({
        imageDescription: meaningful,
        streamingVideoURL: anything,
        static: z
          .object({ currentImageURL: anything, currentImageUpdateFrequency: numberOrNull })
          .nullish()
          .catch(null),
      })
      .nullish()
      .catch(null),
  }),
});

type Cctv = z.infer<typeof RowSchema>['cctv'];

/** The twelve districts, each with its own file and its own failures. */
export function caltransParts(agency: AgencyContext): SourcePart[] {
  return Array.from({ length: DISTRICTS }, (_, index) => districtPart(agency, index + 1));
}

/** Rows of one district, or of any when `district` is null. */
export function parseCaltrans(pages: readonly unknown[], agency: AgencyContext, district: number | null): ParseResult {
  return collectCameras(pages, 'data', (row) => readCaltransRow(row, agency, district));
}

function districtPart(agency: AgencyContext, district: number): SourcePart {
  const file = `d${district}/cctv/cctvStatusD${String(district).padStart(2, '0')}.json`;
  const endpoint = singleRequestEndpoint({
    name: 'caltrans',
    request: () => getRequest(`https://cwwp2.dot.ca.gov/data/${file}`),
    parse: (pages) => parseCaltrans(pages, agency, district),
  });
  return { name: `d${district}`, idPrefix: `${agency.idPrefix}d${district}-`, endpoints: [endpoint] };
}

function readCaltransRow(row: unknown, agency: AgencyContext, wanted: number | null): Camera | DropReason {
  const parsed = RowSchema.safeParse(row);
  if (!parsed.success) return 'unreadable';
  const { index, location, inService, ...media } = parsed.data.cctv;
  const district = location.district ?? wanted;
  if (!isDistrict(district)) return 'unreadable';
  if (wanted !== null && district !== wanted) return 'other-source';
  if (!inService) return 'offline';
  return buildCamera(agency, {
    id: `d${district}-${index}`,
    names: [location.locationName],
    point: pointOf(location.latitude, location.longitude),
    roadway: location.route,
    direction: location.direction,
    place: { county: location.county, city: location.nearbyPlace },
    dotDistrict: `District ${district}`,
    sourceId: index,
    ...mediaOf(media),
  });
}

function mediaOf({ imageData, recordTimestamp }: Pick<Cctv, 'imageData' | 'recordTimestamp'>) {
  const still = imageData?.static;
  return {
    views: [{ videoUrl: imageData?.streamingVideoURL, imageUrl: still?.currentImageURL }],
    description: imageData?.imageDescription,
    refreshMs: Math.round((still?.currentImageUpdateFrequency ?? 0) * MS_PER_MINUTE),
    updatedAt: recordTimestamp?.recordEpoch ?? null,
  };
}

function isDistrict(district: number | null): district is number {
  return district !== null && Number.isInteger(district) && district >= 1 && district <= DISTRICTS;
}
