import type { PlaceEntry } from '@/lib/places/place';

export const MONTANA: readonly PlaceEntry[] = [
  {
    key: 'montana',
    type: 'state',
    name: 'Montana',
    code: 'MT',
    count: '190+',
    description:
      'Montana’s pictures are of passes: Lookout, Homestake, Bozeman, Lost Trail, and MacDonald, where I-90, I-15, and US-12 cross the Rockies.',
    traffic:
      'I-90 runs 552 miles here, its longest stretch in any state. Bozeman’s 19th Avenue and Missoula’s Reserve Street have the only daily backups; in summer, US-89 and US-191 carry everyone to Yellowstone.',
    watch:
      'Gusts at Livingston blow trailers over, so trucks detour off I-90 through town. Check for chain requirements at Lookout, bison near Gardiner, and smoke in August.',
    roads: 'I-90, I-15, I-94, US-2, US-93, US-191, US-12',
    areas: [
      ['Missoula and Lookout Pass', '40+', 'I-90, US-93, Reserve Street'],
      ['Butte and Homestake', '25+', 'I-90, I-15, Homestake Pass'],
      ['Bozeman and Livingston', '35+', 'Bozeman Pass, US-191, Yankee Jim Canyon'],
      ['Billings', '30+', 'I-90, I-94, Airport Road'],
      ['Glacier and Hi-Line', '30+', 'US-2 Marias Pass, Kalispell, Havre'],
      ['Great Falls and Helena', '25+', 'I-15, MacDonald Pass, Rogers Pass'],
    ],
  },
  {
    key: 'billings',
    type: 'city',
    name: 'Billings',
    code: 'MT',
    count: '30+',
    description:
      'Billings sits under the Rims by the Yellowstone River, where I-94 splits off toward the Dakotas and I-90 turns for Wyoming.',
    traffic:
      'King Avenue West and 24th Street have the shops; 27th Street climbs from I-90 to the airport on top of the cliff. Three refineries and a sugar mill share the river exits, and the bypass to the Heights opened in stages.',
    watch:
      'Main Street in the Heights is the busiest road in Montana. The flood of June 2022 passed through a day after it hit Yellowstone, and ice fog rises from the river at twenty below.',
    roads: 'I-90, I-94, US-87, MT-3, King Avenue, 27th Street',
    areas: [
      ['I-90', '10+', 'King Avenue, 27th Street, Lockwood'],
      ['Downtown and Rims', '6+', '27th Street, airport, MT-3'],
      ['Heights', '6+', 'Main Street, US-87, Bypass'],
      ['I-94 split', '4+', 'Pinehills, Johnson Lane'],
    ],
  },
  {
    key: 'missoula',
    type: 'city',
    name: 'Missoula',
    code: 'MT',
    count: '28+',
    description:
      'Missoula is the hub of five valleys, with I-90 along the Clark Fork and Reserve Street, US-93, through the middle.',
    traffic:
      'Orange Street, Van Buren, and Reserve are the three ramps; Brooks meets South and Russell at Malfunction Junction. Bitterroot commuters come up US-93 from Lolo and Hamilton, and skiers come up US-12.',
    watch:
      'Inversions trap smoke and fog in the valley. Hellgate Canyon’s wind whips ice over the Madison bridge; Lookout and Lolo passes, ninety and forty miles away, decide the trip to Idaho.',
    roads: 'I-90, US-93 (Reserve Street), US-12, MT-200, Brooks Street, Russell Street',
    areas: [
      ['I-90', '9+', 'Van Buren, Orange, Reserve, Wye'],
      ['Reserve Street', '7+', 'US-93, Mullan, South Avenue'],
      ['Malfunction Junction', '4+', 'Brooks, Russell, South'],
      ['Canyons', '6+', 'Bonner, MT-200, Lolo US-12'],
    ],
  },
];
