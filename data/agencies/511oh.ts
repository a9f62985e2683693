import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'Ohio DOT offers its interface for public use and calls the data public domain.',
    read: '2026-09-30',
    page: 'https://publicapi.ohgo.com/docs/terms-of-use',
    class: 'granted',
  },
  credit: { name: 'Ohio Department of Transportation (OHGO)', url: 'https://www.ohgo.com' },
  label: 'OHGO',
  badge: 'OHGO IMAGE',
  filter: 'OHGO Ohio',
  home: ['OH'],
  cadenceS: 30,
  lists: {
    minimum: 250,
    endpoints: [
      {
        platform: 'json',
        url: 'https://publicapi.ohgo.com/api/v1/cameras?page-all=true',
        headers: { Authorization: 'APIKEY {key}' },
        keyVariable: 'OHGO_API_KEY',
        rows: 'results',
        total: 'totalResultCount',
        map: {
          id: 'id',
          name: 'location',
          lat: 'latitude',
          lng: 'longitude',
          viewsAt: 'cameraViews',
          // The direction of every view is `View`.
          views: [{ image: 'largeUrl' }],
          roadway: { from: 'location', match: /^((?:I|US|SR)-\d+)/ },
          county: { from: 'location', match: /^\((\w+) County\)/ },
        },
      },
    ],
    // Kentucky's cameras, on other hosts, are in Kentucky's list.
    mediaHosts: ['itscameras.dot.state.oh.us'],
  },
} as const satisfies AgencyFile;
