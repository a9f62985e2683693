import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-09-30',
    page: 'https://web.seattle.gov/Travelers/',
    class: 'silent',
  },
  credit: { name: 'City of Seattle, Seattle Department of Transportation', url: 'https://web.seattle.gov/Travelers/' },
  label: 'Seattle DOT',
  badge: 'SEATTLE MIXED',
  filter: 'Seattle DOT',
  home: ['WA'],
  city: 'seattle',
  cadenceS: 120,
  lists: {
    minimum: 100,
    endpoints: [
      {
        platform: 'arcgis',
        layer: 'https://services.arcgis.com/ZOyb2t4B0UYuYNYH/arcgis/rest/services/Traffic_Cameras_CDL/FeatureServer/0',
        map: {
          id: 'UNITID',
          // The rest are the state's and in its own list.
          needs: { 'other-source': { OWNERSHIP: /^SDOT$/ }, offline: { SERVSTAT: /^ACTV$/ } },
          name: 'LOCATION',
          inCity: 'Seattle',
          views: [
            {
              image: 'https://www.seattle.gov/trafficcams/images/{NAME}',
              video: 'https://61e0c5d388c2e.streamlock.net/live/{STREAM_NAME}.stream/playlist.m3u8',
            },
          ],
        },
      },
    ],
    mediaHosts: ['www.seattle.gov', '61e0c5d388c2e.streamlock.net'],
  },
} as const satisfies AgencyFile;
