import type { PlaceEntry } from '@/lib/places/place';

export const ARKANSAS: readonly PlaceEntry[] = [
  {
    key: 'arkansas',
    type: 'state',
    name: 'Arkansas',
    code: 'AR',
    count: '540+',
    description:
      'Arkansas has its trucks on I-40 and I-30, its growth on I-49 in the northwest, and its scenery on the roads of the Ozarks.',
    traffic:
      'I-40 from West Memphis to Little Rock carries more trucks than cars at night. The 30 Crossing project rebuilt I-30 over the Arkansas River, I-57 is replacing US-67 toward Missouri, and I-49 climbs to Bentonville through the Bobby Hopper Tunnel.',
    watch:
      'Winter here means ice, from Fort Smith to Jonesboro. The White and Arkansas rivers shut down roads near I-40 in 2019, and the I-40 bridge at Memphis is worth checking from this side too.',
    roads: 'I-40, I-30, I-49, I-55, I-57, I-430, I-630, US-67',
    areas: [
      ['Little Rock', '190+', 'I-30 Crossing, I-630, I-430'],
      ['Northwest Arkansas', '130+', 'I-49 Fayetteville to Bentonville, US-412'],
      ['Fort Smith', '50+', 'I-40, I-540, US-71'],
      ['West Memphis', '60+', 'I-40, I-55, Mississippi bridges'],
      ['Hot Springs and I-30', '60+', 'I-30 Benton, US-70, US-270'],
    ],
  },
  {
    key: 'little-rock',
    type: 'city',
    name: 'Little Rock',
    code: 'AR',
    count: '150+',
    description:
      'Little Rock crosses the Arkansas River on the new I-30 bridge, heads west on I-630, the Wilbur Mills Freeway, and is circled by I-430 and I-440.',
    traffic:
      'I-630 between University and the Capitol is short and always full; Chenal Parkway and Cantrell Road serve the west side. At North Little Rock’s I-40 junction, trucks from Dallas, Memphis, and Tulsa change roads.',
    watch:
      'A tornado crossed I-430 and Cantrell on March 31, 2023. River cameras show barge tows at the locks and high water at Murray Park; ice hits the roads near the Big Dam Bridge first.',
    roads: 'I-30, I-40, I-630 (Wilbur Mills Freeway), I-430, I-440, US-67, AR-10 (Cantrell Road)',
    areas: [
      ['30 Crossing', '34+', 'I-30 bridge, Broadway, I-630 junction'],
      ['I-630', '28+', 'University, Fair Park, Shackleford'],
      ['West Little Rock', '28+', 'I-430, Cantrell, Chenal'],
      ['North Little Rock', '30+', 'I-40, I-30, US-67, McCain'],
    ],
  },
  {
    key: 'fayetteville',
    type: 'city',
    name: 'Fayetteville',
    code: 'AR',
    count: '50+',
    description:
      'Fayetteville, home of the Razorbacks’ hilltop stadium, anchors the south end of the string of Ozark cities on I-49.',
    traffic:
      'I-49 fills from Wedington to Springdale as the Tyson, J.B. Hunt, and Walmart offices let out. College Avenue, US-71B, has all the stores; Martin Luther King Boulevard is the way to campus.',
    watch:
      'Game days fill Razorback Road and the Fulbright Expressway. South of town, rain turns to ice at the Bobby Hopper Tunnel and in the Boston Mountains; October brings motorcycles to Dickson Street.',
    roads: 'I-49, US-62 (Martin Luther King Boulevard), US-71B (College Avenue), US-412, AR-112, AR-265',
    areas: [
      ['I-49', '16+', 'Exits 58 to 67, Fulbright Expressway'],
      ['Campus', '10+', 'Razorback Road, Dickson Street, Wedington'],
      ['College Avenue', '10+', 'US-71B, Joyce, Township'],
      ['Boston Mountains', '6+', 'Bobby Hopper Tunnel, Winslow, Chester'],
    ],
  },
];
