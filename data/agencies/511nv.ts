import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-09-30',
    page: 'https://www.nvroads.com/about/faq',
    class: 'silent',
  },
  credit: { name: 'Nevada Department of Transportation (NV Roads)', url: 'https://www.nvroads.com' },
  label: 'NV Roads',
  badge: '511NV MIXED',
  filter: 'NV Roads Nevada',
  home: ['NV'],
  cadenceS: 60,
  lists: {
    minimum: 130,
    endpoints: [{ platform: 'ibi', host: 'www.nvroads.com', keyVariable: 'NV511_KEY' }],
    mediaHosts: ['nvroads.com', '*.nvroads.com', '*.its.nv.gov'],
  },
} as const satisfies AgencyFile;
