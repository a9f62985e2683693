import type { PlaceEntry } from '@/lib/places/place';

export const INDIANA: readonly PlaceEntry[] = [
  {
    key: 'indiana',
    type: 'state',
    name: 'Indiana',
    code: 'IN',
    count: '850+',
    description:
      'Indiana calls itself the Crossroads of America: I-65, I-69, I-70, and I-74 all meet the I-465 loop around Indianapolis.',
    traffic:
      'I-65 to Chicago is still two lanes each way north of Lafayette. In the northwest, the Borman, I-80/94, is one of the busiest truck routes in the nation; the last leg of I-69 to Evansville opened in 2024.',
    watch:
      'Ground blizzards cross the wind farms at Fowler, and lake-effect snow streaks the Toll Road at Michigan City and South Bend. Each May the Speedway draws 300,000 people down 16th Street.',
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
      'Indianapolis fans out from the rebuilt North Split, where I-65 and I-70 meet, to the fifty-three-mile I-465 loop.',
    traffic:
      'Castleton’s I-69 interchange is being rebuilt as the Clear Path project, and the southwest side got I-69’s last miles. Keystone and Binford lead north, Washington Street runs east and west, and FedEx’s night flights keep Ameriplex busy.',
    watch:
      'Race weekend in May, Colts Sundays, and the State Fair on 38th Street bring the biggest crowds. Fall Creek and the White River flood Westfield Boulevard; the I-465 bridges freeze before I-70’s trench does.',
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
    description: 'Fort Wayne, where three rivers meet, has I-69 passing on the west and I-469 wrapped around the east.',
    traffic:
      'GM’s truck plant at I-469 and the US-30 merge at Goshen Road make the west side the busy one. Coliseum Boulevard has the arena and the mall, and Jefferson and Washington are the one-way pair through town.',
    watch:
      'The St. Marys, St. Joseph, and Maumee flooded so often that Lakeside is ringed by dikes. Lake-effect snow reaches this far only in streaks; wind across the open fields on I-469 is the bigger problem.',
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
      'Evansville sits on a horseshoe bend of the Ohio River, crossed by the Lloyd Expressway and waiting for the new I-69 bridge to Henderson.',
    traffic:
      'The Lloyd mixes freeway and traffic lights from Posey County to Newburgh. Green River Road is the shopping street, and US-41, over the twin bridges into Kentucky, is the only way south for cars and trucks alike.',
    watch:
      'The Ohio closes Waterworks Road first. Toyota’s shift change at Princeton fills US-41, and the Fall Festival shuts down Franklin Street for a week of fried food in October.',
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
      'South Bend sits on the Toll Road at the north end of the US-31 freeway, with Notre Dame on the hill in between.',
    traffic:
      'Mall traffic jams Grape Road and Main Street in Mishawaka, the US-20/31 bypass takes through traffic, and downtown streets have run two ways again since 2016.',
    watch:
      'On home Saturdays, lanes on SR-933 and Angela Boulevard switch direction for the stadium. Lake Michigan snow hits harder here than anywhere else in Indiana, and Toll Road Exits 72 to 83 see it first.',
    roads: 'I-80 and I-90 (Toll Road), US-31, US-20, SR-933, SR-23',
    areas: [
      ['Toll Road', '10+', 'Exits 72, 77, and 83'],
      ['US-31 and US-20 bypass', '12+', 'Western Avenue, airport, Elkhart line'],
      ['Notre Dame', '8+', 'SR-933, Angela Boulevard, Edison Road'],
      ['Mishawaka', '8+', 'Grape Road, Capital Avenue, McKinley'],
    ],
  },
];
