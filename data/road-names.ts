import type { StateCode } from '@/lib/camera/regions';
import type { Box } from '@/lib/geo/ring';

/**
 * Names on signs that stand for a number, by state, folded. `sr` is the state's network; `name` is a named road in one
 * spelling.
 */
export const ROAD_ALIASES: Readonly<Partial<Record<StateCode, Readonly<Record<string, readonly string[]>>>>> = {
  NY: {
    'i:87': ['major deegan expressway', 'mde'],
    'i:95': ['cross bronx expressway', 'new england thruway'],
    'i:278': [
      'bqe',
      'brooklyn queens expressway',
      'gowanus expressway',
      'staten island expressway',
      'sie',
      'bruckner expressway',
    ],
    'i:295': ['clearview expressway'],
    'i:495': ['long island expressway', 'lie'],
    'i:678': ['van wyck expressway', 'vwe', 'whitestone expressway', 'hutchinson river expressway'],
    'i:695': ['throgs neck expressway'],
    'sr:27': ['prospect expressway'],
    'sr:440': ['west shore expressway', 'dr martin luther king expressway'],
    'name:bronx river parkway': ['brp'],
    'name:cross island parkway': ['cip'],
    'name:franklin d roosevelt drive': ['fdr', 'fdr drive'],
    'name:grand central parkway': ['gcp'],
    'name:henry hudson parkway': ['hhp'],
    'name:meadowbrook state parkway': ['msp'],
    'name:northern state parkway': ['nsp'],
    'name:ocean parkway': ['op'],
    'name:sagtikos state parkway': ['sag'],
    'name:southern state parkway': ['ssp'],
    'name:wantagh state parkway': ['wsp'],
  },
  NJ: { 'name:garden state parkway': ['gsp'], 'name:new jersey turnpike': ['nj turnpike', 'njtp'] },
  PA: {
    'i:76': ['pennsylvania turnpike', 'pa turnpike', 'schuylkill expressway'],
    'i:376': ['parkway east', 'parkway west', 'penn lincoln parkway'],
    'i:476': ['northeast extension', 'blue route'],
  },
  MA: { 'i:90': ['massachusetts turnpike', 'mass pike', 'masspike'] },
  NH: {
    'sr:16': ['spaulding turnpike'],
    'us:3': ['f.e. everett turnpike', 'fe everett turnpike', 'f e everett turnpike'],
  },
  CT: { 'sr:15': ['merritt parkway', 'wilbur cross parkway'] },
  OH: { 'i:80': ['ohio turnpike'] },
  IN: { 'i:90': ['indiana toll road'] },
  IL: {
    'i:55': ['stevenson expressway'],
    'i:88': ['reagan memorial tollway'],
    'i:90': ['kennedy expressway', 'jane addams memorial tollway'],
    'i:94': ['edens expressway', 'bishop ford freeway', 'dan ryan expressway'],
    'i:290': ['eisenhower expressway'],
    'i:294': ['tri state tollway', 'tri-state tollway'],
  },
  VA: { 'sr:267': ['dulles toll road', 'dulles greenway'] },
  FL: {
    'name:floridas turnpike': ['tpke', 'turnpike', 'florida turnpike'],
    'sr:23': ['first coast expressway'],
    'sr:570': ['polk parkway'],
    'sr:589': ['suncoast parkway', 'veterans expressway'],
    'sr:869': ['sawgrass expressway'],
    'sr:874': ['don shula expressway'],
    'sr:924': ['gratigny parkway'],
  },
  GA: {
    'name:northwest corridor express lanes': ['nwc_el'],
    'name:peachtree industrial boulevard': ['pib'],
    'name:south metro express lanes': ['sml_el'],
  },
  ON: {
    'name:qew': ['queen elizabeth way'],
    'name:don valley parkway': ['dvp'],
    'name:gardiner expressway': ['f g gardiner expressway', 'f. g. gardiner expressway'],
  },
};

/** State and provincial routes that are freeways for most of their length. */
export const FREEWAYS: Readonly<Partial<Record<StateCode, readonly string[]>>> = {
  AB: ['2', '201', '216'],
  AZ: ['51', '101', '143', '202', '303'],
  CA: [
    '14',
    '22',
    '24',
    '52',
    '55',
    '56',
    '57',
    '60',
    '71',
    '73',
    '85',
    '87',
    '91',
    '92',
    '99',
    '118',
    '134',
    '163',
    '170',
    '210',
    '237',
    '241',
  ],
  CO: ['470'],
  CT: ['8', '9', '15'],
  FL: ['408', '414', '417', '429', '528', '570', '589', '826', '836', '869', '874', '924'],
  GA: ['400'],
  IL: ['390'],
  KS: ['10'],
  MA: ['3', '24', '128'],
  MD: ['32', '100', '295'],
  MI: ['10', '14', '39'],
  MO: ['364', '370'],
  NB: ['1', '2'],
  NC: ['147', '540'],
  NH: ['16', '101'],
  NJ: ['42', '55'],
  NV: ['215'],
  NY: ['17'],
  OR: ['217'],
  PA: ['28', '581'],
  RI: ['4', '37'],
  TN: ['155', '386'],
  TX: ['45', '130'],
  UT: ['201'],
  VA: ['76', '150', '267', '288', '895'],
  WA: ['16', '167', '520'],
  QC: ['10', '13', '15', '20', '25', '30', '40', '55', '73'],
  NS: ['102', '104'],
};

interface SharedStretch {
  /** Roads that share pavement, though a camera mostly names only one of them. */
  readonly roads: readonly string[];
  /** [west, south, east, north], WGS 84 degrees: the shared stretch with a margin of a mile or two. */
  readonly box: Box;
}

const share = (roads: string, ...box: SharedStretch['box']): SharedStretch => ({ roads: roads.split(' '), box });

/** Interstates with shared stretches. */
export const SHARED_STRETCHES: readonly SharedStretch[] = [
  share('i:80 i:90', -87.17, 41.3, -82.12, 41.8),
  share('i:80 i:94', -87.6, 41.5, -87.2, 41.6),
  share('i:90 i:94', -87.8, 41.72, -87.6, 41.98),
  share('i:39 i:90', -89.33, 42.24, -88.95, 43.14),
  share('i:90 i:94', -90.5, 43.15, -89.3, 43.97),
  share('i:41 i:94', -88.02, 42.48, -87.9, 42.93),
  share('i:35 i:80', -93.8, 41.57, -93.57, 41.67),
  share('i:29 i:80', -95.92, 41.22, -95.84, 41.24),
  share('i:70 i:76', -79.65, 39.95, -78.24, 40.25),
  share('i:70 i:79', -80.26, 40.14, -80.19, 40.18),
  share('i:64 i:81', -79.42, 37.8, -79.05, 38.12),
  share('i:77 i:81', -81.08, 36.9, -80.78, 36.98),
  share('i:64 i:77', -81.66, 37.8, -81.1, 38.37),
  share('i:64 i:95', -77.48, 37.55, -77.42, 37.63),
  share('i:95 i:495', -77.18, 38.74, -76.84, 39.03),
  share('i:75 i:85', -84.42, 33.68, -84.38, 33.79),
  share('i:40 i:85', -79.85, 35.98, -79.02, 36.11),
  share('i:40 i:75', -84.28, 35.85, -83.98, 36),
  share('i:71 i:75', -84.67, 38.83, -84.5, 39.09),
  share('i:57 i:70', -88.62, 39.09, -88.5, 39.16),
  share('i:57 i:64', -88.97, 38.28, -88.9, 38.35),
  share('i:20 i:59', -88.75, 32.33, -86.9, 33.5),
  share('i:15 i:84', -112.2, 41.1, -111.93, 41.72),
  share('i:15 i:80', -111.92, 40.72, -111.9, 40.77),
  share('i:15 i:90', -112.7, 45.98, -112.45, 46.04),
  share('i:10 i:35', -98.52, 29.4, -98.48, 29.44),
  share('i:87 i:287', -74.15, 41.05, -73.83, 41.12),
];

/** Abbreviations in road names. */
export const LONG_WORDS: Readonly<Record<string, string>> = {
  av: 'avenue',
  ave: 'avenue',
  blvd: 'boulevard',
  brg: 'bridge',
  dr: 'drive',
  expwy: 'expressway',
  expy: 'expressway',
  exwy: 'expressway',
  fwy: 'freeway',
  hwy: 'highway',
  ln: 'lane',
  pkwy: 'parkway',
  pky: 'parkway',
  pwky: 'parkway',
  rd: 'road',
  sq: 'square',
  st: 'street',
  tpk: 'turnpike',
  tpke: 'turnpike',
  twy: 'thruway',
  xy: 'expressway',
};

/** Motorways whose names do not say so. */
export const NAMED_MOTORWAYS: readonly string[] = [
  'garden state parkway',
  'don valley parkway',
  'northwest corridor express lanes',
  'south metro express lanes',
];

/** Suffixes of road keys: separate roads beside the numbered one. */
export const VARIANTS: Readonly<Record<string, string>> = {
  al: 'Alternate',
  bp: 'Bypass',
  bu: 'Business',
  by: 'Bypass',
  co: 'Connector',
  lo: 'Loop',
  lp: 'Loop',
  sp: 'Spur',
  tr: 'Truck',
};

export const SPELLINGS: Readonly<Record<string, string>> = {
  qew: 'QEW',
  'floridas turnpike': 'Florida’s Turnpike',
};
