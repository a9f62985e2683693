import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-10-01',
    page: 'https://www.manitoba511.ca',
    class: 'silent',
  },
  credit: { name: 'Government of Manitoba (Manitoba 511)', url: 'https://www.manitoba511.ca' },
  label: 'Manitoba 511',
  badge: '511MB IMAGE',
  filter: 'Manitoba 511',
  home: ['MB'],
  cadenceS: 600,
  lists: {
    endpoints: [{ platform: 'ibi', host: 'www.manitoba511.ca', keyVariable: 'MB511_KEY' }],
    minimum: 12,
    mediaHosts: ['manitoba511.ca', '*.manitoba511.ca'],
  },
} as const satisfies AgencyFile;
