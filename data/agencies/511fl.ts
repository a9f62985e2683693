import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license:
      'FL511 is for individual use only: reuse needs the written consent of Florida DOT, and robots are asked to leave its list alone.',
    read: '2026-09-30',
    page: 'https://fl511.com/privacy',
    class: 'forbids',
    forbidsEmbedding: true,
  },
  credit: { name: 'Florida Department of Transportation (FL511)', url: 'https://fl511.com' },
  label: 'FL511',
  badge: '511FL IMAGE',
  filter: '511 Florida',
  home: ['FL'],
  cadenceS: 60,
  lists: {
    minimum: 1100,
    endpoints: [
      // Answers 429 above about 100 requests a minute.
      { platform: 'ibi', host: 'fl511.com', keyVariable: 'FL511_KEY', hasLockedVideo: true, paceMs: 700 },
    ],
    mediaHosts: ['fl511.com', '*.fl511.com', '*.divas.cloud'],
  },
} as const satisfies AgencyFile;
