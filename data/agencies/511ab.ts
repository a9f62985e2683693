import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-10-01',
    page: 'https://511.alberta.ca',
    class: 'silent',
  },
  credit: { name: 'Government of Alberta (511 Alberta)', url: 'https://511.alberta.ca' },
  label: '511 Alberta',
  badge: '511AB IMAGE',
  filter: '511 Alberta',
  home: ['AB'],
  cadenceS: 300,
  lists: {
    endpoints: [{ platform: 'ibi', host: '511.alberta.ca', keyVariable: 'AB511_KEY', pageSize: 50 }],
    minimum: 90,
    mediaHosts: ['511.alberta.ca'],
  },
} as const satisfies AgencyFile;
