import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'CHART publishes its list for current traffic conditions and has no reuse terms.',
    read: '2026-09-30',
    page: 'https://chart.maryland.gov',
    class: 'silent',
  },
  credit: { name: 'Maryland Department of Transportation (CHART)', url: 'https://chart.maryland.gov' },
  label: 'CHART',
  badge: 'CHART VIDEO',
  filter: 'CHART Maryland',
  home: ['MD'],
  lists: {
    minimum: 130,
    endpoints: [
      {
        platform: 'json',
        url: 'https://chartexp1.sha.maryland.gov/CHARTExportClientService/getCameraMapDataJSON.do',
        rows: 'data',
        total: 'totalCount',
        map: {
          id: 'id',
          // `name` is mostly a number.
          name: ['description', 'name'],
          lat: 'lat',
          lng: 'lon',
          views: [{ video: 'https://{cctvIp}/rtplive/{id}/playlist.m3u8' }],
          needs: { offline: { commMode: /^ONLINE$/, opStatus: /^(?:OK|COMM_MARGINAL)$/ } },
          roadway: { from: 'description', match: /^(?:RWIS )?((?:I|US|MD)[- ]\d+)/ },
          region: 'cameraCategories.0',
        },
      },
    ],
    events: { platform: 'wzdx', url: 'https://filter.ritis.org/wzdx_v4.1/mdot.geojson' },
    signs: {
      url: 'https://chartexp1.sha.maryland.gov/CHARTExportClientService/getDMSMapDataJSON.do',
      key: 'data',
      lit: { commMode: /^ONLINE$/, opStatus: /^OK$/ },
      id: 'id',
      name: 'description',
      lat: 'lat',
      lng: 'lon',
      text: ['msgMulti', 'msgHTML', 'msgPlain'],
      recordedAt: 'lastCachedDataUpdateTime',
    },
    mediaHosts: ['*.sha.maryland.gov'],
  },
} as const satisfies AgencyFile;
