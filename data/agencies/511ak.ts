import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-09-30',
    page: 'https://511.alaska.gov',
    class: 'silent',
  },
  credit: {
    name: 'Alaska Department of Transportation and Public Facilities (511 Alaska)',
    url: 'https://511.alaska.gov',
  },
  label: '511 Alaska',
  badge: '511AK IMAGE',
  filter: '511 Alaska',
  home: ['AK'],
  cadenceS: 300,
  lists: {
    endpoints: [{ platform: 'ibi', host: '511.alaska.gov', keyVariable: 'AK511_KEY' }],
    minimum: 30,
    mediaHosts: ['511.alaska.gov', '*.alaska.gov'],
  },
} as const satisfies AgencyFile;
