import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-09-30',
    page: 'https://www.sd511.org',
    class: 'silent',
  },
  credit: { name: 'South Dakota Department of Transportation (SD511)', url: 'https://sd511.org' },
  label: 'SD511',
  badge: 'SD511 IMAGE',
  filter: 'SD511 South Dakota',
  home: ['SD'],
  cadenceS: 300,
  lists: {
    endpoints: [
      { platform: 'iteris', url: 'https://sd.cdn.iteris-atis.com/geojson/icons/metadata/icons.{part}.geojson' },
    ],
    parts: ['cameras', 'rwis'],
    minimum: 10,
    mediaHosts: ['sd.cdn.iteris-atis.com'],
  },
} as const satisfies AgencyFile;
