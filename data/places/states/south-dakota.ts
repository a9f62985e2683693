import type { PlaceEntry } from '@/lib/places/place';

/** South Dakota and its places. */
export const SOUTH_DAKOTA: readonly PlaceEntry[] = [
  {
    key: 'south-dakota',
    type: 'state',
    name: 'South Dakota',
    code: 'SD',
    count: '210+',
    description:
      'South Dakota is I-90 from Sioux Falls to the Black Hills, I-29 along its east side, and the Missouri down the middle.',
    traffic:
      'Summer brings campers for Badlands and Rushmore at 80 miles an hour; the first full week of August brings Sturgis and half a million motorcycles on I-90 Exit 30 and 32.',
    watch:
      'Blizzards close I-90 from Mitchell to Wall with gates and cameras at each. Hail and wind cross Chamberlain’s hill; Black Hills canyons get snow as early as September.',
    roads: 'I-90, I-29, I-229, I-190, US-83, US-14, US-16',
    areas: [
      ['Sioux Falls', '70+', 'I-29, I-90, I-229'],
      ['Rapid City and Black Hills', '60+', 'I-90, I-190, US-16, Sturgis'],
      ['I-90 Missouri crossing', '20+', 'Chamberlain, Murdo, Mitchell'],
      ['Pierre', '15+', 'US-14, US-83, Missouri bridge'],
      ['Northeast', '30+', 'I-29 Watertown, Summit, Aberdeen US-12'],
    ],
  },
  {
    key: 'sioux-falls',
    type: 'city',
    name: 'Sioux Falls',
    code: 'SD',
    count: '60+',
    description:
      'Sioux Falls is boxed by I-90, I-29 and I-229, with SD-100, the Veterans Parkway, closing the fourth side.',
    traffic:
      '41st Street at the Empire, Louise at I-229 and 26th Street are the intersections everyone names; 41st and I-29 is a diverging diamond now. Minnesota and Kiwanis are the streets across.',
    watch:
      'In May 2022 a derecho turned the noon sky green and black; Big Sioux floods reach the greenway and its dips. Summit, two hours north, is where I-29’s weather is worst.',
    roads: 'I-29, I-90, I-229, SD-100 (Veterans Parkway), 41st Street, Minnesota Avenue',
    areas: [
      ['I-29', '18+', '26th, 41st, 85th, Tea'],
      ['I-229', '16+', 'Louise, Minnesota, Benson'],
      ['I-90', '8+', 'Cliff Avenue, Marion Road'],
      ['East side', '10+', 'Veterans Parkway, 10th Street, Arrowhead'],
    ],
  },
  {
    key: 'rapid-city',
    type: 'city',
    name: 'Rapid City',
    code: 'SD',
    count: '32+',
    description:
      'Rapid City is the gate to the Black Hills: I-190 leads from I-90 to Omaha Street, US-16 up to Mount Rushmore.',
    traffic:
      'Haines Avenue and LaCrosse Street at I-90 have the malls, Catron Boulevard the truck bypass to US-16 and SD-79. Ellsworth’s bombers and their builders use Exit 63 and 67 in Box Elder.',
    watch:
      'The 1972 flood on Rapid Creek killed 238 people, so the valley is now parks. Chinook winds and upslope snow change the picture in an hour; August belongs to motorcycles.',
    roads: 'I-90, I-190, US-16 (Mount Rushmore Road), SD-44 (Omaha Street), SD-79, US-16B (Catron Boulevard)',
    areas: [
      ['I-90', '10+', 'Haines, LaCrosse, Elk Vale'],
      ['Downtown', '7+', 'I-190, Omaha Street, Main Street'],
      ['US-16', '6+', 'Catron Boulevard, Reptile Gardens, Keystone'],
      ['Box Elder', '5+', 'Exit 63, Exit 67, Ellsworth'],
    ],
  },
];
