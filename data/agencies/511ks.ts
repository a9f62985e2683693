import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'KDOT gives its data to others after an agreement with them.',
    read: '2026-09-30',
    page: 'https://www.kandrive.gov',
    class: 'needs-consent',
  },
  credit: { name: 'Kansas Department of Transportation (KanDrive) and KC Scout', url: 'https://www.kandrive.gov' },
  label: 'KanDrive',
  badge: 'KANDRIVE IMAGE',
  filter: 'KanDrive Kansas',
  home: ['KS'],
  neighbors: ['MO'],
  cadenceS: 120,
  lists: {
    endpoints: [{ platform: 'cars', prefix: 'ks' }],
    events: { platform: 'cars', prefix: 'ks' },
    minimum: 90,
    mediaHosts: ['*.kcscout.net', '*.carsprogram.org'],
  },
} as const satisfies AgencyFile;
