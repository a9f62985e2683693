import type { PlaceEntry } from '@/lib/places/place';

export const MICHIGAN: readonly PlaceEntry[] = [
  {
    key: 'michigan',
    type: 'state',
    name: 'Michigan',
    code: 'MI',
    count: '1100+',
    description:
      'Michigan’s cameras cover Detroit’s sunken freeways, the lakeshore on I-94 and I-196, and the Mackinac Bridge between its two peninsulas.',
    traffic:
      'I-75 runs the whole length of the state, from the Ambassador Bridge to Sault Ste. Marie; on summer Fridays the “Up North” backup begins at Flint. I-94 carries auto parts through interchanges with US-23, US-127, and I-69.',
    watch:
      'Lake Michigan snow bands surprise drivers on I-94 at Benton Harbor and US-131 at Kalamazoo. The Mackinac Bridge escorts high-profile vehicles in wind, and the Upper Peninsula measures snow in hundreds of inches.',
    roads: 'I-75, I-94, I-96, I-69, I-696, US-131, US-23, US-127',
    areas: [
      ['Detroit', '420+', 'Lodge, I-75, I-94, I-96, Davison'],
      ['Oakland and Macomb', '210+', 'I-696, I-75, I-275, M-59'],
      ['Ann Arbor', '80+', 'US-23, I-94, M-14'],
      ['Lansing and Flint', '130+', 'I-96, US-127, I-69, I-475'],
      ['Grand Rapids', '150+', 'US-131 S-curve, I-196, I-96'],
      ['North and bridges', '60+', 'Mackinac Bridge, I-75, US-2'],
    ],
  },
  {
    key: 'detroit',
    type: 'city',
    name: 'Detroit',
    code: 'MI',
    count: '320+',
    description:
      'Detroit dug its freeways below street level, from the Davison of 1942 to the Lodge and the Ford, and has three crossings to Canada.',
    traffic:
      'I-94’s old bridges are being replaced one by one, I-96 has local and express roadways, and I-75 through Oakland County gained a carpool lane. The Gordie Howe Bridge in Delray joins the Ambassador and the Windsor tunnel.',
    watch:
      'Below-grade ramps fill when the pumps fail: check I-94 at Livernois and the Lodge at Warren after cloudbursts. The Lions, Tigers, and Wings play within three blocks of I-75 and Woodward.',
    roads: 'I-75, I-94, I-96, M-10 (Lodge), M-39 (Southfield), I-375, M-8 (Davison), M-1 (Woodward)',
    areas: [
      ['Downtown', '50+', 'I-375, Lodge end, Jefferson, stadiums'],
      ['Border crossings', '26+', 'Ambassador Bridge, Gordie Howe Bridge, Windsor tunnel'],
      ['I-94 Ford Freeway', '60+', 'Gratiot, Chene, Livernois, Dearborn'],
      ['Lodge and Southfield', '56+', 'M-10, M-39, Davison'],
      ['I-96 Jeffries', '46+', 'Express lanes, Grand River, Telegraph'],
      ['I-75 north', '40+', '8 Mile, I-696, Hamtramck'],
    ],
  },
  {
    key: 'grand-rapids',
    type: 'city',
    name: 'Grand Rapids',
    code: 'MI',
    count: '120+',
    description:
      'Grand Rapids drives the S-curve, where US-131 wriggles past downtown at fifty miles an hour and freezes from below.',
    traffic:
      'I-196 splits from US-131 above the Grand River and heads for Holland and the lakeshore; I-96 passes to the north and east. M-6 is the southern bypass, and 28th Street and Alpine Avenue are the retail strips.',
    watch:
      'Lake-effect snow blows in from Muskegon on a west wind, sometimes in a single band one exit wide. ArtPrize closes bridges over the Grand in September, and ice jams show at the Sixth Street dam.',
    roads: 'US-131, I-196, I-96, M-6, M-37, 28th Street (M-11)',
    areas: [
      ['S-curve', '24+', 'US-131, Wealthy, Market, Pearl'],
      ['I-196', '22+', 'Ford Freeway, College, Grandville'],
      ['I-96 north and east', '24+', 'Alpine, Plainfield, Cascade, airport'],
      ['South', '22+', 'M-6, 28th Street, 54th Street'],
    ],
  },
  {
    key: 'lansing',
    type: 'city',
    name: 'Lansing',
    code: 'MI',
    count: '60+',
    description:
      'Lansing, Michigan’s capital, is ringed by I-96, I-69, and US-127, with I-496 through its middle past the GM plant and the Capitol.',
    traffic:
      'Trowbridge Road at Michigan State and US-127’s Trowbridge curve collect the region’s jams. Saginaw Street runs one way past state offices, and Delta Township’s plants change shifts at three.',
    watch:
      'MSU’s move-in and game days jam Grand River Avenue. The Red Cedar and the Grand can flood the campus and Moores Park together, as they did in 2018.',
    roads: 'I-496, I-96, I-69, US-127, M-43 (Saginaw Street), M-99',
    areas: [
      ['I-496', '16+', 'Capitol, Pennsylvania Avenue, Waverly'],
      ['US-127', '14+', 'Trowbridge, Lake Lansing Road, Frandor'],
      ['East Lansing', '12+', 'Grand River Avenue, MSU, Hagadorn'],
      ['Delta Township', '12+', 'I-96, I-69, Saginaw Highway'],
    ],
  },
  {
    key: 'ann-arbor',
    type: 'city',
    name: 'Ann Arbor',
    code: 'MI',
    count: '55+',
    description:
      'Ann Arbor sits inside a triangle of I-94, US-23, and M-14 and is home to the largest stadium in the country.',
    traffic:
      'US-23’s Flex Route opens its shoulder toward Brighton in the rush. Commuters complain about the US-23 and M-14 merge at the Huron River, shoppers about State Street and Washtenaw Avenue.',
    watch:
      'On six or seven Saturdays each fall, 107,000 people leave by Main Street and Stadium Boulevard. Art Fair closes State and Liberty in July, and low spots under the railroad bridges at Argo flood.',
    roads: 'I-94, US-23, M-14, M-17 (Washtenaw Avenue), State Street, Main Street',
    areas: [
      ['Stadium and Main', '12+', 'Stadium Boulevard, Main Street, State Street'],
      ['US-23', '14+', 'Flex Route, Geddes, Washtenaw'],
      ['I-94', '14+', 'Zeeb, Jackson, State, Ypsilanti'],
      ['M-14', '9+', 'Barton Drive, Huron River, Miller'],
    ],
  },
];
