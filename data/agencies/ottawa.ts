import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-09-30',
    page: 'https://traffic.ottawa.ca',
    class: 'silent',
  },
  credit: { name: 'City of Ottawa', url: 'https://traffic.ottawa.ca' },
  label: 'City of Ottawa',
  badge: 'OTTAWA IMAGE',
  filter: 'City of Ottawa',
  home: ['ON'],
  cadenceS: 60,
  lists: {
    minimum: 100,
    endpoints: [
      {
        platform: 'json',
        url: 'https://traffic.ottawa.ca/beta/camera_list',
        map: {
          // Pictures use `number`, not `id`.
          id: 'number',
          name: 'description',
          // The ministry's cameras are in 511 Ontario.
          needs: { 'other-source': { type: /^(?!MTO$)/ } },
          lat: 'latitude',
          lng: 'longitude',
          views: [{ image: 'https://traffic.ottawa.ca/map/camera?id={number}' }],
          inCity: 'Ottawa',
        },
      },
    ],
    mediaHosts: ['traffic.ottawa.ca'],
  },
} as const satisfies AgencyFile;
