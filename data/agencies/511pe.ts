import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-10-01',
    page: 'https://511.gov.pe.ca',
    class: 'silent',
  },
  credit: { name: 'Government of Prince Edward Island (511 PEI)', url: 'https://511.gov.pe.ca' },
  label: '511 PEI',
  badge: '511PE IMAGE',
  filter: '511 Prince Edward Island',
  home: ['PE'],
  cadenceS: 300,
  lists: { endpoints: [{ platform: 'ibi', host: '511.gov.pe.ca' }], minimum: 2, mediaHosts: ['511.gov.pe.ca'] },
} as const satisfies AgencyFile;
