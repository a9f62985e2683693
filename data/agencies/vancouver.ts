import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license:
      'The list contains information licensed under the Open Government Licence – Vancouver; the city has no terms for the pictures.',
    read: '2026-09-30',
    page: 'https://opendata.vancouver.ca/explore/dataset/web-cam-url-links/',
    class: 'silent',
  },
  credit: { name: 'City of Vancouver', url: 'https://trafficcams.vancouver.ca' },
  label: 'City of Vancouver',
  badge: 'VANCOUVER IMAGE',
  filter: 'City of Vancouver',
  home: ['BC'],
  cadenceS: 300,
  lists: {
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
} as const satisfies AgencyFile;
