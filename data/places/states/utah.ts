import type { PlaceEntry } from '@/lib/places/place';

export const UTAH: readonly PlaceEntry[] = [
  {
    key: 'utah',
    type: 'state',
    name: 'Utah',
    code: 'UT',
    count: '1900+',
    description:
      'Utah strings most of its people along I-15, from Logan’s canyon to St. George’s red cliffs, with I-80 crossing at Salt Lake.',
    traffic:
      'The Wasatch Front has express lanes for ninety miles, Bangerter and Mountain View in the west, and Legacy in Davis County. Skiers back up in Little Cottonwood and Parleys canyons; US-6 to Price earned its deadly reputation.',
    watch:
      'Canyon winds topple trucks in Centerville and Farmington, and Parleys Summit and Sardine get the snow. Salt dust and glare rule I-80 to Wendover, and flash floods hit the slot canyons at Zion.',
    roads: 'I-15, I-80, I-84, I-70, I-215, US-6, US-89, US-40',
    areas: [
      ['Salt Lake County', '800+', 'I-15, I-80, I-215, Bangerter'],
      ['Davis and Weber', '340+', 'I-15, Legacy Parkway, US-89, I-84'],
      ['Utah County', '330+', 'I-15 Lehi, Provo, US-6'],
      ['Canyons', '160+', 'Parleys, Cottonwoods, Provo Canyon'],
      ['Southern Utah', '110+', 'St. George, Cedar City, Virgin River Gorge'],
      ['I-70 and east', '70+', 'Salina, Green River, Moab US-191'],
    ],
  },
  {
    key: 'salt-lake-city',
    type: 'city',
    name: 'Salt Lake City',
    code: 'UT',
    count: '330+',
    description:
      'Salt Lake City counts its streets from the Temple and its freeways from the Spaghetti Bowl of I-15, I-80, and SR-201.',
    traffic:
      'I-80 heads up Parleys Canyon to Park City, I-215 follows the foothills, and ramps at 600 South and 400 South feed a downtown of very long blocks. Redwood Road and 700 East handle local traffic.',
    watch:
      'Inversions hide the towers in January. Lake-effect snow falls here as in Buffalo, in a narrow band off the Great Salt Lake; Jazz games, General Conference in April and October, and the ski canyons fill the map.',
    roads: 'I-15, I-80, I-215, SR-201, US-89 (State Street), Bangerter Highway, Foothill Drive',
    areas: [
      ['Spaghetti Bowl', '50+', 'I-15, I-80, SR-201'],
      ['Downtown', '50+', '400 South, 600 South, North Temple'],
      ['Parleys and foothills', '40+', 'I-80, I-215 east, Foothill Drive'],
      ['Airport and west', '50+', 'I-80, I-215 west, Bangerter'],
      ['Cottonwood canyons', '24+', 'SR-190, SR-210, Wasatch Boulevard'],
    ],
  },
  {
    key: 'west-valley-city',
    type: 'city',
    name: 'West Valley City',
    code: 'UT',
    count: '120+',
    description:
      'West Valley City is Utah’s second-largest city, between I-215 and the Mountain View Corridor, with Bangerter Highway down its middle.',
    traffic:
      'Bangerter has traded its lights for overpasses at 3500 South and most other crossings. 3500 and 4700 South carry crosstown traffic, and SR-201 carries trucks for the copper smelter and Salt Lake’s inland port.',
    watch:
      'Events at the Maverik Center and the amphitheater on Upper Ridge change evenings on 3500 South and 5600 West. Tailings dust and fog from the lake marshes drift over SR-201 at Magna.',
    roads: 'I-215, SR-201, Bangerter Highway, Mountain View Corridor, SR-171 (3500 South), Redwood Road',
    areas: [
      ['I-215', '28+', '3500 South, 4700 South, SR-201'],
      ['Bangerter Highway', '30+', '3500 South, 4100 South, SR-201'],
      ['Mountain View', '18+', '3500 South, 5400 South, Lake Park'],
      ['Arena district', '14+', 'Decker Lake, Valley Fair, Redwood'],
    ],
  },
  {
    key: 'provo',
    type: 'city',
    name: 'Provo',
    code: 'UT',
    count: '130+',
    description:
      'Provo and Orem fill the strip between Utah Lake and the Wasatch, with I-15 as the only freeway and University Parkway as the main crossing.',
    traffic:
      'Lehi’s Silicon Slopes draws I-15 traffic north every morning; Center Street, University Avenue, and the 800 North exit serve BYU and UVU. US-189 climbs Provo Canyon to Heber, and US-6 splits off at Spanish Fork.',
    watch:
      'Check for slides and wind in Provo Canyon, fog off the lake, and trouble at the Point of the Mountain, where two valleys’ weather meets. BYU games fill Canyon Road.',
    roads: 'I-15, US-189 (University Avenue), US-89, US-6, SR-265 (University Parkway), SR-52 (800 North)',
    areas: [
      ['I-15', '40+', 'Center Street, University Parkway, 800 North'],
      ['BYU', '18+', 'University Avenue, Canyon Road, 900 East'],
      ['Lehi and the Point', '34+', 'I-15, Timpanogos Highway, SR-92'],
      ['Canyons', '16+', 'US-189 Deer Creek, US-6 Spanish Fork'],
    ],
  },
];
