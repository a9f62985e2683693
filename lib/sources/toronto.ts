import { z } from 'zod';
import type { Camera } from '@/lib/camera/camera';
import { cleanText } from '@/lib/camera/clean-text';
import { pointOf } from '@/lib/camera/coordinates';
import { buildCamera, type AgencyContext } from './build-camera';
import { collectCameras } from './collect-cameras';
import { agencyId, meaningful, numberOrNull, text } from './lenient';
import { getRequest, singleRequestEndpoint } from './single-request';
import type { DropReason, Endpoint } from './source';

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

/** City of Toronto open data: `{Data: [...]}` inside a call-back. A row names no picture; its address follows from the number. */
export function torontoEndpoint(agency: AgencyContext): Endpoint {
  return singleRequestEndpoint({
    name: 'toronto',
    request: () => getRequest(`${ROOT}/Data/tmcearthcameras.json`),
    format: 'jsonp',
    parse: (pages) => collectCameras(pages, 'Data', (row) => readTorontoRow(row, agency)),
  });
}

function readTorontoRow(row: unknown, agency: AgencyContext): Camera | DropReason {
  const parsed = RowSchema.safeParse(row);
  if (!parsed.success) return 'unreadable';
  const camera = parsed.data;
  const number = cleanText(camera.Number, MAX_NUMBER_LENGTH);
  return buildCamera(agency, {
    id: number,
    names: [camera.Name],
    point: pointOf(camera.Latitude, camera.Longitude),
    views: [{ imageUrl: `${ROOT}/CameraImages/loc${encodeURIComponent(number)}.jpg` }],
    place: { city: 'Toronto' },
    extras: { number, group: camera.Group },
  });
}
