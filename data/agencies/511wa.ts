import type { AgencyFile } from '../agency';

const COMPASS = { N: 'North', S: 'South', E: 'East', W: 'West', B: 'Both Directions', O: '' } as const;

export const agency = {
  terms: {
    license:
      'WSDOT offers this feed for low-volume use, may end it at any time, and neither grants nor excludes showing it elsewhere.',
    read: '2026-09-30',
    page: 'https://wsdot.wa.gov/traffic/api/',
    class: 'silent',
  },
  credit: { name: 'Washington State Department of Transportation (WSDOT)', url: 'https://wsdot.com/travel/real-time/' },
  label: 'WSDOT',
  badge: 'WSDOT IMAGE',
  filter: 'WSDOT Washington',
  home: ['WA'],
  cadenceS: 120,
  lists: {
    minimum: 400,
    endpoints: [
      {
        platform: 'arcgis',
        layer:
          'https://data.wsdot.wa.gov/arcgis/rest/services/TravelInformation/TravelInfoCamerasWeather/FeatureServer/0',
        map: {
          // The same number in all of the agency's lists.
          id: 'OBJECTID',
          needs: { 'other-source': { ImageURL: /^https:\/\/images\.wsdot\.wa\.gov\// } },
          name: 'CameraTitle',
          roadway: { from: 'CameraTitle', match: /^((?:I|US|SR)[ -]?\d+)\b/ },
          direction: { from: 'CompassDirection', words: COMPASS },
          views: [{ image: 'ImageURL' }],
        },
      },
    ],
    events: { platform: 'wzdx', url: 'https://wzdx.wsdot.wa.gov/api/v4/WorkZoneFeed' },
    mediaHosts: ['images.wsdot.wa.gov'],
  },
} as const satisfies AgencyFile;
