import type { PlaceEntry } from '@/lib/places/place';

export const DELAWARE: readonly PlaceEntry[] = [
  {
    key: 'delaware',
    type: 'state',
    name: 'Delaware',
    code: 'DE',
    count: '320+',
    description:
      'Delaware’s I-95 is only 23 miles long, but nearly every trip between Washington and New York uses it; Route 1 takes the rest to the beaches.',
    traffic:
      'The Newark tolls, the Churchmans Marsh weave, and the I-295 approach to the Delaware Memorial Bridge set the pace in the north. South of the canal, Route 1 carries Dover’s commuters and, in July, all the beach traffic.',
    watch:
      'Before a trip to Rehoboth, check Five Points in Lewes and the Indian River Inlet Bridge. Nor’easters push seawater over Route 1 at Dewey, and the twin spans to New Jersey restrict trucks in high wind.',
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
      'I-95 cuts through Wilmington on a viaduct and in a trench, with I-495 as the bypass along the port and US-202 as the office corridor to the north.',
    traffic:
      'Bank towers empty onto Delaware Avenue and King Street toward Exit 7. Concord Pike draws tax-free shoppers from Pennsylvania, and trucks for the Port of Wilmington turn off at Terminal Avenue.',
    watch:
      'The Brandywine and the Christina rise after tropical storms, and the streets of Southbridge flood with the tide. The Claymont cameras, near the Pennsylvania line, show how the I-95 and I-495 merge is running.',
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
      'Dover is Delaware’s capital, with Route 1, a toll road, to the east, US-13 through the shopping strip, and a NASCAR mile beside both.',
    traffic:
      'DuPont Highway, US-13, has a signal every few hundred yards past the mall and the speedway. Route 1 from Exit 95 to Exit 104 moves fast except on beach Saturdays.',
    watch:
      'Air Force cargo jets cross low over Route 1 near the base. On race weekends lanes are reversed on Leipsic Road, and fog from the St. Jones River settles over Court Street.',
    roads: 'Route 1, US-13 (DuPont Highway), US-113, Route 8, Route 10',
    areas: [
      ['Route 1', '10+', 'Dover toll plaza, Exits 95 to 104'],
      ['DuPont Highway', '14+', 'US-13, mall, Monster Mile'],
      ['Air Force Base', '6+', 'Route 1, Route 9, South Little Creek'],
      ['West side', '6+', 'Route 8 Forrest Avenue, Saulsbury Road'],
    ],
  },
];
