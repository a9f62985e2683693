import type { StateCode } from '@/lib/camera/regions';

/** A state's transportation department and its traveler service. Our own sources are in data/agencies.ts (`home`). */
export interface StateAgency {
  readonly agency: string;
  readonly service: string;
  readonly url: string;
  /** Why this site cannot have its cameras, in one sentence. */
  readonly gap?: string;
}

const row = (agency: string, service: string, url: string, gap?: string): StateAgency => ({
  agency,
  service,
  url,
  ...(gap !== undefined && { gap }),
});
const dot = (state: string) => `${state} Department of Transportation`;

/** The 50 states, the District of Columbia, and the parts of Canada that cannot be connected. */
export const STATE_AGENCIES: Readonly<Partial<Record<StateCode, StateAgency>>> = {
  AL: row(
    dot('Alabama'),
    'ALGO Traffic',
    'https://algotraffic.com',
    'The terms of ALGO Traffic do not let other sites show its cameras.',
  ),
  AK: row('Alaska Department of Transportation and Public Facilities', '511 Alaska', 'https://511.alaska.gov'),
  AZ: row(dot('Arizona'), 'AZ511', 'https://www.az511.com'),
  AR: row(
    dot('Arkansas'),
    'IDrive Arkansas',
    'https://www.idrivearkansas.com',
    'The terms of IDrive Arkansas allow its cameras on its own pages only.',
  ),
  CA: row(dot('California'), 'Caltrans QuickMap', 'https://quickmap.dot.ca.gov'),
  CO: row(dot('Colorado'), 'COtrip', 'https://www.cotrip.org'),
  CT: row(dot('Connecticut'), 'CTroads', 'https://ctroads.org'),
  DE: row(dot('Delaware'), 'the DelDOT map', 'https://deldot.gov/map/'),
  DC: row(
    'District Department of Transportation',
    'TrafficView',
    'https://www.trafficview.org',
    'The District publishes no list of its cameras.',
  ),
  FL: row(dot('Florida'), 'FL511', 'https://fl511.com'),
  GA: row(dot('Georgia'), '511GA', 'https://511ga.org'),
  HI: row(dot('Hawaii'), 'the HDOT traffic page', 'https://hidot.hawaii.gov'),
  ID: row('Idaho Transportation Department', '511 Idaho', 'https://511.idaho.gov'),
  IL: row(dot('Illinois'), 'Getting Around Illinois', 'https://www.gettingaroundillinois.com'),
  IN: row(dot('Indiana'), '511IN', 'https://511in.org'),
  IA: row(dot('Iowa'), '511IA', 'https://511ia.org'),
  KS: row(dot('Kansas'), 'KanDrive', 'https://www.kandrive.gov'),
  KY: row('Kentucky Transportation Cabinet', 'GoKY', 'https://goky.ky.gov'),
  LA: row('Louisiana Department of Transportation and Development', '511 Louisiana', 'https://www.511la.org'),
  ME: row(dot('Maine'), 'New England 511', 'https://www.newengland511.org'),
  MD: row(dot('Maryland'), 'CHART', 'https://chart.maryland.gov'),
  MA: row(dot('Massachusetts'), 'Mass511', 'https://mass511.com'),
  MI: row(dot('Michigan'), 'Mi Drive', 'https://mdotjboss.state.mi.us/MiDrive/map'),
  MN: row(dot('Minnesota'), '511MN', 'https://511mn.org'),
  MS: row(dot('Mississippi'), 'MDOT Traffic', 'https://www.mdottraffic.com'),
  MO: row(dot('Missouri'), 'MoDOT Traveler Information', 'https://traveler.modot.org'),
  MT: row(dot('Montana'), '511MT', 'https://www.511mt.net'),
  NE: row(dot('Nebraska'), 'Nebraska 511', 'https://www.511.nebraska.gov'),
  NV: row(dot('Nevada'), 'NV Roads', 'https://www.nvroads.com'),
  NH: row(dot('New Hampshire'), 'New England 511', 'https://www.newengland511.org'),
  NJ: row(
    dot('New Jersey'),
    '511NJ',
    'https://511nj.org',
    'The cameras of 511NJ open only on its own pages, with a new code for every visitor.',
  ),
  NT: row(
    'Government of the Northwest Territories',
    'DriveNWT',
    'https://drivenwt.ca',
    'The territory requires permission to use its pages and has no public list of its cameras.',
  ),
  NU: row(
    'Government of Nunavut',
    'the government’s site',
    'https://www.gov.nu.ca',
    'Nunavut has no public traffic cameras.',
  ),
  NM: row(dot('New Mexico'), 'NMRoads', 'https://www.nmroads.com'),
  NY: row(dot('New York State'), '511NY', 'https://511ny.org'),
  NC: row(dot('North Carolina'), 'DriveNC', 'https://drivenc.gov'),
  ND: row(dot('North Dakota'), 'ND Roads', 'https://travel.dot.nd.gov'),
  OH: row(dot('Ohio'), 'OHGO', 'https://www.ohgo.com'),
  OK: row(
    dot('Oklahoma'),
    'OK Traffic',
    'https://oktraffic.org',
    'The terms of OK Traffic keep its list to its own pages, and its video plays nowhere else.',
  ),
  OR: row(dot('Oregon'), 'TripCheck', 'https://tripcheck.com'),
  QC: row(
    'Transports et Mobilité durable Québec',
    'Québec 511',
    'https://www.quebec511.info',
    'The list of Québec’s cameras is open, but its pictures have no address that other sites can show.',
  ),
  PA: row(dot('Pennsylvania'), '511PA', 'https://www.511pa.com'),
  RI: row(dot('Rhode Island'), 'the RIDOT travel page', 'https://www.dot.ri.gov/travel/'),
  SC: row(dot('South Carolina'), '511SC', 'https://www.511sc.org'),
  SD: row(dot('South Dakota'), 'SD511', 'https://sd511.org'),
  TN: row(dot('Tennessee'), 'SmartWay', 'https://smartway.tn.gov'),
  TX: row(
    dot('Texas'),
    'DriveTexas',
    'https://drivetexas.org',
    'The pictures of the state’s own cameras have no address that other sites can show.',
  ),
  UT: row(dot('Utah'), 'UDOT Traffic', 'https://www.udottraffic.utah.gov'),
  VT: row('Vermont Agency of Transportation', 'New England 511', 'https://www.newengland511.org'),
  VA: row(dot('Virginia'), '511 Virginia', 'https://511.vdot.virginia.gov'),
  WA: row(dot('Washington State'), 'WSDOT real-time travel', 'https://wsdot.com/travel/real-time/'),
  WV: row(dot('West Virginia'), 'WV511', 'https://wv511.org'),
  WI: row(dot('Wisconsin'), '511WI', 'https://511wi.gov'),
  WY: row(
    dot('Wyoming'),
    'WyoRoad',
    'https://www.wyoroad.info',
    'WYDOT publishes its list for its own map only and requires permission to show its cameras.',
  ),
};

/** Cities that run their own cameras and cannot be connected, by key. */
export const CITY_AGENCIES: Readonly<Record<string, StateAgency>> = {
  houston: row(
    'The agencies of Greater Houston',
    'Houston TranStar',
    'https://traffic.houstontranstar.org',
    'The terms of Houston TranStar do not let other sites link to its pictures.',
  ),
};
