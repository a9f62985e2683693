import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-09-30',
    page: 'https://www.drivenc.gov',
    class: 'silent',
  },
  credit: { name: 'North Carolina Department of Transportation (DriveNC)', url: 'https://drivenc.gov' },
  label: 'DriveNC',
  badge: 'DRIVENC IMAGE',
  filter: 'DriveNC North Carolina',
  home: ['NC'],
  cadenceS: 60,
  readableHosts: ['www.drivenc.gov'],
  lists: {
    endpoints: [{ platform: 'ibi', host: 'www.drivenc.gov', keyVariable: 'NC511_KEY', hasLockedVideo: true }],
    minimum: 250,
    mediaHosts: ['drivenc.gov', '*.drivenc.gov'],
  },
} as const satisfies AgencyFile;
