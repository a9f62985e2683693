import type { PlaceEntry } from '@/lib/places/place';

export const MISSISSIPPI: readonly PlaceEntry[] = [
  {
    key: 'mississippi',
    type: 'state',
    name: 'Mississippi',
    code: 'MS',
    count: '430+',
    description:
      'Mississippi’s cameras follow I-55 from Memphis to Louisiana, I-20 through Jackson, US-49, and the US-90 beach boulevard.',
    traffic:
      'DeSoto County commutes to Memphis on I-55 and I-269; the Stack and the Waterworks Curve set the pace in Jackson. On the coast, I-10 carries through traffic and I-110 takes the casino crowd into Biloxi.',
    watch:
      'Ice storms in the Delta and Oxford, high water at Vicksburg’s I-20 bridge, fog off Back Bay: each has its camera. Before a hurricane, I-59 and I-55 can run contraflow out of New Orleans.',
    roads: 'I-55, I-20, I-10, I-59, I-22, US-49, US-90',
    areas: [
      ['Jackson', '150+', 'The Stack, I-55, I-20, I-220'],
      ['Gulf Coast', '110+', 'I-10, US-90, Biloxi Bay Bridge'],
      ['DeSoto County', '60+', 'I-55 Southaven, I-269, US-78'],
      ['Hattiesburg', '40+', 'I-59, US-49, US-98'],
      ['Vicksburg and Delta', '30+', 'I-20 Mississippi bridge, US-61, US-82'],
    ],
  },
  {
    key: 'jackson',
    type: 'city',
    name: 'Jackson',
    code: 'MS',
    count: '120+',
    description:
      'I-55 and I-20 meet at the Stack in Jackson, I-220 splits off to the northwest, and the Pearl River marks the city’s eastern edge.',
    traffic:
      'Northside Drive and the Waterworks Curve slow I-55 from Madison every morning; Lakeland Drive carries traffic for Flowood’s hospitals and the airport. High Street is the way to the Capitol and the fairgrounds.',
    watch:
      'Pearl River floods like those in 2020 and 2022 close streets in northeast Jackson. Clay soil heaves the pavement, and the Dixie National rodeo in February and the fair in October fill High Street.',
    roads: 'I-55, I-20, I-220, US-49, US-51, MS-25 (Lakeland Drive), US-80',
    areas: [
      ['The Stack', '22+', 'I-20, I-55, and US-49'],
      ['I-55 north', '30+', 'Fortification, Lakeland, County Line Road'],
      ['Pearl and Flowood', '22+', 'I-20 airport road, Lakeland Drive'],
      ['West', '18+', 'I-220, I-20 Clinton, US-49'],
    ],
  },
  {
    key: 'gulfport',
    type: 'city',
    name: 'Gulfport',
    code: 'MS',
    count: '45+',
    description:
      'In Gulfport, US-49 crosses I-10 inland and ends at the Gulf on US-90’s beach boulevard, between the state port and the casinos.',
    traffic:
      'US-49 from Crossroads to the beach is one signal after another; Lorraine Road and Cowan are the other way south. Seabees, banana trucks, and beach weekends make the traffic, and Pass Road is the inland street.',
    watch:
      'Katrina’s surge destroyed US-90’s bridges at Biloxi and Bay St. Louis in 2005; the new ones are high and windy. After storms, check for sand on the boulevard.',
    roads: 'I-10, US-49, US-90 (Beach Boulevard), MS-605, Pass Road',
    areas: [
      ['US-49', '14+', 'I-10 Crossroads, Dedeaux Road, 25th Avenue'],
      ['Beach Boulevard', '12+', 'US-90, port, Jones Park'],
      ['I-10', '10+', 'Exits 31 to 38, Lorraine Road'],
      ['Biloxi side', '8+', 'I-110, Cowan Road, Popp’s Ferry'],
    ],
  },
];
