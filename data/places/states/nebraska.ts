import type { PlaceEntry } from '@/lib/places/place';

export const NEBRASKA: readonly PlaceEntry[] = [
  {
    key: 'nebraska',
    type: 'state',
    name: 'Nebraska',
    code: 'NE',
    count: '480+',
    description:
      'Nebraska’s I-80 follows the Platte for 455 miles, nearly straight, from Omaha past the Kearney arch to Wyoming.',
    traffic:
      'I-80 has six lanes from Omaha to Lincoln and four beyond. US-275, US-81, and the Heartland Expressway serve the feedlots, and Husker Saturdays turn one direction of I-80 red.',
    watch:
      'Blizzard closures move from west to east, with gates at Sidney, North Platte, and Kearney. The 2019 flood took out bridges on US-281 and the Niobrara, and sandhill cranes slow the I-80 exits in March.',
    roads: 'I-80, I-680, I-480, I-180, US-275, US-81, US-77, US-281',
    areas: [
      ['Omaha', '210+', 'I-80, I-680, I-480, Dodge Expressway'],
      ['Lincoln', '100+', 'I-80, I-180, South Beltway'],
      ['Grand Island and Kearney', '60+', 'I-80 Exits 257 to 312, US-281'],
      ['North Platte and Panhandle', '50+', 'I-80, US-26, Sidney'],
      ['Northeast', '40+', 'US-275 Norfolk, US-81, US-20'],
    ],
  },
  {
    key: 'omaha',
    type: 'city',
    name: 'Omaha',
    code: 'NE',
    count: '170+',
    description:
      'Omaha bends I-80 around the zoo, crosses to Council Bluffs on I-480 and I-680, and lifts West Dodge Road onto an expressway.',
    traffic:
      'The I-80 and I-680 junction near 108th is the worst spot of the evening; the JFK Freeway, US-75, brings in Offutt’s airmen and Bellevue’s commuters. Dodge Street climbs from downtown with a lane that changes direction.',
    watch:
      'The College World Series fills 10th Street in June, and so does Berkshire’s meeting in May. The Missouri covered I-680 in 2011 and 2019, and drifts form at 180th Street before they reach town.',
    roads: 'I-80, I-680, I-480, US-75 (JFK Freeway), US-6 (Dodge), L Street',
    areas: [
      ['I-80', '44+', '42nd, 72nd, 108th, Missouri River'],
      ['Downtown', '26+', 'I-480, 10th Street, Bob Kerrey side'],
      ['West Dodge', '28+', 'US-6, 114th, 168th'],
      ['I-680', '24+', 'Maple, Irvington, Mormon Bridge'],
      ['South', '22+', 'JFK Freeway, Bellevue, L Street'],
    ],
  },
  {
    key: 'lincoln',
    type: 'city',
    name: 'Lincoln',
    code: 'NE',
    count: '80+',
    description:
      'Lincoln has a Capitol tower four hundred feet high, I-80 to the north, and a South Beltway that opened in 2022.',
    traffic:
      'I-180 drops visitors at Ninth and Tenth streets, O Street crosses the whole town, and Highway 2 lost its trucks to the beltway. Salt Creek and the railroad decide which streets go through.',
    watch:
      'Seven Saturdays a year, Memorial Stadium is the third-largest city in the state. Ice forms on the Antelope Valley bridges, and west wind drifts snow over I-80 at the airport exits.',
    roads: 'I-80, I-180, US-77, US-6, Nebraska Highway 2, O Street (US-34)',
    areas: [
      ['I-80', '20+', 'Exits 396 to 409, Waverly'],
      ['Downtown and stadium', '18+', 'I-180, Ninth Street, Antelope Valley'],
      ['O Street', '14+', '27th, 48th, 84th'],
      ['South Beltway', '14+', 'US-77, Highway 2, 27th'],
    ],
  },
];
