import type { PlaceEntry } from '@/lib/places/place';

/** Utah and its places. */
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
      'The Wasatch Front has express lanes for ninety miles, Bangerter and Mountain View in the west, Legacy in Davis County. Skiers stack up in Little Cottonwood and Parleys; US-6 to Price earned its deadly name.',
    watch:
      'Canyon winds topple trucks in Centerville and Farmington; Parleys Summit and Sardine get the snow. Salt dust and glare rule I-80 to Wendover, flash floods the slots at Zion.',
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
      'Salt Lake City counts its streets from the Temple and its freeways from the Spaghetti Bowl of I-15, I-80 and SR-201.',
    traffic:
      'I-80 leaves by Parleys Canyon to Park City, I-215 belts the foothills, and 600 South and 400 South ramps feed a downtown of very long blocks. Redwood Road and 700 East do the city’s own work.',
    watch:
      'Inversions hide the towers in January. Lake-effect snow falls here as in Buffalo, a narrow band off the Great Salt Lake; Jazz games, Conference in April and October, and ski canyons fill the map.',
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
      'West Valley City is Utah’s second city, between I-215 and Mountain View Corridor, with Bangerter Highway down its middle.',
    traffic:
      'Bangerter has lost its lights for overpasses at 3500 South and most others. 3500 and 4700 South carry the crosstown load, SR-201 the trucks for the copper smelter and the port of Salt Lake.',
    watch:
      'Maverik Center and the amphitheater on Upper Ridge change evenings on 5600 West and 3500 South. Tailings dust and fog from the lake marshes drift over SR-201 at Magna.',
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
      'Provo and Orem fill the strip between Utah Lake and the Wasatch, with I-15 as the only freeway and University Parkway across.',
    traffic:
      'Lehi’s Silicon Slopes draws I-15 north every morning; Center Street, University Avenue and the 800 North exit take BYU and UVU. US-189 climbs Provo Canyon to Heber, US-6 leaves at Spanish Fork.',
    watch:
      'Canyon slides and wind in Provo Canyon, fog off the lake, and the Point of the Mountain, where two valleys’ weather meets, are worth a picture. BYU games fill Canyon Road.',
    roads: 'I-15, US-189 (University Avenue), US-89, US-6, SR-265 (University Parkway), SR-52 (800 North)',
    areas: [
      ['I-15', '40+', 'Center Street, University Parkway, 800 North'],
      ['BYU', '18+', 'University Avenue, Canyon Road, 900 East'],
      ['Lehi and the Point', '34+', 'I-15, Timpanogos Highway, SR-92'],
      ['Canyons', '16+', 'US-189 Deer Creek, US-6 Spanish Fork'],
    ],
  },
];
