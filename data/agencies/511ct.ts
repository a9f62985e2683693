import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The terms of CTDOT rule out redistribution and framing without its written consent.',
    read: '2026-09-30',
    page: 'https://ctroads.org',
    class: 'forbids',
  },
  credit: { name: 'Connecticut Department of Transportation (CTroads)', url: 'https://ctroads.org' },
  label: 'CTroads',
  badge: 'CTROADS IMAGE',
  filter: 'CTroads Connecticut',
  home: ['CT'],
  cadenceS: 60,
  lists: {
    endpoints: [{ platform: 'ibi', host: 'ctroads.org' }],
    minimum: 80,
    mediaHosts: ['ctroads.org', '*.ctroads.org'],
  },
} as const satisfies AgencyFile;
