import type { AgencyList } from './agency-lists';

/** Agencies that name pictures only on an HTML page per site. */
export const PAGE_LISTS = {
  '511ms': {
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
    mediaHosts: ['*.mdottraffic.com'],
  },
  vancouver: {
    minimum: 100,
    refreshDays: 7,
    endpoints: [
      {
        platform: 'site-pages',
        name: 'vancouver',
        list: {
          url: 'https://opendata.vancouver.ca/api/explore/v2.1/catalog/datasets/web-cam-url-links/exports/json',
        },
        page: { from: 'url', match: /^\s*https?:\/\/(trafficcams\.vancouver\.ca\/\S+)/i, give: 'https://$1' },
        pageHost: 'trafficcams.vancouver.ca',
        map: {
          id: 'mapid',
          name: 'name',
          lat: 'geom.geometry.coordinates.1',
          lng: 'geom.geometry.coordinates.0',
          inCity: 'Vancouver',
          viewsAt: {
            from: 'page',
            each: /<img\s[^>]*?src="(?<file>cameraimages\/[^"]+)"(?:[^>]*?\salt="(?:[^"]* - )?(?<view>[^"]*)")?/gi,
          },
          views: [
            { name: 'view', image: { from: 'file', match: /^(.+)$/, give: 'https://trafficcams.vancouver.ca/$1' } },
          ],
        },
      },
    ],
    mediaHosts: ['trafficcams.vancouver.ca'],
  },
  '511wv': {
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
} as const satisfies Record<string, AgencyList>;
