import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'New England 511 has no reuse terms; the three states’ own data portal allows it with credit.',
    read: '2026-09-30',
    page: 'https://www.newengland511.org/about/help',
    class: 'silent',
  },
  credit: {
    name: 'Departments of Transportation of Maine, New Hampshire and Vermont (New England 511)',
    url: 'https://www.newengland511.org',
  },
  label: 'New England 511',
  badge: '511NE IMAGE',
  filter: '511 New England',
  home: ['ME', 'NH', 'VT'],
  cadenceS: 60,
  lists: {
    minimum: 90,
    endpoints: [{ platform: 'ibi', host: 'www.newengland511.org', keyVariable: 'NEWENGLAND511_KEY' }],
    mediaHosts: ['newengland511.org', '*.newengland511.org', '*.maineturnpike.com'],
  },
} as const satisfies AgencyFile;
