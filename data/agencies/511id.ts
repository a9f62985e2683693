import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-09-30',
    page: 'https://511.idaho.gov/about/help',
    class: 'silent',
  },
  credit: { name: 'Idaho Transportation Department (511 Idaho)', url: 'https://511.idaho.gov' },
  label: '511 Idaho',
  badge: '511ID IMAGE',
  filter: '511 Idaho',
  home: ['ID'],
  cadenceS: 60,
  lists: {
    minimum: 100,
    endpoints: [{ platform: 'ibi', host: '511.idaho.gov', keyVariable: 'ID511_KEY', acceptsViews: true }],
    mediaHosts: ['511.idaho.gov', '*.idaho.gov'],
  },
} as const satisfies AgencyFile;
