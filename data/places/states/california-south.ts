import type { PlaceEntry } from '@/lib/places/place';

/** Southern California. */
export const CALIFORNIA_SOUTH: readonly PlaceEntry[] = [
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
    key: 'long-beach',
    type: 'city',
    name: 'Long Beach',
    code: 'CA',
    count: '160+',
    description:
      'Long Beach ships its containers up I-710 and over the cable-stayed bridge that replaced the Gerald Desmond in 2020.',
    traffic:
      'Half of the trucks of America’s busiest port complex turn at Anaheim and Pico. The 405 crosses the north past the airport, the Traffic Circle on Lakewood Boulevard is older than any of them, and PCH takes the beach.',
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
];
