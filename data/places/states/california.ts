import type { PlaceEntry } from '@/lib/places/place';

export const CALIFORNIA: readonly PlaceEntry[] = [
  {
    key: 'california',
    type: 'state',
    name: 'California',
    code: 'CA',
    count: '8500+',
    description:
      'California has more cameras than any other state on our list: Caltrans alone covers I-5, I-80, I-405, US-101, and SR-99 in twelve districts.',
    traffic:
      'Los Angeles drivers say “the 405,” Bay Area drivers say “880” and “101” with no article, and the Central Valley lives on 99. Trucks follow I-5 over the Grapevine, skiers take I-80 and US-50, and port traffic from San Pedro loads up I-710.',
    watch:
      'Chain controls at Donner and Echo, snow on the Grapevine, tule fog in the Central Valley, Santa Ana winds at Fontana, slides at Big Sur: a single winter day can bring them all.',
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
      'San Jose ties US-101, I-280, I-680, and I-880 to SR-85, SR-87, and SR-17, all of them full of Silicon Valley commuters.',
    traffic:
      'US-101, SR-85, and SR-237 now have tolled express lanes. The Joe Colla interchange stacks 101 over 280 and 680; Tully, Capitol, and Blossom Hill serve the south side, Montague and Lawrence the tech campuses.',
    watch:
      'SR-17 over the hill to Santa Cruz gets fog, Saturday beach traffic, and fallen redwoods. Coyote Creek flooded the edge of 101 in 2017, and Sharks games fill Santa Clara Street and Bird Avenue.',
    roads: 'US-101, I-280, I-680, I-880, SR-85, SR-87, SR-17, SR-237',
    areas: [
      ['Downtown', '46+', 'SR-87, I-280, Guadalupe, arena'],
      ['101, 280, and 680', '40+', 'Joe Colla interchange, Tully, Story'],
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
    description:
      'San Francisco has two great bridges, the Golden Gate and the Bay Bridge, and no freeway connecting them.',
    traffic:
      '19th Avenue and Van Ness fill that gap, Doyle Drive became the Presidio Parkway, and the Central Freeway drops cars at Octavia. The metering lights at the Bay Bridge toll plaza decide Oakland’s morning.',
    watch:
      'In fog, check the bridge towers first. Giants fans at Oracle Park and Warriors fans at Chase Center both use King and Third, Fleet Week closes Marina Boulevard, and part of the Great Highway is now a park.',
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
      'Fresno runs on SR-99 through raisin country, with SR-41 to Yosemite, SR-180 to Kings Canyon, and SR-168 to Huntington Lake.',
    traffic:
      'SR-41 and SR-180 cross at a stack downtown; Shaw, Herndon, and Blackstone are the streets everyone drives. High-speed rail construction has moved SR-99 itself and many overpasses along it.',
    watch:
      'Tule fog from November to February causes chain-reaction crashes on SR-99; the camera shows whether you’ll be able to see past your hood. Summer brings 110-degree heat and smoke from Sierra fires.',
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
      'Sacramento brings I-5, I-80, US-50, and SR-99 together on the flood plain of two rivers, with the golden Tower Bridge facing the Capitol.',
    traffic:
      'The W-X Freeway, US-50, is the city’s spine and its work zone; the Capital City Freeway over the American River is two lanes short. Kings games fill Third and J, and Elk Grove commuters fill SR-99.',
    watch:
      'The Yolo Causeway shows wind and fog, and the bypass below it shows flooding. On Fridays, compare I-80 toward Donner with US-50 toward Echo: backups begin in Auburn or Placerville.',
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
      'Oakland’s MacArthur Maze ties I-80, I-580, and I-880 to the Bay Bridge; a tanker fire melted one of its ramps in 2007.',
    traffic:
      'Trucks stay on I-880, the Nimitz, because they have been banned from I-580 since 1963. The Caldecott Tunnel’s four bores lead to Contra Costa, the Posey Tube leads to Alameda, and High Street has a drawbridge.',
    watch:
      'Toll plaza backups show up on the Maze cameras half an hour before you reach them. Also check for fog at the west end of the Caldecott, hot wind at the east end, and fires in the hills in October.',
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
      'Stockton is a deep-water port eighty miles inland, between I-5 and SR-99, with the Crosstown Freeway connecting them.',
    traffic:
      'Bay Area commuters leave on I-5 and I-205 at four in the morning, headed over the Altamont. March Lane, Hammer, and Pacific carry shopping traffic; SR-4 follows the levees, drawbridges included, to Antioch.',
    watch:
      'Delta fog, Altamont wind, ships under the I-5 bridge, asparagus season, and almond dust each get their turn. The low rail underpasses at Charter Way flood after an inch of rain.',
    roads: 'I-5, SR-99, SR-4 (Crosstown Freeway), SR-88, I-205, March Lane',
    areas: [
      ['I-5', '26+', 'March Lane, Crosstown, Charter Way'],
      ['SR-99', '22+', 'Hammer, Fremont, Mariposa'],
      ['Crosstown', '14+', 'SR-4, downtown, port'],
      ['Tracy and Altamont', '16+', 'I-205, I-580, Mossdale'],
    ],
  },
];
