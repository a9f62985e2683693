import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'CDOT’s terms of service apply to those who register for its data program, so ask CDOT first.',
    read: '2026-09-30',
    page: 'https://www.cotrip.org',
    class: 'needs-consent',
  },
  credit: { name: 'Colorado Department of Transportation (COtrip)', url: 'https://www.cotrip.org' },
  label: 'COtrip',
  badge: 'COTRIP MIXED',
  filter: 'COtrip Colorado',
  home: ['CO'],
  cadenceS: 60,
  lists: {
    endpoints: [{ platform: 'cars', prefix: 'co' }],
    events: { platform: 'cars', prefix: 'co' },
    minimum: 250,
    mediaHosts: ['*.cotrip.org', 'websvc.coloradosprings.gov', '*.carsprogram.org'],
  },
} as const satisfies AgencyFile;
