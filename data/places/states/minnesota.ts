import type { PlaceEntry } from '@/lib/places/place';

export const MINNESOTA: readonly PlaceEntry[] = [
  {
    key: 'minnesota',
    type: 'state',
    name: 'Minnesota',
    code: 'MN',
    count: '850+',
    description:
      'Minnesota’s traffic centers on the Twin Cities: I-94 and I-35 through them, I-494 and I-694 around them, and US highways to the woods.',
    traffic:
      'E-ZPass lanes, formerly MnPASS, run on I-394, I-35W, and I-35E. On Fridays, I-94 toward Brainerd and I-35 toward Duluth carry everyone with a cabin; in fall, sugar beet trucks take over the Red River Valley.',
    watch:
      'Gates close I-90 and I-94 in ground blizzards, often under a blue sky. Also check for spring floods at the Savage and Shakopee crossings and for lake gusts on Duluth’s Bong Bridge.',
    roads: 'I-94, I-35, I-494, I-694, I-394, I-90, US-169, US-52',
    areas: [
      ['Minneapolis', '260+', 'I-35W, I-94 Lowry Tunnel, I-394'],
      ['St. Paul', '200+', 'I-94, I-35E, US-52, Spaghetti Bowl'],
      ['Ring roads', '190+', 'I-494, I-694, US-169, US-10'],
      ['Rochester and southeast', '60+', 'US-52, US-63, I-90'],
      ['Duluth and north', '60+', 'I-35, Bong and Blatnik bridges, US-53'],
      ['St. Cloud and Moorhead', '60+', 'I-94, US-10, Red River'],
    ],
  },
  {
    key: 'minneapolis',
    type: 'city',
    name: 'Minneapolis',
    code: 'MN',
    count: '220+',
    description:
      'Minneapolis funnels I-94 into the Lowry Hill Tunnel and I-35W over the St. Anthony Falls Bridge, which replaced the one that fell in 2007.',
    traffic:
      'The Crosstown, MN-62, meets I-35W in the south, I-394 brings in the western suburbs with reversible lanes, and Hiawatha Avenue runs beside the Blue Line to the airport and the Mall of America.',
    watch:
      'Twins, Wolves, and Vikings games fill Sixth and Seventh streets. Snow emergencies change the parking side every day, and Minnehaha Parkway and the I-35W trench at 42nd flood in cloudbursts.',
    roads: 'I-94, I-35W, I-394, MN-62 (Crosstown), MN-55 (Hiawatha), I-494, MN-100',
    areas: [
      ['Lowry Hill Tunnel', '30+', 'I-94, Hennepin, Lyndale'],
      ['I-35W', '50+', 'Downtown, 46th Street, St. Anthony Falls Bridge'],
      ['I-394', '28+', 'Reversible lanes, MN-100, US-169'],
      ['Crosstown', '26+', 'MN-62, Penn, Cedar'],
      ['Airport and Mall', '30+', 'I-494, MN-77, MN-5'],
      ['North', '26+', 'I-94 Dowling, I-694, MN-252'],
    ],
  },
  {
    key: 'st-paul',
    type: 'city',
    name: 'St. Paul',
    code: 'MN',
    count: '160+',
    description:
      'St. Paul’s I-94 and I-35E share a short Spaghetti Bowl below the Capitol, and the Lafayette and High bridges cross the Mississippi.',
    traffic:
      'The parkway section of I-35E bans trucks and caps speeds at 45 miles an hour. Snelling at Allianz Field and Dale Street are the I-94 ramps to avoid; US-52 leads past Holman Field to Rochester.',
    watch:
      'Spring crests close Shepard Road and Warner Road together. The State Fair on Snelling draws two million in twelve days, and Wild games and the Winter Carnival share Kellogg Boulevard.',
    roads: 'I-94, I-35E, I-494, I-694, US-52 (Lafayette Freeway), MN-36, Snelling Avenue',
    areas: [
      ['Capitol and downtown', '32+', 'Spaghetti Bowl, Kellogg Boulevard, Lafayette Bridge'],
      ['Midway', '24+', 'I-94 Snelling, Dale, Allianz Field'],
      ['I-35E', '32+', 'Parkway section, Maryland, Little Canada'],
      ['East side', '24+', 'I-94 White Bear, 3M, I-694'],
      ['South and airport', '22+', 'I-494 Wakota Bridge, US-52, Mendota Bridge'],
    ],
  },
  {
    key: 'rochester-minnesota',
    type: 'city',
    name: 'Rochester',
    code: 'MN',
    count: '36+',
    description:
      'Rochester, Minnesota, is the Mayo Clinic’s town, on the US-52 freeway with I-90 nine miles to the south.',
    traffic:
      'Fifty thousand clinic workers and patients converge on Second Street Southwest; Civic Center Drive and Broadway take the rest. US-63 leads to the airport and the interstate, US-14 to Byron and Owatonna.',
    watch:
      'Concrete tamed the Zumbro after the 1978 flood. What’s left is wind: snow drifts across I-90 at Stewartville and the hills of US-52 near Oronoco, and fog lingers in the river bottoms.',
    roads: 'US-52, US-14, US-63, I-90, Civic Center Drive, Second Street SW',
    areas: [
      ['US-52', '12+', '55th Street, Second Street, US-14'],
      ['Downtown clinics', '8+', 'Second Street, Civic Center Drive, Broadway'],
      ['South', '8+', 'US-63, 48th Street, airport'],
      ['I-90', '6+', 'US-63 Stewartville, US-52 Marion'],
    ],
  },
  {
    key: 'duluth',
    type: 'city',
    name: 'Duluth',
    code: 'MN',
    count: '40+',
    description:
      'Duluth drops six hundred feet to Lake Superior, ends I-35 under a lakeside park, and lifts a bridge for ships.',
    traffic:
      'The Twin Ports Interchange, once the “Can of Worms,” has been rebuilt; the Blatnik Bridge is next. Piedmont Avenue and Mesaba bring US-53 and mall traffic down the hill, and London Road leads up the North Shore.',
    watch:
      'The Aerial Lift Bridge stops Canal Park traffic twice an hour in season. Gales throw ice on Brighton Beach, fog makes the hilltop a different city, and freezing drizzle turns Lake Avenue into a slide.',
    roads: 'I-35, I-535 (Blatnik Bridge), US-2 (Bong Bridge), US-53, MN-61, MN-23',
    areas: [
      ['Twin Ports Interchange', '10+', 'I-35, I-535, US-53'],
      ['Bridges', '8+', 'Blatnik, Bong, Aerial Lift Bridge'],
      ['Downtown and Canal Park', '8+', 'I-35 tunnels, Lake Avenue, London Road'],
      ['Over the hill', '8+', 'Miller Trunk Highway, Thompson Hill, airport'],
    ],
  },
];
