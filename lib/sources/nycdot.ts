import { z } from 'zod';
import { parsePoint } from '@/lib/camera/coordinates';
import { NYC_BOROUGHS } from '@/lib/camera/regions';
import { buildCamera } from './build-camera';
import { anything, meaningful, numberOrNull, readRows, text } from './read-rows';
import { createEndpoint, getRequest, type Adapter, type AgencyContext, type RowResult } from './source';

export interface NycdotConfig {
  readonly platform: 'nycdot';
}

/** A new frame comes every one to two seconds. */
const REFRESH_MS = 2000;

/** Other ids could collide with another source's: these have no prefix. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const RowSchema = z.object({
  id: z.string().regex(UUID),
  name: text,
  latitude: numberOrNull,
  longitude: numberOrNull,
  area: meaningful,
  /** Only the text "true" counts. */
  isOnline: anything,
  imageUrl: anything,
});

export const adaptNycdot: Adapter<NycdotConfig> = (_, agency) => [
  createEndpoint({
    name: 'nycdot',
    first: () => getRequest('https://webcams.nyctmc.org/api/cameras'),
    parse: (pages) => readRows(pages, 'cameras', RowSchema, (row) => readRow(row, agency)),
    recognizes: (row) => 'isOnline' in row && 'imageUrl' in row,
  }),
];

function readRow(row: z.infer<typeof RowSchema>, agency: AgencyContext): RowResult {
  if (row.isOnline !== 'true') return { dropped: 'offline' };
  return buildCamera(agency, {
    id: row.id,
    names: [row.name],
    point: parsePoint(row.latitude, row.longitude),
    views: [{ imageUrl: row.imageUrl }],
    place: { city: 'New York', county: findCounty(row.area) },
    suburb: row.area,
    refreshMs: REFRESH_MS,
  });
}

function findCounty(area: string): string | undefined {
  const name = area.toLowerCase().replace(/^the /, '');
  return NYC_BOROUGHS.find(({ borough }) => borough.toLowerCase().replace(/^the /, '') === name)?.county;
}
