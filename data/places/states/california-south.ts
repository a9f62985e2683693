import type { PlaceEntry } from '@/lib/places/place';

export const CALIFORNIA_SOUTH: readonly PlaceEntry[] = [
  {
    key: 'los-angeles',
    type: 'city',
    name: 'Los Angeles',
    code: 'CA',
    count: '1200+',
    description:
      'Los Angeles invented the four-level interchange and still lives by numbers: the 405 over Sepulveda, the 101, the 110, the 10, and the 5.',
    traffic:
      'The 1940 Arroyo Seco Parkway has stop signs on its ramps; the Harbor Freeway has elevated toll lanes for carpools. Sepulveda Pass, the East L.A. Interchange, and LAX’s Century Boulevard are never quite clear.',
    watch:
      'Wildfires like the Palisades Fire in January 2025 close PCH and Topanga for months, and rain brings slides. Dodger games fill Sunset and Stadium Way; Sundays at SoFi fill Manchester and the 105.',
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
      'San Diego splits I-5 and I-805 at the Merge, curves a blue bridge over to Coronado, and ends at the busiest land border crossing in the West.',
    traffic:
      'Sorrento Valley’s biotech commuters jam the Merge both ways. I-15 has express lanes with a movable barrier, and I-8 leads to the beach. About 100,000 people a day cross at San Ysidro and Otay Mesa, and SR-125 is the toll road around the traffic.',
    watch:
      'Check the border lanes before the last freeway exits. The San Diego River floods Fashion Valley Road in Mission Valley, and Santa Ana winds close I-8 at Alpine and on the Laguna grade to high-profile loads.',
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
      'Half the trucks from the nation’s busiest port complex turn at Anaheim and Pico. The 405 crosses the north side past the airport, the Lakewood Boulevard Traffic Circle is older than any of the freeways, and PCH handles beach traffic.',
    watch:
      'April’s Grand Prix shuts down Shoreline Drive for a month of grandstand work. Marine fog hides the bridge’s towers, and king tides flood Belmont Shore and the Peninsula.',
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
      'In Bakersfield, SR-99 meets SR-58 coming over the Tehachapis, and the Centennial Corridor ties in the Westside Parkway.',
    traffic:
      'Half of what America eats passes through on these truck lanes. Rosedale, Ming, and Stockdale are the main local streets; SR-178 runs to Kern Canyon, and I-5’s Grapevine begins thirty miles south at Wheeler Ridge.',
    watch:
      'When snow closes the Grapevine, the backup starts here, and the SR-58 detour fills up too. Tule fog, dust at Arvin, and flash floods at Tehachapi cover the rest of the year.',
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
      'Anaheim has Disneyland beside I-5, the stadium and arena beside SR-57, and SR-91, the Riverside Freeway, across the north side.',
    traffic:
      'The Orange Crush, where the 5, 57, and 22 meet, is just to the south. SR-91’s Express Lanes, with tolls that change by the hour, begin at SR-55. Katella and Ball carry park visitors, and Harbor serves the hotels.',
    watch:
      'After the nine o’clock fireworks, the Mickey and Friends garage empties onto I-5. The Angels and Ducks play across the freeway from each other, and Santa Ana Canyon’s wind and fires hit the 91 and 241.',
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
      'Riverside sends commuters to Orange County on SR-91 every morning and meets I-215 and SR-60 at a tall interchange east of downtown.',
    traffic:
      'The 91’s toll lanes start at I-15 in Corona, and fourteen lanes still aren’t enough at Green River. Warehouses in Moreno Valley and Perris load up SR-60 and I-215, and UC Riverside fills the University Avenue ramps.',
    watch:
      'Wind at Jurupa tips trailers on SR-60 and I-15. The Mission Inn’s lights fill Market Street in December. In rain or smoke, check the Box Springs grade first.',
    roads: 'SR-91, I-215, SR-60, I-15, Van Buren Boulevard, Magnolia Avenue',
    areas: [
      ['60, 91, and 215', '30+', 'Interchange, University Avenue, Spruce'],
      ['SR-91', '36+', 'Magnolia, Van Buren, La Sierra'],
      ['Corona', '30+', 'SR-91, I-15, Green River'],
      ['Box Springs', '20+', 'I-215, SR-60, Moreno Valley'],
    ],
  },
];
