import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'TDOT gives its data to those who ask for a key and agree to its terms.',
    read: '2026-09-30',
    page: 'https://smartway.tn.gov',
    class: 'needs-consent',
  },
  credit: { name: 'Tennessee Department of Transportation (SmartWay)', url: 'https://smartway.tn.gov' },
  label: 'TDOT SmartWay',
  badge: 'TDOT MIXED',
  filter: 'TDOT SmartWay Tennessee',
  home: ['TN'],
  neighbors: ['AR'],
  // TDOT states none; most agencies renew a still once a minute.
  cadenceS: 60,
  lists: {
    minimum: 160,
    endpoints: [
      {
        platform: 'json',
        url: 'https://www.tdot.tn.gov/opendata/api/public/RoadwayCameras',
        headers: { ApiKey: '{key}' },
        keyVariable: 'TDOT_API_KEY',
        map: {
          id: 'id',
          name: 'title',
          lat: 'lat',
          lng: 'lng',
          // Pictures have moved out of `thumbs`.
          views: [
            {
              video: 'httpsVideoUrl',
              image: [
                {
                  from: 'thumbnailUrl',
                  match: /^https:\/\/tnsnapshots\.com\/thumbs\/(.+)\.flv\.png$/,
                  give: 'https://tnsnapshots.com/$1.png',
                },
                'thumbnailUrl',
              ],
            },
          ],
          needs: { offline: { active: /^true$/ } },
          roadway: { from: 'route', match: /(.*\D.*)/ },
          extras: { jurisdiction: 'jurisdiction' },
        },
      },
    ],
    mediaHosts: ['tnsnapshots.com', '*.us-east-1.skyvdn.com'],
  },
} as const satisfies AgencyFile;
