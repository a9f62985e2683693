import type { PlaceEntry } from '@/lib/places/place';

export const KANSAS: readonly PlaceEntry[] = [
  {
    key: 'kansas',
    type: 'state',
    name: 'Kansas',
    code: 'KS',
    count: '620+',
    description:
      'Kansas has the Turnpike from Kansas City through Topeka and Wichita, I-70 over the High Plains, and K-10 between its college towns.',
    traffic:
      'Johnson County’s I-35, I-435, and US-69 see most of the state’s congestion. West of Salina, I-70 empties out; US-54 and US-400 carry cattle and wind-turbine blades, and US-81 carries north-south freight.',
    watch:
      'In blizzards, gates close I-70 at Hays, Goodland, or WaKeeney. In March, dust and grass-fire smoke cross the Flint Hills; in May, keep an eye on the sky.',
    roads: 'I-70, I-35 (Kansas Turnpike), I-435, I-135, US-69, US-54, US-81, K-10',
    areas: [
      ['Johnson County', '190+', 'I-35, I-435, US-69, K-10'],
      ['Kansas City, Kansas', '100+', 'I-70, I-635, I-670'],
      ['Wichita', '160+', 'Kellogg, I-135, I-235'],
      ['Topeka and Lawrence', '80+', 'I-70, I-470, Turnpike'],
      ['I-70 west', '50+', 'Salina, Hays, Goodland'],
    ],
  },
  {
    key: 'wichita',
    type: 'city',
    name: 'Wichita',
    code: 'KS',
    count: '130+',
    description:
      'Wichita drives on Kellogg, US-54, a freeway from the airport to Andover, and on I-135, elevated along Chisholm Creek.',
    traffic:
      'The North Junction of I-135, I-235, and K-96 has been rebuilt with flyovers. Shift changes at the Spirit and Textron plants hit the southeast side; Rock Road and Maize Road take shoppers to opposite ends of town.',
    watch:
      'The Big Ditch keeps the Arkansas River out of town. The Andover tornado of April 2022 passed close to Kellogg, and ice pellets and crosswinds return to the Kellogg flyover every year.',
    roads: 'US-54 (Kellogg), I-135, I-235, I-35 (Kansas Turnpike), K-96, K-15',
    areas: [
      ['Kellogg', '34+', 'Downtown, Hillside, Woodlawn, Rock'],
      ['I-135', '26+', '13th Street, Pawnee, North Junction'],
      ['I-235', '20+', 'Kellogg flyovers, Zoo Boulevard, Broadway'],
      ['East', '20+', 'K-96, Greenwich, Andover, Turnpike'],
    ],
  },
  {
    key: 'overland-park',
    type: 'city',
    name: 'Overland Park',
    code: 'KS',
    count: '85+',
    description:
      'Overland Park is Kansas City’s office suburb, where I-435, I-35, US-69, and K-10 cross within a few miles.',
    traffic:
      'US-69 gained toll express lanes south of 103rd in 2025. The Gateway interchange at K-10, the office towers on College Boulevard, and Metcalf’s old strip set the local rush; 135th is the grocery run.',
    watch:
      'Indian Creek floods at Metcalf and 103rd. Ice crashes start in the I-35 and I-435 triangle, and sleet shows up on the tall ramps hours before the schools close.',
    roads: 'I-435, I-35, US-69, K-10, US-169 (Metcalf Avenue), 135th Street (K-150)',
    areas: [
      ['I-435', '24+', 'Metcalf, Nall, Quivira'],
      ['US-69', '20+', 'Express lanes, 119th, 151st'],
      ['I-35', '20+', '75th, 95th, Lenexa'],
      ['Gateway', '14+', 'K-10, I-435, Renner'],
    ],
  },
  {
    key: 'kansas-city-kansas',
    type: 'city',
    name: 'Kansas City',
    code: 'KS',
    count: '75+',
    description:
      'Kansas City, Kansas, sits on the bluffs west of the state line, between the Lewis and Clark Viaduct and the speedway in western Wyandotte County.',
    traffic:
      'I-70 crosses the Kaw into Missouri beside railyards, I-635 links the neighborhoods to Johnson County, and I-435 delivers visitors to Legends. Turner Diagonal and K-32 take the freight.',
    watch:
      'NASCAR and Sporting KC weekends fill State Avenue and Parallel Parkway. In 1951 and 1993 the Kansas River covered Armourdale; the levees are higher now, but the low viaduct ramps are not.',
    roads: 'I-70, I-635, I-435, I-670, US-69, K-32, K-7',
    areas: [
      ['Lewis and Clark Viaduct', '16+', 'I-70, Fairfax, Minnesota Avenue'],
      ['I-635', '18+', 'State Avenue, Metropolitan, Kansas River'],
      ['Village West', '16+', 'I-435, State Avenue, Speedway'],
      ['Bonner Springs', '10+', 'I-70 toll plaza, K-7, K-32'],
    ],
  },
];
