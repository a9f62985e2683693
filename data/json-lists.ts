import type { SourceId } from './agencies';
import type { AgencyList } from './agency-lists';

/** Agencies with their own JSON list. Field maps: lib/sources/field-map.ts. */
export const JSON_LISTS = {
  'toronto-opendata': {
    minimum: 80,
    endpoints: [
      {
        platform: 'json',
        url: 'https://opendata.toronto.ca/transportation/tmc/rescucameraimages/Data/tmcearthcameras.json',
        format: 'jsonp',
        rows: 'Data',
        map: {
          id: 'Number',
          name: 'Name',
          lat: 'Latitude',
          lng: 'Longitude',
          views: [
            { image: 'https://opendata.toronto.ca/transportation/tmc/rescucameraimages/CameraImages/loc{Number}.jpg' },
          ],
          inCity: 'Toronto',
          extras: { number: 'Number', group: 'Group' },
        },
      },
    ],
    mediaHosts: ['opendata.toronto.ca'],
  },
  '511oh': {
    minimum: 250,
    endpoints: [
      {
        platform: 'json',
        url: 'https://publicapi.ohgo.com/api/v1/cameras?page-all=true',
        headers: { Authorization: 'APIKEY {key}' },
        keyVariable: 'OHGO_API_KEY',
        rows: 'results',
        total: 'totalResultCount',
        map: {
          id: 'id',
          name: 'location',
          lat: 'latitude',
          lng: 'longitude',
          viewsAt: 'cameraViews',
          // The direction of every view is `View`.
          views: [{ image: 'largeUrl' }],
          roadway: { from: 'location', match: /^((?:I|US|SR)-\d+)/ },
          county: { from: 'location', match: /^\((\w+) County\)/ },
        },
      },
    ],
    // Kentucky's cameras, on other hosts, are in Kentucky's list.
    mediaHosts: ['itscameras.dot.state.oh.us'],
  },
  '511bc': {
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
    mediaHosts: ['www.drivebc.ca'],
  },
  '511md': {
    minimum: 130,
    endpoints: [
      {
        platform: 'json',
        url: 'https://chartexp1.sha.maryland.gov/CHARTExportClientService/getCameraMapDataJSON.do',
        rows: 'data',
        total: 'totalCount',
        map: {
          id: 'id',
          // `name` is mostly a number.
          name: ['description', 'name'],
          lat: 'lat',
          lng: 'lon',
          views: [{ video: 'https://{cctvIp}/rtplive/{id}/playlist.m3u8' }],
          needs: { offline: { commMode: /^ONLINE$/, opStatus: /^(?:OK|COMM_MARGINAL)$/ } },
          roadway: { from: 'description', match: /^(?:RWIS )?((?:I|US|MD)[- ]\d+)/ },
          region: 'cameraCategories.0',
        },
      },
    ],
    mediaHosts: ['*.sha.maryland.gov'],
  },
  '511de': {
    minimum: 90,
    endpoints: [
      {
        platform: 'json',
        url: 'https://tmc.deldot.gov/json/videocamera.json',
        rows: 'videoCameras',
        map: {
          id: 'id',
          name: 'title',
          lat: 'lat',
          lng: 'lon',
          views: [{ video: 'urls.m3u8s' }],
          needs: { offline: { enabled: /^true$/, status: /^Active$/ } },
          roadway: { from: 'title', match: /^((?:I|US|DE)[- ]\d+)/ },
          direction: { from: 'title', match: /^[^@]* ([NSEW]B) @/ },
          county: 'county',
        },
      },
    ],
    mediaHosts: ['video.deldot.gov'],
  },
  '511or': {
    minimum: 280,
    endpoints: [
      {
        platform: 'json',
        url: 'https://tripcheck.com/Scripts/map/data/cctvinventory.js',
        rows: 'features',
        map: {
          id: 'attributes.cameraId',
          name: 'attributes.title',
          // `geometry` is in meters.
          lat: 'attributes.latitude',
          lng: 'attributes.longitude',
          views: [{ image: 'https://tripcheck.com/RoadCams/cams/{attributes.filename}' }],
          roadway: { from: 'attributes.route', match: /^(?!CNTY)(.+)$/ },
          // `Cabbage Hill WB_pid4491.jpg`, `Rex Hill N_pid4047.jpg`
          direction: {
            from: 'attributes.filename',
            match: /[a-z\d .)]([NSEW]B?)_pid/,
            words: { N: 'Facing north', S: 'Facing south', E: 'Facing east', W: 'Facing west' },
          },
          county: { from: 'attributes.title', match: /^(\w+) Co(?:unty)? - / },
        },
      },
    ],
    mediaHosts: ['tripcheck.com'],
  },
  '511nm': {
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
  '511nd': {
    minimum: 45,
    endpoints: [
      {
        platform: 'json',
        url: 'https://travelfiles.dot.nd.gov/geojson_nc/cameras.json',
        rows: 'features',
        map: {
          id: 'properties.ObjectID',
          // `Ray - West`
          name: { from: 'properties.Cameras.0.Description', match: /^(.+?)(?: - \w+)?$/ },
          lat: 'geometry.coordinates.1',
          lng: 'geometry.coordinates.0',
          viewsAt: 'properties.Cameras',
          // Some addresses lack a slash.
          views: [
            {
              name: 'Direction',
              image: { from: 'FullPath', match: /^(https:\/\/www\.dot\.nd\.gov\/travel-info\/cameras\/.+)$/ },
            },
          ],
          roadway: 'properties.Highways.0.HwyDesc',
          region: 'properties.Region',
        },
      },
    ],
    mediaHosts: ['www.dot.nd.gov'],
  },
  '511tn': {
    minimum: 160,
    endpoints: [
      {
        platform: 'json',
        url: 'https://www.tdot.tn.gov/opendata/api/public/RoadwayCameras',
        headers: { ApiKey: '{key}' },
        keyVariable: 'TDOT_API_KEY',
        map: {
          id: 'id',
          name: 'title',
          lat: 'lat',
          lng: 'lng',
          // Pictures have moved out of `thumbs`.
          views: [
            {
              video: 'httpsVideoUrl',
              image: [
                {
                  from: 'thumbnailUrl',
                  match: /^https:\/\/tnsnapshots\.com\/thumbs\/(.+)\.flv\.png$/,
                  give: 'https://tnsnapshots.com/$1.png',
                },
                'thumbnailUrl',
              ],
            },
          ],
          needs: { offline: { active: /^true$/ } },
          roadway: { from: 'route', match: /(.*\D.*)/ },
          extras: { jurisdiction: 'jurisdiction' },
        },
      },
    ],
    mediaHosts: ['tnsnapshots.com', '*.us-east-1.skyvdn.com'],
  },
  austin: {
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
  calgary: {
    minimum: 30,
    endpoints: [
      {
        platform: 'json',
        url: 'https://data.calgary.ca/resource/k7p9-kppz.json?$limit=5000',
        map: {
          // Only the number in the picture's address is stable. The host supports https.
          id: { from: 'camera_url.url', match: /\/loc(\d+)\.jpg$/ },
          name: 'camera_location',
          roadway: { from: 'camera_location', match: /^(.+?)(?: \/ | and )/ },
          lat: 'point.coordinates.1',
          lng: 'point.coordinates.0',
          views: [
            {
              image: {
                from: 'camera_url.url',
                match: /\/(loc\d+)\.jpg$/,
                give: 'https://trafficcam.calgary.ca/$1.jpg',
              },
            },
          ],
          inCity: 'Calgary',
        },
      },
    ],
    mediaHosts: ['trafficcam.calgary.ca'],
  },
  ottawa: {
    minimum: 100,
    endpoints: [
      {
        platform: 'json',
        url: 'https://traffic.ottawa.ca/beta/camera_list',
        map: {
          // Pictures use `number`, not `id`.
          id: 'number',
          name: 'description',
          // The ministry's cameras are in 511 Ontario.
          needs: { 'other-source': { type: /^(?!MTO$)/ } },
          lat: 'latitude',
          lng: 'longitude',
          views: [{ image: 'https://traffic.ottawa.ca/map/camera?id={number}' }],
          inCity: 'Ottawa',
        },
      },
    ],
    mediaHosts: ['traffic.ottawa.ca'],
  },
  // Fields are HTML, with the coordinates in a link.
  '511mi': {
    minimum: 150,
    endpoints: [
      {
        platform: 'json',
        url: 'https://mdotjboss.state.mi.us/MiDrive/camera/list',
        map: {
          id: { from: 'image', match: /\/([\w-]+)(?:\.flv)?\.jpg/ },
          name: [
            { from: '{route}{location}', match: /^(.+?) *@ *(.+)$/, give: '$1 at $2' },
            '{route} {location}',
            { from: 'location', match: /^@? *(.+)$/ },
          ],
          lat: { from: 'county', match: /\blat=(-?[\d.]+)/ },
          lng: { from: 'county', match: /\blon=(-?[\d.]+)/ },
          roadway: 'route',
          direction: { from: 'direction', match: /traveling (\w+)/ },
          // Weather stations have the county Michigan, which does not exist.
          county: { from: 'county', match: />(?!Michigan<)([^<]+?)(?: County)? *</ },
          views: [
            {
              image: [
                {
                  from: 'image',
                  match: /micamerasimages\.net\/thumbs\/(\w+)\.flv\.jpg/,
                  give: 'https://micamerasimages.net/$1.jpg',
                },
                { from: 'image', match: /src="([^"]+)"/ },
              ],
            },
          ],
        },
      },
    ],
    mediaHosts: ['micamerasimages.net', '*.us-east-1.skyvdn.com', 'mdotjboss.state.mi.us'],
  },
  '511hi': {
    minimum: 80,
    endpoints: [
      {
        platform: 'json',
        url: 'https://a.cameraservice.goakamai.org/cameras?format=mapPage',
        // Answers only requests with its own page's headers, which need the agency's permission.
        headers: {
          Origin: 'https://goakamai.org',
          Referer: 'https://goakamai.org/',
          'x-icx-copyright': '{key}',
          'x-icx-ts': '{now}',
        },
        keyVariable: 'GOAKAMAI_COPYRIGHT',
        map: {
          id: 'id',
          needs: { offline: { status: /^OK$/ } },
          name: 'description',
          lat: 'lat',
          lng: 'lon',
          refreshS: 'imageRefreshRate',
          views: [
            {
              image: { from: 'cameraImageURL', match: /^https?:\/\/(.+)$/, give: 'https://$1' },
              video: 'streamingURL',
            },
          ],
        },
      },
    ],
    mediaHosts: ['*.goakamai.org', 'cdn3.wowza.com'],
  },
} as const satisfies Partial<Record<SourceId, AgencyList>>;
