import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'NAV CANADA shows its weather cameras to pilots who have an account, and grants no reuse that we know of.',
    read: '2026-09-30',
    page: 'https://www.navcanada.ca',
    class: 'needs-consent',
  },
  credit: { name: 'NAV CANADA', url: 'https://www.navcanada.ca' },
  label: 'NAV CANADA',
  badge: 'NAVCANADA IMAGE',
  filter: 'Nav Canada',
  home: [],
  isOff: true,
  lists: {
    minimum: 1,
    endpoints: [],
    mediaHosts: ['*.navcanada.ca'],
  },
} as const satisfies AgencyFile;
