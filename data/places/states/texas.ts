import type { PlaceEntry } from '@/lib/places/place';

export const TEXAS: readonly PlaceEntry[] = [
  {
    key: 'texas',
    type: 'state',
    name: 'Texas',
    code: 'TX',
    count: '7200+',
    description:
      'Texas has more highway than any other state: frontage roads everywhere, four of the eleven largest cities, and 881 miles of I-10.',
    traffic:
      'The triangle of I-35, I-45, and I-10 has most of the state’s people and jams. Houston’s Katy is up to twenty-six lanes with its frontage roads, Dallas has its High Five, Austin its upper deck, and El Paso and Laredo their border bridges.',
    watch:
      'Hurricanes on the coast, ice like February 2021’s, dust at Lubbock, and flash floods in the Hill Country: a picture can save a drive of hundreds of miles. The Panhandle may have a blizzard while Brownsville is at 80 degrees.',
    roads: 'I-35, I-10, I-45, I-20, I-30, I-27, I-69, US-281',
    areas: [
      ['Houston', '1500+', 'Katy, Gulf, North, Loop 610, Beltway 8'],
      ['Dallas-Fort Worth', '2100+', 'I-35E, LBJ, I-30, I-20, Airport Freeway'],
      ['San Antonio', '700+', 'Loop 1604, Loop 410, I-35, I-10'],
      ['Austin', '650+', 'I-35, MoPac, US-183, SH-130'],
      ['El Paso', '350+', 'I-10, Loop 375, border bridges'],
      ['South Texas', '500+', 'Laredo, Corpus Christi, Rio Grande Valley'],
      ['West Texas and Panhandle', '400+', 'Lubbock, Midland, Amarillo'],
      ['East Texas', '300+', 'I-20 Tyler, I-10 Beaumont, I-69 Lufkin'],
    ],
  },
  {
    key: 'houston',
    type: 'city',
    name: 'Houston',
    code: 'TX',
    count: '850+',
    description:
      'Houston wraps three rings, Loop 610, Beltway 8, and the Grand Parkway, around a downtown where I-10, I-45, and I-69 cross.',
    traffic:
      'The Katy and Gulf freeways, the West Loop at the Galleria, and the Southwest at 610 are among the slowest in the state. HOV lanes switch direction at midday, and the Hardy and Westpark tollways are the paid way out.',
    watch:
      'The bayous decide: White Oak closes I-45, Buffalo closes Allen Parkway, and Harvey dropped fifty inches of rain on everything. Also check the Ship Channel and Fred Hartman bridges, refinery steam, and the rodeo in March.',
    roads: 'I-10 (Katy Freeway), I-45 (Gulf Freeway), I-69 (Southwest Freeway), I-610, Beltway 8, US-290, SH-288',
    areas: [
      ['Downtown', '110+', 'I-45 Pierce Elevated, I-69, I-10'],
      ['Katy Freeway', '120+', 'I-10, Energy Corridor, Grand Parkway'],
      ['West Loop and Galleria', '90+', 'I-610, Westheimer, US-59'],
      ['North', '120+', 'I-45, Hardy, Beltway 8, airport'],
      ['Gulf Freeway', '110+', 'I-45, NASA, Galveston Causeway'],
      ['East and Ship Channel', '90+', 'I-10, Beltway bridge, SH-225'],
      ['Southwest', '90+', 'I-69 Sugar Land, SH-288, Medical Center'],
    ],
  },
  {
    key: 'san-antonio',
    type: 'city',
    name: 'San Antonio',
    code: 'TX',
    count: '420+',
    description:
      'San Antonio has two loops, 410 and 1604, and I-10, I-35, I-37, US-90, US-151, and US-281 as the spokes between them.',
    traffic:
      'Loop 1604 on the north side is being doubled to ten lanes with flyovers at I-10. I-35 to New Braunfels is getting elevated lanes; the Medical Center, USAA, and Lackland each have their own peak.',
    watch:
      'Hundreds of low-water crossings kill more drivers than crashes do in some springs: check Salado and Leon creeks. Fiesta in April, Spurs games, and fog on US-281 are smaller worries.',
    roads: 'I-10, I-35, I-37, Loop 410, Loop 1604, US-281, US-90',
    areas: [
      ['Downtown', '70+', 'I-35, I-37, I-10 Finesilver'],
      ['Loop 1604 north', '70+', 'I-10, US-281, Stone Oak'],
      ['Loop 410', '80+', 'Airport, Ingram, I-35 northeast'],
      ['I-35 northeast', '60+', 'Rittiman, Selma, Schertz'],
      ['West', '50+', 'US-90, SH-151, Lackland'],
    ],
  },
  {
    key: 'dallas',
    type: 'city',
    name: 'Dallas',
    code: 'TX',
    count: '620+',
    description:
      'Dallas stacks US-75 and I-635 five levels high, hides LBJ’s express lanes below ground, and sinks Woodall Rodgers under a park.',
    traffic:
      'Central Expressway, Stemmons, R.L. Thornton, and the downtown Mixmaster are the names you hear in traffic reports. The Tollway serves Plano and Frisco, and the Bush Turnpike serves the outer ring; I-30’s Canyon is being rebuilt.',
    watch:
      'Trinity floods stay between the levees beneath the Margaret Hunt Hill Bridge. Also check for hail, ice on the High Five, and State Fair crowds and Cotton Bowl games at Fair Park in October.',
    roads: 'I-35E (Stemmons), US-75 (Central Expressway), I-635 (LBJ), I-30, I-45, Dallas North Tollway, Loop 12',
    areas: [
      ['Downtown', '90+', 'Mixmaster, Canyon, Woodall Rodgers'],
      ['Central Expressway', '80+', 'US-75, Mockingbird, High Five'],
      ['LBJ', '100+', 'I-635 express lanes, I-35E, Preston'],
      ['Stemmons and Love Field', '70+', 'I-35E, Loop 12, SH-183'],
      ['East and Fair Park', '60+', 'I-30, I-635 east, Mesquite'],
      ['South', '60+', 'I-35E, I-20, I-45'],
    ],
  },
  {
    key: 'austin',
    type: 'city',
    name: 'Austin',
    code: 'TX',
    count: '430+',
    description:
      'Austin is tearing down I-35’s double deck, while MoPac’s variable-price lanes and the US-183 toll road try to carry the rest.',
    traffic:
      'I-35 from Riverside to Airport Boulevard is the most delayed truck route in Texas. South Lamar, Ben White, and the Y at Oak Hill, now rebuilt with flyovers, serve the southwest; SH-130 lets you go around at 85 miles an hour.',
    watch:
      'Loop 360’s creeks and the crossings of Onion and Shoal flood fast. SXSW, ACL weekends, Formula 1 at the Circuit, and Longhorn Saturdays jam the city in turn.',
    roads: 'I-35, Loop 1 (MoPac), US-183, US-290 (Ben White), SH-130, SH-71, Loop 360',
    areas: [
      ['I-35 central', '80+', 'Riverside, upper deck, Airport Boulevard'],
      ['MoPac', '60+', 'Express lane, Cesar Chavez, Parmer'],
      ['US-183 and north', '70+', 'Domain, Research Boulevard, Cedar Park'],
      ['South', '60+', 'Ben White, Slaughter, Y at Oak Hill'],
      ['Airport and east', '50+', 'US-183, SH-71, SH-130'],
    ],
  },
  {
    key: 'fort-worth',
    type: 'city',
    name: 'Fort Worth',
    code: 'TX',
    count: '340+',
    description:
      'Fort Worth crosses I-35W and I-30 below its courthouse bluff, with toll lanes north to Alliance and the Chisholm Trail to the southwest.',
    traffic:
      'I-35W’s express lanes serve the cargo airport and the speedway; Loop 820 and the Airport Freeway meet in North Richland Hills. I-20 and US-287 share the Southeast Connector project, the largest in the district.',
    watch:
      'In February 2021 ice on the I-35W express lanes caused a 133-vehicle pileup. The Stock Show, the Colonial, and TCU games fill University and Montgomery, and fog follows the Trinity’s forks.',
    roads: 'I-35W, I-30, I-20, I-820, US-287, SH-121, Chisholm Trail Parkway',
    areas: [
      ['Downtown', '60+', 'I-30, I-35W, Lancaster, SH-121'],
      ['I-35W north', '70+', 'Express lanes, Alliance, speedway'],
      ['Southeast Connector', '60+', 'I-20, I-820, US-287'],
      ['West', '50+', 'I-30, I-820, Weatherford'],
      ['Southwest', '40+', 'Chisholm Trail, Hulen, I-20'],
    ],
  },
  {
    key: 'el-paso',
    type: 'city',
    name: 'El Paso',
    code: 'TX',
    count: '260+',
    description:
      'El Paso bends around the Franklin Mountains, with I-10 squeezed in at their foot and four bridges to Ciudad Juárez.',
    traffic:
      'The Bridge of the Americas is free and has the lines to prove it; Stanton, Paso del Norte, and Zaragoza charge tolls. Loop 375 completes the ring, crossing the pass as Transmountain and following the fence as the Border Highway.',
    watch:
      'Spring dust closes I-10 toward Las Cruces, and Transmountain ices up at 5,200 feet. July storms fill the Ysleta underpasses, and low sun slows the Spaghetti Bowl at dusk.',
    roads: 'I-10, Loop 375 (Transmountain), US-54, I-110, US-62 (Montana Avenue), Border Highway',
    areas: [
      ['Border bridges', '40+', 'Bridge of the Americas, Zaragoza, Paso del Norte'],
      ['Downtown and UTEP', '40+', 'I-10, Mesa, Schuster'],
      ['Spaghetti Bowl', '30+', 'I-10, US-54, I-110'],
      ['East', '60+', 'I-10 Lee Trevino, Loop 375, Montana'],
      ['Northwest', '36+', 'I-10 Sunland Park, Transmountain, Mesa'],
    ],
  },
  {
    key: 'arlington',
    type: 'city',
    name: 'Arlington',
    code: 'TX',
    count: '170+',
    description:
      'Arlington, Texas, is halfway between Dallas and Fort Worth, with two stadiums and a roller coaster beside I-30.',
    traffic:
      'I-30 and SH-360 finally have a full interchange; I-20 carries the south side and truck deliveries to the GM plant. Cooper, Collins, and Center streets run from one interstate to the other.',
    watch:
      'Cowboys games, Rangers games, and stadium concerts each flood Collins Street with 50,000 people or more. Rush Creek and Johnson Creek rise after storms, and bridges on the SH-360 tollway south of Green Oaks ice over.',
    roads: 'I-30, I-20, SH-360, US-287, Cooper Street (FM 157), SH-161',
    areas: [
      ['Entertainment district', '34+', 'I-30, Collins Street, AT&T Stadium, Globe Life Field'],
      ['I-20', '34+', 'Cooper, Matlock, Parks Mall'],
      ['SH-360', '30+', 'I-30 interchange, Division, Mayfield'],
      ['Grand Prairie line', '24+', 'SH-161, Pioneer Parkway, Great Southwest'],
    ],
  },
  {
    key: 'corpus-christi',
    type: 'city',
    name: 'Corpus Christi',
    code: 'TX',
    count: '120+',
    description:
      'Corpus Christi opened its new cable-stayed Harbor Bridge, the tallest in Texas, at the end of I-37 in 2025.',
    traffic:
      'The Crosstown, SH-286, and South Padre Island Drive, SH-358, carry nearly everyone; refinery traffic stays on the north side of I-37. The JFK Causeway is the only dry road to the island.',
    watch:
      'Spring break fills Park Road 22. Locals know to check for wind on the Harbor Bridge, sea fog from January to March, and the line for the Port Aransas ferries, which has its own camera.',
    roads: 'I-37, SH-358 (South Padre Island Drive), SH-286 (Crosstown), US-181, I-69E, Park Road 22',
    areas: [
      ['Harbor Bridge', '20+', 'US-181, I-37, North Beach'],
      ['South Padre Island Drive', '34+', 'SH-358, Crosstown, Airline, Flour Bluff'],
      ['I-37', '24+', 'Refinery row, Violet Road, Calallen'],
      ['Island', '12+', 'JFK Causeway, Park Road 22, Port Aransas ferry'],
    ],
  },
  {
    key: 'lubbock',
    type: 'city',
    name: 'Lubbock',
    code: 'TX',
    count: '80+',
    description:
      'Lubbock is a square on the cotton plains: Loop 289 around it, I-27 to the north, and the Marsha Sharp Freeway across.',
    traffic:
      '82nd Street and Slide Road take the shoppers, Fourth Street and University the students; Loop 88 is being built farther out. Cotton modules move on every farm road until Christmas.',
    watch:
      'Haboobs roll in from the west, most often in March: the picture turns orange, then black. Playa lakes flood the Loop’s frontage roads, and Texas Tech games fill the Marsha Sharp.',
    roads: 'I-27, Loop 289, US-62 (Marsha Sharp Freeway), US-84, US-87, Slide Road',
    areas: [
      ['Loop 289', '28+', 'Slide, Quaker, I-27, Fourth Street'],
      ['Marsha Sharp Freeway', '16+', 'University, Milwaukee, Wolfforth'],
      ['I-27', '16+', '19th Street, 50th, airport'],
      ['Tech and downtown', '12+', 'University Avenue, Broadway, Fourth'],
    ],
  },
];
