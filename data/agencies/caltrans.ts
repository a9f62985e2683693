import type { AgencyFile } from '../agency';

const CALTRANS_DISTRICTS = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8', 'd9', 'd10', 'd11', 'd12'] as const;

/** All values are text; an absent one is "Not Reported". */
const CALTRANS_LIST = {
  platform: 'json',
  name: 'caltrans',
  url: 'https://cwwp2.dot.ca.gov/data/{part}/cctv/cctvStatusD{part2}.json',
  rows: 'data',
  map: {
    id: 'd{cctv.location.district}-{cctv.index}',
    name: 'cctv.location.locationName',
    lat: 'cctv.location.latitude',
    lng: 'cctv.location.longitude',
    needs: { offline: { 'cctv.inService': /^(?!false$|not reported$)/i } },
    views: [{ video: 'cctv.imageData.streamingVideoURL', image: 'cctv.imageData.static.currentImageURL' }],
    earlier: {
      url: ['Update', 'Updates'].map((word) => ({
        from: `cctv.imageData.static.referenceImage1${word}AgoURL`,
        match: /^(.+)-1\.jpg$/,
        give: '$1-*.jpg',
      })),
      count: 12,
      minutes: 'cctv.imageData.static.referenceImageUpdateFrequency',
    },
    roadway: 'cctv.location.route',
    direction: 'cctv.location.direction',
    description: 'cctv.imageData.imageDescription',
    county: 'cctv.location.county',
    city: 'cctv.location.nearbyPlace',
    dotDistrict: 'District {cctv.location.district}',
    sourceId: 'cctv.index',
    // In minutes. Two are usual.
    refreshS: [
      {
        from: 'cctv.imageData.static.currentImageUpdateFrequency',
        match: /^0*([1-9].*)$/,
        scale: [60, 60, 3_600],
      },
      { from: 'cctv.index', match: /^./, give: '120' },
    ],
  },
} as const;

export const agency = {
  terms: {
    license:
      'In the public domain unless Caltrans marks it otherwise, under the conditions at dot.ca.gov/conditions-of-use.',
    read: '2026-09-30',
    page: 'https://dot.ca.gov/conditions-of-use',
    class: 'granted',
  },
  credit: {
    name: 'California Department of Transportation (Caltrans)',
    url: 'https://cwwp2.dot.ca.gov',
    faultContact: 'https://csr.dot.ca.gov/',
  },
  label: 'Caltrans',
  badge: 'CALTRANS MIXED',
  filter: 'Caltrans',
  home: ['CA'],
  cadenceS: 60,
  readableHosts: ['cwwp2.dot.ca.gov'],
  lists: {
    parts: CALTRANS_DISTRICTS,
    minimum: 1,
    endpoints: [CALTRANS_LIST],
    mediaHosts: ['*.dot.ca.gov'],
  },
} as const satisfies AgencyFile;
