import type { PlaceEntry } from '@/lib/places/place';

export const VIRGINIA: readonly PlaceEntry[] = [
  {
    key: 'virginia',
    type: 'state',
    name: 'Virginia',
    code: 'VA',
    count: '3600+',
    description:
      'Virginia strings together express lanes outside Washington, the Hampton Roads bridge-tunnels, Richmond’s toll loops, and 325 miles of I-81.',
    traffic:
      'I-95 between Fredericksburg and the Beltway is the longest jam on the East Coast, with reversible toll lanes down the middle. I-66 and the Dulles corridor move Northern Virginia, and I-64 takes everyone to the beach through a single tunnel.',
    watch:
      'I-64 over Afton Mountain has lights set into the pavement for fog. Trucks fill both lanes of I-81 up Christiansburg Mountain, and one stalled truck in the Hampton Roads tunnel blocks two cities.',
    roads: 'I-95, I-64, I-81, I-66, I-495 (Capital Beltway), I-264, I-85, US-29',
    areas: [
      ['Northern Virginia', '1200+', 'I-95 and I-395 express lanes, I-66, Capital Beltway'],
      ['Fredericksburg', '220+', 'I-95 Rappahannock bridges, US-1, Route 3'],
      ['Richmond', '520+', 'I-95, I-64, Powhite Parkway, Downtown Expressway'],
      ['Hampton Roads', '780+', 'Bridge-tunnels, I-64 High Rise, I-264'],
      ['Shenandoah Valley', '280+', 'I-81 Winchester to Staunton, Afton Mountain'],
      ['Roanoke and southwest', '320+', 'I-81, I-581, Christiansburg, East River Mountain Tunnel'],
    ],
  },
  {
    key: 'virginia-beach',
    type: 'city',
    name: 'Virginia Beach',
    code: 'VA',
    count: '120+',
    description:
      'Virginia Beach stretches from Town Center’s towers to the Oceanfront, with I-264 as its only freeway and Navy gates on many corners.',
    traffic:
      'I-264 east fills with beachgoers by ten on summer Saturdays and empties again at dusk. Independence and Lynnhaven are the commuter ramps; Oceana’s shifts and Little Creek’s gates add peaks of their own.',
    watch:
      'Sandbridge and Shore Drive flood in a northeast wind. The Lesner Bridge shows Chesapeake Bay weather, and Pungo’s back roads carry beach traffic when Indian River Road backs up.',
    roads: 'I-264, I-64, US-58 (Virginia Beach Boulevard), US-60 (Shore Drive), Independence Boulevard',
    areas: [
      ['Oceanfront', '25+', 'I-264 east end, Pacific Avenue, 21st Street'],
      ['Town Center', '25+', 'Independence Boulevard, Virginia Beach Boulevard'],
      ['Lynnhaven', '20+', 'I-264 Exits 18 and 19, mall, Princess Anne Road'],
      ['Bayside', '16+', 'Shore Drive, Lesner Bridge, Northampton Boulevard'],
    ],
  },
  {
    key: 'chesapeake',
    type: 'city',
    name: 'Chesapeake',
    code: 'VA',
    count: '95+',
    description:
      'Chesapeake covers 350 square miles of suburbs and Dismal Swamp, tied together by I-64’s High Rise Bridge and I-464.',
    traffic:
      'Bowers Hill, where I-64, I-264, and I-664 meet, is the trouble spot in the west. Battlefield Boulevard and Greenbrier Parkway have the shops, and the Route 168 toll expressway leads to the Outer Banks.',
    watch:
      'Drawbridges on the Intracoastal Waterway still stop traffic at Great Bridge and Gilmerton. Outer Banks Saturdays begin before dawn on Route 168, and the old US-17 canal road is deer country.',
    roads: 'I-64, I-464, I-664, Route 168, US-17, US-13',
    areas: [
      ['High Rise Bridge', '20+', 'I-64 Exits 291 to 297, George Washington Highway'],
      ['Greenbrier', '22+', 'I-64, Greenbrier Parkway, Battlefield Boulevard'],
      ['Bowers Hill', '16+', 'I-264, I-664, and US-460 junction'],
      ['Great Bridge and south', '16+', 'Drawbridge, Route 168 Expressway toll'],
    ],
  },
  {
    key: 'norfolk',
    type: 'city',
    name: 'Norfolk',
    code: 'VA',
    count: '140+',
    description:
      'Norfolk has the world’s largest naval base at one end, tunnels downtown at the other, and the Hampton Roads Bridge-Tunnel to the Peninsula.',
    traffic:
      'The bridge-tunnel is being doubled, but backups from Fourth View to Granby Street will last until it opens. Base gates on Hampton Boulevard and I-564 empty at 3:30; the Midtown and Downtown tunnels to Portsmouth are tolled.',
    watch:
      'Sunny-day floods cover Brambleton Avenue and the Hague at a full moon. Check the tunnel camera on I-64 before an airport run, along with the Berkley Bridge, which lifts for ships.',
    roads: 'I-64, I-264, I-564, US-58 (Midtown Tunnel), US-460 (Granby Street), Hampton Boulevard',
    areas: [
      ['Hampton Roads Bridge-Tunnel', '25+', 'I-64 Willoughby, Ocean View, Fourth View'],
      ['Naval Station', '20+', 'I-564, Hampton Boulevard, Gate 3'],
      ['Downtown', '28+', 'Berkley Bridge, Downtown Tunnel, Waterside Drive'],
      ['Ghent', '16+', 'Midtown Tunnel, Brambleton Avenue, the Hague'],
      ['I-64 east', '22+', 'Military Highway, airport, Twin Bridges'],
    ],
  },
  {
    key: 'richmond',
    type: 'city',
    name: 'Richmond',
    code: 'VA',
    count: '190+',
    description:
      'Richmond puts I-95 and I-64 on one roadbed through downtown and sends tolls and commuters over the James on five highway bridges.',
    traffic:
      'The Bryan Park interchange, where I-64, I-95, and I-195 meet, is the city’s daily jam. Powhite Parkway and the Nickel Bridge serve the Southside, Chippenham serves the hospitals, and I-295 lets long-distance traffic go around.',
    watch:
      'Shockoe Bottom relies on its floodwall, and the river crossings at Forest Hill show the James after mountain rain. Also check for games at the Diamond, NASCAR weekends at Laburnum, and jams on I-95’s Acca Yard bend.',
    roads: 'I-95, I-64, I-195, I-295, Powhite Parkway, Chippenham Parkway, US-60',
    areas: [
      ['Downtown', '40+', 'I-95 and I-64 overlap, Broad Street, Shockoe Bottom'],
      ['James bridges', '28+', 'Powhite, Lee, Manchester, Willey'],
      ['Bryan Park', '24+', 'I-64, I-95, and I-195 interchange'],
      ['West End', '34+', 'I-64 Short Pump, Broad Street, I-295'],
      ['Southside', '34+', 'Chippenham, Midlothian Turnpike, I-95 Bells Road'],
    ],
  },
  {
    key: 'arlington-virginia',
    type: 'city',
    name: 'Arlington',
    code: 'VA',
    count: '150+',
    description:
      'Arlington is 26 square miles of Metro towers and monuments between I-66, I-395, and the Potomac bridges to Washington.',
    traffic:
      'Inside the Beltway, I-66 is tolled at rush hour in the peak direction; I-395’s express lanes end at the 14th Street Bridge. The Pentagon’s Mixing Bowl and Route 110 take the rest, and Glebe Road handles local errands.',
    watch:
      'The George Washington Parkway floods near the airport and will be narrowed for years of construction. Rosslyn’s Key Bridge and the Iwo Jima curve show inbound backups before the radio reports them.',
    roads: 'I-66, I-395, George Washington Parkway, US-50 (Arlington Boulevard), US-29, Route 110, Glebe Road',
    areas: [
      ['Rosslyn and Key Bridge', '28+', 'I-66, US-29, Iwo Jima ramp'],
      ['Pentagon and Crystal City', '34+', 'I-395, Route 110, Route 1'],
      ['Ballston corridor', '28+', 'Fairfax Drive, Glebe Road, Wilson Boulevard'],
      ['Shirlington', '20+', 'I-395 Exits 6 to 8, Quaker Lane'],
      ['Airport and Parkway', '16+', 'Reagan National, GW Parkway, Memorial Bridge'],
    ],
  },
  {
    key: 'roanoke',
    type: 'city',
    name: 'Roanoke',
    code: 'VA',
    count: '75+',
    description:
      'Roanoke sits in a bowl in the Blue Ridge, reached from I-81 by the I-581 spur and crossed by US-220 toward North Carolina.',
    traffic:
      'I-581 carries downtown, hospital, and airport traffic through the tangle of signals and ramps at Orange Avenue. On I-81, trucks climb from Salem toward Christiansburg at half speed, so one crash can close the valley.',
    watch:
      'The Roanoke River floods Wiley Drive and low parts of Ninth Street. In winter, compare the valley with Bent Mountain on US-221, 1,700 feet higher, and with the Blue Ridge Parkway gates.',
    roads: 'I-81, I-581, US-220, US-460 (Orange Avenue), US-11, Route 419',
    areas: [
      ['Downtown', '16+', 'I-581 Elm Avenue, Orange Avenue'],
      ['I-81', '24+', 'Exits 137 to 150, Salem, Troutville'],
      ['Airport and Hershberger', '14+', 'I-581, Valley View, Route 101'],
      ['Southwest', '12+', 'US-220, Route 419 Tanglewood, Bent Mountain'],
    ],
  },
];
