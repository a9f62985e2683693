import type { PlaceEntry } from '@/lib/places/place';

/** Hawaii and its places. */
export const HAWAII: readonly PlaceEntry[] = [
  {
    key: 'hawaii',
    type: 'state',
    name: 'Hawaii',
    code: 'HI',
    count: '330+',
    description:
      'Hawaii numbers interstates that touch no other state: H-1, H-2, H-3 and H-201 on Oahu, with state routes on the neighbor islands.',
    traffic:
      'A zipper lane opens on H-1 from Pearl City each workday morning. Likelike and Pali cross the Koolau by tunnel, H-3 by viaduct; on Maui the Honoapiilani Highway is both coast road and lifeline.',
    watch:
      'Trade-wind showers flood the windward side, Kona storms the leeward. Surf covers Kamehameha Highway at Laniakea; on Hawaii Island, vog, Saddle Road fog and the lava of 2018 at Pohoiki tell why.',
    roads: 'H-1, H-2, H-3, Moanalua Freeway (H-201), Pali Highway, Kamehameha Highway, Daniel K. Inouye Highway',
    areas: [
      ['Honolulu', '180+', 'H-1, Nimitz, Kapiolani, Ala Moana'],
      ['Central and leeward Oahu', '60+', 'H-1 Pearl City, H-2, Farrington'],
      ['Windward Oahu', '30+', 'H-3, Pali, Likelike'],
      ['Maui', '30+', 'Honoapiilani Highway, Hana Highway, Kahului'],
      ['Hawaii Island', '25+', 'Hilo, Saddle Road, Kona'],
    ],
  },
  {
    key: 'honolulu',
    type: 'city',
    name: 'Honolulu',
    code: 'HI',
    count: '180+',
    description:
      'Honolulu fits between reef and ridge, with H-1 half a mile from the sea and side streets named for chiefs and birds.',
    traffic:
      'H-1 through Punchbowl and University dates from 1953 and shows it. Nimitz, Ala Moana and Kapiolani take the rest, Pali and Likelike the windward commuters; Skyline trains now pass the stadium to Kalihi.',
    watch:
      'Waikiki closes Kalakaua for parades and the December marathon. Manoa’s rain runs down the Ala Wai in an hour; king tides reach Mapunapuna’s shops without a cloud.',
    roads:
      'H-1, H-201 (Moanalua Freeway), Nimitz Highway, Ala Moana Boulevard, Pali Highway, Likelike Highway, Kalanianaole Highway',
    areas: [
      ['H-1 town', '50+', 'Punchbowl, Punahou, University, Kapiolani'],
      ['Airport and Middle Street', '36+', 'H-1, H-201, Nimitz'],
      ['Waikiki and Ala Moana', '36+', 'Kalakaua, Ala Wai, Kapahulu'],
      ['Pali and Likelike', '18+', 'Tunnels, Kalihi, Nuuanu'],
      ['East', '18+', 'Kalanianaole, Hawaii Kai, Aina Haina'],
    ],
  },
  {
    key: 'hilo',
    type: 'city',
    name: 'Hilo',
    code: 'HI',
    count: '14+',
    description:
      'Hilo is the rainy side of Hawaii Island, where the Belt Road meets Saddle Road, now the Daniel K. Inouye Highway.',
    traffic:
      'Kanoelehua Avenue to Keaau and Puna is the only queue, and it is a long one; one road serves thirty thousand people. Banyan Drive and Kamehameha Avenue keep the bay front, left open after the tsunami of 1960.',
    watch:
      'A hundred and thirty inches of rain find the low bridges of the Hamakua coast. Fog and even hail stand on Saddle Road at 6,600 feet; eruptions at Kilauea fill Highway 11 with watchers.',
    roads:
      'Highway 11 (Kanoelehua Avenue), Highway 19 (Belt Road), Daniel K. Inouye Highway, Highway 130, Kamehameha Avenue',
    areas: [
      ['Bay front', '4+', 'Kamehameha Avenue, Singing Bridge, Highway 19'],
      ['Kanoelehua', '4+', 'Highway 11, Puainako, airport'],
      ['Puna', '3+', 'Keaau, Highway 130, Volcano'],
      ['Saddle Road', '3+', 'Kaumana, Mauna Kea access, Pohakuloa'],
    ],
  },
  {
    key: 'maui',
    type: 'region',
    name: 'Maui',
    code: 'HI',
    count: '30+',
    county: 'Maui',
    description:
      'Maui’s roads ring two mountains: the Honoapiilani Highway to Lahaina, the Hana Highway with 600 curves and Haleakala’s climb to 10,000 feet.',
    traffic:
      'Kahului’s Dairy Road and Puunene lead from the airport to everything; Mokulele takes Kihei’s traffic. On the Pali side two lanes carry West Maui, with its tunnel, its whales and its slow Fridays.',
    watch:
      'After the fire of August 2023 the Lahaina Bypass is the way through. High surf at Olowalu, wind at Maalaea and rock falls past Kapalua decide whether a day trip begins at all.',
    roads: 'Honoapiilani Highway, Hana Highway, Haleakala Highway, Mokulele Highway, Lahaina Bypass, Piilani Highway',
    areas: [
      ['Central Maui', '9+', 'Kahului, Dairy Road, Wailuku'],
      ['West Maui', '9+', 'Honoapiilani Highway, Pali tunnel, Lahaina Bypass'],
      ['South Maui', '6+', 'Piilani Highway, Kihei, Wailea'],
      ['Upcountry and Hana', '6+', 'Haleakala Highway, Paia, Pukalani'],
    ],
  },
];
