import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The data agreement of 511WI asks for WisDOT’s explicit written consent to public use.',
    read: '2026-09-30',
    page: 'https://511wi.gov',
    class: 'needs-consent',
  },
  credit: { name: 'Wisconsin Department of Transportation (511WI)', url: 'https://511wi.gov' },
  label: '511WI',
  badge: '511WI MIXED',
  filter: '511 Wisconsin',
  home: ['WI'],
  cadenceS: 60,
  lists: {
    endpoints: [{ platform: 'ibi', host: '511wi.gov', keyVariable: 'WI511_KEY' }],
    minimum: 100,
    mediaHosts: ['511wi.gov', '*.511wi.gov', '*.dot.wi.gov', 'iowadotsfs1.us-east-1.skyvdn.com'],
  },
} as const satisfies AgencyFile;
