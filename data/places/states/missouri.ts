import type { PlaceEntry } from '@/lib/places/place';

export const MISSOURI: readonly PlaceEntry[] = [
  {
    key: 'missouri',
    type: 'state',
    name: 'Missouri',
    code: 'MO',
    count: '920+',
    description:
      'Missouri’s I-70 joins its two big cities, I-44 follows old Route 66 to Springfield, and major river bridges guard both edges of the state.',
    traffic:
      'I-70 between Blue Springs and Wentzville is being widened to six lanes, stretch by stretch. St. Louis has I-64, I-270, and four Mississippi bridges; Kansas City has more freeway miles per person than almost anywhere.',
    watch:
      'The Missouri floods Parkville and the river bottoms, and the Meramec closed I-44 and I-55 in 2015 and 2017. Ice from Joplin to Rolla and tornadoes in May round out the calendar.',
    roads: 'I-70, I-44, I-55, I-64, I-270, I-435, I-29, I-49',
    areas: [
      ['St. Louis', '330+', 'I-64, I-70, I-270, Poplar Street Bridge'],
      ['Kansas City', '290+', 'I-70, I-435, downtown loop, I-29'],
      ['Springfield', '90+', 'I-44, US-65, US-60'],
      ['Columbia and Jefferson City', '70+', 'I-70, US-63, Rocheport Bridge'],
      ['Joplin and I-49', '40+', 'I-44, I-49'],
      ['Southeast', '40+', 'I-55 Cape Girardeau, Bootheel'],
    ],
  },
  {
    key: 'kansas-city',
    type: 'city',
    name: 'Kansas City',
    code: 'MO',
    count: '220+',
    description:
      'Kansas City’s downtown loop has exits lettered up to Y, and the Grandview Triangle and Three Trails Crossing keep the south side moving.',
    traffic:
      'The Kit Bond and Buck O’Neil bridges carry I-29 and US-169 over the Missouri, I-435 circles 80 miles through two states, and US-71 still has red lights midway. A single terminal serves the airport.',
    watch:
      'Arrowhead and Kauffman share I-70 and Blue Ridge Cutoff. Brush Creek and Indian Creek rise in minutes, and the loop’s elevated north side ices up before the I-670 trench does.',
    roads: 'I-70, I-35, I-435, I-670, I-29, I-49, US-71 (Bruce R. Watkins Drive), US-169',
    areas: [
      ['Downtown loop', '40+', 'I-70, I-670, Broadway'],
      ['River bridges', '24+', 'Kit Bond, Buck O’Neil, Chouteau'],
      ['Grandview Triangle', '30+', 'I-435, I-470, I-49'],
      ['Stadiums', '24+', 'I-70, I-435, Blue Ridge Cutoff'],
      ['Northland and airport', '36+', 'I-29, Route 152, I-435'],
    ],
  },
  {
    key: 'st-louis',
    type: 'city',
    name: 'St. Louis',
    code: 'MO',
    count: '250+',
    description:
      'St. Louis crosses the Mississippi on the Stan Musial, Poplar Street, Eads, and King bridges, in sight of the Arch.',
    traffic:
      'I-64, still Highway 40 to everyone, was rebuilt by 2010; I-270 in the north is new, I-44 serves the south, and I-170 ends at Brentwood. The Poplar Street Bridge carries I-64 and I-55 to Illinois.',
    watch:
      'Cardinals, Blues, and City SC crowds all pour out within a mile of one another. River des Peres floods the south side, and in July 2022 nine inches of rain put I-70 at Mid Rivers under water.',
    roads: 'I-64 (US-40), I-70, I-44, I-55, I-270, I-170, I-255',
    areas: [
      ['Downtown and bridges', '50+', 'Poplar Street, Stan Musial, Arch, I-44'],
      ['I-64 corridor', '44+', 'Kingshighway, Forest Park, Ladue'],
      ['North county', '44+', 'I-70, I-170, I-270, airport'],
      ['South', '40+', 'I-55, I-44, Jefferson Barracks Bridge'],
      ['St. Charles', '36+', 'Blanchette Bridge, I-70, Route 364'],
    ],
  },
  {
    key: 'springfield',
    type: 'city',
    name: 'Springfield',
    code: 'MO',
    count: '70+',
    description:
      'Springfield, Missouri, the birthplace of Route 66, sits south of I-44, framed by US-65, US-60, and the Kansas Expressway.',
    traffic:
      'The first diverging diamond in America opened here at Kansas Expressway and I-44 in 2009. Battlefield, Glenstone, and Sunshine run past the malls; US-65 takes Branson’s visitors south over the Ozarks.',
    watch:
      'Ice storms, like the one in January 2007, define its winters. Check the James River bridges on US-60 and US-65 and, on weekends, Bass Pro’s corner of Campbell Avenue.',
    roads: 'I-44, US-65, US-60 (James River Freeway), US-160, Kansas Expressway, Glenstone Avenue',
    areas: [
      ['I-44', '18+', 'Kansas Expressway, Glenstone, US-65'],
      ['US-65', '18+', 'Sunshine, Battlefield, Ozark'],
      ['James River Freeway', '14+', 'Campbell, National, Kansas Expressway'],
      ['City streets', '14+', 'Battlefield Road, Sunshine Street, campus'],
    ],
  },
  {
    key: 'columbia-missouri',
    type: 'city',
    name: 'Columbia',
    code: 'MO',
    count: '38+',
    description:
      'Columbia, Missouri, is a university town at I-70 and US-63, halfway between Kansas City and St. Louis.',
    traffic:
      'I-70’s exits at Stadium, Providence, and US-63 are short and crowded; they are the first to be rebuilt in the I-70 program. Grindstone Parkway and Nifong serve the south side, and Broadway serves the middle.',
    watch:
      'Mizzou games fill Stadium Boulevard and Providence Road. West of town, the new Rocheport Bridge shows the Missouri’s level, and Hinkson Creek floods the trail underpasses first.',
    roads: 'I-70, US-63, Stadium Boulevard, Providence Road (MO-163), MO-740, Broadway',
    areas: [
      ['I-70', '12+', 'Stadium, Providence, US-63 connector'],
      ['Campus and stadium', '8+', 'Providence Road, Stadium Boulevard'],
      ['US-63', '9+', 'Broadway, Grindstone, airport'],
      ['Rocheport', '5+', 'I-70 Missouri River Bridge'],
    ],
  },
];
