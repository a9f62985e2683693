import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'VDOT gives its video to others free of charge, but only after an agreement with them.',
    read: '2026-09-30',
    page: 'https://www.vdot.virginia.gov/news-events/media/',
    class: 'needs-consent',
  },
  credit: {
    name: 'Virginia Department of Transportation (511 Virginia)',
    url: 'https://511.vdot.virginia.gov',
    faultContact: 'https://my.vdot.virginia.gov/',
  },
  label: 'VDOT',
  badge: 'VDOT MIXED',
  filter: 'VDOT Virginia',
  home: ['VA'],
  cadenceS: 60,
  lists: {
    minimum: 350,
    endpoints: [{ platform: 'iteris', url: 'https://511.vdot.virginia.gov/services/map/layers/map/cams' }],
    mediaHosts: ['*.vdotcameras.com', '511.vdot.virginia.gov'],
  },
} as const satisfies AgencyFile;
