import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-09-30',
    page: 'https://goky.ky.gov',
    class: 'silent',
  },
  credit: { name: 'Kentucky Transportation Cabinet (GoKY, TRIMARC)', url: 'https://goky.ky.gov' },
  label: 'GoKY',
  badge: 'KENTUCKY IMAGE',
  filter: 'GoKY Kentucky',
  home: ['KY'],
  cadenceS: 60,
  lists: {
    minimum: 40,
    endpoints: [
      {
        platform: 'arcgis',
        layer:
          'https://services2.arcgis.com/CcI36Pduqd0OR4W9/arcgis/rest/services/trafficCamerasCur_Prd/FeatureServer/0',
        map: {
          id: 'name',
          // Indiana's rows have no state.
          needs: { 'other-source': { state: /^Kentucky$/ }, offline: { status: /^Online$/ } },
          name: 'description',
          roadway: 'highway',
          direction: 'direction',
          county: 'county',
          views: [{ image: { from: 'snapshot', match: /^(https?:\/\/www\.trimarc\.org\/images\/milestone\/.+)$/ } }],
        },
      },
    ],
    events: {
      platform: 'wzdx',
      url: 'https://storage.googleapis.com/kytc-its-2020-openrecords/public/feeds/WZDx/kytc_wzdx_v4.1.geojson',
    },
    mediaHosts: ['www.trimarc.org'],
  },
} as const satisfies AgencyFile;
