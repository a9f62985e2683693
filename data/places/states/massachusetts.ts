import type { PlaceEntry } from '@/lib/places/place';

export const MASSACHUSETTS: readonly PlaceEntry[] = [
  {
    key: 'massachusetts',
    type: 'state',
    name: 'Massachusetts',
    code: 'MA',
    count: '300+',
    description:
      'Massachusetts traffic runs in rings: I-93 and the tunnels in Boston, Route 128 around it, I-495 beyond, and the Turnpike west to the Berkshires.',
    traffic:
      'I-90 carries the state’s east-west traffic under all-electronic toll gantries, from Logan Airport through Framingham and Worcester to Springfield. Route 3 and Route 24 feed the Southeast Expressway, which is full by six in the morning.',
    watch:
      'Summer Fridays belong to Cape Cod’s Sagamore and Bourne bridges. Coastal storms flood Morrissey Boulevard, and the Turnpike’s high point at Becket gets snow that Boston never sees.',
    roads: 'I-90 (Massachusetts Turnpike), I-93, I-95 (Route 128), I-495, I-91, Route 3, US-6',
    areas: [
      ['Boston and tunnels', '90+', 'I-93, Ted Williams and O’Neill tunnels, Tobin Bridge'],
      ['Route 128 belt', '60+', 'I-95 Braintree to Peabody, Route 9, Route 3 Burlington'],
      ['Worcester and I-495', '50+', 'I-290, I-190, Turnpike Hopkinton'],
      ['Springfield and the west', '45+', 'I-91, Turnpike Chicopee, Becket summit'],
      ['South Shore and Cape', '45+', 'Route 3, Sagamore Bridge, Bourne Bridge'],
    ],
  },
  {
    key: 'boston',
    type: 'city',
    name: 'Boston',
    code: 'MA',
    count: '90+',
    description:
      'Boston hides its main highway in the O’Neill Tunnel under the Greenway, hangs it on the Zakim Bridge, and drives to Logan under the harbor.',
    traffic:
      'The Southeast Expressway opens a movable HOV lane morning and evening and is still slow. Storrow Drive and the Jamaicaway ban trucks; Leverett Circle and the Route 1 ramps from the Tobin decide the trip north.',
    watch:
      'On September 1, moving day, trucks hit the low bridges on Storrow Drive. Fenway games, the Marathon in April, and high tide at Columbia Road each change how traffic moves around the city.',
    roads: 'I-93, I-90 (Massachusetts Turnpike), US-1, Storrow Drive, Route 9, Route 1A',
    areas: [
      ['Downtown tunnels', '25+', 'O’Neill Tunnel, Zakim Bridge, Leverett Circle'],
      ['Logan and East Boston', '15+', 'Ted Williams, Sumner, and Callahan tunnels, Route 1A'],
      ['Southeast Expressway', '20+', 'I-93 South Bay, Savin Hill, Braintree split'],
      ['Turnpike and Fenway', '15+', 'I-90 Allston, Copley, Kenmore'],
      ['Tobin and Charlestown', '10+', 'Tobin Bridge, US-1 Chelsea, Sullivan Square'],
    ],
  },
  {
    key: 'worcester',
    type: 'city',
    name: 'Worcester',
    code: 'MA',
    count: '28+',
    description:
      'Worcester is built on seven hills with I-290 cut through the middle, linking the Turnpike at Auburn with I-495 at Marlborough.',
    traffic:
      'I-290 bends past Union Station and the colleges on a viaduct whose short ramps lock up at Kelley Square and Lincoln Square. I-190 heads off to Leominster, and Route 146 to the Blackstone Valley and Providence.',
    watch:
      'At more than 600 feet, Airport Hill and Route 122 see ice and fog when Boston has drizzle. Keep an eye on the Burns Bridge over Lake Quinsigamond at the Shrewsbury line.',
    roads: 'I-290, I-190, I-90 (Massachusetts Turnpike), Route 146, Route 9',
    areas: [
      ['Downtown viaduct', '9+', 'I-290 Kelley Square, Union Station, Lincoln Square'],
      ['Auburn', '6+', 'I-90, I-290, and I-395 interchange'],
      ['Lake Quinsigamond', '5+', 'Burns Bridge, Route 9 Shrewsbury'],
      ['I-190 and Route 146', '7+', 'Greendale, Millbury, Blackstone Valley'],
    ],
  },
  {
    key: 'springfield-massachusetts',
    type: 'city',
    name: 'Springfield',
    code: 'MA',
    count: '25+',
    description:
      'Springfield lines the Connecticut River with I-91, crosses it on the Memorial and North End bridges, and reaches the Turnpike by I-291.',
    traffic:
      'The rebuilt I-91 viaduct runs past the Hall of Fame and the MGM casino. Longmeadow’s curve, where three lanes become two, stops southbound drivers headed for Hartford on most afternoons.',
    watch:
      'Every September the Big E in West Springfield jams Route 147 and Memorial Avenue for seventeen days. River fog settles under the Holyoke Range, and I-391 ices up at the Chicopee River.',
    roads: 'I-91, I-291, I-391, I-90 (Massachusetts Turnpike), US-5, US-20',
    areas: [
      ['Downtown riverfront', '7+', 'I-91 viaduct, Memorial Bridge, Union Street'],
      ['Longmeadow curve', '5+', 'I-91 and US-5, state line'],
      ['West Springfield', '6+', 'Memorial Avenue, US-20, North End Bridge'],
      ['Chicopee and Holyoke', '7+', 'I-291, I-391, Turnpike Exits 49 to 51'],
    ],
  },
  {
    key: 'cape-cod',
    type: 'region',
    name: 'Cape Cod',
    code: 'MA',
    count: '22+',
    county: 'Barnstable',
    description:
      'Every car to Cape Cod crosses the canal on one of two narrow 1935 bridges, the Bourne or the Sagamore, and then follows US-6 or Route 28.',
    traffic:
      'Cape traffic turns like the tide: on at noon Friday, off starting Sunday morning. Past Exit 78 in Dennis the Mid-Cape Highway shrinks to one lane each way, and Route 28 through Hyannis is the slow alternative.',
    watch:
      'Choose your bridge by picture, not by habit. Also check the Bourne rotary, fog on the Outer Cape dunes, and ferry days in Woods Hole, when the lots in Falmouth fill up.',
    roads: 'US-6 (Mid-Cape Highway), Route 28, Route 3, Route 25, Route 6A',
    areas: [
      ['Sagamore Bridge', '6+', 'Route 3, US-6, Scenic Highway'],
      ['Bourne Bridge', '5+', 'Route 25, rotary, Route 28'],
      ['Mid-Cape', '6+', 'US-6 Barnstable, Hyannis, Route 132'],
      ['Outer Cape', '3+', 'Orleans rotary, Eastham, Wellfleet'],
    ],
  },
];
