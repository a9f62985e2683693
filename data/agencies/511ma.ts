import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'MassDOT shows these pictures under its agreement with TrafficLand, so ask both first.',
    read: '2026-09-30',
    page: 'https://mass511.com',
    class: 'needs-consent',
  },
  credit: { name: 'Massachusetts Department of Transportation (Mass511)', url: 'https://mass511.com' },
  label: 'Mass511',
  badge: 'MASS511 IMAGE',
  filter: 'Mass511 Massachusetts',
  home: ['MA'],
  cadenceS: 60,
  readableHosts: ['public.carsprogram.org'],
  lists: {
    endpoints: [{ platform: 'cars', prefix: 'ma' }],
    events: { platform: 'cars', prefix: 'ma' },
    minimum: 75,
    mediaHosts: ['*.carsprogram.org'],
  },
} as const satisfies AgencyFile;
