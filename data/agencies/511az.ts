import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license:
      'The terms of AZ511’s interface say nothing of reuse, while the agency’s own site keeps its “right of distribution”.',
    read: '2026-09-30',
    page: 'https://www.az511.com',
    class: 'silent',
  },
  credit: { name: 'Arizona Department of Transportation (AZ511)', url: 'https://www.az511.com' },
  label: 'AZ511',
  badge: 'AZ511 IMAGE',
  filter: 'AZ511 Arizona',
  home: ['AZ'],
  cadenceS: 60,
  readableHosts: ['az511.gov'],
  lists: {
    endpoints: [{ platform: 'ibi', host: 'az511.gov', keyVariable: 'AZ511_KEY' }],
    minimum: 100,
    mediaHosts: ['az511.gov', '*.az511.gov', 'az511.com', '*.az511.com'],
  },
} as const satisfies AgencyFile;
