import type { PlaceEntry } from '@/lib/places/place';

export const VERMONT: readonly PlaceEntry[] = [
  {
    key: 'vermont',
    type: 'state',
    name: 'Vermont',
    code: 'VT',
    count: '75+',
    description:
      'Vermont has two interstates and many mountains: I-91 up the Connecticut River, I-89 diagonally to Burlington and Canada, and US-4 and US-7 for the rest.',
    traffic:
      'There’s hardly a traffic jam outside Chittenden County, except on ski Saturdays on Route 100 and in foliage season in October, when buses fill Stowe and Woodstock. Trucks climb slowly over Sherburne Pass and Hogback Mountain.',
    watch:
      'Smugglers’ Notch closes all winter and is too tight for trucks in summer. Check for black ice on I-89 at Brookfield, mud season on gravel roads, and high water along the Winooski after storms like July 2023’s.',
    roads: 'I-89, I-91, US-7, US-4, US-2, Route 100',
    areas: [
      ['Burlington area', '22+', 'I-89 Exits 12 to 16, I-189, US-7 Shelburne'],
      ['Montpelier and Waterbury', '14+', 'I-89 Exits 7 to 10, US-2, Route 100'],
      ['Upper Valley', '14+', 'I-89 and I-91 at White River Junction, US-4 Quechee'],
      ['Rutland and Killington', '12+', 'US-4 Sherburne Pass, US-7'],
      ['Brattleboro and the south', '12+', 'I-91 Exits 1 to 5, Route 9 Hogback'],
    ],
  },
  {
    key: 'burlington',
    type: 'city',
    name: 'Burlington',
    code: 'VT',
    count: '20+',
    description:
      'Burlington slopes from the university down to Lake Champlain; I-89 passes to the east, and I-189 and US-7 lead into town.',
    traffic:
      'The malls and the jams are on Williston Road and Dorset Street in South Burlington. Main Street climbs to UVM beside the hospital, while Shelburne Road takes everything coming north on US-7.',
    watch:
      'Lake wind drives snow across the open fields near Exit 14, and the Winooski River floods the Intervale. In season, ferry traffic to Port Kent and Grand Isle shows up on King Street.',
    roads: 'I-89, I-189, US-7, US-2, Route 127, Route 15',
    areas: [
      ['Downtown and waterfront', '5+', 'Main Street, Battery Street, Route 127'],
      ['South Burlington', '6+', 'I-89 Exits 13 and 14, Williston Road, Dorset Street'],
      ['Winooski', '4+', 'Exit 15, traffic circle, Route 15'],
      ['Williston and Essex', '5+', 'Exit 12, US-2, Circ Highway'],
    ],
  },
  {
    key: 'rutland',
    type: 'city',
    name: 'Rutland',
    code: 'VT',
    count: '8+',
    description:
      'Rutland is where US-7 and US-4 cross below Killington, with no interstate in sight and ski traffic every Friday in winter.',
    traffic:
      'Main Street and Woodstock Avenue carry both US routes through town, so trucks, skiers, and shoppers share one set of signals. The Route 4 bypass to West Rutland takes freight to New York.',
    watch:
      'Mendon Mountain, east of the city, climbs to Sherburne Pass at 2,150 feet, and rain on Main Street often means snow up there. East Creek rises quickly after thunderstorms.',
    roads: 'US-7, US-4, Route 3, Route 103, Route 100',
    areas: [
      ['Main Street', '2+', 'US-7 and US-4 crossing'],
      ['Mendon', '2+', 'US-4 grade toward Sherburne Pass'],
      ['West Rutland', '2+', 'US-4 expressway, Route 133'],
      ['Clarendon', '2+', 'US-7 and Route 103, regional airport'],
    ],
  },
];
