import type { PlaceEntry } from '@/lib/places/place';

export const SOUTH_DAKOTA: readonly PlaceEntry[] = [
  {
    key: 'south-dakota',
    type: 'state',
    name: 'South Dakota',
    code: 'SD',
    count: '210+',
    description:
      'South Dakota is I-90 from Sioux Falls to the Black Hills, I-29 along the east side, and the Missouri down the middle.',
    traffic:
      'Summer brings campers to the Badlands and Rushmore at 80 miles an hour; the first full week of August brings Sturgis, with half a million motorcycles at I-90 Exits 30 and 32.',
    watch:
      'Blizzards close I-90 from Mitchell to Wall, with gates and cameras at each closure point. Hail and wind cross the hill at Chamberlain, and Black Hills canyons get snow as early as September.',
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
      'Sioux Falls is boxed in by I-90, I-29, and I-229, with Veterans Parkway, SD-100, closing the fourth side.',
    traffic:
      '41st Street at the Empire, Louise at I-229, and 26th Street are the intersections everyone knows; 41st and I-29 is now a diverging diamond. Minnesota and Kiwanis are the cross-city streets.',
    watch:
      'In May 2022 a derecho turned the afternoon sky green and black; Big Sioux floods reach the greenway and its low spots. Summit, two hours north, has I-29’s worst weather.',
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
      'Rapid City is the gateway to the Black Hills: I-190 leads from I-90 to Omaha Street, and US-16 climbs to Mount Rushmore.',
    traffic:
      'Haines Avenue and LaCrosse Street at I-90 have the malls; Catron Boulevard is the truck bypass to US-16 and SD-79. Traffic for Ellsworth’s bombers and their builders uses Exits 63 and 67 in Box Elder.',
    watch:
      'The 1972 flood on Rapid Creek killed 238 people, so the flood plain is now parks. Chinook winds and upslope snow can change the picture within an hour; August belongs to motorcycles.',
    roads: 'I-90, I-190, US-16 (Mount Rushmore Road), SD-44 (Omaha Street), SD-79, US-16B (Catron Boulevard)',
    areas: [
      ['I-90', '10+', 'Haines, LaCrosse, Elk Vale'],
      ['Downtown', '7+', 'I-190, Omaha Street, Main Street'],
      ['US-16', '6+', 'Catron Boulevard, Reptile Gardens, Keystone'],
      ['Box Elder', '5+', 'Exit 63, Exit 67, Ellsworth'],
    ],
  },
];
