import type { PlaceEntry } from '@/lib/places/place';

export const HAWAII: readonly PlaceEntry[] = [
  {
    key: 'hawaii',
    type: 'state',
    name: 'Hawaii',
    code: 'HI',
    count: '330+',
    description:
      'Hawaii numbers interstates that touch no other state: H-1, H-2, H-3, and H-201 on Oahu, with state routes on the Neighbor Islands.',
    traffic:
      'A zipper lane opens on H-1 from Pearl City each workday morning. Likelike and Pali cross the Koolau Range by tunnel and H-3 by viaduct; on Maui the Honoapiilani Highway is both coast road and lifeline.',
    watch:
      'Trade-wind showers flood the windward side, and Kona storms flood the leeward side. Surf washes over Kamehameha Highway at Laniakea. On Hawaii Island, watch for vog, Saddle Road fog, and the 2018 lava at Pohoiki.',
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
      'H-1 through Punchbowl and University dates from 1953 and shows it. Nimitz, Ala Moana, and Kapiolani take the rest, Pali and Likelike carry windward commuters, and Skyline trains now run past the stadium to Kalihi.',
    watch:
      'Waikiki closes Kalakaua for parades and the December marathon. Rain in Manoa reaches the Ala Wai within an hour, and king tides flood Mapunapuna’s shops under clear skies.',
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
      'Kanoelehua Avenue to Keaau and Puna has the only backup, and it’s a long one: one road serves thirty thousand people. Banyan Drive and Kamehameha Avenue follow the bayfront, left open after the tsunami of 1960.',
    watch:
      'A hundred and thirty inches of rain a year find the low bridges of the Hamakua Coast. Saddle Road, at 6,600 feet, gets fog and even hail, and eruptions at Kilauea fill Highway 11 with sightseers.',
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
      'Maui’s roads ring two mountains: the Honoapiilani Highway to Lahaina, the Hana Highway with its 600 curves, and Haleakala’s climb to 10,000 feet.',
    traffic:
      'Kahului’s Dairy Road and Puunene lead from the airport to everything, and Mokulele takes Kihei’s traffic. On the Pali side, two lanes carry all of West Maui, with a tunnel, whale watchers, and slow Fridays.',
    watch:
      'Since the August 2023 fire, the Lahaina Bypass has been the way through. High surf at Olowalu, wind at Maalaea, and rockfall past Kapalua can call off a day trip before it starts.',
    roads: 'Honoapiilani Highway, Hana Highway, Haleakala Highway, Mokulele Highway, Lahaina Bypass, Piilani Highway',
    areas: [
      ['Central Maui', '9+', 'Kahului, Dairy Road, Wailuku'],
      ['West Maui', '9+', 'Honoapiilani Highway, Pali tunnel, Lahaina Bypass'],
      ['South Maui', '6+', 'Piilani Highway, Kihei, Wailea'],
      ['Upcountry and Hana', '6+', 'Haleakala Highway, Paia, Pukalani'],
    ],
  },
];
