import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'Contains information licensed under the Open Government Licence – Toronto.',
    read: '2026-10-01',
    page: 'https://open.toronto.ca/open-data-license/',
    class: 'granted',
  },
  credit: {
    name: 'City of Toronto',
    url: 'https://open.toronto.ca/dataset/traffic-cameras/',
    faultContact: 'opendata@toronto.ca',
  },
  label: 'Toronto Open Data',
  badge: 'TORONTO OD IMAGE',
  filter: 'Toronto Open Data',
  home: ['ON'],
  file: 'gtaupdate',
  idPrefix: 'toronto-',
  cadenceS: 180,
  lists: {
    minimum: 80,
    endpoints: [
      {
        platform: 'json',
        url: 'https://opendata.toronto.ca/transportation/tmc/rescucameraimages/Data/tmcearthcameras.json',
        format: 'jsonp',
        rows: 'Data',
        map: {
          id: 'Number',
          name: 'Name',
          lat: 'Latitude',
          lng: 'Longitude',
          views: [
            { image: 'https://opendata.toronto.ca/transportation/tmc/rescucameraimages/CameraImages/loc{Number}.jpg' },
          ],
          inCity: 'Toronto',
          extras: { number: 'Number', group: 'Group' },
        },
      },
    ],
    mediaHosts: ['opendata.toronto.ca'],
  },
} as const satisfies AgencyFile;
