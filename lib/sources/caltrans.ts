import { z } from 'zod';
import { parsePoint } from '@/lib/camera/coordinates';
import { isRecord } from '@/lib/core/parse-json';
import { buildCamera } from './build-camera';
import { agencyId, anything, epochMs, flagUnlessFalse, meaningful, numberOrNull, readRows, text } from './read-rows';
import { createEndpoint, getRequest, type Adapter, type AgencyContext, type RowResult } from './source';

export interface CaltransConfig {
  readonly platform: 'caltrans';
}

const DISTRICTS = 12;
const MS_PER_MINUTE = 60_000;

/** All values are text; an absent one is "Not Reported". */
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

export const adaptCaltrans: Adapter<CaltransConfig> = (_, agency) => {
  const district = agency.part.slice(1);
  const file = `d${district}/cctv/cctvStatusD${district.padStart(2, '0')}.json`;
  return [
    createEndpoint({
      name: 'caltrans',
      first: () => getRequest(`https://cwwp2.dot.ca.gov/data/${file}`),
      parse: (pages) => readRows(pages, 'data', RowSchema, (row) => readRow(row, agency)),
      recognizes: ({ cctv }) => isRecord(cctv),
    }),
  ];
};

function readRow({ cctv }: z.infer<typeof RowSchema>, agency: AgencyContext): RowResult {
  const { index, location, inService, ...media } = cctv;
  const wanted = agency.part === '' ? null : Number(agency.part.slice(1));
  const district = location.district ?? wanted;
  if (!isDistrict(district)) return { dropped: 'unreadable' };
  if (wanted !== null && district !== wanted) return { dropped: 'other-source' };
  if (!inService) return { dropped: 'offline' };
  return buildCamera(agency, {
    id: `d${district}-${index}`,
    names: [location.locationName],
    point: parsePoint(location.latitude, location.longitude),
    roadway: location.route,
    direction: location.direction,
    place: { county: location.county, city: location.nearbyPlace },
    dotDistrict: `District ${district}`,
    sourceId: index,
    ...readMedia(media),
  });
}

function readMedia({ imageData, recordTimestamp }: Pick<Cctv, 'imageData' | 'recordTimestamp'>) {
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
