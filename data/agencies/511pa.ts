import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license:
      'The terms of 511PA forbid republication, so ask PennDOT before you run a public site with these pictures.',
    read: '2026-09-30',
    page: 'https://www.511pa.com/about/disclaimer',
    class: 'forbids',
    forbidsEmbedding: true,
  },
  credit: { name: 'Pennsylvania Department of Transportation (511PA)', url: 'https://www.511pa.com' },
  label: '511PA',
  badge: '511PA IMAGE',
  filter: '511 Pennsylvania',
  home: ['PA'],
  cadenceS: 60,
  lists: {
    minimum: 300,
    endpoints: [{ platform: 'ibi', host: 'www.511pa.com', keyVariable: 'PA511_KEY', hasLockedVideo: true }],
    mediaHosts: ['511pa.com', '*.511pa.com'],
  },
} as const satisfies AgencyFile;
