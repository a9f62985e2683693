import type { Attribution } from '@/lib/camera/camera';
import type { StateCode } from '@/lib/camera/regions';
import type { EndpointConfig } from '@/lib/sources/registry';

/** One agency: everything the site and sync know about it. */
export interface Agency {
  /** The service's short name. */
  readonly label: string;
  /** On cards, popups, and the open camera. */
  readonly badge: string;
  /** Its name in the source filter. */
  readonly filter: string;
  /** The states or provinces it covers. Their pages link to it, and a repaired coordinate must be in one of them. */
  readonly home: readonly StateCode[];
  /** States whose cameras it lists among its own without saying so. */
  readonly neighbors?: readonly StateCode[];
  /** The one city it covers, by its key in data/places; pages of other cities leave it out. */
  readonly city?: string;
  readonly attribution: Attribution;
  /** The file it shares with others; one of its own unless given. */
  readonly file?: 'gtaupdate';
  /** Prefix of its cameras' ids; `{id}-` unless given. Can never change: favorites are ids. */
  readonly idPrefix?: string;
  /** Parts that succeed or fail on their own. Ids begin with `{idPrefix}{part}-`. */
  readonly parts?: readonly [string, ...string[]];
  /** Fewer cameras than this, in a list or in any of its parts, cannot be all: about a quarter of what it has, or 1. */
  readonly minimum: number;
  /** Seconds after which its pictures really change, which may be later than its own page asks. Absent: nobody knows. */
  readonly cadenceS?: number;
  /** Hosts of its stills that let other sites read them. Any other host is tried once in a visit. */
  readonly readableHosts?: readonly string[];
  /** Where its list comes from, in order of preference. None if it is switched off, for the reason in docs/sources.md. */
  readonly endpoints: readonly EndpointConfig[];
}

const CALTRANS_DISTRICTS = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8', 'd9', 'd10', 'd11', 'd12'] as const;
const NO_TERMS = 'The agency publishes these pictures for travelers and says nothing of reuse.';
const ONTARIO_TERMS = 'Contains information licensed under the Open Government Licence – Ontario.';

/**
 * `name`: the agency as it wants to be named. `url`: its public page. `license`: what it says about reuse, in one sentence; where it
 * says so is in data/agency-rules.ts.
 */
const attribution = (name: string, url: string, license: string = NO_TERMS): Attribution => ({ name, url, license });

/** Needed no key until late 2026. If it needs one now and there is none, the list has the same cameras. */
const ONTARIO = { platform: 'ibi', host: '511on.ca', keyVariable: 'ON511_KEY', hasOpenApi: true } as const;

/** The agencies of the 15 files that every installation has, in the order in which files are loaded and reported. Closed. */
const CORE = {
  '511ny': {
    label: '511NY',
    badge: '511NY VIDEO',
    filter: '511 New York',
    home: ['NY'],
    neighbors: ['CT', 'NJ', 'ON'],
    attribution: attribution(
      'New York State Department of Transportation (511NY)',
      'https://511ny.org',
      'The 511NY Developer Access Agreement lets holders of its free key redistribute the unaltered data.',
    ),
    minimum: 400,
    cadenceS: 60,
    endpoints: [
      { platform: 'ibi', host: '511ny.org', keyVariable: 'NY511_KEY' },
      // Where the site is said to have moved: the same cameras, which keep their ids (lib/sync/keep-ids.ts).
      { platform: 'cars', prefix: 'nysdot', idPrefix: '511ny-cars-' },
    ],
  },
  '511ga': {
    label: '511GA',
    badge: '511GA VIDEO',
    filter: '511 Georgia',
    home: ['GA'],
    attribution: attribution(
      'Georgia Department of Transportation (511GA)',
      'https://511ga.org',
      'Georgia DOT’s license for its sites asks for its written consent before anything is copied, displayed, or linked to.',
    ),
    minimum: 800,
    cadenceS: 60,
    endpoints: [{ platform: 'ibi', host: '511ga.org', keyVariable: 'GA511_KEY', hasLockedVideo: true }],
  },
  '511id': {
    label: '511 Idaho',
    badge: '511ID IMAGE',
    filter: '511 Idaho',
    home: ['ID'],
    attribution: attribution('Idaho Transportation Department (511 Idaho)', 'https://511.idaho.gov'),
    minimum: 100,
    cadenceS: 60,
    endpoints: [{ platform: 'ibi', host: '511.idaho.gov', keyVariable: 'ID511_KEY', acceptsViews: true }],
  },
  '511newengland': {
    label: 'New England 511',
    badge: '511NE IMAGE',
    filter: '511 New England',
    home: ['ME', 'NH', 'VT'],
    attribution: attribution(
      'Departments of Transportation of Maine, New Hampshire and Vermont (New England 511)',
      'https://www.newengland511.org',
      'New England 511 says nothing of reuse; the three states’ own data portal allows it with credit.',
    ),
    minimum: 90,
    cadenceS: 60,
    endpoints: [{ platform: 'ibi', host: 'www.newengland511.org', keyVariable: 'NEWENGLAND511_KEY' }],
  },
  '511pa': {
    label: '511PA',
    badge: '511PA IMAGE',
    filter: '511 Pennsylvania',
    home: ['PA'],
    attribution: attribution(
      'Pennsylvania Department of Transportation (511PA)',
      'https://www.511pa.com',
      'The terms of 511PA forbid republication, so ask PennDOT before you run a public site with these pictures.',
    ),
    minimum: 300,
    cadenceS: 60,
    endpoints: [{ platform: 'ibi', host: 'www.511pa.com', keyVariable: 'PA511_KEY', hasLockedVideo: true }],
  },
  '511fl': {
    label: 'FL511',
    badge: '511FL IMAGE',
    filter: '511 Florida',
    home: ['FL'],
    attribution: attribution(
      'Florida Department of Transportation (FL511)',
      'https://fl511.com',
      'FL511 is for individual use only: reuse needs the written consent of Florida DOT, and robots are asked to leave its list alone.',
    ),
    minimum: 1100,
    cadenceS: 60,
    endpoints: [
      // Answers 429 above about 100 requests a minute.
      { platform: 'ibi', host: 'fl511.com', keyVariable: 'FL511_KEY', hasLockedVideo: true, paceMs: 700 },
    ],
  },
  '511ia': {
    label: '511IA',
    badge: '511IA MIXED',
    filter: '511 Iowa',
    home: ['IA'],
    neighbors: ['IL', 'NE', 'SD'],
    attribution: attribution(
      'Iowa Department of Transportation (511IA)',
      'https://511ia.org',
      'Iowa DOT publishes its traffic camera data under the Creative Commons Attribution 4.0 license.',
    ),
    minimum: 180,
    cadenceS: 60,
    endpoints: [{ platform: 'cars', prefix: 'ia' }],
  },
  '511in': {
    label: '511IN',
    badge: '511IN MIXED',
    filter: '511 Indiana',
    home: ['IN'],
    attribution: attribution(
      'Indiana Department of Transportation (511IN)',
      'https://511in.org',
      '511IN says nothing of reuse, but the terms of the state’s portal allow personal use only.',
    ),
    minimum: 150,
    cadenceS: 180,
    readableHosts: ['public.carsprogram.org'],
    endpoints: [{ platform: 'cars', prefix: 'in' }],
  },
  '511sc': {
    label: '511SC',
    badge: '511SC VIDEO',
    filter: '511 South Carolina',
    home: ['SC'],
    attribution: attribution(
      'South Carolina Department of Transportation (511SC)',
      'https://www.511sc.org',
      'The terms of 511SC forbid publishing its content without the written permission of SCDOT.',
    ),
    minimum: 170,
    cadenceS: 60,
    endpoints: [
      {
        platform: 'iteris',
        url: 'https://sc.cdn.iteris-atis.com/geojson/icons/metadata/icons.cameras.geojson',
        referer: 'https://www.511sc.org/',
      },
    ],
  },
  caltrans: {
    label: 'Caltrans',
    badge: 'CALTRANS MIXED',
    filter: 'Caltrans',
    home: ['CA'],
    attribution: attribution(
      'California Department of Transportation (Caltrans)',
      'https://cwwp2.dot.ca.gov',
      'In the public domain unless Caltrans marks it otherwise, under the conditions at dot.ca.gov/conditions-of-use.',
    ),
    parts: CALTRANS_DISTRICTS,
    minimum: 1,
    cadenceS: 60,
    readableHosts: ['cwwp2.dot.ca.gov'],
    endpoints: [{ platform: 'caltrans' }],
  },
  navcanada: {
    label: 'NAV CANADA',
    badge: 'NAVCANADA IMAGE',
    filter: 'Nav Canada',
    home: [],
    attribution: attribution(
      'NAV CANADA',
      'https://www.navcanada.ca',
      'NAV CANADA shows its weather cameras to pilots who have an account, and grants no reuse that we know of.',
    ),
    minimum: 1,
    endpoints: [],
  },
  'ontario-mto': {
    label: 'Ontario MTO',
    badge: 'ONTARIO MTO IMAGE',
    filter: 'Ontario MTO',
    home: ['ON'],
    attribution: attribution('Ontario Ministry of Transportation (COMPASS)', 'https://511on.ca', ONTARIO_TERMS),
    file: 'gtaupdate',
    idPrefix: 'mto-',
    minimum: 80,
    cadenceS: 60,
    readableHosts: ['511on.ca'],
    endpoints: [{ ...ONTARIO, onlySource: 'COMPASS' }],
  },
  'toronto-opendata': {
    label: 'Toronto Open Data',
    badge: 'TORONTO OD IMAGE',
    filter: 'Toronto Open Data',
    home: ['ON'],
    attribution: attribution(
      'City of Toronto',
      'https://open.toronto.ca/dataset/traffic-cameras/',
      'Contains information licensed under the Open Government Licence – Toronto.',
    ),
    file: 'gtaupdate',
    idPrefix: 'toronto-',
    minimum: 80,
    cadenceS: 180,
    endpoints: [{ platform: 'toronto' }],
  },
  rom: {
    label: 'York Region',
    badge: 'ROM IMAGE',
    filter: 'York Region',
    home: ['ON'],
    attribution: attribution(
      'Regional Municipality of York',
      'https://insights-york.opendata.arcgis.com',
      'Contains information licensed under the Open Data Licence – York Region.',
    ),
    file: 'gtaupdate',
    minimum: 80,
    cadenceS: 300,
    endpoints: [
      {
        platform: 'york',
        name: 'york',
        layer: 'https://ww8.yorkmaps.ca/arcgis/rest/services/OpenData/Traffic/MapServer/0',
      },
      {
        platform: 'york',
        // Another address of the layer, which we could not confirm.
        name: 'york-ww6',
        layer: 'https://ww6.yorkmaps.ca/arcgis/rest/services/OpenData/Traffic_Camera/MapServer/0',
      },
    ],
  },
  '511on': {
    label: '511ON',
    badge: '511ON IMAGE',
    filter: '511 Ontario',
    home: ['ON'],
    attribution: attribution('Ontario Ministry of Transportation (511 Ontario)', 'https://511on.ca', ONTARIO_TERMS),
    minimum: 200,
    cadenceS: 60,
    readableHosts: ['511on.ca'],
    endpoints: [ONTARIO],
  },
  vdot: {
    label: 'VDOT',
    badge: 'VDOT MIXED',
    filter: 'VDOT Virginia',
    home: ['VA'],
    attribution: attribution(
      'Virginia Department of Transportation (511 Virginia)',
      'https://511.vdot.virginia.gov',
      'VDOT gives its video to others free of charge, but only after an agreement with them.',
    ),
    minimum: 350,
    cadenceS: 60,
    endpoints: [{ platform: 'iteris', url: 'https://511.vdot.virginia.gov/services/map/layers/map/cams' }],
  },
  nycdot: {
    label: 'NYC DOT',
    badge: 'NYCDOT IMAGE',
    filter: 'NYC DOT',
    home: ['NY'],
    city: 'new-york-city',
    attribution: attribution(
      'New York City Department of Transportation',
      'https://webcams.nyctmc.org',
      'NYC DOT states no license and has told a site to stop capturing its pictures, so they are only shown, never kept.',
    ),
    idPrefix: '',
    minimum: 200,
    cadenceS: 2,
    endpoints: [{ platform: 'nycdot' }],
  },
} as const satisfies Record<string, Agency>;

/** Agencies with files of their own, which the site requests if the index lists them (docs/decisions/017). Add yours at the end. */
const FURTHER = {
  '511mn': {
    label: '511MN',
    badge: '511MN MIXED',
    filter: '511 Minnesota',
    home: ['MN'],
    attribution: attribution('Minnesota Department of Transportation (511MN)', 'https://511mn.org'),
    minimum: 200,
    cadenceS: 300,
    readableHosts: ['public.carsprogram.org'],
    endpoints: [{ platform: 'cars', prefix: 'mn' }],
  },
  '511nv': {
    label: 'NV Roads',
    badge: '511NV MIXED',
    filter: 'NV Roads Nevada',
    home: ['NV'],
    attribution: attribution('Nevada Department of Transportation (NV Roads)', 'https://www.nvroads.com'),
    minimum: 130,
    cadenceS: 60,
    endpoints: [{ platform: 'ibi', host: 'www.nvroads.com', keyVariable: 'NV511_KEY' }],
  },
} as const satisfies Record<string, Agency>;

const ROWS = { ...CORE, ...FURTHER };

export type CoreSource = keyof typeof CORE;
export type SourceId = keyof typeof ROWS;
/** The names of camera files: a source's own id, or the file several share. */
export type CameraFile = {
  [Id in SourceId]: (typeof ROWS)[Id] extends { readonly file: infer File } ? File : Id;
}[SourceId];

/** Check each agency's terms before you run a public site. */
export const AGENCIES: Readonly<Record<SourceId, Agency>> = ROWS;
export const CORE_SOURCES = Object.keys(CORE) as readonly CoreSource[];
