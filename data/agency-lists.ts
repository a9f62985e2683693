import type { CarsEventsConfig } from '@/lib/sources/road-reports/cars-events';
import type { Open511Config } from '@/lib/sources/road-reports/open511-events';
import type { EndpointConfig } from '@/lib/sources/registry';
import type { SourceId } from './agencies';
import { ARCGIS_LISTS, IOWA_LAYER, YORK_MAP } from './arcgis-lists';
import { castleRock, castleRockCameras, CALTRANS_LIST, NYC_LIST } from './platform-lists';
import { PAGE_LISTS } from './page-lists';
import { JSON_LISTS } from './json-lists';

// Not in data/agencies.ts, which every visitor loads.

export interface AgencyList {
  /** In order of preference. Empty if off; docs/sources.md has the reason. */
  readonly endpoints: readonly EndpointConfig[];
  /** Parts that fail on their own. Ids begin with `{idPrefix}{part}-`. */
  readonly parts?: readonly [string, ...string[]];
  /** A list or part with fewer cameras is incomplete: about a quarter of the usual count, or 1. */
  readonly minimum: number;
  /** Days between requests of a list that costs one request per site. */
  readonly refreshDays?: number;
  /** Closures and incidents, unless the platform is `ibi`, which has its own. */
  readonly events?: CarsEventsConfig | Open511Config;
  /** Hosts of stills and video; `*.` matches one or more labels. Only the ports given are allowed. */
  readonly mediaHosts: readonly [string, ...string[]];
}

/** The Castle Rock platform hosts its states' stills. */
const CASTLE_ROCK = '*.carsprogram.org';

const CALTRANS_DISTRICTS = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8', 'd9', 'd10', 'd11', 'd12'] as const;

/** Keyless until late 2026. Without a key, `list` has the same cameras. */
const ONTARIO = { platform: 'ibi', host: '511on.ca', keyVariable: 'ON511_KEY', hasOpenApi: true } as const;

export const AGENCY_LISTS: Readonly<Record<SourceId, AgencyList>> = {
  '511ny': {
    minimum: 400,
    endpoints: [
      { platform: 'ibi', host: '511ny.org', keyVariable: 'NY511_KEY' },
      // The site's announced new address; cameras keep their ids (lib/sync/identity/keep-ids.ts).
      { ...castleRockCameras('nysdot'), idPrefix: '511ny-cars-' },
    ],
    events: { platform: 'cars', prefix: 'nysdot' },
    mediaHosts: ['511ny.org', '*.511ny.org', '*.nysdot.skyvdn.com', 'nyssnapshot.com', CASTLE_ROCK],
  },
  '511ga': {
    minimum: 800,
    endpoints: [{ platform: 'ibi', host: '511ga.org', keyVariable: 'GA511_KEY', hasLockedVideo: true }],
    mediaHosts: ['511ga.org', '*.511ga.org', '*.dot.ga.gov'],
  },
  '511id': {
    minimum: 100,
    endpoints: [{ platform: 'ibi', host: '511.idaho.gov', keyVariable: 'ID511_KEY', acceptsViews: true }],
    mediaHosts: ['511.idaho.gov', '*.idaho.gov'],
  },
  '511newengland': {
    minimum: 90,
    endpoints: [{ platform: 'ibi', host: 'www.newengland511.org', keyVariable: 'NEWENGLAND511_KEY' }],
    mediaHosts: ['newengland511.org', '*.newengland511.org', '*.maineturnpike.com'],
  },
  '511pa': {
    minimum: 300,
    endpoints: [{ platform: 'ibi', host: 'www.511pa.com', keyVariable: 'PA511_KEY', hasLockedVideo: true }],
    mediaHosts: ['511pa.com', '*.511pa.com'],
  },
  '511fl': {
    minimum: 1100,
    endpoints: [
      // Answers 429 above about 100 requests a minute.
      { platform: 'ibi', host: 'fl511.com', keyVariable: 'FL511_KEY', hasLockedVideo: true, paceMs: 700 },
    ],
    mediaHosts: ['fl511.com', '*.fl511.com', '*.divas.cloud'],
  },
  '511ia': {
    minimum: 180,
    endpoints: [
      IOWA_LAYER,
      // The same cameras without that license; they keep their ids (lib/sync/identity/keep-ids.ts).
      castleRockCameras('ia'),
    ],
    events: { platform: 'cars', prefix: 'ia' },
    mediaHosts: ['*.iowadot.gov', '*.iowadot.gov:8888', '*.us-east-1.skyvdn.com', CASTLE_ROCK],
  },
  '511in': {
    minimum: 150,
    ...castleRock('in'),
    mediaHosts: ['511in.org', '*.511in.org', '*.trafficwise.org', CASTLE_ROCK],
  },
  '511sc': {
    minimum: 170,
    endpoints: [
      {
        platform: 'iteris',
        url: 'https://sc.cdn.iteris-atis.com/geojson/icons/metadata/icons.cameras.geojson',
        referer: 'https://www.511sc.org/',
      },
    ],
    mediaHosts: ['*.511sc.org', '*.us-east-1.skyvdn.com'],
  },
  caltrans: {
    parts: CALTRANS_DISTRICTS,
    minimum: 1,
    endpoints: [CALTRANS_LIST],
    mediaHosts: ['*.dot.ca.gov'],
  },
  navcanada: {
    minimum: 1,
    endpoints: [],
    mediaHosts: ['*.navcanada.ca'],
  },
  'ontario-mto': {
    minimum: 80,
    endpoints: [{ ...ONTARIO, onlySource: 'COMPASS' }],
    mediaHosts: ['511on.ca', '*.511on.ca'],
  },
  rom: {
    minimum: 80,
    endpoints: [
      {
        platform: 'arcgis',
        name: 'york',
        map: YORK_MAP,
        layer: 'https://ww8.yorkmaps.ca/arcgis/rest/services/OpenData/Traffic/MapServer/0',
      },
      {
        platform: 'arcgis',
        // An alternative address, unconfirmed.
        name: 'york-ww6',
        map: YORK_MAP,
        layer: 'https://ww6.yorkmaps.ca/arcgis/rest/services/OpenData/Traffic_Camera/MapServer/0',
      },
    ],
    mediaHosts: ['*.yorkmaps.ca', '*.york.ca'],
  },
  '511on': {
    minimum: 200,
    endpoints: [ONTARIO],
    mediaHosts: ['511on.ca', '*.511on.ca'],
  },
  vdot: {
    minimum: 350,
    endpoints: [{ platform: 'iteris', url: 'https://511.vdot.virginia.gov/services/map/layers/map/cams' }],
    mediaHosts: ['*.vdotcameras.com', '511.vdot.virginia.gov'],
  },
  nycdot: {
    minimum: 200,
    endpoints: [NYC_LIST],
    mediaHosts: ['webcams.nyctmc.org'],
  },
  '511mn': {
    minimum: 200,
    ...castleRock('mn'),
    mediaHosts: ['*.dot.state.mn.us', CASTLE_ROCK],
  },
  '511nv': {
    minimum: 130,
    endpoints: [{ platform: 'ibi', host: 'www.nvroads.com', keyVariable: 'NV511_KEY' }],
    mediaHosts: ['nvroads.com', '*.nvroads.com', '*.its.nv.gov'],
  },
  ...ARCGIS_LISTS,
  ...PAGE_LISTS,
  ...JSON_LISTS,
  '511ak': {
    endpoints: [{ platform: 'ibi', host: '511.alaska.gov', keyVariable: 'AK511_KEY' }],
    minimum: 30,
    mediaHosts: ['511.alaska.gov', '*.alaska.gov'],
  },
  '511az': {
    endpoints: [{ platform: 'ibi', host: 'az511.gov', keyVariable: 'AZ511_KEY' }],
    minimum: 100,
    mediaHosts: ['az511.gov', '*.az511.gov', 'az511.com', '*.az511.com'],
  },
  '511ct': {
    endpoints: [{ platform: 'ibi', host: 'ctroads.org' }],
    minimum: 80,
    mediaHosts: ['ctroads.org', '*.ctroads.org'],
  },
  '511la': {
    endpoints: [{ platform: 'ibi', host: '511la.org', keyVariable: 'LA511_KEY' }],
    minimum: 80,
    mediaHosts: ['511la.org', '*.511la.org', '*.dotd.la.gov'],
  },
  '511nc': {
    endpoints: [{ platform: 'ibi', host: 'www.drivenc.gov', keyVariable: 'NC511_KEY', hasLockedVideo: true }],
    minimum: 250,
    mediaHosts: ['drivenc.gov', '*.drivenc.gov'],
  },
  '511ut': {
    endpoints: [{ platform: 'ibi', host: 'www.udottraffic.utah.gov', keyVariable: 'UT511_KEY' }],
    minimum: 500,
    mediaHosts: ['udottraffic.utah.gov', '*.udottraffic.utah.gov'],
  },
  '511wi': {
    endpoints: [{ platform: 'ibi', host: '511wi.gov', keyVariable: 'WI511_KEY' }],
    minimum: 100,
    mediaHosts: ['511wi.gov', '*.511wi.gov', '*.dot.wi.gov', 'iowadotsfs1.us-east-1.skyvdn.com'],
  },
  '511ab': {
    endpoints: [{ platform: 'ibi', host: '511.alberta.ca', keyVariable: 'AB511_KEY', pageSize: 50 }],
    minimum: 90,
    mediaHosts: ['511.alberta.ca'],
  },
  '511sk': {
    endpoints: [{ platform: 'ibi', host: 'hotline.gov.sk.ca' }],
    minimum: 14,
    mediaHosts: ['hotline.gov.sk.ca'],
  },
  '511mb': {
    endpoints: [{ platform: 'ibi', host: 'www.manitoba511.ca', keyVariable: 'MB511_KEY' }],
    minimum: 12,
    mediaHosts: ['manitoba511.ca', '*.manitoba511.ca'],
  },
  '511nb': {
    endpoints: [{ platform: 'ibi', host: '511.gnb.ca', keyVariable: 'NB511_KEY' }],
    minimum: 14,
    mediaHosts: ['511.gnb.ca', '*.511.gnb.ca'],
  },
  '511ns': {
    endpoints: [{ platform: 'ibi', host: '511.novascotia.ca', keyVariable: 'NS511_KEY' }],
    minimum: 14,
    mediaHosts: ['511.novascotia.ca'],
  },
  '511pe': { endpoints: [{ platform: 'ibi', host: '511.gov.pe.ca' }], minimum: 2, mediaHosts: ['511.gov.pe.ca'] },
  '511nl': {
    endpoints: [{ platform: 'ibi', host: '511nl.ca', keyVariable: 'NL511_KEY' }],
    minimum: 12,
    mediaHosts: ['511nl.ca', '*.511nl.ca'],
  },
  '511yt': {
    endpoints: [{ platform: 'ibi', host: '511yukon.ca', keyVariable: 'YT511_KEY' }],
    minimum: 4,
    mediaHosts: ['511yukon.ca', '*.511yukon.ca'],
  },
  '511co': {
    ...castleRock('co'),
    minimum: 250,
    mediaHosts: ['*.cotrip.org', 'websvc.coloradosprings.gov', CASTLE_ROCK],
  },
  '511ne': {
    ...castleRock('ne'),
    minimum: 87,
    mediaHosts: ['*.nebraska.gov', CASTLE_ROCK],
  },
  '511ks': { ...castleRock('ks'), minimum: 90, mediaHosts: ['*.kcscout.net', CASTLE_ROCK] },
  '511ma': { ...castleRock('ma'), minimum: 75, mediaHosts: [CASTLE_ROCK] },
  '511sd': {
    endpoints: [
      { platform: 'iteris', url: 'https://sd.cdn.iteris-atis.com/geojson/icons/metadata/icons.{part}.geojson' },
    ],
    parts: ['cameras', 'rwis'],
    minimum: 10,
    mediaHosts: ['sd.cdn.iteris-atis.com'],
  },
  '511mt': {
    endpoints: [
      {
        platform: 'iteris',
        url: 'https://mt.cdn.iteris-atis.com/geojson/icons/metadata/icons.{part}.geojson',
        corner: [45, -111.05],
      },
    ],
    parts: ['cameras', 'rwis'],
    minimum: 1,
    mediaHosts: ['mt.cdn.iteris-atis.com'],
  },
};
