import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'GoAkamai has no reuse terms but answers only its own pages, so ask first.',
    read: '2026-09-30',
    page: 'https://goakamai.org',
    class: 'needs-consent',
  },
  credit: {
    name: 'Hawaii Department of Transportation and City and County of Honolulu (GoAkamai)',
    url: 'https://goakamai.org',
  },
  label: 'GoAkamai',
  badge: 'HAWAII MIXED',
  filter: 'GoAkamai Hawaii',
  home: ['HI'],
  cadenceS: 120,
  lists: {
    minimum: 80,
    endpoints: [
      {
        platform: 'json',
        url: 'https://a.cameraservice.goakamai.org/cameras?format=mapPage',
        // Answers only requests with its own page's headers, which need the agency's permission.
        headers: {
          Origin: 'https://goakamai.org',
          Referer: 'https://goakamai.org/',
          'x-icx-copyright': '{key}',
          'x-icx-ts': '{now}',
        },
        keyVariable: 'GOAKAMAI_COPYRIGHT',
        map: {
          id: 'id',
          needs: { offline: { status: /^OK$/ } },
          name: 'description',
          lat: 'lat',
          lng: 'lon',
          refreshS: 'imageRefreshRate',
          views: [
            {
              image: { from: 'cameraImageURL', match: /^https?:\/\/(.+)$/, give: 'https://$1' },
              video: 'streamingURL',
            },
          ],
        },
      },
    ],
    events: { platform: 'wzdx', url: 'https://ai.blyncsy.io/wzdx/hidot/feed' },
    mediaHosts: ['*.goakamai.org', 'cdn3.wowza.com'],
  },
} as const satisfies AgencyFile;
