import type { AgencyList } from './agency-lists';

const COMPASS = { N: 'North', S: 'South', E: 'East', W: 'West', B: 'Both Directions', O: '' };

/** Agencies with an ArcGIS layer. Field maps: lib/sources/field-map.ts. */
export const ARCGIS_LISTS = {
  '511il': {
    minimum: 300,
    endpoints: [
      {
        platform: 'arcgis',
        layer:
          'https://services2.arcgis.com/aIrBD8yn1TDTEXoz/arcgis/rest/services/TrafficCamerasTM_Public/FeatureServer/0',
        order: 'OBJECTID',
        map: {
          // The layer's object ids change.
          id: { from: 'ImgPath', match: /[?&]id=([^&]+)/ },
          isRowPerView: true,
          needs: { 'other-source': { ImgPath: /[?&]id=IL-/ } },
          name: { from: 'CameraLocation', match: /^(.*?)(?: \(#\d+\))?$/ },
          roadway: { from: 'CameraLocation', match: /^((?:I|US|IL)[ -]\d+\w?)\b/ },
          direction: { from: 'CameraDirection', words: COMPASS },
          views: [{ name: { from: 'CameraDirection', words: COMPASS }, image: 'SnapShot' }],
        },
      },
    ],
    mediaHosts: ['cctv.travelmidwest.com', 'www.lakecountypassage.com'],
  },
  '511ky': {
    minimum: 40,
    endpoints: [
      {
        platform: 'arcgis',
        layer:
          'https://services2.arcgis.com/CcI36Pduqd0OR4W9/arcgis/rest/services/trafficCamerasCur_Prd/FeatureServer/0',
        map: {
          id: 'name',
          // Indiana's rows have no state.
          needs: { 'other-source': { state: /^Kentucky$/ }, offline: { status: /^Online$/ } },
          name: 'description',
          roadway: 'highway',
          direction: 'direction',
          county: 'county',
          views: [{ image: { from: 'snapshot', match: /^(https?:\/\/www\.trimarc\.org\/images\/milestone\/.+)$/ } }],
        },
      },
    ],
    mediaHosts: ['www.trimarc.org'],
  },
  '511mo': {
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
    mediaHosts: ['*.modot.mo.gov', 's2.ozarkstrafficoneview.com'],
  },
  '511ri': {
    minimum: 30,
    endpoints: [
      {
        platform: 'arcgis',
        layer: 'https://risegis.ri.gov/hosting/rest/services/RIDOT/Rhodeways/MapServer/6',
        map: {
          id: 'EquipmentID',
          needs: { offline: { Enabled: /^1$/ } },
          name: 'Description',
          roadway: { from: 'Description', match: /^((?:I|US|Rt)[ -]\d+\w?)\b/ },
          direction: 'Direction',
          views: [{ image: ['CCVEWebURL', 'https://www.dot.ri.gov/img/travel/camimages/{Description}.jpg'] }],
        },
      },
    ],
    mediaHosts: ['www.dot.ri.gov'],
  },
  '511wa': {
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
    mediaHosts: ['images.wsdot.wa.gov'],
  },
  seattle: {
    minimum: 100,
    endpoints: [
      {
        platform: 'arcgis',
        layer: 'https://services.arcgis.com/ZOyb2t4B0UYuYNYH/arcgis/rest/services/Traffic_Cameras_CDL/FeatureServer/0',
        map: {
          id: 'UNITID',
          // The rest are the state's and in its own list.
          needs: { 'other-source': { OWNERSHIP: /^SDOT$/ }, offline: { SERVSTAT: /^ACTV$/ } },
          name: 'LOCATION',
          inCity: 'Seattle',
          views: [
            {
              image: 'https://www.seattle.gov/trafficcams/images/{NAME}',
              video: 'https://61e0c5d388c2e.streamlock.net/live/{STREAM_NAME}.stream/playlist.m3u8',
            },
          ],
        },
      },
    ],
    mediaHosts: ['www.seattle.gov', '61e0c5d388c2e.streamlock.net'],
  },
} as const satisfies Record<string, AgencyList>;

/** Iowa's layer has a license that its other list lacks. */
export const IOWA_LAYER = {
  platform: 'arcgis',
  layer: 'https://services.arcgis.com/8lRhdTsQyJpO52F1/arcgis/rest/services/Traffic_Cameras_View/FeatureServer/0',
  order: 'FID',
  map: {
    // `device_id` and `FID` change.
    id: 'COMMON_ID',
    isRowPerView: true,
    // As in the agency's other list.
    name: ['{Route}: {Desc_}', 'Desc_'],
    roadway: 'Route',
    refreshS: [
      { from: 'Type', match: /^RWIS$/, give: '600' },
      { from: 'Type', match: /^Rest Area$/, give: '300' },
    ],
    views: [
      {
        name: {
          from: 'ImageURL',
          match: /-([A-Z]+)\.jpg$/i,
          words: { CENTER: 'Center', ENTRY: 'Entry', EXIT: 'Exit' },
        },
        image: 'ImageURL',
        video: 'VideoURL',
      },
    ],
  },
} as const;

/** York Region. LATITUDE and LONGITUDE are projected meters; use the geometry. */
export const YORK_MAP = {
  id: 'FACILITYID',
  name: 'cameralocation',
  region: { from: 'FACILITYID', match: /./, give: 'York Region' },
  views: [{ image: 'photo' }],
} as const;
