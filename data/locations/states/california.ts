import type { PlaceEntry } from '@/lib/locations/place-entry';

/** California and its places. */
export const CALIFORNIA: readonly PlaceEntry[] = [
  {
    key: 'california',
    type: 'state',
    name: 'California',
    code: 'CA',
    count: '8500+',
    description:
      'California has more cameras than any state of our catalogue: Caltrans alone looks at I-5, I-80, I-405, US-101 and SR-99 in twelve districts.',
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
    key: 'los-angeles',
    type: 'city',
    name: 'Los Angeles',
    code: 'CA',
    count: '1200+',
    description:
      'Los Angeles invented the four-level interchange and still lives by numbers: the 405 over Sepulveda, the 101, the 110, the 10 and the 5.',
    traffic:
      'The Arroyo Seco of 1940 has stop signs on its ramps; the Harbor Freeway has carpool tolls on a deck. Sepulveda Pass, the East L.A. Interchange and LAX’s Century Boulevard are never quite clear.',
    watch:
      'Fires such as Palisades in January 2025 close PCH and Topanga for months, rain brings the slides. Dodger nights fill Sunset and Stadium Way, Sofi’s Sundays Manchester and the 105.',
    roads: 'I-405, US-101, I-10, I-110, I-5, I-105, I-710, SR-2',
    areas: [
      ['Downtown', '170+', 'Four Level, I-110, US-101, East L.A. Interchange'],
      ['Sepulveda and Westside', '160+', 'I-405, I-10, Wilshire'],
      ['San Fernando Valley', '190+', 'US-101, I-405, SR-118, SR-170'],
      ['South L.A.', '150+', 'I-110, I-105, Harbor Gateway'],
      ['LAX', '70+', 'I-405 Century, I-105, Sepulveda'],
      ['Hollywood and Cahuenga', '90+', 'US-101, Highland, Barham'],
      ['Harbor', '80+', 'I-710, Vincent Thomas Bridge, San Pedro'],
    ],
  },
  {
    key: 'san-diego',
    type: 'city',
    name: 'San Diego',
    code: 'CA',
    count: '480+',
    description:
      'San Diego parts I-5 and I-805 at the Merge, bends a blue bridge to Coronado and ends at the busiest land border of the West.',
    traffic:
      'Sorrento Valley’s biotech jams the Merge both ways; I-15 has movable-barrier express lanes, I-8 the beach. San Ysidro and Otay Mesa cross 100,000 people a day, and SR-125 takes a toll to avoid it.',
    watch:
      'Look at the border lanes from the freeway’s last exits. Mission Valley’s San Diego River floods Fashion Valley Road; Santa Ana wind shuts I-8 at Alpine and the Laguna grade to high loads.',
    roads: 'I-5, I-8, I-15, I-805, SR-163, SR-94, SR-52, SR-75 (Coronado Bridge)',
    areas: [
      ['Downtown and Coronado', '60+', 'I-5 S-curve, SR-94, Coronado Bridge'],
      ['Merge and La Jolla', '60+', 'I-5, I-805, Sorrento Valley'],
      ['Mission Valley', '60+', 'I-8, SR-163, I-15'],
      ['I-15', '60+', 'Mira Mesa, Rancho Bernardo, express lanes'],
      ['Border', '50+', 'San Ysidro, Otay Mesa, SR-905'],
      ['East', '40+', 'I-8 El Cajon, Alpine, SR-125'],
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
    key: 'long-beach',
    type: 'city',
    name: 'Long Beach',
    code: 'CA',
    count: '160+',
    description:
      'Long Beach ships its containers up I-710 and over the cable-stayed bridge that replaced the Gerald Desmond in 2020.',
    traffic:
      'Half of the trucks of America’s busiest port complex turn at Anaheim and Pico. The 405 crosses the north past the airport, the Traffic Circle on Lakewood Boulevard is from 1932, and PCH takes the beach.',
    watch:
      'April’s Grand Prix shuts Shoreline Drive for a month of grandstands. Marine fog hides the bridge’s towers; king tides come up at Belmont Shore and the Peninsula.',
    roads: 'I-710, I-405, SR-91, SR-22, I-605, SR-1 (Pacific Coast Highway), Ocean Boulevard',
    areas: [
      ['Port', '34+', 'I-710, Long Beach International Gateway, Ocean Boulevard'],
      ['Downtown', '26+', 'Shoreline Drive, Sixth and Seventh streets'],
      ['I-405', '34+', 'Cherry, Lakewood, airport, I-605'],
      ['North', '24+', 'SR-91, I-710, Artesia'],
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
    key: 'bakersfield',
    type: 'city',
    name: 'Bakersfield',
    code: 'CA',
    count: '110+',
    description:
      'Bakersfield is where SR-99 meets SR-58 over the Tehachapis and the Centennial Corridor carries the Westside Parkway to it.',
    traffic:
      'Half of what America eats passes on these truck lanes. Rosedale, Ming and Stockdale are the local streets; SR-178 runs to Kern Canyon and I-5’s Grapevine begins thirty miles south at Wheeler Ridge.',
    watch:
      'When snow closes the Grapevine, the queue starts here and the detour over SR-58 fills too. Tule fog, dust at Arvin and flash floods at Tehachapi fill the year between.',
    roads: 'SR-99, SR-58, SR-178, SR-204, I-5, SR-65, Westside Parkway',
    areas: [
      ['SR-99', '30+', 'Rosedale, Ming, White Lane'],
      ['SR-58', '26+', 'Centennial Corridor, Cottonwood, Tehachapi'],
      ['SR-178', '14+', 'Downtown, Oswell, Kern Canyon'],
      ['Grapevine', '22+', 'I-5 Wheeler Ridge, Fort Tejon, Tejon Pass'],
    ],
  },
  {
    key: 'anaheim',
    type: 'city',
    name: 'Anaheim',
    code: 'CA',
    count: '150+',
    description:
      'Anaheim has Disneyland beside I-5, the stadium and the arena beside SR-57, and SR-91, the Riverside Freeway, across the north.',
    traffic:
      'The Orange Crush, where 5, 57 and 22 meet, is just south. SR-91’s Express Lanes, tolled by the hour, begin at SR-55; Katella and Ball carry the park’s guests, Harbor its hotels.',
    watch:
      'The fireworks at nine empty the Mickey and Friends garage onto I-5. Angels and Ducks play across the street from each other; Santa Ana Canyon’s wind and fire show on the 91 and 241.',
    roads: 'I-5, SR-91, SR-57, SR-55, SR-241, Katella Avenue, Harbor Boulevard',
    areas: [
      ['Resort', '30+', 'I-5 Disneyland Drive, Katella, Harbor'],
      ['Platinum Triangle', '26+', 'SR-57, Katella, stadium'],
      ['Orange Crush', '20+', 'I-5, SR-57, SR-22'],
      ['SR-91', '34+', 'Harbor, SR-57, SR-55 express lanes'],
      ['Anaheim Hills', '20+', 'SR-91 Weir Canyon, SR-241'],
    ],
  },
  {
    key: 'riverside',
    type: 'city',
    name: 'Riverside',
    code: 'CA',
    count: '140+',
    description:
      'Riverside feeds Orange County every morning by SR-91, and meets I-215 and SR-60 in a tall interchange east of downtown.',
    traffic:
      'The 91’s toll lanes run from I-15 in Corona; fourteen lanes are still not enough at Green River. Warehouses of Moreno Valley and Perris load SR-60 and I-215, UC Riverside its university ramps.',
    watch:
      'Wind at Jurupa tips trailers on SR-60 and I-15. The Mission Inn’s lights fill Market Street in December, and Box Springs grade, rain or smoke, is the first picture to check.',
    roads: 'SR-91, I-215, SR-60, I-15, Van Buren Boulevard, Magnolia Avenue',
    areas: [
      ['60, 91 and 215', '30+', 'Interchange, University Avenue, Spruce'],
      ['SR-91', '36+', 'Magnolia, Van Buren, La Sierra'],
      ['Corona', '30+', 'SR-91, I-15, Green River'],
      ['Box Springs', '20+', 'I-215, SR-60, Moreno Valley'],
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
