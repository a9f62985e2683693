import type { StateCode } from '@/lib/camera/regions';

/** Credits are in data/agency-terms.ts, lists in data/agency-lists.ts. */
export interface Agency {
  readonly label: string;
  readonly badge: string;
  readonly filter: string;
  /** States or provinces it covers. Their pages link to it, and repaired coordinates must be inside one of them. */
  readonly home: readonly StateCode[];
  /** States whose cameras it lists without naming them. */
  readonly neighbors?: readonly StateCode[];
  /** Key in data/places of the only city it covers. */
  readonly city?: string;
  /** Shared camera file; default: its own. */
  readonly file?: 'gtaupdate';
  /** Default `{id}-`. Never change it: favorites store ids. */
  readonly idPrefix?: string;
  /** Seconds between new pictures, which may exceed the refresh of the agency's own page. Absent: unknown. */
  readonly cadenceS?: number;
  /** Still hosts that allow cross-origin reads. Other hosts are tried once per visit. */
  readonly readableHosts?: readonly string[];
  /** Not collected; docs/sources.md has the reason. */
  readonly isOff?: true;
}

/** Agencies of the 15 files that every installation has, in loading order. Closed. */
const CORE = {
  '511ny': {
    label: '511NY',
    badge: '511NY VIDEO',
    filter: '511 New York',
    home: ['NY'],
    neighbors: ['CT', 'NJ', 'ON'],
    cadenceS: 60,
  },
  '511ga': {
    label: '511GA',
    badge: '511GA VIDEO',
    filter: '511 Georgia',
    home: ['GA'],
    cadenceS: 60,
  },
  '511id': {
    label: '511 Idaho',
    badge: '511ID IMAGE',
    filter: '511 Idaho',
    home: ['ID'],
    cadenceS: 60,
  },
  '511newengland': {
    label: 'New England 511',
    badge: '511NE IMAGE',
    filter: '511 New England',
    home: ['ME', 'NH', 'VT'],
    cadenceS: 60,
  },
  '511pa': {
    label: '511PA',
    badge: '511PA IMAGE',
    filter: '511 Pennsylvania',
    home: ['PA'],
    cadenceS: 60,
  },
  '511fl': {
    label: 'FL511',
    badge: '511FL IMAGE',
    filter: '511 Florida',
    home: ['FL'],
    cadenceS: 60,
  },
  '511ia': {
    label: '511IA',
    badge: '511IA MIXED',
    filter: '511 Iowa',
    home: ['IA'],
    neighbors: ['IL', 'NE', 'SD'],
    cadenceS: 60,
  },
  '511in': {
    label: '511IN',
    badge: '511IN MIXED',
    filter: '511 Indiana',
    home: ['IN'],
    cadenceS: 180,
    readableHosts: ['public.carsprogram.org'],
  },
  '511sc': {
    label: '511SC',
    badge: '511SC VIDEO',
    filter: '511 South Carolina',
    home: ['SC'],
    cadenceS: 60,
  },
  caltrans: {
    label: 'Caltrans',
    badge: 'CALTRANS MIXED',
    filter: 'Caltrans',
    home: ['CA'],
    cadenceS: 60,
    readableHosts: ['cwwp2.dot.ca.gov'],
  },
  navcanada: {
    label: 'NAV CANADA',
    badge: 'NAVCANADA IMAGE',
    filter: 'Nav Canada',
    home: [],
    isOff: true,
  },
  'ontario-mto': {
    label: 'Ontario MTO',
    badge: 'ONTARIO MTO IMAGE',
    filter: 'Ontario MTO',
    home: ['ON'],
    file: 'gtaupdate',
    idPrefix: 'mto-',
    cadenceS: 60,
    readableHosts: ['511on.ca'],
  },
  'toronto-opendata': {
    label: 'Toronto Open Data',
    badge: 'TORONTO OD IMAGE',
    filter: 'Toronto Open Data',
    home: ['ON'],
    file: 'gtaupdate',
    idPrefix: 'toronto-',
    cadenceS: 180,
  },
  rom: {
    label: 'York Region',
    badge: 'ROM IMAGE',
    filter: 'York Region',
    home: ['ON'],
    file: 'gtaupdate',
    cadenceS: 300,
  },
  '511on': {
    label: '511ON',
    badge: '511ON IMAGE',
    filter: '511 Ontario',
    home: ['ON'],
    cadenceS: 60,
    readableHosts: ['511on.ca'],
  },
  vdot: {
    label: 'VDOT',
    badge: 'VDOT MIXED',
    filter: 'VDOT Virginia',
    home: ['VA'],
    cadenceS: 60,
  },
  nycdot: {
    label: 'NYC DOT',
    badge: 'NYCDOT IMAGE',
    filter: 'NYC DOT',
    home: ['NY'],
    city: 'new-york-city',
    idPrefix: '',
    cadenceS: 2,
  },
} as const satisfies Record<string, Agency>;

/** Agencies with their own files, requested if the index lists them (ADR 017). Add yours at the end. */
const FURTHER = {
  '511mn': {
    label: '511MN',
    badge: '511MN MIXED',
    filter: '511 Minnesota',
    home: ['MN'],
    cadenceS: 300,
    readableHosts: ['public.carsprogram.org'],
  },
  '511nv': {
    label: 'NV Roads',
    badge: '511NV MIXED',
    filter: 'NV Roads Nevada',
    home: ['NV'],
    cadenceS: 60,
  },
  '511il': {
    label: 'Travel Midwest',
    badge: 'ILLINOIS IMAGE',
    filter: 'Travel Midwest Illinois',
    home: ['IL'],
    cadenceS: 300,
  },
  '511ky': {
    label: 'GoKY',
    badge: 'KENTUCKY IMAGE',
    filter: 'GoKY Kentucky',
    home: ['KY'],
    cadenceS: 60,
  },
  '511mo': {
    label: 'MoDOT',
    badge: 'MISSOURI VIDEO',
    filter: 'MoDOT Missouri',
    home: ['MO'],
    neighbors: ['KS', 'IL'],
  },
  '511ri': {
    label: 'RIDOT',
    badge: 'RHODE ISLAND IMAGE',
    filter: 'RIDOT Rhode Island',
    home: ['RI'],
    cadenceS: 60,
  },
  '511wa': {
    label: 'WSDOT',
    badge: 'WSDOT IMAGE',
    filter: 'WSDOT Washington',
    home: ['WA'],
    cadenceS: 120,
  },
  seattle: {
    label: 'Seattle DOT',
    badge: 'SEATTLE MIXED',
    filter: 'Seattle DOT',
    home: ['WA'],
    city: 'seattle',
    cadenceS: 120,
  },
  '511ms': {
    label: 'MDOTtraffic',
    badge: 'MISSISSIPPI MIXED',
    filter: 'MDOTtraffic Mississippi',
    home: ['MS'],
    cadenceS: 60,
  },
  vancouver: {
    label: 'City of Vancouver',
    badge: 'VANCOUVER IMAGE',
    filter: 'City of Vancouver',
    home: ['BC'],
    cadenceS: 300,
  },
  '511oh': { label: 'OHGO', badge: 'OHGO IMAGE', filter: 'OHGO Ohio', home: ['OH'], cadenceS: 30 },
  '511bc': {
    label: 'DriveBC',
    badge: 'DRIVEBC IMAGE',
    filter: 'DriveBC British Columbia',
    home: ['BC'],
    cadenceS: 120,
  },
  '511md': { label: 'CHART', badge: 'CHART VIDEO', filter: 'CHART Maryland', home: ['MD'] },
  '511de': { label: 'DelDOT', badge: 'DELDOT VIDEO', filter: 'DelDOT Delaware', home: ['DE'] },
  '511or': {
    label: 'TripCheck',
    badge: 'TRIPCHECK IMAGE',
    filter: 'TripCheck Oregon',
    home: ['OR'],
    neighbors: ['CA', 'ID', 'WA'],
    cadenceS: 120,
  },
  '511nm': { label: 'NMRoads', badge: 'NMROADS IMAGE', filter: 'NMRoads New Mexico', home: ['NM'], cadenceS: 60 },
  '511nd': { label: 'ND Roads', badge: 'NDDOT IMAGE', filter: 'ND Roads North Dakota', home: ['ND'], cadenceS: 600 },
  '511tn': {
    label: 'TDOT SmartWay',
    badge: 'TDOT MIXED',
    filter: 'TDOT SmartWay Tennessee',
    home: ['TN'],
    neighbors: ['AR'],
    cadenceS: 60,
  },
  austin: {
    label: 'City of Austin',
    badge: 'AUSTIN IMAGE',
    filter: 'City of Austin',
    home: ['TX'],
    city: 'austin',
    cadenceS: 300,
  },
  calgary: { label: 'City of Calgary', badge: 'CALGARY IMAGE', filter: 'City of Calgary', home: ['AB'], cadenceS: 60 },
  ottawa: { label: 'City of Ottawa', badge: 'OTTAWA IMAGE', filter: 'City of Ottawa', home: ['ON'], cadenceS: 60 },
  '511ak': { label: '511 Alaska', badge: '511AK IMAGE', filter: '511 Alaska', home: ['AK'], cadenceS: 300 },
  '511az': {
    label: 'AZ511',
    badge: 'AZ511 IMAGE',
    filter: 'AZ511 Arizona',
    home: ['AZ'],
    cadenceS: 60,
    readableHosts: ['az511.gov'],
  },
  '511ct': { label: 'CTroads', badge: 'CTROADS IMAGE', filter: 'CTroads Connecticut', home: ['CT'], cadenceS: 60 },
  '511la': { label: '511LA', badge: '511LA MIXED', filter: '511 Louisiana', home: ['LA'], cadenceS: 60 },
  '511nc': {
    label: 'DriveNC',
    badge: 'DRIVENC IMAGE',
    filter: 'DriveNC North Carolina',
    home: ['NC'],
    cadenceS: 60,
    readableHosts: ['www.drivenc.gov'],
  },
  '511ut': { label: 'UDOT Traffic', badge: 'UDOT IMAGE', filter: 'UDOT Traffic Utah', home: ['UT'], cadenceS: 60 },
  '511wi': { label: '511WI', badge: '511WI MIXED', filter: '511 Wisconsin', home: ['WI'], cadenceS: 60 },
  '511ab': { label: '511 Alberta', badge: '511AB IMAGE', filter: '511 Alberta', home: ['AB'], cadenceS: 300 },
  '511sk': {
    label: 'Highway Hotline',
    badge: 'HOTLINE SK IMAGE',
    filter: 'Highway Hotline Saskatchewan',
    home: ['SK'],
    cadenceS: 600,
  },
  '511mb': { label: 'Manitoba 511', badge: '511MB IMAGE', filter: 'Manitoba 511', home: ['MB'], cadenceS: 600 },
  '511nb': {
    label: '511 New Brunswick',
    badge: '511NB IMAGE',
    filter: '511 New Brunswick',
    home: ['NB'],
    cadenceS: 600,
  },
  '511ns': { label: '511 Nova Scotia', badge: '511NS IMAGE', filter: '511 Nova Scotia', home: ['NS'], cadenceS: 300 },
  '511pe': { label: '511 PEI', badge: '511PE IMAGE', filter: '511 Prince Edward Island', home: ['PE'], cadenceS: 300 },
  '511nl': {
    label: '511 NL',
    badge: '511NL IMAGE',
    filter: '511 Newfoundland and Labrador',
    home: ['NL'],
    cadenceS: 1200,
  },
  '511yt': { label: '511 Yukon', badge: '511YT IMAGE', filter: '511 Yukon', home: ['YT'], cadenceS: 900 },
  '511mi': {
    label: 'Mi Drive',
    badge: 'MI DRIVE IMAGE',
    filter: 'Mi Drive Michigan',
    home: ['MI'],
    cadenceS: 120,
  },
  '511wv': {
    label: 'WV511',
    badge: 'WV511 VIDEO',
    filter: 'WV511 West Virginia',
    home: ['WV'],
  },
  '511hi': {
    label: 'GoAkamai',
    badge: 'HAWAII MIXED',
    filter: 'GoAkamai Hawaii',
    home: ['HI'],
    cadenceS: 120,
  },
  '511co': { label: 'COtrip', badge: 'COTRIP MIXED', filter: 'COtrip Colorado', home: ['CO'], cadenceS: 60 },
  '511ne': {
    label: 'Nebraska 511',
    badge: 'NEBRASKA IMAGE',
    filter: 'Nebraska 511',
    home: ['NE'],
    neighbors: ['IA'],
    cadenceS: 300,
  },
  '511ks': {
    label: 'KanDrive',
    badge: 'KANDRIVE IMAGE',
    filter: 'KanDrive Kansas',
    home: ['KS'],
    neighbors: ['MO'],
    cadenceS: 120,
  },
  '511ma': {
    label: 'Mass511',
    badge: 'MASS511 IMAGE',
    filter: 'Mass511 Massachusetts',
    home: ['MA'],
    cadenceS: 60,
    readableHosts: ['public.carsprogram.org'],
  },
  '511sd': { label: 'SD511', badge: 'SD511 IMAGE', filter: 'SD511 South Dakota', home: ['SD'], cadenceS: 300 },
  '511mt': {
    label: 'MT511',
    badge: 'MT511 IMAGE',
    filter: 'MT511 Montana',
    home: ['MT'],
    cadenceS: 300,
    neighbors: ['WY', 'ID', 'ND', 'SD', 'WA', 'BC', 'AB'],
  },
} as const satisfies Record<string, Agency>;

const ROWS = { ...CORE, ...FURTHER };

export type CoreSource = keyof typeof CORE;
export type SourceId = keyof typeof ROWS;
/** Camera file names: a source's id, or a shared file. */
export type CameraFile = {
  [Id in SourceId]: (typeof ROWS)[Id] extends { readonly file: infer File } ? File : Id;
}[SourceId];

export const AGENCIES: Readonly<Record<SourceId, Agency>> = ROWS;
export const CORE_SOURCES = Object.keys(CORE) as readonly CoreSource[];
