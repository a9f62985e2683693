import type { PlaceEntry } from '@/lib/places/place';

export const WEST_VIRGINIA: readonly PlaceEntry[] = [
  {
    key: 'west-virginia',
    type: 'state',
    name: 'West Virginia',
    code: 'WV',
    count: '190+',
    description:
      'West Virginia’s roads bend with its hills: the Turnpike to Charleston, I-79 and I-68 in the north, and the New River Gorge Bridge 876 feet up.',
    traffic:
      'Tolls at Chelyan, Pax, and Ghent mark the Turnpike; US-19 through Summersville, with its speed enforcement, is the shortcut for Florida-bound Pittsburghers. I-64 is being widened to six lanes from Charleston west to Huntington.',
    watch:
      'I-64 drops seven miles at seven percent down Sandstone Mountain and has runaway ramps for it. Fog fills the Kanawha Valley in the fall, while Snowshoe and Canaan Valley collect upslope snow.',
    roads: 'I-77 (West Virginia Turnpike), I-64, I-79, I-68, I-70, I-81, US-19',
    areas: [
      ['Charleston', '55+', 'I-64 and I-77 split, Fort Hill Bridge, I-79'],
      ['Huntington and Teays Valley', '35+', 'I-64 Exits 8 to 39'],
      ['Turnpike and Beckley', '40+', 'I-77 tolls, Sandstone Mountain, US-19'],
      ['Morgantown and Clarksburg', '30+', 'I-79, I-68 Coopers Rock'],
      ['Panhandles', '25+', 'Wheeling Tunnel, Fort Henry Bridge, I-81 Martinsburg'],
    ],
  },
  {
    key: 'charleston-west-virginia',
    type: 'city',
    name: 'Charleston',
    code: 'WV',
    count: '45+',
    description:
      'In Charleston, three interstates squeeze between the gold-domed Capitol and the Kanawha River, on bridges stacked close to the hillsides.',
    traffic:
      'I-64 and I-77 join at the 35th Street Bridge and split at the Eugene Carter interchange; I-79 comes down beside the Elk River. MacCorkle Avenue and Corridor G toward Southridge take the shoppers.',
    watch:
      'Morning fog is thick where the Elk meets the Kanawha. Rockslides follow the thaw along US-60 and US-119, and when the legislature meets in January and February, the California Avenue ramps fill.',
    roads: 'I-64, I-77, I-79, US-119 (Corridor G), US-60, MacCorkle Avenue',
    areas: [
      ['Downtown', '12+', 'Fort Hill Bridge, Broad Street, Civic Center'],
      ['Capitol', '8+', '35th Street Bridge, Greenbrier Street, airport'],
      ['South Charleston', '10+', 'I-64 Exits 54 to 56, Corridor G, Southridge'],
      ['Dunbar and Nitro', '9+', 'I-64 Exits 45 to 53, Kanawha bridges'],
    ],
  },
  {
    key: 'huntington',
    type: 'city',
    name: 'Huntington',
    code: 'WV',
    count: '25+',
    description:
      'Huntington follows the Ohio River for miles, with I-64 on the hills behind it and three bridges to Ohio.',
    traffic:
      'Marshall University fills Third and Fifth avenues, Hal Greer Boulevard links them to I-64 Exit 11, and the Barboursville mall dominates Exit 20. Traffic for Kentucky’s Ashland refinery uses US-60 and the Kenova exits.',
    watch:
      'Underpasses below the CSX tracks flood at Eighth, Tenth, and Hal Greer in every storm. Ohio River fog covers the East End and Robert C. Byrd bridges.',
    roads: 'I-64, US-60, US-52, Route 10, Route 2, Route 527',
    areas: [
      ['Downtown and Marshall', '7+', 'Third Avenue, Hal Greer Boulevard'],
      ['River bridges', '5+', 'Robert C. Byrd, East End, US-52 West'],
      ['I-64', '8+', 'Exits 6 to 15, Fifth Street hill'],
      ['Barboursville', '5+', 'Exit 18 and 20, mall, US-60'],
    ],
  },
];
