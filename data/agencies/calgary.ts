import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'Contains information licensed under the Open Government Licence – City of Calgary.',
    read: '2026-09-30',
    page: 'https://data.calgary.ca/stories/s/Open-Calgary-Terms-of-Use/u45n-7awa',
    class: 'granted',
  },
  credit: { name: 'City of Calgary', url: 'https://data.calgary.ca/d/k7p9-kppz' },
  label: 'City of Calgary',
  badge: 'CALGARY IMAGE',
  filter: 'City of Calgary',
  home: ['AB'],
  cadenceS: 60,
  lists: {
    minimum: 30,
    endpoints: [
      {
        platform: 'json',
        url: 'https://data.calgary.ca/resource/k7p9-kppz.json?$limit=5000',
        map: {
          // Only the number in the picture's address is stable. The host supports https.
          id: { from: 'camera_url.url', match: /\/loc(\d+)\.jpg$/ },
          name: 'camera_location',
          roadway: { from: 'camera_location', match: /^(.+?)(?: \/ | and )/ },
          lat: 'point.coordinates.1',
          lng: 'point.coordinates.0',
          views: [
            {
              image: {
                from: 'camera_url.url',
                match: /\/(loc\d+)\.jpg$/,
                give: 'https://trafficcam.calgary.ca/$1.jpg',
              },
            },
          ],
          inCity: 'Calgary',
        },
      },
    ],
    mediaHosts: ['trafficcam.calgary.ca'],
  },
} as const satisfies AgencyFile;
