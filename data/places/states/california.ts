import type { PlaceEntry } from '@/lib/places/place';

/** California and its places. */
export const CALIFORNIA: readonly PlaceEntry[] = [
  {
    key: 'california',
    type: 'state',
    name: 'California',
    code: 'CA',
    count: '8500+',
    description:
      'California has more cameras than any other state on our list: Caltrans alone watches I-5, I-80, I-405, US-101 and SR-99 in twelve districts.',
    traffic:
      'Los Angeles speaks of the 405, the Bay Area of 880 and 101 without the article, and the Valley of 99. Trucks follow I-5 and cross the Grapevine, skiers I-80 and US-50, and the ports of San Pedro load I-710.',
    watch:
      'Chain control at Donner and Echo, snow on the Grapevine, tule fog in the Central Valley, Santa Ana wind at Fontana, slides at Big Sur: a single winter day can bring them all.',
    roads: 'I-5, I-80, I-405, I-10, US-101, SR-99, I-15, I-880, SR-1',
    areas: [
      ['Los Angeles', '2200+', 'I-405, US-101, I-10, I-5, I-710'],
      ['Orange County', '900+', 'I-5, I-405, SR-91, SR-55'],
      ['San Francisco Bay Area', '1900+', 'Bay Bridge, I-880, US-101, I-680'],
      ['San Diego', '850+', 'I-5, I-8, I-805, border crossings'],
      ['Inland Empire', '750+', 'I-10, I-15, SR-91, Cajon Pass'],
      ['Sacramento and Tahoe', '750+', 'I-80 Donner, US-50, I-5'],
      ['Central Valley', '700+', 'SR-99, I-5 Grapevine, Fresno, Bakersfield'],
      ['Coast and north', '450+', 'US-101, SR-1 Big Sur, I-5 Shasta'],
    ],
  },
  {
    key: 'san-jose',
    type: 'city',
    name: 'San Jose',
    code: 'CA',
    count: '320+',
    description:
      'San Jose gathers US-101, I-280, I-680 and I-880 with SR-85, SR-87 and SR-17, all of them full of Silicon Valley’s commuters.',
    traffic:
      'Express lanes now price US-101, SR-85 and SR-237. The Joe Colla interchange stacks 101 over 280 and 680; Tully, Capitol and Blossom Hill serve the south, Montague and Lawrence the campuses.',
    watch:
      'SR-17 over the hill to Santa Cruz has fog, beach Saturdays and fallen redwoods. Coyote Creek flooded 101’s edge in 2017; Sharks nights fill Santa Clara Street and Bird Avenue.',
    roads: 'US-101, I-280, I-680, I-880, SR-85, SR-87, SR-17, SR-237',
    areas: [
      ['Downtown', '46+', 'SR-87, I-280, Guadalupe, arena'],
      ['101, 280 and 680', '40+', 'Joe Colla interchange, Tully, Story'],
      ['I-880 and airport', '44+', 'I-880, US-101, Coleman'],
      ['South', '40+', 'US-101 Blossom Hill, SR-85, Morgan Hill'],
      ['West and SR-17', '36+', 'SR-85 Saratoga, Los Gatos, Summit'],
    ],
  },
  {
    key: 'san-francisco',
    type: 'city',
    name: 'San Francisco',
    code: 'CA',
    count: '260+',
    description: 'San Francisco has two great bridges, the Golden Gate and the Bay, and no freeway that joins them.',
    traffic:
      '19th Avenue and Van Ness fill that gap, Doyle Drive became the Presidio Parkway, and the Central Freeway sets cars down at Octavia. Meters at the Bay Bridge toll plaza decide Oakland’s morning.',
    watch:
      'In the fog see the towers first. Giants at Oracle Park and Warriors at Chase both use King and Third; Fleet Week closes Marina Boulevard; the Great Highway has become a park.',
    roads: 'US-101, I-80 (Bay Bridge), I-280, SR-1 (19th Avenue), Van Ness Avenue, Presidio Parkway',
    areas: [
      ['Bay Bridge', '44+', 'I-80, toll plaza, Treasure Island, Fremont Street'],
      ['Golden Gate Bridge', '24+', 'US-101, Presidio Parkway, Park Presidio'],
      ['Central Freeway', '34+', 'US-101, Octavia, Van Ness'],
      ['I-280 and SoMa', '40+', 'King Street, Cesar Chavez, Alemany Maze'],
      ['19th Avenue', '22+', 'SR-1, Sunset, Stonestown'],
    ],
  },
  {
    key: 'fresno',
    type: 'city',
    name: 'Fresno',
    code: 'CA',
    count: '140+',
    description:
      'Fresno runs on SR-99 through the raisin country, with SR-41 to Yosemite, SR-180 to Kings Canyon and SR-168 to Huntington Lake.',
    traffic:
      'SR-41 and SR-180 cross downtown on a stack; Shaw, Herndon and Blackstone are the streets everyone drives. High-speed rail has moved SR-99 itself and many overpasses beside it.',
    watch:
      'Tule fog from November to February makes chains of crashes on SR-99; the camera shows whether you will see the hood. Summers at 110 degrees and smoke from Sierra fires follow.',
    roads: 'SR-99, SR-41, SR-180, SR-168, Herndon Avenue, Shaw Avenue',
    areas: [
      ['SR-99', '34+', 'Ashlan, Jensen, Chestnut'],
      ['Downtown', '22+', 'SR-41, SR-180, Ventura'],
      ['SR-41 north', '24+', 'Shaw, Herndon, Friant, Madera line'],
      ['Clovis', '20+', 'SR-168, Shepherd, Sierra foothills'],
    ],
  },
  {
    key: 'sacramento',
    type: 'city',
    name: 'Sacramento',
    code: 'CA',
    count: '260+',
    description:
      'Sacramento crosses I-5, I-80, US-50 and SR-99 in the flood plain of two rivers, with the golden Tower Bridge before its Capitol.',
    traffic:
      'The W-X Freeway, US-50, is the spine and the works; Capital City Freeway over the American has two lanes too few. Kings nights fill Third and J, Elk Grove’s commuters SR-99.',
    watch:
      'The Yolo Causeway tells about wind and fog, the bypass below it about floods. On Friday compare I-80 toward Donner with US-50 toward Echo: the queue begins in Auburn or Placerville.',
    roads: 'I-5, I-80, US-50, SR-99, I-80 Business (Capital City Freeway), SR-65, SR-160',
    areas: [
      ['Downtown', '44+', 'I-5, US-50 W-X, Tower Bridge'],
      ['Capital City Freeway', '32+', 'American River, Cal Expo, Arden'],
      ['I-80 and Roseville', '40+', 'SR-65, Watt, Douglas'],
      ['US-50 east', '40+', 'Howe, Sunrise, Folsom'],
      ['Causeway and Davis', '24+', 'I-80, Yolo Bypass, West Sacramento'],
      ['South', '30+', 'SR-99 Florin, I-5 Pocket, Elk Grove'],
    ],
  },
  {
    key: 'oakland',
    type: 'city',
    name: 'Oakland',
    code: 'CA',
    count: '190+',
    description:
      'Oakland’s MacArthur Maze ties I-80, I-580 and I-880 to the Bay Bridge; a tanker fire melted one ramp in 2007.',
    traffic:
      'Trucks keep to I-880, the Nimitz, because I-580 has been closed to them since 1963. The Caldecott’s four bores lead to Contra Costa, the Posey Tube to Alameda, and High Street’s bridge lifts.',
    watch:
      'Toll plaza meters show on the Maze cameras half an hour before you meet them. Fog at Caldecott’s west end, hot wind at its east, and fire in the hills in October are why one looks.',
    roads: 'I-880, I-580, I-80, I-980, SR-24 (Caldecott Tunnel), SR-13, SR-61',
    areas: [
      ['MacArthur Maze', '36+', 'I-80, I-580, I-880, toll plaza'],
      ['Downtown', '28+', 'I-980, I-880 Jackson, Posey Tube'],
      ['Nimitz', '40+', 'I-880 Coliseum, airport, High Street'],
      ['Caldecott and hills', '26+', 'SR-24, SR-13, Broadway'],
      ['I-580', '26+', 'Grand, Fruitvale, San Leandro'],
    ],
  },
  {
    key: 'stockton',
    type: 'city',
    name: 'Stockton',
    code: 'CA',
    count: '85+',
    description:
      'Stockton is a deep-water port eighty miles inland, between I-5 and SR-99, with the Crosstown Freeway joining them.',
    traffic:
      'Commuters to the Bay leave on I-5 and I-205 at four in the morning, over Altamont. March Lane, Hammer and Pacific carry the shops; SR-4 follows the levees, with drawbridges, to Antioch.',
    watch:
      'Delta fog and Altamont wind, the ships under the I-5 bridge, asparagus and almond dust: each has a season. Flooded low rails at Charter Way show after an inch of rain.',
    roads: 'I-5, SR-99, SR-4 (Crosstown Freeway), SR-88, I-205, March Lane',
    areas: [
      ['I-5', '26+', 'March Lane, Crosstown, Charter Way'],
      ['SR-99', '22+', 'Hammer, Fremont, Mariposa'],
      ['Crosstown', '14+', 'SR-4, downtown, port'],
      ['Tracy and Altamont', '16+', 'I-205, I-580, Mossdale'],
    ],
  },
];
