import type { PlaceEntry } from '@/lib/places/place';

export const CONNECTICUT: readonly PlaceEntry[] = [
  {
    key: 'connecticut',
    type: 'state',
    name: 'Connecticut',
    code: 'CT',
    count: '240+',
    description:
      'Connecticut packs New England’s busiest stretch of I-95, Hartford’s tight I-84 and I-91 crossing, and the tree-lined Merritt Parkway into one small state.',
    traffic:
      'Shoreline traffic rolls from the New York line through Stamford, Bridgeport, and New Haven on I-95, while Route 15 carries only cars under its low stone bridges. Inland, I-84 climbs from Danbury over the Waterbury Mixmaster to Hartford.',
    watch:
      'Check the Q Bridge in New Haven and the Gold Star Bridge over the Thames before a trip to Rhode Island. Nor’easters ice up the Litchfield Hills long before the shore turns white.',
    roads: 'I-95, I-84, I-91, I-395, Route 15 (Merritt Parkway), Route 8',
    areas: [
      ['Fairfield County', '70+', 'I-95 Greenwich to Bridgeport, Merritt Parkway, Route 7 Norwalk'],
      ['New Haven', '50+', 'Q Bridge, I-95 and I-91 split, West Rock Tunnel'],
      ['Hartford', '60+', 'I-84 and I-91, Bulkeley Bridge, Charter Oak Bridge'],
      ['Waterbury', '30+', 'I-84 and Route 8 Mixmaster'],
      ['Southeastern shore', '30+', 'Gold Star Bridge, Baldwin Bridge, I-395 Norwich'],
    ],
  },
  {
    key: 'bridgeport',
    type: 'city',
    name: 'Bridgeport',
    code: 'CT',
    count: '25+',
    description:
      'In Bridgeport, I-95 squeezes past the harbor on a viaduct and meets Route 8, the road north through the Naugatuck Valley.',
    traffic:
      'Stamford commuters fill I-95 south from the Route 8 interchange before seven, and the backup returns northbound past Exit 27 in the late afternoon. The Merritt Parkway through Trumbull is the way around for cars.',
    watch:
      'Harbor cameras show traffic for the Port Jefferson ferry and for concert nights at the amphitheater. Heavy rain collects under the railroad bridges in the South End.',
    roads: 'I-95, Route 8, Route 25, Route 15 (Merritt Parkway), US-1',
    areas: [
      ['Harbor and downtown', '8+', 'I-95 viaduct, Exit 27, ferry terminal'],
      ['Route 8 and 25 connector', '6+', 'Split toward Trumbull and Shelton'],
      ['Stratford', '6+', 'Moses Wheeler Bridge, Sikorsky Bridge'],
      ['Fairfield', '5+', 'I-95 service plazas, US-1 Kings Highway'],
    ],
  },
  {
    key: 'stamford',
    type: 'city',
    name: 'Stamford',
    code: 'CT',
    count: '20+',
    description:
      'Stamford sits on the most crowded miles of I-95 in Connecticut, with office towers at Exits 7 and 8 and the Merritt Parkway on its north side.',
    traffic:
      'Reverse commuters from the Bronx and Westchester meet local traffic at Atlantic Street every morning, so I-95 is slow in both directions. Long Ridge Road and High Ridge Road feed the Merritt.',
    watch:
      'A crash near the Mianus River Bridge backs up to Port Chester within minutes. On the parkway, watch for wet leaves in the fall and for trucks that ignore the low bridges.',
    roads: 'I-95, Route 15 (Merritt Parkway), US-1, Route 137, Route 104',
    areas: [
      ['Downtown exits', '8+', 'I-95 Exits 7 to 9, Atlantic Street, rail station'],
      ['Greenwich line', '5+', 'Mianus River Bridge, Exit 5'],
      ['Merritt Parkway', '4+', 'Long Ridge and High Ridge Road ramps'],
      ['Darien and Norwalk', '5+', 'Darien service plaza, I-95 Exits 10 to 16'],
    ],
  },
  {
    key: 'new-haven',
    type: 'city',
    name: 'New Haven',
    code: 'CT',
    count: '50+',
    description:
      'In New Haven, I-91 ends at I-95 beside the Pearl Harbor Memorial Bridge, the “Q Bridge,” which carries ten lanes over the Quinnipiac.',
    traffic:
      'The merge of I-91 south, I-95, and the downtown connector sets the pace for the whole shoreline. Yale traffic spreads out over Trumbull and Frontage streets, while port trucks use Waterfront Street and the Annex.',
    watch:
      'Football Saturdays fill Route 34 toward the Yale Bowl. Fog off Long Island Sound can hide the bridge deck, and the West Rock Tunnel, the only highway tunnel in the state, slows the Wilbur Cross at dusk.',
    roads: 'I-95, I-91, Route 15 (Wilbur Cross Parkway), Route 34, Route 10',
    areas: [
      ['Q Bridge', '12+', 'I-95, I-91, and Route 34 interchange'],
      ['Downtown', '10+', 'Frontage Road, Trumbull Street, Union Station'],
      ['West Haven', '10+', 'I-95 Exits 42 to 45'],
      ['Wilbur Cross Parkway', '8+', 'West Rock Tunnel, Whalley Avenue'],
      ['North Haven', '10+', 'I-91 Exits 8 to 12, Route 40'],
    ],
  },
  {
    key: 'hartford',
    type: 'city',
    name: 'Hartford',
    code: 'CT',
    count: '60+',
    description:
      'In Hartford, an elevated I-84 crosses I-91 beside the Connecticut River at one of the most congested interchanges in the Northeast.',
    traffic:
      'Insurance offices and the Capitol draw commuters from both sides of the river: I-84 from West Hartford and Manchester, I-91 from Wethersfield and Windsor. The left exits near Union Station make for short, nervous merges.',
    watch:
      'Check the Bulkeley and Charter Oak bridges before choosing which one to cross. Snow squalls come down the river valley, and anyone headed to Bradley Airport should check Route 20 as well.',
    roads: 'I-84, I-91, I-291, I-384, Route 2, Route 15',
    areas: [
      ['Downtown', '18+', 'I-84 viaduct, I-91 interchange, Union Station'],
      ['River bridges', '10+', 'Bulkeley, Founders, Charter Oak'],
      ['East Hartford and Manchester', '14+', 'I-84 HOV lanes, I-384, Route 2'],
      ['West Hartford and Farmington', '10+', 'I-84 Exits 39 to 44, Route 9'],
      ['Windsor and Bradley', '10+', 'I-91, I-291, Route 20'],
    ],
  },
];
