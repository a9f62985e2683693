import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-09-30',
    page: 'https://www.511mt.net',
    class: 'silent',
  },
  credit: { name: 'Montana Department of Transportation (MT511)', url: 'https://www.511mt.net' },
  label: 'MT511',
  badge: 'MT511 IMAGE',
  filter: 'MT511 Montana',
  home: ['MT'],
  cadenceS: 300,
  neighbors: ['WY', 'ID', 'ND', 'SD', 'WA', 'BC', 'AB'],
  lists: {
    endpoints: [
      {
        platform: 'iteris',
        url: 'https://mt.cdn.iteris-atis.com/geojson/icons/metadata/icons.{part}.geojson',
        corner: [45, -111.05],
      },
    ],
    parts: ['cameras', 'rwis'],
    minimum: 1,
    signs: {
      url: 'https://mt.cdn.iteris-atis.com/geojson/icons/metadata/icons.dms.geojson',
      key: 'features',
      id: 'properties.id',
      name: 'properties.name',
      road: 'properties.route',
      direction: 'properties.direction',
      lat: 'geometry.coordinates.1',
      lng: 'geometry.coordinates.0',
      text: 'properties.report',
    },
    mediaHosts: ['mt.cdn.iteris-atis.com'],
  },
} as const satisfies AgencyFile;
