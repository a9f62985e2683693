import type { Attribution } from '@/lib/camera/camera';
import type { SourceId } from './agencies';

// Not in data/agencies.ts, which loads before the first screen.

/** Reuse policy. `forbids` and `needs-consent` both mean: ask first. */
export type ReuseClass = 'granted' | 'silent' | 'needs-consent' | 'forbids';

export interface AgencyTerms {
  /** `name`: as the agency asks to be credited. `url`: its public page. `license`: its terms in one sentence. */
  readonly attribution: Attribution;
  /** Email address or https page for reports of broken cameras. Absent: its public page. */
  readonly faultContact?: string;
  readonly reuse: {
    readonly class: ReuseClass;
    /** Page with the terms, or where they would be. */
    readonly page: string;
    /** Date the page was read, `YYYY-MM-DD`. */
    readonly read: string;
    /** The grant is for holders of the agency's key; without one, the source counts as silent. */
    readonly isForKeyHolders?: true;
    /** Forbids storing pictures, even for minutes in a visitor's browser. */
    readonly forbidsCapture?: true;
    /** Forbids pages of others that show the pictures. */
    readonly forbidsEmbedding?: true;
  };
}

const NO_TERMS = 'The agency publishes these pictures for travelers and has no reuse terms.';
const ONTARIO_TERMS = 'Contains information licensed under the Open Government Licence – Ontario.';

const attribution = (name: string, url: string, license: string = NO_TERMS): Attribution => ({ name, url, license });

/** @param read Date the page was read. */
const reuse = (reuseClass: ReuseClass, page: string, read = '2026-09-30'): AgencyTerms['reuse'] => ({
  class: reuseClass,
  page,
  read,
});

const ONTARIO_LICENSE = {
  ...reuse('granted', 'https://www.ontario.ca/page/open-government-licence-ontario', '2026-10-01'),
  isForKeyHolders: true,
} as const;

/** Check each agency's terms before you run a public site. */
export const AGENCY_TERMS: Readonly<Record<SourceId, AgencyTerms>> = {
  '511ny': {
    attribution: attribution(
      'New York State Department of Transportation (511NY)',
      'https://511ny.org',
      'The 511NY Developer Access Agreement lets holders of its free key redistribute the unaltered data.',
    ),
    reuse: { ...reuse('granted', 'https://511ny.org/developers/daa'), isForKeyHolders: true },
  },
  '511ga': {
    attribution: attribution(
      'Georgia Department of Transportation (511GA)',
      'https://511ga.org',
      'Georgia DOT’s license for its sites asks for its written consent before anything is copied, displayed, or linked to.',
    ),
    reuse: reuse('needs-consent', 'https://www.dot.ga.gov/GDOT/Pages/EndUserAgreement.aspx'),
  },
  '511id': {
    attribution: attribution('Idaho Transportation Department (511 Idaho)', 'https://511.idaho.gov'),
    reuse: reuse('silent', 'https://511.idaho.gov/about/help'),
  },
  '511newengland': {
    attribution: attribution(
      'Departments of Transportation of Maine, New Hampshire and Vermont (New England 511)',
      'https://www.newengland511.org',
      'New England 511 has no reuse terms; the three states’ own data portal allows it with credit.',
    ),
    reuse: reuse('silent', 'https://www.newengland511.org/about/help'),
  },
  '511pa': {
    attribution: attribution(
      'Pennsylvania Department of Transportation (511PA)',
      'https://www.511pa.com',
      'The terms of 511PA forbid republication, so ask PennDOT before you run a public site with these pictures.',
    ),
    reuse: { ...reuse('forbids', 'https://www.511pa.com/about/disclaimer'), forbidsEmbedding: true },
  },
  '511fl': {
    attribution: attribution(
      'Florida Department of Transportation (FL511)',
      'https://fl511.com',
      'FL511 is for individual use only: reuse needs the written consent of Florida DOT, and robots are asked to leave its list alone.',
    ),
    reuse: { ...reuse('forbids', 'https://fl511.com/privacy'), forbidsEmbedding: true },
  },
  '511ia': {
    attribution: attribution(
      'Iowa Department of Transportation (511IA)',
      'https://511ia.org',
      'Iowa DOT publishes its traffic camera data under the Creative Commons Attribution 4.0 license.',
    ),
    reuse: reuse('granted', 'https://iowadot.gov/policies-statements/terms-use'),
  },
  '511in': {
    attribution: attribution(
      'Indiana Department of Transportation (511IN)',
      'https://511in.org',
      '511IN has no reuse terms, but those of the state’s portal allow personal use only.',
    ),
    reuse: reuse('needs-consent', 'https://www.in.gov/core/terms_of_use.html'),
  },
  '511sc': {
    attribution: attribution(
      'South Carolina Department of Transportation (511SC)',
      'https://www.511sc.org',
      'The terms of 511SC forbid publishing its content without the written permission of SCDOT.',
    ),
    reuse: reuse('forbids', 'https://www.511sc.org/static/disclaimer.html'),
  },
  caltrans: {
    attribution: attribution(
      'California Department of Transportation (Caltrans)',
      'https://cwwp2.dot.ca.gov',
      'In the public domain unless Caltrans marks it otherwise, under the conditions at dot.ca.gov/conditions-of-use.',
    ),
    faultContact: 'https://csr.dot.ca.gov/',
    reuse: reuse('granted', 'https://dot.ca.gov/conditions-of-use'),
  },
  navcanada: {
    attribution: attribution(
      'NAV CANADA',
      'https://www.navcanada.ca',
      'NAV CANADA shows its weather cameras to pilots who have an account, and grants no reuse that we know of.',
    ),
    reuse: reuse('needs-consent', 'https://www.navcanada.ca'),
  },
  'ontario-mto': {
    attribution: attribution('Ontario Ministry of Transportation (COMPASS)', 'https://511on.ca', ONTARIO_TERMS),
    reuse: ONTARIO_LICENSE,
  },
  'toronto-opendata': {
    attribution: attribution(
      'City of Toronto',
      'https://open.toronto.ca/dataset/traffic-cameras/',
      'Contains information licensed under the Open Government Licence – Toronto.',
    ),
    faultContact: 'opendata@toronto.ca',
    reuse: reuse('granted', 'https://open.toronto.ca/open-data-license/', '2026-10-01'),
  },
  rom: {
    attribution: attribution(
      'Regional Municipality of York',
      'https://insights-york.opendata.arcgis.com',
      'Contains information licensed under the Open Data Licence – York Region.',
    ),
    reuse: reuse('granted', 'https://insights-york.opendata.arcgis.com', '2026-10-01'),
  },
  '511on': {
    attribution: attribution('Ontario Ministry of Transportation (511 Ontario)', 'https://511on.ca', ONTARIO_TERMS),
    reuse: ONTARIO_LICENSE,
  },
  vdot: {
    attribution: attribution(
      'Virginia Department of Transportation (511 Virginia)',
      'https://511.vdot.virginia.gov',
      'VDOT gives its video to others free of charge, but only after an agreement with them.',
    ),
    faultContact: 'https://my.vdot.virginia.gov/',
    reuse: reuse('needs-consent', 'https://www.vdot.virginia.gov/news-events/media/'),
  },
  nycdot: {
    attribution: attribution(
      'New York City Department of Transportation',
      'https://webcams.nyctmc.org',
      'NYC DOT states no license and has told a site to stop capturing its pictures, so they are only shown, never kept.',
    ),
    faultContact: 'https://www.nyc.gov/html/dot/html/contact/contact-form.shtml',
    reuse: { ...reuse('forbids', 'https://webcams.nyctmc.org'), forbidsCapture: true, forbidsEmbedding: true },
  },
  '511mn': {
    attribution: attribution('Minnesota Department of Transportation (511MN)', 'https://511mn.org'),
    reuse: reuse('silent', 'https://www.dot.state.mn.us/information/disclaimer.html'),
  },
  '511nv': {
    attribution: attribution('Nevada Department of Transportation (NV Roads)', 'https://www.nvroads.com'),
    reuse: reuse('silent', 'https://www.nvroads.com/about/faq'),
  },
  '511il': {
    attribution: attribution(
      'Gateway traffic information courtesy of the Illinois Department of Transportation',
      'https://www.travelmidwest.com',
      'Travel Midwest lets registered users show its data with this credit, unmodified, and asked no more often than every five minutes.',
    ),
    reuse: reuse('needs-consent', 'https://www.travelmidwest.com'),
  },
  '511ky': {
    attribution: attribution('Kentucky Transportation Cabinet (GoKY, TRIMARC)', 'https://goky.ky.gov'),
    reuse: reuse('silent', 'https://goky.ky.gov'),
  },
  '511mo': {
    attribution: attribution(
      'Missouri Department of Transportation (MoDOT Traveler Information)',
      'https://traveler.modot.org',
      'MoDOT’s traveler map reserves all rights and asks for permission first.',
    ),
    reuse: reuse('needs-consent', 'https://traveler.modot.org'),
  },
  '511ri': {
    attribution: attribution(
      'Rhode Island Department of Transportation (RIDOT)',
      'https://www.dot.ri.gov/travel/',
      'RIDOT has no reuse terms but plays its video only on its own pages, so ask first.',
    ),
    reuse: reuse('needs-consent', 'https://www.dot.ri.gov/travel/'),
  },
  '511wa': {
    attribution: attribution(
      'Washington State Department of Transportation (WSDOT)',
      'https://wsdot.com/travel/real-time/',
      'WSDOT offers this feed for low-volume use, may end it at any time, and neither grants nor excludes showing it elsewhere.',
    ),
    reuse: reuse('silent', 'https://wsdot.wa.gov/traffic/api/'),
  },
  seattle: {
    attribution: attribution(
      'City of Seattle, Seattle Department of Transportation',
      'https://web.seattle.gov/Travelers/',
    ),
    reuse: reuse('silent', 'https://web.seattle.gov/Travelers/'),
  },
  '511ms': {
    attribution: attribution('Mississippi Department of Transportation (MDOTtraffic)', 'https://www.mdottraffic.com'),
    reuse: reuse('silent', 'https://www.mdottraffic.com'),
  },
  vancouver: {
    attribution: attribution(
      'City of Vancouver',
      'https://trafficcams.vancouver.ca',
      'The list contains information licensed under the Open Government Licence – Vancouver; the city has no terms for the pictures.',
    ),
    reuse: reuse('silent', 'https://opendata.vancouver.ca/explore/dataset/web-cam-url-links/'),
  },
  '511oh': {
    attribution: attribution(
      'Ohio Department of Transportation (OHGO)',
      'https://www.ohgo.com',
      'Ohio DOT offers its interface for public use and calls the data public domain.',
    ),
    reuse: reuse('granted', 'https://publicapi.ohgo.com/docs/terms-of-use'),
  },
  '511bc': {
    attribution: attribution(
      'British Columbia Ministry of Transportation and Transit (DriveBC)',
      'https://www.drivebc.ca',
      'Contains information licensed under the Open Government Licence – British Columbia.',
    ),
    reuse: reuse('granted', 'https://www2.gov.bc.ca/gov/content/data/open-data/open-government-licence-bc'),
  },
  '511md': {
    attribution: attribution(
      'Maryland Department of Transportation (CHART)',
      'https://chart.maryland.gov',
      'CHART publishes its list for current traffic conditions and has no reuse terms.',
    ),
    reuse: reuse('silent', 'https://chart.maryland.gov'),
  },
  '511de': {
    attribution: attribution('Delaware Department of Transportation (DelDOT)', 'https://tmc.deldot.gov'),
    reuse: reuse('silent', 'https://tmc.deldot.gov'),
  },
  '511or': {
    attribution: attribution(
      'Oregon Department of Transportation (TripCheck)',
      'https://tripcheck.com',
      'The terms of TripCheck’s interface ask for credit, a disclaimer, and copies of the pictures in place of links to them.',
    ),
    reuse: reuse('needs-consent', 'https://tripcheck.com/Pages/API'),
  },
  '511nm': {
    attribution: attribution('New Mexico Department of Transportation (NMRoads)', 'https://nmroads.com'),
    reuse: reuse('silent', 'https://nmroads.com'),
  },
  '511nd': {
    attribution: attribution(
      'North Dakota Department of Transportation (ND Roads)',
      'https://travel.dot.nd.gov',
      'North Dakota DOT provides its map data as is and has no reuse terms.',
    ),
    reuse: reuse('silent', 'https://travel.dot.nd.gov'),
  },
  '511tn': {
    attribution: attribution(
      'Tennessee Department of Transportation (SmartWay)',
      'https://smartway.tn.gov',
      'TDOT gives its data to those who ask for a key and agree to its terms.',
    ),
    reuse: reuse('needs-consent', 'https://smartway.tn.gov'),
  },
  austin: {
    attribution: attribution(
      'City of Austin Transportation and Public Works',
      'https://data.austintexas.gov/d/b4k4-adkb',
      'The City of Austin’s list of traffic cameras is in the public domain.',
    ),
    reuse: reuse('granted', 'https://data.austintexas.gov/d/b4k4-adkb'),
  },
  calgary: {
    attribution: attribution(
      'City of Calgary',
      'https://data.calgary.ca/d/k7p9-kppz',
      'Contains information licensed under the Open Government Licence – City of Calgary.',
    ),
    reuse: reuse('granted', 'https://data.calgary.ca/stories/s/Open-Calgary-Terms-of-Use/u45n-7awa'),
  },
  ottawa: {
    attribution: attribution('City of Ottawa', 'https://traffic.ottawa.ca'),
    reuse: reuse('silent', 'https://traffic.ottawa.ca'),
  },
  '511ak': {
    attribution: attribution(
      'Alaska Department of Transportation and Public Facilities (511 Alaska)',
      'https://511.alaska.gov',
    ),
    reuse: reuse('silent', 'https://511.alaska.gov'),
  },
  '511az': {
    attribution: attribution(
      'Arizona Department of Transportation (AZ511)',
      'https://www.az511.com',
      'The terms of AZ511’s interface say nothing of reuse, while the agency’s own site keeps its “right of distribution”.',
    ),
    reuse: reuse('silent', 'https://www.az511.com'),
  },
  '511ct': {
    attribution: attribution(
      'Connecticut Department of Transportation (CTroads)',
      'https://ctroads.org',
      'The terms of CTDOT rule out redistribution and framing without its written consent.',
    ),
    reuse: reuse('forbids', 'https://ctroads.org'),
  },
  '511la': {
    attribution: attribution('Louisiana Department of Transportation and Development (511LA)', 'https://www.511la.org'),
    reuse: reuse('silent', 'https://www.511la.org'),
  },
  '511nc': {
    attribution: attribution('North Carolina Department of Transportation (DriveNC)', 'https://drivenc.gov'),
    reuse: reuse('silent', 'https://www.drivenc.gov'),
  },
  '511ut': {
    attribution: attribution('Utah Department of Transportation (UDOT Traffic)', 'https://www.udottraffic.utah.gov'),
    reuse: reuse('silent', 'https://www.udottraffic.utah.gov'),
  },
  '511wi': {
    attribution: attribution(
      'Wisconsin Department of Transportation (511WI)',
      'https://511wi.gov',
      'The data agreement of 511WI asks for WisDOT’s explicit written consent to public use.',
    ),
    reuse: reuse('needs-consent', 'https://511wi.gov'),
  },
  '511ab': {
    attribution: attribution('Government of Alberta (511 Alberta)', 'https://511.alberta.ca'),
    reuse: reuse('silent', 'https://511.alberta.ca', '2026-10-01'),
  },
  '511sk': {
    attribution: attribution('Government of Saskatchewan (Highway Hotline)', 'https://hotline.gov.sk.ca'),
    reuse: reuse('silent', 'https://hotline.gov.sk.ca', '2026-10-01'),
  },
  '511mb': {
    attribution: attribution('Government of Manitoba (Manitoba 511)', 'https://www.manitoba511.ca'),
    reuse: reuse('silent', 'https://www.manitoba511.ca', '2026-10-01'),
  },
  '511nb': {
    attribution: attribution('Government of New Brunswick (511 New Brunswick)', 'https://511.gnb.ca'),
    reuse: reuse('silent', 'https://511.gnb.ca', '2026-10-01'),
  },
  '511ns': {
    attribution: attribution(
      'Government of Nova Scotia (511 Nova Scotia)',
      'https://511.novascotia.ca',
      'The terms of 511 Nova Scotia allow non-commercial and educational use only.',
    ),
    reuse: reuse('needs-consent', 'https://511.novascotia.ca', '2026-10-01'),
  },
  '511pe': {
    attribution: attribution('Government of Prince Edward Island (511 PEI)', 'https://511.gov.pe.ca'),
    reuse: reuse('silent', 'https://511.gov.pe.ca', '2026-10-01'),
  },
  '511nl': {
    attribution: attribution('Government of Newfoundland and Labrador (511 NL)', 'https://511nl.ca'),
    reuse: reuse('silent', 'https://511nl.ca', '2026-10-01'),
  },
  '511yt': {
    attribution: attribution('Government of Yukon (511 Yukon)', 'https://511yukon.ca'),
    reuse: reuse('silent', 'https://511yukon.ca', '2026-10-01'),
  },
  '511mi': {
    attribution: attribution(
      'Michigan Department of Transportation (Mi Drive)',
      'https://mdotjboss.state.mi.us/MiDrive/map',
    ),
    reuse: reuse('silent', 'https://mdotjboss.state.mi.us/MiDrive/map'),
  },
  '511wv': {
    attribution: attribution('West Virginia Department of Transportation (WV511)', 'https://www.wv511.org'),
    reuse: reuse('silent', 'https://www.wv511.org'),
  },
  '511hi': {
    attribution: attribution(
      'Hawaii Department of Transportation and City and County of Honolulu (GoAkamai)',
      'https://goakamai.org',
      'GoAkamai has no reuse terms but answers only its own pages, so ask first.',
    ),
    reuse: reuse('needs-consent', 'https://goakamai.org'),
  },
  '511co': {
    attribution: attribution(
      'Colorado Department of Transportation (COtrip)',
      'https://www.cotrip.org',
      'CDOT’s terms of service apply to those who register for its data program, so ask CDOT first.',
    ),
    reuse: reuse('needs-consent', 'https://www.cotrip.org'),
  },
  '511ne': {
    attribution: attribution(
      'Nebraska Department of Transportation (Nebraska 511)',
      'https://www.511.nebraska.gov',
      'NDOT’s images serve transportation and are not archived; it has no reuse terms.',
    ),
    reuse: reuse('silent', 'https://new.511.nebraska.gov'),
  },
  '511ks': {
    attribution: attribution(
      'Kansas Department of Transportation (KanDrive) and KC Scout',
      'https://www.kandrive.gov',
      'KDOT gives its data to others after an agreement with them.',
    ),
    reuse: reuse('needs-consent', 'https://www.kandrive.gov'),
  },
  '511ma': {
    attribution: attribution(
      'Massachusetts Department of Transportation (Mass511)',
      'https://mass511.com',
      'MassDOT shows these pictures under its agreement with TrafficLand, so ask both first.',
    ),
    reuse: reuse('needs-consent', 'https://mass511.com'),
  },
  '511sd': {
    attribution: attribution('South Dakota Department of Transportation (SD511)', 'https://sd511.org'),
    reuse: reuse('silent', 'https://www.sd511.org'),
  },
  '511mt': {
    attribution: attribution('Montana Department of Transportation (MT511)', 'https://www.511mt.net'),
    reuse: reuse('silent', 'https://www.511mt.net'),
  },
};
