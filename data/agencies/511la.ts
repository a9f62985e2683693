import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-09-30',
    page: 'https://www.511la.org',
    class: 'silent',
  },
  credit: { name: 'Louisiana Department of Transportation and Development (511LA)', url: 'https://www.511la.org' },
  label: '511LA',
  badge: '511LA MIXED',
  filter: '511 Louisiana',
  home: ['LA'],
  cadenceS: 60,
  lists: {
    endpoints: [{ platform: 'ibi', host: '511la.org', keyVariable: 'LA511_KEY' }],
    minimum: 80,
    mediaHosts: ['511la.org', '*.511la.org', '*.dotd.la.gov'],
  },
} as const satisfies AgencyFile;
