import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'North Dakota DOT provides its map data as is and has no reuse terms.',
    read: '2026-09-30',
    page: 'https://travel.dot.nd.gov',
    class: 'silent',
  },
  credit: { name: 'North Dakota Department of Transportation (ND Roads)', url: 'https://travel.dot.nd.gov' },
  label: 'ND Roads',
  badge: 'NDDOT IMAGE',
  filter: 'ND Roads North Dakota',
  home: ['ND'],
  cadenceS: 600,
  lists: {
    minimum: 45,
    endpoints: [
      {
        platform: 'json',
        url: 'https://travelfiles.dot.nd.gov/geojson_nc/cameras.json',
        rows: 'features',
        map: {
          id: 'properties.ObjectID',
          // `Ray - West`
          name: { from: 'properties.Cameras.0.Description', match: /^(.+?)(?: - \w+)?$/ },
          lat: 'geometry.coordinates.1',
          lng: 'geometry.coordinates.0',
          viewsAt: 'properties.Cameras',
          // Some addresses lack a slash.
          views: [
            {
              name: 'Direction',
              image: { from: 'FullPath', match: /^(https:\/\/www\.dot\.nd\.gov\/travel-info\/cameras\/.+)$/ },
            },
          ],
          roadway: 'properties.Highways.0.HwyDesc',
          region: 'properties.Region',
        },
      },
    ],
    events: { platform: 'wzdx', url: 'https://travelfiles.dot.nd.gov/geojson_nc/wzdx_geojson.json' },
    mediaHosts: ['www.dot.nd.gov'],
  },
} as const satisfies AgencyFile;
