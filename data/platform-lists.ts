import type { AgencyList } from './agency-lists';

type JsonList = Extract<AgencyList['endpoints'][number], { readonly platform: 'json' }>;

/** The platform appends the minute to picture addresses. */
const STABLE = /^(.+?)(?:\?t?=?\d+)?$/;

/** Castle Rock CARS: the inventory of a state as one array. @param prefix `ia` in `iatg.carsprogram.org` */
export const castleRockCameras = (prefix: string): JsonList => ({
  platform: 'json',
  name: 'cars',
  url: `https://${prefix}tg.carsprogram.org/cameras_v1/api/cameras`,
  map: {
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
  },
});

export const castleRock = (prefix: string): Pick<AgencyList, 'endpoints' | 'events'> => ({
  endpoints: [castleRockCameras(prefix)],
  events: { platform: 'cars', prefix },
});

/** All values are text; an absent one is "Not Reported". */
export const CALTRANS_LIST: JsonList = {
  platform: 'json',
  name: 'caltrans',
  url: 'https://cwwp2.dot.ca.gov/data/{part}/cctv/cctvStatusD{part2}.json',
  rows: 'data',
  map: {
    id: 'd{cctv.location.district}-{cctv.index}',
    name: 'cctv.location.locationName',
    lat: 'cctv.location.latitude',
    lng: 'cctv.location.longitude',
    needs: { offline: { 'cctv.inService': /^(?!false$|not reported$)/i } },
    views: [{ video: 'cctv.imageData.streamingVideoURL', image: 'cctv.imageData.static.currentImageURL' }],
    earlier: {
      url: ['Update', 'Updates'].map((word) => ({
        from: `cctv.imageData.static.referenceImage1${word}AgoURL`,
        match: /^(.+)-1\.jpg$/,
        give: '$1-*.jpg',
      })),
      count: 12,
      minutes: 'cctv.imageData.static.referenceImageUpdateFrequency',
    },
    roadway: 'cctv.location.route',
    direction: 'cctv.location.direction',
    description: 'cctv.imageData.imageDescription',
    county: 'cctv.location.county',
    city: 'cctv.location.nearbyPlace',
    dotDistrict: 'District {cctv.location.district}',
    sourceId: 'cctv.index',
    // In minutes. Two are usual.
    refreshS: [
      {
        from: 'cctv.imageData.static.currentImageUpdateFrequency',
        match: /^0*([1-9].*)$/,
        scale: [60, 60, 3_600],
      },
      { from: 'cctv.index', match: /^./, give: '120' },
    ],
  },
};

const BOROUGH_COUNTIES = {
  Bronx: 'Bronx',
  'The Bronx': 'Bronx',
  Brooklyn: 'Kings',
  Manhattan: 'New York',
  Queens: 'Queens',
  'Staten Island': 'Richmond',
};

export const NYC_LIST: JsonList = {
  platform: 'json',
  name: 'nycdot',
  url: 'https://webcams.nyctmc.org/api/cameras',
  rows: 'cameras',
  map: {
    // Other ids could collide with another source's: these have no prefix.
    id: { from: 'id', match: /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i },
    name: 'name',
    lat: 'latitude',
    lng: 'longitude',
    // The text, not the boolean.
    needs: { offline: { isOnline: /^true$/, 'isOnline.length': /^4$/ } },
    views: [{ image: 'imageUrl' }],
    county: { from: 'area', match: /^(?:The )?(.+)$/i, words: BOROUGH_COUNTIES },
    inCity: 'New York',
    suburb: 'area',
    // A new frame comes every one to two seconds.
    refreshS: { from: 'id', match: /^./, give: '2' },
  },
};
