import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-10-01',
    page: 'https://511.gnb.ca',
    class: 'silent',
  },
  credit: { name: 'Government of New Brunswick (511 New Brunswick)', url: 'https://511.gnb.ca' },
  label: '511 New Brunswick',
  badge: '511NB IMAGE',
  filter: '511 New Brunswick',
  home: ['NB'],
  cadenceS: 600,
  lists: {
    endpoints: [{ platform: 'ibi', host: '511.gnb.ca', keyVariable: 'NB511_KEY' }],
    minimum: 14,
    mediaHosts: ['511.gnb.ca', '*.511.gnb.ca'],
  },
} as const satisfies AgencyFile;
