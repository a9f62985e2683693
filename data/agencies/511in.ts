import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: '511IN has no reuse terms, but those of the state’s portal allow personal use only.',
    read: '2026-09-30',
    page: 'https://www.in.gov/core/terms_of_use.html',
    class: 'needs-consent',
  },
  credit: { name: 'Indiana Department of Transportation (511IN)', url: 'https://511in.org' },
  label: '511IN',
  badge: '511IN MIXED',
  filter: '511 Indiana',
  home: ['IN'],
  cadenceS: 180,
  readableHosts: ['public.carsprogram.org'],
  lists: {
    minimum: 150,
    endpoints: [{ platform: 'cars', prefix: 'in' }],
    events: { platform: 'cars', prefix: 'in' },
    mediaHosts: ['511in.org', '*.511in.org', '*.trafficwise.org', '*.carsprogram.org'],
  },
} as const satisfies AgencyFile;
