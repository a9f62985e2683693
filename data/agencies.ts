import type { Attribution } from '@/lib/camera/camera';
import type { StateCode } from '@/lib/camera/regions';
import type { SourceId } from '@/lib/agencies/source-id';

interface Agency {
  /** How people call the service, e.g. `511NY`. */
  readonly label: string;
  /** The agency as it wants to be named, its public page, and what it says of re-use. */
  readonly attribution: Attribution;
  /** Its own states or provinces. */
  readonly home: readonly StateCode[];
}

/** Every province and territory: NAV CANADA has sites in all of them. */
const CANADA = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;
const NO_TERMS = 'The agency publishes these pictures for travelers and states no terms of re-use that we know of.';

function agency(
  label: string,
  home: readonly StateCode[],
  name: string,
  url: string,
  license: string = NO_TERMS,
): Agency {
  return { label, home, attribution: { name, url, license } };
}

/** Who publishes the cameras of each source, and on what terms. Check the terms before you run a public site. */
export const AGENCIES: Readonly<Record<SourceId, Agency>> = {
  '511ny': agency(
    '511NY',
    ['NY'],
    'New York State Department of Transportation (511NY)',
    'https://511ny.org',
    'The 511NY Developer Access Agreement permits redistribution with attribution.',
  ),
  '511ga': agency('511GA', ['GA'], 'Georgia Department of Transportation (511GA)', 'https://511ga.org'),
  '511id': agency('511 Idaho', ['ID'], 'Idaho Transportation Department (511 Idaho)', 'https://511.idaho.gov'),
  '511newengland': agency(
    'New England 511',
    ['ME', 'NH', 'VT'],
    'Departments of Transportation of Maine, New Hampshire and Vermont (New England 511)',
    'https://www.newengland511.org',
  ),
  '511pa': agency(
    '511PA',
    ['PA'],
    'Pennsylvania Department of Transportation (511PA)',
    'https://www.511pa.com',
    'The terms of 511PA do not allow republication, so ask PennDOT before you run a public site with these pictures.',
  ),
  '511fl': agency('FL511', ['FL'], 'Florida Department of Transportation (FL511)', 'https://fl511.com'),
  '511ia': agency(
    '511IA',
    ['IA'],
    'Iowa Department of Transportation (511IA)',
    'https://511ia.org',
    'Iowa DOT publishes its traffic camera data under the Creative Commons Attribution 4.0 license.',
  ),
  '511in': agency('511IN', ['IN'], 'Indiana Department of Transportation (511IN)', 'https://511in.org'),
  '511sc': agency(
    '511SC',
    ['SC'],
    'South Carolina Department of Transportation (511SC)',
    'https://www.511sc.org',
    'SCDOT restricts re-use, so ask it before you run a public site with these pictures.',
  ),
  caltrans: agency(
    'Caltrans',
    ['CA'],
    'California Department of Transportation (Caltrans)',
    'https://cwwp2.dot.ca.gov',
    'The conditions of use at dot.ca.gov/conditions-of-use apply.',
  ),
  navcanada: agency(
    'NAV CANADA',
    CANADA,
    'NAV CANADA weather cameras, by way of FAA WeatherCams',
    'https://weathercams.faa.gov',
    'The FAA offers a redistributable interface to holders of its free token; the pictures belong to the operators of the sites.',
  ),
  'ontario-mto': agency(
    'Ontario MTO',
    ['ON'],
    'Ontario Ministry of Transportation (COMPASS)',
    'https://511on.ca',
    'Said to be under the Open Government Licence – Ontario, which we could not confirm.',
  ),
  'toronto-opendata': agency(
    'Toronto Open Data',
    ['ON'],
    'City of Toronto',
    'https://open.toronto.ca/dataset/traffic-cameras/',
    'Contains information licensed under the Open Government Licence – Toronto.',
  ),
  rom: agency(
    'York Region',
    ['ON'],
    'Regional Municipality of York',
    'https://insights-york.opendata.arcgis.com',
    'Contains information licensed under the Open Data Licence – York Region.',
  ),
  '511on': agency(
    '511ON',
    ['ON'],
    'Ontario Ministry of Transportation (511 Ontario)',
    'https://511on.ca',
    'Said to be under the Open Government Licence – Ontario, which we could not confirm.',
  ),
  vdot: agency(
    'VDOT',
    ['VA'],
    'Virginia Department of Transportation (511 Virginia)',
    'https://511.vdot.virginia.gov',
    'VDOT asks for an agreement before its video is used, so ask it before you run a public site with these cameras.',
  ),
  nycdot: agency(
    'NYC DOT',
    ['NY'],
    'New York City Department of Transportation',
    'https://webcams.nyctmc.org',
    'NYC DOT states no license and has objected to sites that capture its pictures, so they are only shown, never kept.',
  ),
  '511mn': agency('511MN', ['MN'], 'Minnesota Department of Transportation (511MN)', 'https://511mn.org'),
  '511nv': agency('NV Roads', ['NV'], 'Nevada Department of Transportation (NV Roads)', 'https://www.nvroads.com'),
};
