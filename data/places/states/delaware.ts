import type { PlaceEntry } from '@/lib/places/place';

/** Delaware and its places. */
export const DELAWARE: readonly PlaceEntry[] = [
  {
    key: 'delaware',
    type: 'state',
    name: 'Delaware',
    code: 'DE',
    count: '320+',
    description:
      'Delaware’s I-95 is only 23 miles long but nearly every trip between Washington and New York uses it; Route 1 takes the rest to the beaches.',
    traffic:
      'Tolls at Newark, the Churchmans Marsh weave and the I-295 approach to the Delaware Memorial Bridge set the tempo in the north. South of the canal, Route 1 carries Dover’s commuters and, in July, everybody’s beach traffic.',
    watch:
      'Before Rehoboth look at Five Points in Lewes and the Indian River Inlet Bridge. Nor’easters put sea water over Route 1 at Dewey, and the twin spans to New Jersey restrict trucks in high wind.',
    roads: 'I-95, I-295, I-495, Route 1, US-13, US-40, US-113',
    areas: [
      ['Wilmington', '80+', 'I-95 viaduct, I-495, US-202'],
      ['Newark and Christiana', '75+', 'Toll plaza, Christiana Mall, Route 7'],
      ['Memorial Bridge', '25+', 'I-295, US-13 New Castle'],
      ['Middletown and canal', '35+', 'Roth Bridge, Route 1, US-301'],
      ['Dover', '40+', 'Route 1, US-13, Air Force Base'],
      ['Beaches', '60+', 'Five Points, Rehoboth, Indian River Inlet'],
    ],
  },
  {
    key: 'wilmington-delaware',
    type: 'city',
    name: 'Wilmington',
    code: 'DE',
    count: '80+',
    description:
      'Wilmington is cut by I-95 on a viaduct and a trench, with I-495 as the bypass along the port and US-202 as the office row to the north.',
    traffic:
      'Bank towers empty onto Delaware Avenue and King Street toward Exit 7. Concord Pike is tax-free shopping from Pennsylvania, and trucks for the port of Wilmington turn off at Terminal Avenue.',
    watch:
      'The Brandywine and the Christina come up after tropical storms; the Southbridge streets flood with the tide. The Philadelphia line at Claymont shows the state of I-95 and I-495’s merge.',
    roads: 'I-95, I-495, US-202 (Concord Pike), US-13, Route 141, Route 48',
    areas: [
      ['Downtown', '20+', 'I-95 Exits 6 to 8, King Street, train station'],
      ['I-495 and port', '16+', 'Terminal Avenue, Christina River bridge'],
      ['Concord Pike', '16+', 'US-202, Foulk Road, Naamans Road'],
      ['Claymont', '10+', 'I-95 and I-495 merge, Pennsylvania line'],
    ],
  },
  {
    key: 'dover',
    type: 'city',
    name: 'Dover',
    code: 'DE',
    count: '40+',
    description:
      'Dover is Delaware’s capital, with the toll road Route 1 to the east, US-13 through the shops and a NASCAR mile beside both.',
    traffic:
      'DuPont Highway, US-13, has a signal every few hundred yards past the mall and the speedway. Route 1’s Exit 95 to 104 stretch moves fast until beach Saturdays, when it does not.',
    watch:
      'Air Force cargo jets cross Route 1 at low height near the base. Race weekends reverse lanes on Leipsic Road, and St. Jones River fog sits on Court Street.',
    roads: 'Route 1, US-13 (DuPont Highway), US-113, Route 8, Route 10',
    areas: [
      ['Route 1', '10+', 'Dover toll plaza, Exits 95 to 104'],
      ['DuPont Highway', '14+', 'US-13, mall, Monster Mile'],
      ['Air Force Base', '6+', 'Route 1, Route 9, South Little Creek'],
      ['West side', '6+', 'Route 8 Forrest Avenue, Saulsbury Road'],
    ],
  },
];
