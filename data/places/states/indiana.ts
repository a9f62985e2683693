import type { PlaceEntry } from '@/lib/places/place';

/** Indiana and its places. */
export const INDIANA: readonly PlaceEntry[] = [
  {
    key: 'indiana',
    type: 'state',
    name: 'Indiana',
    code: 'IN',
    count: '850+',
    description:
      'Indiana calls itself the Crossroads of America: I-65, I-69, I-70 and I-74 all meet the I-465 loop around Indianapolis.',
    traffic:
      'I-65 to Chicago is still two lanes each way north of Lafayette. In the northwest the Borman, I-80/94, is one of the busiest truck roads of the nation; the last leg of I-69 to Evansville opened in 2024.',
    watch:
      'Ground blizzards cross the wind farms at Fowler, and lake snow streaks the Toll Road at Michigan City and South Bend. Each May the Speedway draws 300,000 people down 16th Street.',
    roads: 'I-65, I-70, I-69, I-74, I-465, I-80 and I-94 (Borman), I-80 and I-90 (Toll Road), US-31',
    areas: [
      ['Indianapolis', '330+', 'I-465, North Split, South Split'],
      ['Northwest', '170+', 'Borman Expressway, Toll Road, I-65'],
      ['Fort Wayne', '80+', 'I-69, I-469, US-30'],
      ['South Bend and Elkhart', '60+', 'Toll Road, US-31, US-20'],
      ['Evansville', '45+', 'I-69, I-64, Lloyd Expressway'],
      ['Louisville suburbs', '60+', 'I-65, Sherman Minton Bridge, I-265'],
    ],
  },
  {
    key: 'indianapolis',
    type: 'city',
    name: 'Indianapolis',
    code: 'IN',
    count: '260+',
    description:
      'Indianapolis fans out from the rebuilt North Split, where I-65 and I-70 meet, to fifty-three miles of I-465.',
    traffic:
      'Castleton’s I-69 interchange is being reshaped as Clear Path, and the southwest corner received I-69’s last miles. Keystone and Binford lead north, Washington Street east and west, FedEx’s night flights load Ameriplex.',
    watch:
      'Race weekend in May, Colts Sundays and the State Fair on 38th Street are the special days. Fall Creek and the White River flood Westfield Boulevard; the I-465 bridges freeze before I-70’s trench does.',
    roads: 'I-465, I-65, I-70, I-69, I-74, US-31, Keystone Avenue',
    areas: [
      ['North Split and downtown', '44+', 'I-65, I-70, Meridian Street, stadium'],
      ['North I-465', '46+', 'US-31 Carmel, Keystone, Michigan Road'],
      ['Castleton', '30+', 'I-69, 82nd Street, Binford Boulevard'],
      ['Airport', '34+', 'I-70, I-465 west, Ameriplex'],
      ['South', '34+', 'I-65 Southport, I-69 Bluff Road, US-31'],
      ['East', '30+', 'I-70 Shadeland, I-465, I-74'],
    ],
  },
  {
    key: 'fort-wayne',
    type: 'city',
    name: 'Fort Wayne',
    code: 'IN',
    count: '65+',
    description: 'Fort Wayne, where three rivers join, is passed by I-69 on the west and wrapped by I-469 on the east.',
    traffic:
      'GM’s truck plant at I-469 and the US-30 merge at Goshen Road give the west side its weight. Coliseum Boulevard has the arena and the mall, Jefferson and Washington the one-way pair through town.',
    watch:
      'The St. Marys, St. Joseph and Maumee flooded so often that Lakeside is ringed by dikes. Lake snow gets this far only in streaks; wind on I-469’s open fields makes the difference.',
    roads: 'I-69, I-469, US-30, US-24, US-27, Coliseum Boulevard',
    areas: [
      ['I-69', '20+', 'Exits 302 to 316, Illinois Road, Dupont Road'],
      ['Downtown', '12+', 'Jefferson, Clinton, Three Rivers'],
      ['Coliseum Boulevard', '12+', 'US-30, Lima Road, Glenbrook'],
      ['I-469', '14+', 'US-24, New Haven, airport'],
    ],
  },
  {
    key: 'evansville',
    type: 'city',
    name: 'Evansville',
    code: 'IN',
    count: '36+',
    description:
      'Evansville sits on a horseshoe of the Ohio, crossed by the Lloyd Expressway and waiting for the new I-69 bridge to Henderson.',
    traffic:
      'The Lloyd mixes freeway and traffic lights from Posey County to Newburgh. Green River Road is the shops’ street, and US-41, over the twin bridges into Kentucky, is the only way south for cars and trucks alike.',
    watch:
      'The Ohio closes Waterworks Road first. Toyota’s shift at Princeton fills US-41, and the Fall Festival in October shuts Franklin Street for a week of fried food.',
    roads: 'I-69, I-64, US-41, SR-62 (Lloyd Expressway), Green River Road',
    areas: [
      ['Lloyd Expressway', '12+', 'First Avenue, US-41, Burkhardt'],
      ['Twin Bridges', '7+', 'US-41, Veterans Memorial Parkway'],
      ['East side', '8+', 'I-69, Green River Road, Morgan Avenue'],
      ['North', '7+', 'US-41 airport, I-64 junction'],
    ],
  },
  {
    key: 'south-bend',
    type: 'city',
    name: 'South Bend',
    code: 'IN',
    count: '40+',
    description:
      'South Bend lies on the Toll Road and at the north end of the US-31 freeway, with Notre Dame on the hill between.',
    traffic:
      'Grape Road and Main Street in Mishawaka are the malls’ jams, the US-20/31 bypass takes through traffic, and downtown streets run two ways again since 2016.',
    watch:
      'On home Saturdays, SR-933 and Angela Boulevard change direction for the stadium. Lake Michigan’s snow is strongest here of all Indiana: Toll Road Exits 72 to 83 show it first.',
    roads: 'I-80 and I-90 (Toll Road), US-31, US-20, SR-933, SR-23',
    areas: [
      ['Toll Road', '10+', 'Exits 72, 77 and 83'],
      ['US-31 and US-20 bypass', '12+', 'Western Avenue, airport, Elkhart line'],
      ['Notre Dame', '8+', 'SR-933, Angela Boulevard, Edison Road'],
      ['Mishawaka', '8+', 'Grape Road, Capital Avenue, McKinley'],
    ],
  },
];
