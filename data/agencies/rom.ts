import type { AgencyFile } from '../agency';

/** York Region. LATITUDE and LONGITUDE are projected meters; use the geometry. */
const YORK_MAP = {
  id: 'FACILITYID',
  name: 'cameralocation',
  region: { from: 'FACILITYID', match: /./, give: 'York Region' },
  views: [{ image: 'photo' }],
} as const;

export const agency = {
  terms: {
    license: 'Contains information licensed under the Open Data Licence – York Region.',
    read: '2026-10-01',
    page: 'https://insights-york.opendata.arcgis.com',
    class: 'granted',
  },
  credit: { name: 'Regional Municipality of York', url: 'https://insights-york.opendata.arcgis.com' },
  label: 'York Region',
  badge: 'ROM IMAGE',
  filter: 'York Region',
  home: ['ON'],
  file: 'gtaupdate',
  cadenceS: 300,
  lists: {
    minimum: 80,
    endpoints: [
      {
        platform: 'arcgis',
        name: 'york',
        map: YORK_MAP,
        layer: 'https://ww8.yorkmaps.ca/arcgis/rest/services/OpenData/Traffic/MapServer/0',
      },
      {
        platform: 'arcgis',
        // An alternative address, unconfirmed.
        name: 'york-ww6',
        map: YORK_MAP,
        layer: 'https://ww6.yorkmaps.ca/arcgis/rest/services/OpenData/Traffic_Camera/MapServer/0',
      },
    ],
    mediaHosts: ['*.yorkmaps.ca', '*.york.ca'],
  },
} as const satisfies AgencyFile;
