import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-09-30',
    page: 'https://tmc.deldot.gov',
    class: 'silent',
  },
  credit: { name: 'Delaware Department of Transportation (DelDOT)', url: 'https://tmc.deldot.gov' },
  label: 'DelDOT',
  badge: 'DELDOT VIDEO',
  filter: 'DelDOT Delaware',
  home: ['DE'],
  lists: {
    minimum: 90,
    endpoints: [
      {
        platform: 'json',
        url: 'https://tmc.deldot.gov/json/videocamera.json',
        rows: 'videoCameras',
        map: {
          id: 'id',
          name: 'title',
          lat: 'lat',
          lng: 'lon',
          views: [{ video: 'urls.m3u8s' }],
          needs: { offline: { enabled: /^true$/, status: /^Active$/ } },
          roadway: { from: 'title', match: /^((?:I|US|DE)[- ]\d+)/ },
          direction: { from: 'title', match: /^[^@]* ([NSEW]B) @/ },
          county: 'county',
        },
      },
    ],
    events: { platform: 'wzdx', url: 'https://wzdx.e-dot.com/del_dot_feed_wzdx_v4.1.geojson' },
    mediaHosts: ['video.deldot.gov'],
  },
} as const satisfies AgencyFile;
