import type { AgencyFile } from '../agency';

/** Keyless until late 2026. Without a key, `list` has the same cameras. */
export const agency = {
  terms: {
    license: 'Contains information licensed under the Open Government Licence – Ontario.',
    read: '2026-10-01',
    page: 'https://www.ontario.ca/page/open-government-licence-ontario',
    class: 'granted',
    isForKeyHolders: true,
  },
  credit: { name: 'Ontario Ministry of Transportation (511 Ontario)', url: 'https://511on.ca' },
  label: '511ON',
  badge: '511ON IMAGE',
  filter: '511 Ontario',
  home: ['ON'],
  cadenceS: 60,
  readableHosts: ['511on.ca'],
  lists: {
    minimum: 200,
    endpoints: [{ platform: 'ibi', host: '511on.ca', keyVariable: 'ON511_KEY', hasOpenApi: true }],
    mediaHosts: ['511on.ca', '*.511on.ca'],
  },
} as const satisfies AgencyFile;
