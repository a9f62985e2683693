import type { PlaceEntry } from '@/lib/places/place';

/** Alabama and its places. */
export const ALABAMA: readonly PlaceEntry[] = [
  {
    key: 'alabama',
    type: 'state',
    name: 'Alabama',
    code: 'AL',
    count: '825+',
    description:
      'Alabama’s roads go from the rocket city of Huntsville over Birmingham’s Malfunction Junction to the tunnels of Mobile Bay.',
    traffic:
      'I-65 crosses the whole state and carries beach traffic to Gulf Shores; I-20 and I-59 share Birmingham. Auto plants at Vance, Lincoln, Montgomery and Huntsville fill their interchanges at each shift.',
    watch:
      'Tornado watches come in April and November, hurricanes at the other end of summer, when I-65 can be turned northbound only. Fog on Mobile’s Bayway caused a 193-car pileup in 1995.',
    roads: 'I-65, I-20, I-59, I-10, I-85, I-565, I-459, US-280',
    areas: [
      ['Birmingham', '260+', 'I-20/59, I-65, US-280, Red Mountain Expressway'],
      ['Huntsville', '140+', 'I-565, Memorial Parkway, US-72'],
      ['Mobile and beaches', '170+', 'I-10 Wallace Tunnel, Bayway, I-65'],
      ['Montgomery', '110+', 'I-65, I-85, Eastern Boulevard'],
      ['Tuscaloosa', '70+', 'I-20/59, McFarland Boulevard'],
    ],
  },
  {
    key: 'birmingham',
    type: 'city',
    name: 'Birmingham',
    code: 'AL',
    count: '190+',
    description:
      'Birmingham rebuilt its I-20/59 bridges downtown with a park below, cut Red Mountain open for US-31, and sends everyone else down US-280.',
    traffic:
      'US-280 through Mountain Brook and Inverness is a highway with thirty traffic lights. I-65 south of Homewood stacks up to Hoover; I-459 is the truckers’ bypass, and I-22 arrives from Memphis north of town.',
    watch:
      'Malfunction Junction, I-65 and I-20/59, tells the day’s mood. Tornado paths cross Fultondale and Pratt City; in January 2014 an hour of snow left thousands walking home over Red Mountain.',
    roads: 'I-65, I-20, I-59, I-459, I-22, US-280, US-31 (Red Mountain Expressway)',
    areas: [
      ['Downtown', '40+', 'I-20/59 bridges, Malfunction Junction, Civic Center'],
      ['Red Mountain', '24+', 'US-31 cut, Highland Avenue, Homewood'],
      ['US-280', '34+', 'Mountain Brook, Summit, Inverness'],
      ['Hoover', '34+', 'I-65, I-459, Galleria'],
      ['East and north', '34+', 'I-59 Trussville, airport, I-22'],
    ],
  },
  {
    key: 'huntsville',
    type: 'city',
    name: 'Huntsville',
    code: 'AL',
    count: '120+',
    description:
      'Huntsville, Alabama’s largest city, hangs between I-565’s Saturn V and the gates of Redstone Arsenal on Memorial Parkway.',
    traffic:
      'Forty thousand arsenal workers enter by Gates 8, 9 and 10; Research Park Boulevard and Rideout Road take their queues. US-72 to Madison and Athens grows each year, as does Toyota-Mazda’s traffic at Greenbrier.',
    watch:
      'The Tennessee valley’s April storms, Governors Drive over Monte Sano in ice and the Whitesburg Bridge in floods are what the pictures are for.',
    roads: 'I-565, US-231 (Memorial Parkway), US-72, AL-255 (Research Park Boulevard), US-431, AL-53',
    areas: [
      ['I-565', '28+', 'Space center, Wall Triana, County Line Road'],
      ['Memorial Parkway', '28+', 'Governors Drive, University Drive, Airport Road'],
      ['Arsenal gates', '22+', 'Gate 9 Rideout Road, Gate 8 Drake Avenue'],
      ['Madison', '22+', 'US-72, Hughes Road, Town Madison'],
    ],
  },
  {
    key: 'montgomery',
    type: 'city',
    name: 'Montgomery',
    code: 'AL',
    count: '80+',
    description:
      'Montgomery is where I-85 ends at I-65, a mile from Dexter Avenue and the Capitol, with the Alabama River in a bend to the north.',
    traffic:
      'I-85 east to Taylor Road and EastChase carries the commute; Eastern and Southern boulevards circle the older town. Hyundai’s plant in Hope Hull has its own exit on I-65, Maxwell Air Force Base on Bell Street.',
    watch:
      'Beach weekends show at I-65 and US-231 south. The rail underpasses on Madison and Fairview ponds fill in thunderstorms; fog settles by the river at Millbrook.',
    roads: 'I-65, I-85, US-231, US-80, US-82, Eastern Boulevard',
    areas: [
      ['I-65 and I-85', '18+', 'Interchange, Day Street, Capitol'],
      ['I-85 east', '22+', 'Ann Street, Eastern Boulevard, Taylor Road'],
      ['South', '16+', 'US-231, Southern Boulevard, Hope Hull'],
      ['River and Prattville', '14+', 'I-65 Alabama River, Cobbs Ford Road'],
    ],
  },
  {
    key: 'mobile',
    type: 'city',
    name: 'Mobile',
    code: 'AL',
    count: '110+',
    description:
      'Mobile drives I-10 through the two-lane tubes of the Wallace Tunnel and out over seven miles of Bayway, low above the water.',
    traffic:
      'The tunnel’s curve slows 75,000 cars a day, the Bankhead takes the small ones, and the Cochrane-Africatown Bridge the hazardous loads. Airport Boulevard to the malls is the longest local jam of the state.',
    watch:
      'Look at the tunnel entrance before beach trips. Storm surge covers the Causeway at Spanish Fort; Mardi Gras parades close Government Street; and sixty-six inches of rain a year fall mostly at once.',
    roads: 'I-10, I-65, I-165, US-98, US-90 (Government Street), Airport Boulevard',
    areas: [
      ['Wallace Tunnel', '18+', 'I-10, Water Street, Bankhead Tunnel'],
      ['Bayway', '18+', 'I-10, US-98 Causeway, Daphne'],
      ['I-65', '24+', 'Airport Boulevard, Dauphin Street, I-165'],
      ['West Mobile', '18+', 'Airport Boulevard, Schillinger Road, US-98'],
    ],
  },
];
