import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-09-30',
    page: 'https://www.dot.state.mn.us/information/disclaimer.html',
    class: 'silent',
  },
  credit: { name: 'Minnesota Department of Transportation (511MN)', url: 'https://511mn.org' },
  label: '511MN',
  badge: '511MN MIXED',
  filter: '511 Minnesota',
  home: ['MN'],
  cadenceS: 300,
  readableHosts: ['public.carsprogram.org'],
  lists: {
    minimum: 200,
    endpoints: [{ platform: 'cars', prefix: 'mn' }],
    events: { platform: 'cars', prefix: 'mn' },
    mediaHosts: ['*.dot.state.mn.us', '*.carsprogram.org'],
  },
} as const satisfies AgencyFile;
