import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The terms of 511 Nova Scotia allow non-commercial and educational use only.',
    read: '2026-10-01',
    page: 'https://511.novascotia.ca',
    class: 'needs-consent',
  },
  credit: { name: 'Government of Nova Scotia (511 Nova Scotia)', url: 'https://511.novascotia.ca' },
  label: '511 Nova Scotia',
  badge: '511NS IMAGE',
  filter: '511 Nova Scotia',
  home: ['NS'],
  cadenceS: 300,
  lists: {
    endpoints: [{ platform: 'ibi', host: '511.novascotia.ca', keyVariable: 'NS511_KEY' }],
    minimum: 14,
    mediaHosts: ['511.novascotia.ca'],
  },
} as const satisfies AgencyFile;
