import type { AgencyFile } from '../agency';

const BOROUGH_COUNTIES = {
  Bronx: 'Bronx',
  'The Bronx': 'Bronx',
  Brooklyn: 'Kings',
  Manhattan: 'New York',
  Queens: 'Queens',
  'Staten Island': 'Richmond',
} as const;

const NYC_LIST = {
  platform: 'json',
  name: 'nycdot',
  url: 'https://webcams.nyctmc.org/api/cameras',
  rows: 'cameras',
  map: {
    // Other ids could collide with another source's: these have no prefix.
    id: { from: 'id', match: /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i },
    name: 'name',
    lat: 'latitude',
    lng: 'longitude',
    // The text, not the boolean.
    needs: { offline: { isOnline: /^true$/, 'isOnline.length': /^4$/ } },
    views: [{ image: 'imageUrl' }],
    county: { from: 'area', match: /^(?:The )?(.+)$/i, words: BOROUGH_COUNTIES },
    inCity: 'New York',
    suburb: 'area',
    // A new frame comes every one to two seconds.
    refreshS: { from: 'id', match: /^./, give: '2' },
  },
} as const;

export const agency = {
  terms: {
    license:
      'NYC DOT states no license and has told a site to stop capturing its pictures, so they are only shown, never kept.',
    read: '2026-09-30',
    page: 'https://webcams.nyctmc.org',
    class: 'forbids',
    forbidsCapture: true,
    forbidsEmbedding: true,
  },
  credit: {
    name: 'New York City Department of Transportation',
    url: 'https://webcams.nyctmc.org',
    faultContact: 'https://www.nyc.gov/html/dot/html/contact/contact-form.shtml',
  },
  label: 'NYC DOT',
  badge: 'NYCDOT IMAGE',
  filter: 'NYC DOT',
  home: ['NY'],
  city: 'new-york-city',
  idPrefix: '',
  cadenceS: 2,
  lists: {
    minimum: 200,
    endpoints: [NYC_LIST],
    mediaHosts: ['webcams.nyctmc.org'],
  },
} as const satisfies AgencyFile;
