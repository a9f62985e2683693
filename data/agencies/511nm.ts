import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-09-30',
    page: 'https://nmroads.com',
    class: 'silent',
  },
  credit: { name: 'New Mexico Department of Transportation (NMRoads)', url: 'https://nmroads.com' },
  label: 'NMRoads',
  badge: 'NMROADS IMAGE',
  filter: 'NMRoads New Mexico',
  home: ['NM'],
  cadenceS: 60,
  lists: {
    minimum: 30,
    endpoints: [
      {
        platform: 'json',
        url: 'https://servicev5.nmroads.com/RealMapWAR/GetCameraInfo',
        rows: 'cameraInfo',
        map: {
          id: 'name',
          name: 'title',
          lat: 'lat',
          lng: 'lon',
          views: [{ image: 'https://servicev5.nmroads.com/RealMapWAR/GetCameraImage?ts=0&cameraName={name}' }],
          needs: { offline: { enabled: /^true$/ } },
          roadway: { from: 'title', match: /^((?:I|US|NM)[- ]\d+)/ },
          direction: { from: 'title', match: /^[^@]* ([NSEW]B) @/ },
          region: 'grouping',
        },
      },
    ],
    mediaHosts: ['*.nmroads.com'],
  },
} as const satisfies AgencyFile;
