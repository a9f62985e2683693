import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-10-01',
    page: 'https://hotline.gov.sk.ca',
    class: 'silent',
  },
  credit: { name: 'Government of Saskatchewan (Highway Hotline)', url: 'https://hotline.gov.sk.ca' },
  label: 'Highway Hotline',
  badge: 'HOTLINE SK IMAGE',
  filter: 'Highway Hotline Saskatchewan',
  home: ['SK'],
  cadenceS: 600,
  lists: {
    endpoints: [{ platform: 'ibi', host: 'hotline.gov.sk.ca' }],
    minimum: 14,
    mediaHosts: ['hotline.gov.sk.ca'],
  },
} as const satisfies AgencyFile;
