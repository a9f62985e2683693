// Generated from data/agencies by `npm run agencies`.
import type { Agency } from '../agency';

const ROWS = [
  ["511ny","511NY","VIDEO","511 New York",0,60,{"neighbors":["CT","NJ","ON"]}],
  ["511ga","511GA","VIDEO","511 Georgia",0,60],
  ["511id","511 Idaho","IMAGE","511 Idaho",0,60],
  ["511newengland","New England 511","511NE IMAGE","511 New England","ME NH VT",60],
  ["511pa","511PA","IMAGE","511 Pennsylvania",0,60],
  ["511fl","FL511","IMAGE","511 Florida",0,60],
  ["511ia","511IA","MIXED","511 Iowa",0,60,{"neighbors":["IL","NE","SD"]}],
  ["511in","511IN","MIXED","511 Indiana",0,180,{"readableHosts":["public.carsprogram.org"]}],
  ["511sc","511SC","VIDEO","511 South Carolina",0,60],
  ["caltrans","Caltrans","MIXED","Caltrans","CA",60,{"readableHosts":["cwwp2.dot.ca.gov"]}],
  ["navcanada","NAV CANADA","IMAGE","Nav Canada","",0,{"isOff":true}],
  ["ontario-mto","Ontario MTO","ONTARIO MTO IMAGE","Ontario MTO","ON",60,{"file":"gtaupdate","idPrefix":"mto-","readableHosts":["511on.ca"]}],
  ["toronto-opendata","Toronto Open Data","TORONTO OD IMAGE","Toronto Open Data","ON",180,{"file":"gtaupdate","idPrefix":"toronto-"}],
  ["rom","York Region","IMAGE","York Region","ON",300,{"file":"gtaupdate"}],
  ["511on","511ON","IMAGE","511 Ontario",0,60,{"readableHosts":["511on.ca"]}],
  ["vdot","VDOT","MIXED","VDOT Virginia","VA",60],
  ["nycdot","NYC DOT","IMAGE","NYC DOT","NY",2,{"city":"new-york-city","idPrefix":""}],
  ["511ab","511 Alberta","IMAGE","511 Alberta",0,300],
  ["511ak","511 Alaska","IMAGE","511 Alaska",0,300],
  ["511az","AZ511","AZ511 IMAGE","AZ511 Arizona",0,60,{"readableHosts":["az511.gov"]}],
  ["511bc","DriveBC","DRIVEBC IMAGE","DriveBC British Columbia",0,120],
  ["511co","COtrip","COTRIP MIXED","COtrip Colorado",0,60],
  ["511ct","CTroads","CTROADS IMAGE","CTroads Connecticut",0,60],
  ["511de","DelDOT","DELDOT VIDEO","DelDOT Delaware",0,0],
  ["511hi","GoAkamai","HAWAII MIXED","GoAkamai Hawaii",0,120],
  ["511il","Travel Midwest","ILLINOIS IMAGE","Travel Midwest Illinois",0,300],
  ["511ks","KanDrive","KANDRIVE IMAGE","KanDrive Kansas",0,120,{"neighbors":["MO"]}],
  ["511ky","GoKY","KENTUCKY IMAGE","GoKY Kentucky",0,60],
  ["511la","511LA","MIXED","511 Louisiana",0,60],
  ["511ma","Mass511","MASS511 IMAGE","Mass511 Massachusetts",0,60,{"readableHosts":["public.carsprogram.org"]}],
  ["511mb","Manitoba 511","IMAGE","Manitoba 511",0,600],
  ["511md","CHART","CHART VIDEO","CHART Maryland",0,0],
  ["511mi","Mi Drive","MI DRIVE IMAGE","Mi Drive Michigan",0,120],
  ["511mn","511MN","MIXED","511 Minnesota",0,300,{"readableHosts":["public.carsprogram.org"]}],
  ["511mo","MoDOT","MISSOURI VIDEO","MoDOT Missouri",0,0,{"neighbors":["KS","IL"]}],
  ["511ms","MDOTtraffic","MISSISSIPPI MIXED","MDOTtraffic Mississippi",0,60],
  ["511mt","MT511","MT511 IMAGE","MT511 Montana",0,300,{"neighbors":["WY","ID","ND","SD","WA","BC","AB"]}],
  ["511nb","511 New Brunswick","IMAGE","511 New Brunswick",0,600],
  ["511nc","DriveNC","DRIVENC IMAGE","DriveNC North Carolina",0,60,{"readableHosts":["www.drivenc.gov"]}],
  ["511nd","ND Roads","NDDOT IMAGE","ND Roads North Dakota",0,600],
  ["511ne","Nebraska 511","NEBRASKA IMAGE","Nebraska 511",0,300,{"neighbors":["IA"]}],
  ["511nl","511 NL","IMAGE","511 Newfoundland and Labrador",0,1200],
  ["511nm","NMRoads","NMROADS IMAGE","NMRoads New Mexico",0,60],
  ["511ns","511 Nova Scotia","IMAGE","511 Nova Scotia",0,300],
  ["511nv","NV Roads","MIXED","NV Roads Nevada",0,60],
  ["511oh","OHGO","OHGO IMAGE","OHGO Ohio",0,30],
  ["511or","TripCheck","TRIPCHECK IMAGE","TripCheck Oregon",0,120,{"neighbors":["CA","ID","WA"]}],
  ["511pe","511 PEI","IMAGE","511 Prince Edward Island",0,300],
  ["511ri","RIDOT","RHODE ISLAND IMAGE","RIDOT Rhode Island",0,60],
  ["511sd","SD511","SD511 IMAGE","SD511 South Dakota",0,300],
  ["511sk","Highway Hotline","HOTLINE SK IMAGE","Highway Hotline Saskatchewan",0,600],
  ["511tn","TDOT SmartWay","TDOT MIXED","TDOT SmartWay Tennessee",0,60,{"neighbors":["AR"]}],
  ["511ut","UDOT Traffic","UDOT IMAGE","UDOT Traffic Utah",0,60],
  ["511wa","WSDOT","WSDOT IMAGE","WSDOT Washington",0,120],
  ["511wi","511WI","MIXED","511 Wisconsin",0,60],
  ["511wv","WV511","WV511 VIDEO","WV511 West Virginia",0,0],
  ["511yt","511 Yukon","IMAGE","511 Yukon",0,900],
  ["austin","City of Austin","IMAGE","City of Austin","TX",300,{"city":"austin"}],
  ["calgary","City of Calgary","IMAGE","City of Calgary","AB",60],
  ["ottawa","City of Ottawa","IMAGE","City of Ottawa","ON",60],
  ["seattle","Seattle DOT","MIXED","Seattle DOT","WA",120,{"city":"seattle"}],
  ["vancouver","City of Vancouver","IMAGE","City of Vancouver","BC",300],
] as const;

export type BuiltInId = (typeof ROWS)[number][0];

export const AGENCIES = Object.fromEntries(
  ROWS.map(([id, label, badge, filter, states, cadenceS, rest]) => {
    const ID = id.toUpperCase();
    const home = states === 0 ? [ID.slice(3)] : (states.match(/\w+/g) ?? []);
    const shown = { label, badge: badge.includes(' ') ? badge : `${ID} ${badge}`, filter, home, ...rest };
    return [id, cadenceS > 0 ? { ...shown, cadenceS } : shown];
  }),
) as unknown as Readonly<Record<BuiltInId, Agency>>;
