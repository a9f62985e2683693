import type { PlaceEntry } from '@/lib/places/place';

export const NEW_YORK: readonly PlaceEntry[] = [
  {
    key: 'new-york',
    type: 'state',
    name: 'New York',
    fullName: 'New York State',
    code: 'NY',
    count: '4500+',
    description:
      'New York State’s cameras reach from the bridges and parkways of the five boroughs up the Thruway to Albany, Syracuse, Rochester, and Buffalo.',
    traffic:
      'The Thruway, I-87 and I-90, is the spine: 570 miles without a toll booth since the gantries went up. Downstate, the load falls on the Long Island, Cross Bronx, and Brooklyn-Queens expressways; upstate, on the Northway and the Kensington.',
    watch:
      'Lake-effect bands off Erie and Ontario can bury Lackawanna or Oswego while the next exit stays dry. In the Adirondacks and on I-86 across the Southern Tier, one camera may be the only warning of a squall for twenty miles.',
    roads: 'I-87, I-90, I-81, I-84, I-86, I-95, I-495, I-190',
    areas: [
      ['New York City', '2500+', 'Five boroughs, bridges and tunnels, Cross Bronx, BQE'],
      ['Long Island', '450+', 'Long Island Expressway, Northern State, Sunrise Highway'],
      ['Hudson Valley', '500+', 'Mario Cuomo Bridge, I-84 Newburgh, Palisades Parkway'],
      ['Capital Region', '250+', 'I-90, I-787, Northway, Twin Bridges'],
      ['Central New York', '220+', 'I-81 Syracuse, Thruway Exits 34 to 39, I-690'],
      ['Rochester and Finger Lakes', '220+', 'I-490, I-390, I-590'],
      ['Buffalo Niagara', '260+', 'I-190, Peace Bridge, Skyway, I-290'],
      ['Southern Tier', '100+', 'I-86, I-88, Binghamton Prospect Mountain'],
    ],
  },
  {
    key: 'new-york-city',
    type: 'city',
    name: 'New York City',
    code: 'NY',
    count: '2500+',
    canonical: '/nyc-traffic-cameras',
    description:
      'New York City has more street cameras than any other place on our list, from the avenues of Midtown to the Verrazzano and the Throgs Neck.',
    traffic:
      'Manhattan moves by avenue, the outer boroughs by expressway: the FDR and West Side Highway, the Gowanus and the BQE, the Van Wyck to Kennedy. The toll zone below 60th Street has moved traffic toward its edges.',
    watch:
      'Compare the George Washington, Triborough, and Whitestone bridges before you cross; the Cross Bronx can add an hour. Cloudbursts flood the Major Deegan, the Belt Parkway, and the low end of the FDR.',
    roads: 'I-278, I-495, I-95, I-678, FDR Drive, West Side Highway, Belt Parkway',
    areas: [
      ['Manhattan', '1000+', 'FDR Drive, West Side Highway, Midtown avenues, Lincoln Tunnel'],
      ['Brooklyn', '500+', 'BQE, Gowanus, Brooklyn Bridge, Flatbush Avenue'],
      ['Queens', '600+', 'Van Wyck, Grand Central Parkway, Queens Boulevard'],
      ['Bronx', '250+', 'Cross Bronx, Major Deegan, Bruckner'],
      ['Staten Island', '150+', 'Staten Island Expressway, Verrazzano, West Shore'],
    ],
  },
  {
    key: 'buffalo',
    type: 'city',
    name: 'Buffalo',
    code: 'NY',
    count: '160+',
    description:
      'Buffalo’s expressways hug Lake Erie and the Niagara River: the Skyway above the harbor, I-190 to Grand Island, and the Peace Bridge to Canada.',
    traffic:
      'Morning traffic from Cheektowaga and Amherst fills the Kensington and the Scajaquada, and I-290 meets I-90 in the weave locals call the Blue Water Tower curve. Bills Sundays shift everything to US-219 and Abbott Road in Orchard Park.',
    watch:
      'Lake-effect snow falls in walls: the Southtowns may get four feet while Tonawanda has sun. The Skyway closes for wind, and truck lines at the Peace Bridge spill back onto I-190.',
    roads: 'I-90, I-190, I-290, NY-33 (Kensington), NY-198 (Scajaquada), US-219, NY-5',
    areas: [
      ['Downtown and harbor', '30+', 'Skyway, I-190, Elm-Oak arterial'],
      ['Peace Bridge', '15+', 'I-190 Exits 7 to 9, Niagara Street, Canadian border'],
      ['Amherst and Tonawanda', '35+', 'I-290, Niagara Falls Boulevard, Grand Island bridges'],
      ['Cheektowaga', '30+', 'I-90, Kensington, airport'],
      ['Southtowns', '30+', 'US-219, Thruway Lackawanna, NY-5 Hamburg'],
    ],
  },
  {
    key: 'rochester',
    type: 'city',
    name: 'Rochester',
    code: 'NY',
    count: '120+',
    description:
      'Rochester ties I-490 into an Inner Loop around downtown and meets I-390 and, at the interchange locals still call the Can of Worms, I-590.',
    traffic:
      'The Thruway misses the city by eight miles, so I-490 carries the whole east-west load over the Troup-Howell Bridge. Ridge Road and NY-104 serve the old Kodak plants, the Bay Bridge, and Irondequoit.',
    watch:
      'Lake Ontario’s snow favors Webster and Greece, north of the Ridge. Watch the Bay Bridge in wind, Jefferson Road by the malls in December, and NY-104 when the lake is rough.',
    roads: 'I-490, I-390, I-590, I-90, NY-104, NY-204',
    areas: [
      ['Inner Loop', '25+', 'I-490, Troup-Howell Bridge, Main Street'],
      ['Can of Worms', '18+', 'I-490 and I-590, Monroe Avenue, Winton Road'],
      ['Henrietta', '25+', 'I-390, Jefferson Road, Thruway Exit 46'],
      ['Greece and Gates', '25+', 'I-390, NY-104 Ridge Road, Lyell Avenue'],
      ['Irondequoit Bay', '18+', 'NY-104 Bay Bridge, NY-590 Sea Breeze'],
    ],
  },
  {
    key: 'yonkers',
    type: 'city',
    name: 'Yonkers',
    code: 'NY',
    count: '60+',
    description:
      'Yonkers climbs from the Hudson over ridges lined by the Saw Mill, Bronx River, and Sprain Brook parkways and I-87.',
    traffic:
      'All north-south routes run to the Bronx, and only the Cross County Parkway connects them. Shoppers at Ridge Hill and Cross County Center add weekend backups on Central Park Avenue.',
    watch:
      'The Saw Mill and Bronx River parkways run through flood plains and close after every real storm. Trucks are banned from the parkways and still get stuck under their bridges.',
    roads: 'I-87, Saw Mill River Parkway, Bronx River Parkway, Sprain Brook Parkway, Cross County Parkway',
    areas: [
      ['Thruway', '14+', 'I-87 Exits 1 to 6, Central Park Avenue'],
      ['Saw Mill corridor', '14+', 'Yonkers Avenue, Executive Boulevard'],
      ['Cross County', '12+', 'Parkway junctions, Cross County Center'],
      ['Bronx line', '12+', 'Bronx River Parkway, McLean Avenue, Major Deegan'],
    ],
  },
  {
    key: 'syracuse',
    type: 'city',
    name: 'Syracuse',
    code: 'NY',
    count: '90+',
    description:
      'Syracuse is taking down its I-81 viaduct and sending through traffic around on the former I-481, a change its cameras show week by week.',
    traffic:
      'I-690 carries crosstown traffic past Onondaga Lake and the fairgrounds; the university on the hill fills Adams and Harrison streets before games in the Dome. The Thruway stays to the north, through Liverpool and DeWitt.',
    watch:
      'No large American city gets more snow, ten feet in a typical winter, and plow convoys block whole lanes. In late August the State Fair turns I-690 into a line for parking.',
    roads: 'I-81, I-690, I-481, I-90, NY-5, NY-31',
    areas: [
      ['Downtown', '22+', 'I-81 works, I-690 interchange, Adams Street'],
      ['University Hill', '10+', 'Almond Street, Irving Avenue, Dome'],
      ['Fairgrounds and lake', '15+', 'I-690 Geddes, NY-695, Solvay'],
      ['Northern suburbs', '22+', 'Thruway Exits 35 to 39, NY-481, Clay'],
      ['DeWitt', '14+', 'I-481 and I-690, Erie Boulevard'],
    ],
  },
  {
    key: 'albany',
    type: 'city',
    name: 'Albany',
    code: 'NY',
    count: '110+',
    description:
      'Albany is the hinge of New York’s highways: the Thruway turns west, the Northway sets out for Montreal, and I-787 runs along the Hudson.',
    traffic:
      'State workers leave the Empire State Plaza all at once, around 4:30, by the South Mall ramps and I-787. Northbound, the Twin Bridges over the Mohawk are the tight spot for Clifton Park and Saratoga.',
    watch:
      'Check here for ice jams on the Mohawk, fog at the Patroon Island Bridge, and racing season crowds in Saratoga Springs. The Livingston Avenue and Dunn bridges show trouble early.',
    roads: 'I-87 (Northway), I-90, I-787, I-88, US-9, NY-7',
    areas: [
      ['Downtown', '20+', 'I-787, South Mall Expressway, Dunn Memorial Bridge'],
      ['I-90 crosstown', '22+', 'Exits 1 to 6, Patroon Island Bridge'],
      ['Northway', '25+', 'Twin Bridges, Exits 2 to 9, Wolf Road'],
      ['Troy and Cohoes', '18+', 'NY-7, Collar City Bridge, I-787'],
      ['Schenectady', '18+', 'I-890, I-88, Thruway Exits 25 and 26'],
    ],
  },
];
