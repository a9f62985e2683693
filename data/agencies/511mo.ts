import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'MoDOT’s traveler map reserves all rights and asks for permission first.',
    read: '2026-09-30',
    page: 'https://traveler.modot.org',
    class: 'needs-consent',
  },
  credit: {
    name: 'Missouri Department of Transportation (MoDOT Traveler Information)',
    url: 'https://traveler.modot.org',
  },
  label: 'MoDOT',
  badge: 'MISSOURI VIDEO',
  filter: 'MoDOT Missouri',
  home: ['MO'],
  neighbors: ['KS', 'IL'],
  lists: {
    minimum: 120,
    endpoints: [
      {
        platform: 'arcgis',
        layer: 'https://mapping.modot.org/arcgis/rest/services/TravelerInformation/NWSDATA/MapServer/0',
        map: {
          id: 'CAM_ID',
          // Kansas City's streams need a token, which only the agency's own page gets.
          needs: {
            locked: { URL2: /^(?!https?:\/\/traveler\.modot\.org\/)/i },
            offline: { STREAM_ERROR: /^N$/ },
          },
          name: 'DESCRIPTION',
          views: [{ video: 'URL2' }],
        },
      },
    ],
    events: { platform: 'wzdx', url: 'https://traveler.modot.org/timconfig/feed/desktop/mo_wzdx.json' },
    mediaHosts: ['*.modot.mo.gov', 's2.ozarkstrafficoneview.com'],
  },
} as const satisfies AgencyFile;
