import type { PlaceEntry } from '@/lib/places/place';

/** Arkansas and its places. */
export const ARKANSAS: readonly PlaceEntry[] = [
  {
    key: 'arkansas',
    type: 'state',
    name: 'Arkansas',
    code: 'AR',
    count: '540+',
    description:
      'Arkansas puts its trucks on I-40 and I-30, its growth on I-49 in the northwest, and its scenery on the roads of the Ozarks.',
    traffic:
      'I-40 from West Memphis to Little Rock carries more trucks than cars at night. The 30 Crossing rebuilt I-30 over the Arkansas River; I-57 replaces US-67 toward Missouri, and I-49 climbs to Bentonville through the Bobby Hopper Tunnel.',
    watch:
      'Ice is the state’s winter, from Fort Smith to Jonesboro. The White and Arkansas rivers shut I-40’s neighbors in 2019; the I-40 bridge at Memphis is worth a look from this side too.',
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
      'Little Rock crosses the Arkansas River on the new I-30 bridge, runs the Wilbur Mills Freeway, I-630, west and circles itself with I-430 and I-440.',
    traffic:
      'I-630 between University and the Capitol is short and always full; Chenal Parkway and Cantrell Road are the west’s. North Little Rock’s I-40 junction is where Dallas, Memphis and Tulsa trucks change roads.',
    watch:
      'A tornado crossed I-430 and Cantrell on March 31, 2023. River cameras show the locks’ tows and high water at Murray Park; ice stops the Big Dam Bridge’s neighbors first.',
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
      'Fayetteville is the southern end of the row of Ozark towns on I-49, with the Razorbacks’ stadium on the hill.',
    traffic:
      'I-49 fills from Wedington to Springdale as the offices of Tyson, J.B. Hunt and Walmart empty. College Avenue, US-71B, has every store; Martin Luther King Boulevard is the way to campus.',
    watch:
      'Game days fill Razorback Road and the Fulbright Expressway. South of town the Bobby Hopper Tunnel and the Boston Mountains turn rain into ice; October brings motorcycles to Dickson Street.',
    roads: 'I-49, US-62 (Martin Luther King Boulevard), US-71B (College Avenue), US-412, AR-112, AR-265',
    areas: [
      ['I-49', '16+', 'Exits 58 to 67, Fulbright Expressway'],
      ['Campus', '10+', 'Razorback Road, Dickson Street, Wedington'],
      ['College Avenue', '10+', 'US-71B, Joyce, Township'],
      ['Boston Mountains', '6+', 'Bobby Hopper Tunnel, Winslow, Chester'],
    ],
  },
];
