import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license:
      'The terms of TripCheck’s interface ask for credit, a disclaimer, and copies of the pictures in place of links to them.',
    read: '2026-09-30',
    page: 'https://tripcheck.com/Pages/API',
    class: 'needs-consent',
  },
  credit: { name: 'Oregon Department of Transportation (TripCheck)', url: 'https://tripcheck.com' },
  label: 'TripCheck',
  badge: 'TRIPCHECK IMAGE',
  filter: 'TripCheck Oregon',
  home: ['OR'],
  neighbors: ['CA', 'ID', 'WA'],
  cadenceS: 120,
  lists: {
    minimum: 280,
    endpoints: [
      {
        platform: 'json',
        url: 'https://tripcheck.com/Scripts/map/data/cctvinventory.js',
        rows: 'features',
        map: {
          id: 'attributes.cameraId',
          name: 'attributes.title',
          // `geometry` is in meters.
          lat: 'attributes.latitude',
          lng: 'attributes.longitude',
          views: [{ image: 'https://tripcheck.com/RoadCams/cams/{attributes.filename}' }],
          roadway: { from: 'attributes.route', match: /^(?!CNTY)(.+)$/ },
          // `Cabbage Hill WB_pid4491.jpg`, `Rex Hill N_pid4047.jpg`
          direction: {
            from: 'attributes.filename',
            match: /[a-z\d .)]([NSEW]B?)_pid/,
            words: { N: 'Facing north', S: 'Facing south', E: 'Facing east', W: 'Facing west' },
          },
          county: { from: 'attributes.title', match: /^(\w+) Co(?:unty)? - / },
        },
      },
    ],
    mediaHosts: ['tripcheck.com'],
  },
} as const satisfies AgencyFile;
