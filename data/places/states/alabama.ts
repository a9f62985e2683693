import type { PlaceEntry } from '@/lib/places/place';

export const ALABAMA: readonly PlaceEntry[] = [
  {
    key: 'alabama',
    type: 'state',
    name: 'Alabama',
    code: 'AL',
    count: '825+',
    description:
      'Alabama’s roads run from Huntsville, the Rocket City, through Birmingham’s Malfunction Junction to the tunnels of Mobile Bay.',
    traffic:
      'I-65 runs the length of the state and carries beach traffic to Gulf Shores; I-20 and I-59 share a route through Birmingham. Auto plants in Vance, Lincoln, Montgomery, and Huntsville fill nearby interchanges at every shift change.',
    watch:
      'Tornado watches peak in April and November. In late summer come the hurricanes, when I-65 can be switched to all northbound lanes. Fog on Mobile’s Bayway caused a 193-car pileup in 1995.',
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
      'Birmingham rebuilt its downtown I-20/59 bridges with a park below, cut through Red Mountain for US-31, and sends everyone else down US-280.',
    traffic:
      'US-280 through Mountain Brook and Inverness is a highway with thirty traffic lights. I-65 south of Homewood backs up to Hoover, I-459 is the truck bypass, and I-22 arrives from Memphis north of town.',
    watch:
      'Malfunction Junction, where I-65 meets I-20/59, sets the tone for the day. Tornado paths cross Fultondale and Pratt City, and in January 2014 an hour of snow left thousands walking home over Red Mountain.',
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
      'Huntsville, Alabama’s largest city, stretches from the Saturn V beside I-565 to the gates of Redstone Arsenal off Memorial Parkway.',
    traffic:
      'Forty thousand arsenal workers use Gates 8, 9, and 10, and the lines spill onto Research Park Boulevard and Rideout Road. US-72 to Madison and Athens gets busier every year, as does Toyota-Mazda traffic in Greenbrier.',
    watch:
      'Use the cameras to follow the Tennessee Valley’s April storms, ice on Governors Drive over Monte Sano, and flooding at the Whitesburg Bridge.',
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
      'In Montgomery, I-85 ends at I-65 a mile from Dexter Avenue and the Capitol, with the Alabama River curving past to the north.',
    traffic:
      'I-85 east to Taylor Road and EastChase carries the commute; Eastern and Southern boulevards ring the older part of town. Hyundai’s plant in Hope Hull has its own exit on I-65, and Maxwell Air Force Base traffic uses Bell Street.',
    watch:
      'Beach weekends show up first at I-65 and on US-231 south. The rail underpasses on Madison and Fairview flood in thunderstorms, and fog settles along the river at Millbrook.',
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
      'I-10 in Mobile dives through the two-lane tubes of the Wallace Tunnel, then runs seven miles across the Bayway, low above the water.',
    traffic:
      'The tunnel’s curve slows 75,000 cars a day. The Bankhead Tunnel takes small vehicles, and the Cochrane-Africatown Bridge takes hazardous loads. Airport Boulevard to the malls is the longest local jam in the state.',
    watch:
      'Check the tunnel entrance before a beach trip. Storm surge covers the Causeway at Spanish Fort, Mardi Gras parades close Government Street, and much of the city’s sixty-six inches of rain a year falls in short bursts.',
    roads: 'I-10, I-65, I-165, US-98, US-90 (Government Street), Airport Boulevard',
    areas: [
      ['Wallace Tunnel', '18+', 'I-10, Water Street, Bankhead Tunnel'],
      ['Bayway', '18+', 'I-10, US-98 Causeway, Daphne'],
      ['I-65', '24+', 'Airport Boulevard, Dauphin Street, I-165'],
      ['West Mobile', '18+', 'Airport Boulevard, Schillinger Road, US-98'],
    ],
  },
];
