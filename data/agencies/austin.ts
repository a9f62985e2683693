import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'The City of Austin’s list of traffic cameras is in the public domain.',
    read: '2026-09-30',
    page: 'https://data.austintexas.gov/d/b4k4-adkb',
    class: 'granted',
  },
  credit: { name: 'City of Austin Transportation and Public Works', url: 'https://data.austintexas.gov/d/b4k4-adkb' },
  label: 'City of Austin',
  badge: 'AUSTIN IMAGE',
  filter: 'City of Austin',
  home: ['TX'],
  city: 'austin',
  cadenceS: 300,
  lists: {
    minimum: 200,
    endpoints: [
      {
        platform: 'json',
        url: 'https://data.austintexas.gov/resource/b4k4-adkb.json?$limit=5000',
        map: {
          id: 'camera_id',
          name: 'location_name',
          roadway: 'primary_st',
          lat: 'location.coordinates.1',
          lng: 'location.coordinates.0',
          views: [{ image: 'screenshot_address' }],
          needs: { offline: { camera_status: /^TURNED_ON$/ } },
          inCity: 'Austin',
        },
      },
    ],
    mediaHosts: ['cctv.austinmobility.io'],
  },
} as const satisfies AgencyFile;
