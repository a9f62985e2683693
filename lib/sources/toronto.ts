import { z } from 'zod';
import { cleanText } from '@/lib/camera/clean-text';
import { parsePoint } from '@/lib/camera/coordinates';
import { buildCamera } from './build-camera';
import { agencyId, meaningful, numberOrNull, readRows, text } from './read-rows';
import { createEndpoint, getRequest, type Adapter, type AgencyContext, type RowResult } from './source';

export interface TorontoConfig {
  readonly platform: 'toronto';
}

const ROOT = 'https://opendata.toronto.ca/transportation/tmc/rescucameraimages';

/** Real ones have four digits. */
const MAX_NUMBER_LENGTH = 20;

const RowSchema = z.object({
  Number: agencyId,
  Name: text,
  Latitude: numberOrNull,
  Longitude: numberOrNull,
  Group: meaningful,
});

/** City of Toronto open data: `{Data: [...]}` in a callback. Rows name no picture; its address follows from the number. */
export const adaptToronto: Adapter<TorontoConfig> = (_, agency) => [
  createEndpoint({
    name: 'toronto',
    format: 'jsonp',
    first: () => getRequest(`${ROOT}/Data/tmcearthcameras.json`),
    parse: (pages) => readRows(pages, 'Data', RowSchema, (row) => readRow(row, agency)),
    recognizes: (row) => 'Number' in row && 'Latitude' in row,
  }),
];

function readRow(row: z.infer<typeof RowSchema>, agency: AgencyContext): RowResult {
  const number = cleanText(row.Number, MAX_NUMBER_LENGTH);
  return buildCamera(agency, {
    id: number,
    names: [row.Name],
    point: parsePoint(row.Latitude, row.Longitude),
    views: [{ imageUrl: `${ROOT}/CameraImages/loc${encodeURIComponent(number)}.jpg` }],
    place: { city: 'Toronto' },
    extras: { number, group: row.Group },
  });
}
