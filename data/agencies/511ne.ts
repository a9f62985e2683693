import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'NDOT’s images serve transportation and are not archived; it has no reuse terms.',
    read: '2026-09-30',
    page: 'https://new.511.nebraska.gov',
    class: 'silent',
  },
  credit: { name: 'Nebraska Department of Transportation (Nebraska 511)', url: 'https://www.511.nebraska.gov' },
  label: 'Nebraska 511',
  badge: 'NEBRASKA IMAGE',
  filter: 'Nebraska 511',
  home: ['NE'],
  neighbors: ['IA'],
  cadenceS: 300,
  lists: {
    endpoints: [{ platform: 'cars', prefix: 'ne' }],
    events: { platform: 'cars', prefix: 'ne' },
    minimum: 87,
    mediaHosts: ['*.nebraska.gov', '*.carsprogram.org'],
  },
} as const satisfies AgencyFile;
