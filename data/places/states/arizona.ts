import type { PlaceEntry } from '@/lib/places/place';

export const ARIZONA: readonly PlaceEntry[] = [
  {
    key: 'arizona',
    type: 'state',
    name: 'Arizona',
    code: 'AZ',
    count: '2800+',
    description:
      'From I-10 in the saguaro desert to I-17 in Flagstaff’s pine forests, Arizona climbs 6,000 feet in a two-hour drive.',
    traffic:
      'Phoenix runs on its loops: the 101, 202, and 303. I-17 to the cool north has new flex lanes from Anthem to Sunset Point, and I-10 between the Valley and Tucson is finally being widened across the Gila River.',
    watch:
      'Picacho has a dust-detection zone, and the standing advice is “Pull Aside, Stay Alive.” Snow shuts down I-40 and I-17 near Munds Park, and monsoon rain sends washes running across SR-87 and US-60.',
    roads: 'I-10, I-17, I-40, I-8, I-19, Loop 101, Loop 202, US-60',
    areas: [
      ['Phoenix', '1100+', 'I-10 Deck Park Tunnel, I-17, Loop 202'],
      ['East Valley', '520+', 'US-60, Loop 101, Loop 202, SR-87'],
      ['West Valley', '280+', 'I-10, Loop 303, Loop 101'],
      ['Tucson', '420+', 'I-10, I-19, Oracle Road'],
      ['I-17 and Flagstaff', '260+', 'Sunset Point, Munds Park, I-40'],
      ['Yuma and borders', '90+', 'I-8, US-95, Nogales I-19'],
    ],
  },
  {
    key: 'phoenix',
    type: 'city',
    name: 'Phoenix',
    code: 'AZ',
    count: '620+',
    description:
      'In Phoenix, I-10 dips under Hance Park, I-17 bends around the Durango Curve, and the two meet at the Split and the Stack.',
    traffic:
      'The Broadway Curve on the edge of Tempe was doubled by 2024. Loop 101 and SR-51 serve the office parks up north, and the South Mountain Freeway takes the trucks. Ramp meters and carpool lanes run throughout the system.',
    watch:
      'Pump stations keep I-17’s underpasses at Indian School and Cactus dry unless a monsoon storm overwhelms them. Also watch for Diamondbacks and Suns crowds and for a wall of dust rolling over Ahwatukee.',
    roads: 'I-10, I-17, Loop 101, Loop 202, SR-51, SR-143, US-60 (Grand Avenue)',
    areas: [
      ['Downtown', '90+', 'Deck Park Tunnel, Split, Seventh Street'],
      ['Broadway Curve and airport', '80+', 'I-10, SR-143, Sky Harbor'],
      ['I-17', '100+', 'Stack, Camelback, Bell Road'],
      ['SR-51 and Loop 101', '90+', 'Shea, Desert Ridge, Cave Creek'],
      ['South Mountain', '60+', 'Loop 202, Ahwatukee, Laveen'],
      ['West', '70+', 'I-10 51st Avenue, Grand Avenue, Loop 101'],
    ],
  },
  {
    key: 'tucson',
    type: 'city',
    name: 'Tucson',
    code: 'AZ',
    count: '260+',
    description:
      'Tucson has I-10 on its western edge, I-19 signed in kilometers to Nogales, and a grid of six-lane streets in between.',
    traffic:
      'Speedway, Broadway, and Grant carry a city with no crosstown freeway; Oracle Road is the route to Oro Valley. Davis-Monthan’s gates, Raytheon’s shifts, and the university set the peaks.',
    watch:
      'Underpasses at Stone and Sixth fill in July storms; the Rillito runs once and then stays dry for a year. The February gem show packs the I-10 frontage roads, and dust blows in from Picacho.',
    roads: 'I-10, I-19, SR-77 (Oracle Road), Speedway Boulevard, SR-210 (Aviation Parkway), Broadway Boulevard',
    areas: [
      ['I-10', '60+', 'Ina, Grant, Congress, Kino'],
      ['I-19', '26+', 'I-10 junction, Ajo Way, Valencia'],
      ['Central', '60+', 'Speedway, Broadway, Campbell'],
      ['Oracle Road', '36+', 'SR-77, Ina, Oro Valley'],
      ['East', '40+', 'Kolb, Houghton, Davis-Monthan'],
    ],
  },
  {
    key: 'mesa',
    type: 'city',
    name: 'Mesa',
    code: 'AZ',
    count: '180+',
    description:
      'Mesa, bigger than Minneapolis, sits between the Superstition Freeway, US-60, and the Red Mountain stretch of Loop 202.',
    traffic:
      'The SuperRedTan interchange joins US-60 with Loop 202, and Loop 101 ends at the Price Freeway. Gateway Airport’s factories and SR-24 keep growing in the southeast, and winter visitors fill Power and Main.',
    watch:
      'Spring training brings the Cubs to Sloan Park and the A’s to Hohokam. Monsoon outflows blow dust across US-60 at Gold Canyon, and light rail runs in the median of Main Street.',
    roads: 'US-60 (Superstition Freeway), Loop 202, Loop 101, SR-87 (Country Club Drive), SR-24, Main Street',
    areas: [
      ['US-60', '46+', 'Loop 101, Country Club, Gilbert, Power'],
      ['Red Mountain', '36+', 'Loop 202, SR-87, McKellips'],
      ['SuperRedTan', '20+', 'US-60 and Loop 202'],
      ['Gateway', '20+', 'SR-24, Ellsworth, airport'],
    ],
  },
  {
    key: 'scottsdale',
    type: 'city',
    name: 'Scottsdale',
    code: 'AZ',
    count: '110+',
    description:
      'Scottsdale is thirty miles long and follows Loop 101, the Pima Freeway, from the edge of Tempe to the McDowell foothills.',
    traffic:
      'Loop 101 is being widened between Shea and Princess. Scottsdale Road and Hayden Road run the length of the city, and the Airpark’s fifty thousand workers head home by way of Frank Lloyd Wright and Raintree.',
    watch:
      'In late January and February the Phoenix Open, Barrett-Jackson, and the Arabian horse show all land on Princess Drive. When it rains, Indian Bend Wash closes McKellips and McDonald by design.',
    roads: 'Loop 101 (Pima Freeway), Scottsdale Road, Hayden Road, Shea Boulevard, SR-87 (Beeline Highway), Loop 202',
    areas: [
      ['Loop 101', '34+', 'Indian School, Shea, Frank Lloyd Wright'],
      ['Airpark', '18+', 'Princess Drive, Hayden, Raintree'],
      ['Old Town', '18+', 'Scottsdale Road, Indian School, Camelback'],
      ['North', '12+', 'Pima Road, Happy Valley, Carefree'],
    ],
  },
  {
    key: 'flagstaff',
    type: 'city',
    name: 'Flagstaff',
    code: 'AZ',
    count: '60+',
    description:
      'Flagstaff, at 7,000 feet, is where I-40 meets I-17 below the San Francisco Peaks, and Route 66 is still its main street.',
    traffic:
      'Milton Road is the only way from I-17 to downtown, and ski weekends prove it. Freight trains pass through a hundred times a day; US-180 and US-89 lead to the two rims of the Grand Canyon.',
    watch:
      'A hundred inches of snow fall here each year. Check Munds Park and Kachina for I-17 and Riordan and Winona for I-40. Below the Museum burn scar, floods cross Fourth Street and US-180.',
    roads: 'I-40, I-17, US-180, US-89, Route 66, SR-89A (Milton Road)',
    areas: [
      ['I-40 and I-17', '16+', 'Interchange, Butler, Country Club'],
      ['Milton and downtown', '12+', 'Milton Road, Route 66, NAU'],
      ['South', '14+', 'I-17 Kachina, Munds Park, Oak Creek SR-89A'],
      ['Canyon roads', '10+', 'US-180 Snowbowl, US-89 Silver Saddle'],
    ],
  },
];
