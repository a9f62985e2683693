import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-10-01',
    page: 'https://511yukon.ca',
    class: 'silent',
  },
  credit: { name: 'Government of Yukon (511 Yukon)', url: 'https://511yukon.ca' },
  label: '511 Yukon',
  badge: '511YT IMAGE',
  filter: '511 Yukon',
  home: ['YT'],
  cadenceS: 900,
  lists: {
    endpoints: [{ platform: 'ibi', host: '511yukon.ca', keyVariable: 'YT511_KEY' }],
    minimum: 4,
    mediaHosts: ['511yukon.ca', '*.511yukon.ca'],
  },
} as const satisfies AgencyFile;
