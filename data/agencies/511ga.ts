import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license:
      'Georgia DOT’s license for its sites asks for its written consent before anything is copied, displayed, or linked to.',
    read: '2026-09-30',
    page: 'https://www.dot.ga.gov/GDOT/Pages/EndUserAgreement.aspx',
    class: 'needs-consent',
  },
  credit: { name: 'Georgia Department of Transportation (511GA)', url: 'https://511ga.org' },
  label: '511GA',
  badge: '511GA VIDEO',
  filter: '511 Georgia',
  home: ['GA'],
  cadenceS: 60,
  lists: {
    minimum: 800,
    endpoints: [{ platform: 'ibi', host: '511ga.org', keyVariable: 'GA511_KEY', hasLockedVideo: true }],
    mediaHosts: ['511ga.org', '*.511ga.org', '*.dot.ga.gov'],
  },
} as const satisfies AgencyFile;
