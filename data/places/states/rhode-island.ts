import type { PlaceEntry } from '@/lib/places/place';

export const RHODE_ISLAND: readonly PlaceEntry[] = [
  {
    key: 'rhode-island',
    type: 'state',
    name: 'Rhode Island',
    code: 'RI',
    count: '90+',
    description:
      'Rhode Island traffic meets in Providence, where I-95, I-195, and Route 146 converge, and on the high bridges to Newport.',
    traffic:
      'I-95 crosses the whole state in 43 miles, yet the Thurbers Avenue curve and the merge at the 6-10 connector can take up half the trip. East Bay drivers depend on the Washington Bridge over the Seekonk.',
    watch:
      'Wind closes the Newport Pell and Jamestown Verrazzano bridges to high-profile vehicles. Beach Saturdays jam Route 4 and US-1 toward Narragansett, and tides reach the low roads of Warren and Barrington.',
    roads: 'I-95, I-195, I-295, Route 146, Route 10, Route 4, Route 138',
    areas: [
      ['Providence', '35+', 'I-95 and I-195, 6-10 connector, Providence Place'],
      ['Pawtucket and the north', '16+', 'I-95 S-curves, Route 146, I-295'],
      ['Warwick and Cranston', '18+', 'I-95 Thurbers Avenue to Route 4, airport connector'],
      ['Newport bridges', '10+', 'Pell Bridge, Jamestown Verrazzano Bridge, Route 138'],
      ['East Bay', '8+', 'Washington Bridge, I-195 East Providence, Route 114'],
    ],
  },
  {
    key: 'providence',
    type: 'city',
    name: 'Providence',
    code: 'RI',
    count: '35+',
    description:
      'Providence threads I-95 between the State House and the mall and swings I-195 over the river on the blue-lit Iway bridge.',
    traffic:
      'Three approaches decide a commute: the Viaduct above the Woonasquatucket, the Washington Bridge from East Providence, and the 6-10 connector from Olneyville and Johnston. Brown and RISD add foot traffic on College Hill.',
    watch:
      'WaterFire evenings close the streets along the Providence River. The hurricane barrier at Fox Point closes for storm surges, and Allens Avenue by the port is the first road to flood.',
    roads: 'I-95, I-195, Route 10, US-6, Route 146, US-44',
    areas: [
      ['Downtown', '10+', 'Providence Viaduct, Providence Place, Route 146 merge'],
      ['Iway and Fox Point', '8+', 'I-195, Point Street, India Point'],
      ['6-10 connector', '6+', 'Olneyville, Dean Street, US-6'],
      ['South side', '7+', 'Thurbers Avenue curve, Allens Avenue, Eddy Street'],
    ],
  },
  {
    key: 'warwick',
    type: 'city',
    name: 'Warwick',
    code: 'RI',
    count: '15+',
    description:
      'Warwick has Rhode Island’s airport, its two malls, and the junction of I-95, I-295, and Route 37 south of Providence.',
    traffic:
      'Bald Hill Road, Route 2, is the longest shopping strip in the state and slow every Saturday. The airport connector from I-95 Exit 29 keeps T.F. Green’s passengers off Post Road.',
    watch:
      'The Pawtuxet River spilled onto I-95 here in the flood of March 2010, and low spots still collect water. Bay fog drifts over Oakland Beach and Warwick Neck.',
    roads: 'I-95, I-295, Route 37, Route 2, US-1 (Post Road), Route 4',
    areas: [
      ['I-95 and I-295 merge', '5+', 'Exits 27 to 30, Route 113'],
      ['Airport', '4+', 'Airport connector, Post Road, Jefferson Boulevard'],
      ['Bald Hill Road', '3+', 'Route 2, malls, Route 117'],
      ['Route 4 and 37', '3+', 'Route 4 split, Route 37 Cranston'],
    ],
  },
];
