import type { PlaceEntry } from '@/lib/places/place';

export const DISTRICT_OF_COLUMBIA: readonly PlaceEntry[] = [
  {
    key: 'washington-dc',
    type: 'state',
    name: 'Washington DC',
    fullName: 'Washington, DC',
    code: 'DC',
    count: '260+',
    description:
      'Washington, DC, has circles and diagonals on top of a grid, a few miles of freeway, and eight bridges to Virginia and across the Anacostia.',
    traffic:
      'The 14th Street, Roosevelt, and Key bridges bring in Virginia’s commuters in the morning; I-295 and New York Avenue bring in Maryland’s. Rock Creek Parkway runs one way with the commute, and Connecticut Avenue has lost its reversible lane for good.',
    watch:
      'Motorcades, marches, and marathons close streets on short notice, and that’s when pictures beat maps. The Rock Creek ford floods, cherry blossom season jams the Tidal Basin, and one inch of snow is enough to stop everything.',
    roads: 'I-395, I-695, I-295, US-50 (New York Avenue), DC-295, Rock Creek Parkway, US-29',
    areas: [
      ['Downtown and Mall', '70+', 'Constitution Avenue, 14th Street, K Street'],
      ['Potomac bridges', '40+', 'Roosevelt, Key, Chain, and 14th Street bridges'],
      ['Southwest Freeway', '35+', 'I-395, I-695, Third Street Tunnel'],
      ['Anacostia', '40+', '11th Street Bridge, DC-295, Douglass Bridge'],
      ['Northeast', '35+', 'New York Avenue, Bladensburg Road, Florida Avenue'],
      ['Upper Northwest', '30+', 'Connecticut and Wisconsin avenues, Rock Creek'],
    ],
  },
];
