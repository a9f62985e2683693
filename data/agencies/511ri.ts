import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'RIDOT has no reuse terms but plays its video only on its own pages, so ask first.',
    read: '2026-09-30',
    page: 'https://www.dot.ri.gov/travel/',
    class: 'needs-consent',
  },
  credit: { name: 'Rhode Island Department of Transportation (RIDOT)', url: 'https://www.dot.ri.gov/travel/' },
  label: 'RIDOT',
  badge: 'RHODE ISLAND IMAGE',
  filter: 'RIDOT Rhode Island',
  home: ['RI'],
  cadenceS: 60,
  lists: {
    minimum: 30,
    endpoints: [
      {
        platform: 'arcgis',
        layer: 'https://risegis.ri.gov/hosting/rest/services/RIDOT/Rhodeways/MapServer/6',
        map: {
          id: 'EquipmentID',
          needs: { offline: { Enabled: /^1$/ } },
          name: 'Description',
          roadway: { from: 'Description', match: /^((?:I|US|Rt)[ -]\d+\w?)\b/ },
          direction: 'Direction',
          views: [{ image: ['CCVEWebURL', 'https://www.dot.ri.gov/img/travel/camimages/{Description}.jpg'] }],
        },
      },
    ],
    mediaHosts: ['www.dot.ri.gov'],
  },
} as const satisfies AgencyFile;
