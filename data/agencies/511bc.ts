import type { AgencyFile } from '../agency';

export const agency = {
  terms: {
    license: 'Contains information licensed under the Open Government Licence – British Columbia.',
    read: '2026-09-30',
    page: 'https://www2.gov.bc.ca/gov/content/data/open-data/open-government-licence-bc',
    class: 'granted',
  },
  credit: { name: 'British Columbia Ministry of Transportation and Transit (DriveBC)', url: 'https://www.drivebc.ca' },
  label: 'DriveBC',
  badge: 'DRIVEBC IMAGE',
  filter: 'DriveBC British Columbia',
  home: ['BC'],
  cadenceS: 120,
  lists: {
    minimum: 260,
    events: {
      platform: 'open511',
      url: 'https://api.open511.gov.bc.ca/events',
      page: 'https://www.drivebc.ca/?type=event&id=',
    },
    endpoints: [
      {
        platform: 'json',
        url: 'https://www.drivebc.ca/api/webcams/',
        map: {
          id: 'id',
          name: ['name_override', 'name'],
          lat: 'location.coordinates.1',
          lng: 'location.coordinates.0',
          views: [{ image: 'https://www.drivebc.ca/images/{id}.jpg', takenAt: 'last_update_modified' }],
          earlier: {
            url: 'https://www.drivebc.ca/images/replaytheday/{id}/*.jpg',
            list: 'https://www.drivebc.ca/api/webcams/{id}/replayTheDay/',
          },
          needs: { offline: { is_on: /^true$/, should_appear: /^true$/ } },
          roadway: { from: 'Highway {highway_display}', match: /^(.+ [1-9].*)$/ },
          // `credit` names the owner of a partner's picture.
          description: ['{caption_override} {credit}', 'caption_override', '{caption} {credit}', 'caption'],
          region: 'region_name',
          isProblem: [
            { from: 'marked_stale', match: /^(true)$/ },
            { from: 'marked_delayed', match: /^(true)$/ },
          ],
          refreshS: [
            { from: 'update_period_mean', scale: [1, 120, 1_800] },
            { from: 'id', match: /^./, give: '300' },
          ],
        },
      },
    ],
    signs: {
      url: 'https://www.drivebc.ca/api/dms',
      key: '',
      lit: { is_on: /^true$/i },
      id: 'id',
      name: 'description',
      road: 'roadway_name',
      direction: 'roadway_direction',
      lat: 'location.coordinates.1',
      lng: 'location.coordinates.0',
      // `static_text`, a plain copy, joins the columns.
      text: ['message_text', 'static_text'],
      since: 'updated_datetime_utc',
      recordedAt: 'cache_datetime_utc',
    },
    mediaHosts: ['www.drivebc.ca'],
  },
} as const satisfies AgencyFile;
