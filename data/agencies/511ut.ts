import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-09-30',
    page: 'https://www.udottraffic.utah.gov',
    class: 'silent',
  },
  credit: { name: 'Utah Department of Transportation (UDOT Traffic)', url: 'https://www.udottraffic.utah.gov' },
  label: 'UDOT Traffic',
  badge: 'UDOT IMAGE',
  filter: 'UDOT Traffic Utah',
  home: ['UT'],
  cadenceS: 60,
  lists: {
    endpoints: [{ platform: 'ibi', host: 'www.udottraffic.utah.gov', keyVariable: 'UT511_KEY' }],
    minimum: 500,
    mediaHosts: ['udottraffic.utah.gov', '*.udottraffic.utah.gov'],
  },
} as const satisfies AgencyFile;
