import type { AgencyFile } from '../agency';

const COMPASS = { N: 'North', S: 'South', E: 'East', W: 'West', B: 'Both Directions', O: '' } as const;

export const agency = {
  terms: {
    license:
      'Travel Midwest lets registered users show its data with this credit, unmodified, and asked no more often than every five minutes.',
    read: '2026-09-30',
    page: 'https://www.travelmidwest.com',
    class: 'needs-consent',
  },
  credit: {
    name: 'Gateway traffic information courtesy of the Illinois Department of Transportation',
    url: 'https://www.travelmidwest.com',
  },
  label: 'Travel Midwest',
  badge: 'ILLINOIS IMAGE',
  filter: 'Travel Midwest Illinois',
  home: ['IL'],
  cadenceS: 300,
  lists: {
    minimum: 300,
    endpoints: [
      {
        platform: 'arcgis',
        layer:
          'https://services2.arcgis.com/aIrBD8yn1TDTEXoz/arcgis/rest/services/TrafficCamerasTM_Public/FeatureServer/0',
        order: 'OBJECTID',
        map: {
          // The layer's object ids change.
          id: { from: 'ImgPath', match: /[?&]id=([^&]+)/ },
          isRowPerView: true,
          needs: { 'other-source': { ImgPath: /[?&]id=IL-/ } },
          name: { from: 'CameraLocation', match: /^(.*?)(?: \(#\d+\))?$/ },
          roadway: { from: 'CameraLocation', match: /^((?:I|US|IL)[ -]\d+\w?)\b/ },
          direction: { from: 'CameraDirection', words: COMPASS },
          views: [{ name: { from: 'CameraDirection', words: COMPASS }, image: 'SnapShot' }],
        },
      },
    ],
    mediaHosts: ['cctv.travelmidwest.com', 'www.lakecountypassage.com'],
  },
} as const satisfies AgencyFile;
