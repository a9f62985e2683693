import type { CarsConfig, FieldMap } from './configs';
import { adaptJson } from './mapped-lists';
import type { Adapter } from './source';

/** The platform appends the minute to picture addresses. */
const STABLE = /^(.+?)(?:\?t?=?\d+)?$/;

const MAP: FieldMap = {
  id: 'id',
  name: ['name', '{location.routeId} {location.cityReference}'],
  lat: 'location.latitude',
  lng: 'location.longitude',
  needs: { blocked: { public: /^(?!false$)/i }, offline: { active: /^(?!false$)/i } },
  viewsAt: 'views',
  // `WMP` means HLS. MJPEG counts as a picture.
  views: [
    {
      name: 'name',
      video: { from: '{type} {url}', match: /^WMP (.+)$/i },
      image: [
        { from: '{type} {url}', match: /^(?!WMP )\S+ (.+?)(?:\?t?=?\d+)?$/i },
        { from: 'videoPreviewUrl', match: STABLE },
        { from: 'url', match: STABLE },
      ],
      takenAt: 'imageTimestamp',
    },
  ],
  roadway: 'location.routeId',
  description: 'location.cityReference',
  extras: { agency: 'cameraOwner.name' },
};

/** Castle Rock CARS: a state's inventory as one array. */
export const adaptCars: Adapter<CarsConfig> = ({ prefix, idPrefix }, agency) =>
  adaptJson(
    {
      platform: 'json',
      name: 'cars',
      url: `https://${prefix}tg.carsprogram.org/cameras_v1/api/cameras`,
      map: MAP,
      ...(idPrefix !== undefined && { idPrefix }),
    },
    agency,
  );
