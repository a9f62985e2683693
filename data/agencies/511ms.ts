import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-09-30',
    page: 'https://www.mdottraffic.com',
    class: 'silent',
  },
  credit: { name: 'Mississippi Department of Transportation (MDOTtraffic)', url: 'https://www.mdottraffic.com' },
  label: 'MDOTtraffic',
  badge: 'MISSISSIPPI MIXED',
  filter: 'MDOTtraffic Mississippi',
  home: ['MS'],
  cadenceS: 60,
  lists: {
    minimum: 80,
    refreshDays: 7,
    endpoints: [
      {
        platform: 'site-pages',
        name: 'mdottraffic',
        list: {
          url: 'https://www.mdottraffic.com/default.aspx/LoadCameraData',
          method: 'POST',
          headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
          body: '{}',
        },
        rows: 'd',
        page: {
          from: 'framehtml',
          match: /[?&]site=(\d+)/,
          give: 'https://www.mdottraffic.com/mapbubbles/camerasite.aspx?site=$1',
        },
        map: {
          id: { from: 'framehtml', match: /[?&]site=(\d+)/ },
          name: 'tooltip',
          lat: 'lat',
          lng: 'lon',
          viewsAt: {
            from: 'page',
            each: /switchImage\(\s*'https:\/\/(?<host>[^'/]+)\/[^']*',\s*'(?<camera>[^']+)',\s*'(?<label>[^']*)'/g,
          },
          views: [
            {
              name: 'label',
              image:
                'https://{host}/thumbnail?application=rtplive&streamname={camera}.stream&size=640x480&format=jpg&fitmode=stretch',
              video: 'https://{host}/rtplive/{camera}.stream/playlist.m3u8',
            },
          ],
        },
      },
    ],
    events: { platform: 'wzdx', url: 'https://api.mdottraffic.com/prod/v3/data/wzdx' },
    mediaHosts: ['*.mdottraffic.com'],
  },
} as const satisfies AgencyFile;
