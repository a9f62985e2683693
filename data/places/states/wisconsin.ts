import type { PlaceEntry } from '@/lib/places/place';

export const WISCONSIN: readonly PlaceEntry[] = [
  {
    key: 'wisconsin',
    type: 'state',
    name: 'Wisconsin',
    code: 'WI',
    count: '780+',
    description:
      'Wisconsin sends I-94 from Chicago’s edge through Milwaukee and Madison to the Twin Cities, and I-41 and I-43 up both sides of Lake Winnebago.',
    traffic:
      'On Fridays, Illinois plates head for the Dells on I-90/94 and for Door County on I-43. In Milwaukee the Marquette, Zoo, and Mitchell interchanges share the load; Foxconn’s exits and the I-94 north-south rebuild are new.',
    watch:
      'Wind on the Leo Frigo Bridge rattles every driver, even though it stays open. Cameras also show lake fog on I-43, deer in November, and twenty-below mornings at Eau Claire.',
    roads: 'I-94, I-90, I-39, I-43, I-41, US-151, US-53, US-12',
    areas: [
      ['Milwaukee', '280+', 'Marquette, Zoo Interchange, Hoan Bridge'],
      ['Kenosha and Racine', '80+', 'I-94, Route 50, Route 20'],
      ['Madison', '130+', 'Beltline, I-39/90/94, US-151'],
      ['Green Bay and Fox Cities', '120+', 'I-41, I-43, Leo Frigo Bridge'],
      ['Dells and La Crosse', '70+', 'I-90, I-94 split at Tomah'],
      ['Northwest', '60+', 'I-94 Eau Claire, Hudson, US-53 Superior'],
    ],
  },
  {
    key: 'milwaukee',
    type: 'city',
    name: 'Milwaukee',
    code: 'WI',
    count: '210+',
    description:
      'Milwaukee’s Hoan Bridge vaults over the harbor entrance, the Marquette stacks I-43 and I-94 over Sixth Street, and the ballpark sits to the west.',
    traffic:
      'I-94 between the Marquette and the Zoo is the busiest east-west mile in the state and about to be widened. I-894 bypasses it through Greenfield, I-41 serves the north side of Waukesha County, and WIS-175 is the shortcut.',
    watch:
      'Summerfest and the Brewers have their own exits. Lake fog can close in on the Hoan alone, and in August 2025 flash floods sent the Menomonee over the State Fair grounds.',
    roads: 'I-94, I-43, I-41, I-894, I-794 (Hoan Bridge), US-45, WIS-175',
    areas: [
      ['Marquette and downtown', '44+', 'I-43, I-94, I-794, Sixth Street'],
      ['Hoan and lakefront', '18+', 'I-794, Carferry Drive, Summerfest'],
      ['I-94 stadium corridor', '34+', '35th Street, Stadium Interchange, Hawley'],
      ['Zoo Interchange', '36+', 'I-41, I-894, US-45, Bluemound'],
      ['Mitchell and airport', '30+', 'I-43, I-94, I-41 south, Layton'],
      ['North', '28+', 'I-43 Good Hope, Silver Spring, Mequon'],
    ],
  },
  {
    key: 'madison',
    type: 'city',
    name: 'Madison',
    code: 'WI',
    count: '100+',
    description:
      'Madison’s isthmus leaves room for two streets between the lakes, so everyone else takes the Beltline, US-12 and 18, around Monona.',
    traffic:
      'The Beltline opens its left shoulder as a Flex Lane at rush hour. East Washington and John Nolen Drive lead to the Capitol square, and the Badger Interchange joins I-39, I-90, I-94, and WIS-30.',
    watch:
      'Badger Saturdays fill Regent and Monroe streets. In August 2018 flooding raised the lakes over Willy Street for weeks; in winter, wind off Mendota ices Langdon first.',
    roads: 'US-12 and 18 (Beltline), I-39, I-90, I-94, US-151 (East Washington Avenue), WIS-30',
    areas: [
      ['Beltline', '34+', 'Verona Road, Park Street, Stoughton Road'],
      ['Isthmus', '16+', 'East Washington, John Nolen Drive, Capitol'],
      ['Badger Interchange', '18+', 'I-39/90/94, WIS-30, US-151'],
      ['West side', '18+', 'University Avenue, Middleton, Mineral Point'],
    ],
  },
  {
    key: 'green-bay',
    type: 'city',
    name: 'Green Bay',
    code: 'WI',
    count: '55+',
    description:
      'Green Bay ties I-41 and I-43 together at the mouth of the Fox, with the Leo Frigo Bridge two hundred feet above the coal docks.',
    traffic:
      'Lambeau Field sits in a neighborhood of small houses off Lombardi Avenue; WIS-172 is the crosstown freeway to the airport. Paper mills and the port keep Broadway and Ashland busy with trucks.',
    watch:
      'On Packers Sundays a city of 107,000 doubles. A Leo Frigo pier sank in 2013 and closed the bridge for months; these days, check for bay fog and bitter wind.',
    roads: 'I-41, I-43, WIS-172, US-141, WIS-29, Lombardi Avenue',
    areas: [
      ['Lambeau', '12+', 'Lombardi Avenue, I-41 Exit 167, Oneida Street'],
      ['Leo Frigo Bridge', '9+', 'I-43, Webster Avenue, Atkinson'],
      ['WIS-172', '12+', 'Airport, Riverside, I-43 junction'],
      ['I-41 De Pere', '12+', 'Main Avenue, Scheuring, Howard'],
    ],
  },
];
