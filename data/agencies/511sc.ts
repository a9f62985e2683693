import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The terms of 511SC forbid publishing its content without the written permission of SCDOT.',
    read: '2026-09-30',
    page: 'https://www.511sc.org/static/disclaimer.html',
    class: 'forbids',
  },
  credit: { name: 'South Carolina Department of Transportation (511SC)', url: 'https://www.511sc.org' },
  label: '511SC',
  badge: '511SC VIDEO',
  filter: '511 South Carolina',
  home: ['SC'],
  cadenceS: 60,
  lists: {
    minimum: 170,
    endpoints: [
      {
        platform: 'iteris',
        url: 'https://sc.cdn.iteris-atis.com/geojson/icons/metadata/icons.cameras.geojson',
        referer: 'https://www.511sc.org/',
      },
    ],
    mediaHosts: ['*.511sc.org', '*.us-east-1.skyvdn.com'],
  },
} as const satisfies AgencyFile;
