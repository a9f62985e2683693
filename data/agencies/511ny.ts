import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The 511NY Developer Access Agreement lets holders of its free key redistribute the unaltered data.',
    read: '2026-09-30',
    page: 'https://511ny.org/developers/daa',
    class: 'granted',
    isForKeyHolders: true,
  },
  credit: { name: 'New York State Department of Transportation (511NY)', url: 'https://511ny.org' },
  label: '511NY',
  badge: '511NY VIDEO',
  filter: '511 New York',
  home: ['NY'],
  neighbors: ['CT', 'NJ', 'ON'],
  cadenceS: 60,
  lists: {
    minimum: 400,
    endpoints: [
      { platform: 'ibi', host: '511ny.org', keyVariable: 'NY511_KEY' },
      // The site's announced new address; cameras keep their ids (lib/sync/identity/same-camera.ts).
      { platform: 'cars', prefix: 'nysdot', idPrefix: '511ny-cars-' },
    ],
    events: { platform: 'cars', prefix: 'nysdot' },
    mediaHosts: ['511ny.org', '*.511ny.org', '*.nysdot.skyvdn.com', 'nyssnapshot.com', '*.carsprogram.org'],
  },
} as const satisfies AgencyFile;
