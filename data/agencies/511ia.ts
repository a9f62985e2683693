import type { AgencyFile } from '../agency';

/** Iowa's layer has a license that its other list lacks. */
const IOWA_LAYER = {
  platform: 'arcgis',
  layer: 'https://services.arcgis.com/8lRhdTsQyJpO52F1/arcgis/rest/services/Traffic_Cameras_View/FeatureServer/0',
  order: 'FID',
  map: {
    // `device_id` and `FID` change.
    id: 'COMMON_ID',
    isRowPerView: true,
    // As in the agency's other list.
    name: ['{Route}: {Desc_}', 'Desc_'],
    roadway: 'Route',
    refreshS: [
      { from: 'Type', match: /^RWIS$/, give: '600' },
      { from: 'Type', match: /^Rest Area$/, give: '300' },
    ],
    views: [
      {
        name: {
          from: 'ImageURL',
          match: /-([A-Z]+)\.jpg$/i,
          words: { CENTER: 'Center', ENTRY: 'Entry', EXIT: 'Exit' },
        },
        image: 'ImageURL',
        video: 'VideoURL',
      },
    ],
  },
} as const;

export const agency = {
  terms: {
    license: 'Iowa DOT publishes its traffic camera data under the Creative Commons Attribution 4.0 license.',
    read: '2026-09-30',
    page: 'https://iowadot.gov/policies-statements/terms-use',
    class: 'granted',
  },
  credit: { name: 'Iowa Department of Transportation (511IA)', url: 'https://511ia.org' },
  label: '511IA',
  badge: '511IA MIXED',
  filter: '511 Iowa',
  home: ['IA'],
  neighbors: ['IL', 'NE', 'SD'],
  cadenceS: 60,
  lists: {
    minimum: 180,
    endpoints: [
      IOWA_LAYER,
      // The same cameras without that license; they keep their ids (lib/sync/identity/same-camera.ts).
      { platform: 'cars', prefix: 'ia' },
    ],
    events: { platform: 'cars', prefix: 'ia' },
    // Its geometry is in meters, and `EditDate` is when the layer was loaded.
    signs: {
      url: 'https://services.arcgis.com/8lRhdTsQyJpO52F1/arcgis/rest/services/DMS_View/FeatureServer/0/query?where=1%3D1&outFields=DeviceName,Route,Direction,msgtext,NTCIP,lat_,long_,EditDate&returnGeometry=false&resultRecordCount=2000&f=json',
      key: 'features',
      id: 'attributes.DeviceName',
      name: 'attributes.DeviceName',
      road: 'attributes.Route',
      direction: 'attributes.Direction',
      lat: 'attributes.lat_',
      lng: 'attributes.long_',
      text: ['attributes.NTCIP', 'attributes.msgtext'],
      recordedAt: 'attributes.EditDate',
    },
    mediaHosts: ['*.iowadot.gov', '*.iowadot.gov:8888', '*.us-east-1.skyvdn.com', '*.carsprogram.org'],
  },
} as const satisfies AgencyFile;
