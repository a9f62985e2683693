import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-10-01',
    page: 'https://511nl.ca',
    class: 'silent',
  },
  credit: { name: 'Government of Newfoundland and Labrador (511 NL)', url: 'https://511nl.ca' },
  label: '511 NL',
  badge: '511NL IMAGE',
  filter: '511 Newfoundland and Labrador',
  home: ['NL'],
  cadenceS: 1200,
  lists: {
    endpoints: [{ platform: 'ibi', host: '511nl.ca', keyVariable: 'NL511_KEY' }],
    minimum: 12,
    mediaHosts: ['511nl.ca', '*.511nl.ca'],
  },
} as const satisfies AgencyFile;
