import type { AgencyList } from './agency-lists';

/** Agencies that name pictures only on a page for each site: `page` is its address, and then its text. */
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
} as const satisfies Record<string, AgencyList>;
