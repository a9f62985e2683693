import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-09-30',
    page: 'https://www.wv511.org',
    class: 'silent',
  },
  credit: { name: 'West Virginia Department of Transportation (WV511)', url: 'https://www.wv511.org' },
  label: 'WV511',
  badge: 'WV511 VIDEO',
  filter: 'WV511 West Virginia',
  home: ['WV'],
  lists: {
    minimum: 30,
    // For the second list.
    refreshDays: 1,
    endpoints: [
      {
        platform: 'json',
        // A development host, which may disappear.
        url: 'https://dev.www.511wv.cloud.ilchost.com/xml/data/js/cameras_export.geojson',
        headers: { Referer: 'https://wv511.org/' },
        rows: 'features',
        map: {
          id: 'properties.md5',
          needs: { offline: { 'properties.is_stream': /^1$/, 'properties.available': /^1$/ } },
          name: 'properties.descriptive_location',
          lat: 'geometry.coordinates.1',
          lng: 'geometry.coordinates.0',
          roadway: { from: 'properties.name', match: /^((?:I|US|WV)-\d+)$/ },
          views: [
            {
              video: [
                {
                  from: 'properties.url',
                  match: /^https:\/\/sfstest\.roadsummary\.com\/(.+)$/,
                  give: 'https://vtc3.roadsummary.com/$1',
                },
                'properties.url',
              ],
            },
          ],
        },
      },
      {
        platform: 'site-pages',
        name: 'wv511',
        list: { url: 'https://www.wv511.org/wsvc/gmap.asmx/buildCamerasJSONjs' },
        rows: 'cams',
        page: 'https://www.wv511.org/flowplayeri.aspx?CAMID={md5}',
        map: {
          id: 'md5',
          needs: { offline: { description: /STREAMING:1/ } },
          name: { from: 'description', match: /\[\w+\]([^<]+)</ },
          lat: 'start_lat',
          lng: 'start_lng',
          roadway: { from: 'title', match: /^((?:I|US|WV)-\d+)$/ },
          views: [
            { video: { from: 'page', match: /(https:\/\/\w+\.roadsummary\.com\/rtplive\/\w+\/playlist\.m3u8)/ } },
          ],
        },
      },
    ],
    mediaHosts: ['*.roadsummary.com'],
  },
} as const satisfies AgencyFile;
