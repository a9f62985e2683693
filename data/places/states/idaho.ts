import type { PlaceEntry } from '@/lib/places/place';

export const IDAHO: readonly PlaceEntry[] = [
  {
    key: 'idaho',
    type: 'state',
    name: 'Idaho',
    code: 'ID',
    count: '1200+',
    description:
      'Idaho’s cameras look down on Lookout, Lost Trail, Galena, and Banner passes and on I-84 through the Treasure Valley.',
    traffic:
      'US-95 is the only road from north to south, over White Bird Hill and the Lewiston grade. I-84 from Caldwell to Boise serves a third of the state; I-15 and US-20 take Utah travelers to Yellowstone.',
    watch:
      'Road-weather sites here also report grip and wind. Check Monida and Malad for I-15 and Fourth of July Pass for I-90, and watch for blowing dust on I-84 between Mountain Home and Twin Falls.',
    roads: 'I-84, I-15, I-90, I-86, US-95, US-20, US-93, ID-55',
    areas: [
      ['Treasure Valley', '340+', 'I-84, I-184 connector, Eagle Road'],
      ['Panhandle', '220+', 'I-90 Coeur d’Alene, Lookout Pass, US-95'],
      ['Magic Valley', '150+', 'I-84 Twin Falls, Perrine Bridge, US-93'],
      ['Eastern Idaho', '230+', 'I-15, I-86, US-20 Rexburg, Island Park'],
      ['Central mountains', '140+', 'ID-75 Galena, ID-21 Banner Summit, ID-55'],
      ['Lewiston and Camas Prairie', '90+', 'US-95 White Bird, US-12'],
    ],
  },
  {
    key: 'boise',
    type: 'city',
    name: 'Boise',
    code: 'ID',
    count: '170+',
    description:
      'Boise’s Connector, I-184, runs from I-84 into downtown, with the foothills on one side and the Bench on the other.',
    traffic:
      'The Flying Wye splits the Connector from the interstate; Eagle Road in Meridian is the busiest street in Idaho. State Street, Federal Way, and Broadway serve thousands of commuters to Micron and the university.',
    watch:
      'Blue-turf Saturdays fill Broadway. Inversions bring ice fog in January, and slides hit ID-21 and ID-55 into the mountains; check Horseshoe Bend Hill before heading to McCall.',
    roads: 'I-84, I-184, US-20 (Broadway Avenue), ID-44 (State Street), ID-55 (Eagle Road), ID-21',
    areas: [
      ['Connector', '30+', 'I-184, Flying Wye, Curtis, Front Street'],
      ['I-84', '44+', 'Vista, Broadway, Eagle Road'],
      ['State Street', '22+', 'ID-44, Glenwood, Veterans Parkway'],
      ['Eagle Road', '22+', 'ID-55, Fairview, Chinden'],
      ['Mountain roads', '16+', 'ID-21 Lucky Peak, ID-55 Horseshoe Bend'],
    ],
  },
  {
    key: 'nampa',
    type: 'city',
    name: 'Nampa',
    code: 'ID',
    count: '60+',
    description:
      'Nampa grew from a rail junction into Idaho’s third-largest city, along the newly widened I-84 to Caldwell.',
    traffic:
      'Exits at Garrity, Northside, and Karcher feed the Treasure Valley Marketplace and the Idaho Center; Twelfth Avenue, ID-45, runs south to the orchards. Amalgamated Sugar’s trucks run from September to March.',
    watch:
      'The Snake River Stampede fills Can-Ada Road in July. Irrigation keeps fog in the fields along Indian Creek, and a brisk northwest wind from Oregon blows dust over the new lanes.',
    roads: 'I-84, I-84 Business, ID-55 (Karcher Road), ID-45 (Twelfth Avenue), US-20 (Chinden Boulevard), ID-16',
    areas: [
      ['I-84', '20+', 'Garrity, Northside, Karcher, Franklin'],
      ['Downtown', '12+', 'Twelfth Avenue, Third Street, Yale'],
      ['Karcher', '10+', 'ID-55, Middleton Road, Midway'],
      ['Caldwell', '12+', 'I-84 Tenth Avenue, US-20, ID-19'],
    ],
  },
  {
    key: 'idaho-falls',
    type: 'city',
    name: 'Idaho Falls',
    code: 'ID',
    count: '55+',
    description:
      'Idaho Falls sits on the Snake River where US-20 leaves I-15 for Rexburg, West Yellowstone, and the Tetons.',
    traffic:
      'Two old I-15 exits, 118 and 119, handle all the traffic of a city of seventy thousand; a new interchange is planned. Buses leave at five for the national laboratory in the desert, and boat trailers head up US-26 to Swan Valley.',
    watch:
      'Snowdrifts close the INL roads and US-20 west before they reach town. Ashton Hill and Island Park, to the north, get the deep snow; Yellowstone traffic peaks around noon in July.',
    roads: 'I-15, US-20, US-26, US-91 (Yellowstone Avenue), Sunnyside Road, ID-33',
    areas: [
      ['I-15', '14+', 'Sunnyside, Broadway, US-20'],
      ['US-20', '14+', 'Lewisville, Rigby, Rexburg'],
      ['City', '12+', 'Yellowstone Avenue, 17th Street, Hitt Road'],
      ['Swan Valley', '8+', 'US-26 Ririe, Pine Creek Pass'],
    ],
  },
];
