import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'Contains information licensed under the Open Government Licence – Ontario.',
    read: '2026-10-01',
    page: 'https://www.ontario.ca/page/open-government-licence-ontario',
    class: 'granted',
    isForKeyHolders: true,
  },
  credit: { name: 'Ontario Ministry of Transportation (COMPASS)', url: 'https://511on.ca' },
  label: 'Ontario MTO',
  badge: 'ONTARIO MTO IMAGE',
  filter: 'Ontario MTO',
  home: ['ON'],
  file: 'gtaupdate',
  idPrefix: 'mto-',
  cadenceS: 60,
  readableHosts: ['511on.ca'],
  lists: {
    minimum: 80,
    endpoints: [
      { platform: 'ibi', host: '511on.ca', keyVariable: 'ON511_KEY', hasOpenApi: true, onlySource: 'COMPASS' },
    ],
    mediaHosts: ['511on.ca', '*.511on.ca'],
  },
} as const satisfies AgencyFile;
