import type { PlaceEntry } from '@/lib/places/place';

export const IOWA: readonly PlaceEntry[] = [
  {
    key: 'iowa',
    type: 'state',
    name: 'Iowa',
    code: 'IA',
    count: '1200+',
    description:
      'Iowa watches I-80 and I-35, which cross in Des Moines, with plow cameras, bridge cameras, and a pole camera at nearly every interchange.',
    traffic:
      'I-80’s trucks never stop between the Quad Cities and Council Bluffs. US-20 and US-30 cross the state on four lanes, I-380 and US-61 connect its eastern cities, and harvest puts combines on everything else.',
    watch:
      'Ground blizzards from Ames to Mason City shut down I-35, and the August 2020 derecho hit Cedar Rapids at 140 miles an hour. Also watch for Missouri River floods on I-29 and I-680.',
    roads: 'I-80, I-35, I-29, I-380, I-235, US-20, US-30, US-61',
    areas: [
      ['Des Moines', '330+', 'I-235, I-35/80, mixmasters'],
      ['Cedar Rapids and Iowa City', '230+', 'I-380, I-80, US-30'],
      ['Quad Cities', '170+', 'I-74 bridge, I-80, I-280'],
      ['Council Bluffs', '160+', 'I-29, I-80, Missouri bridges'],
      ['Sioux City', '90+', 'I-29, US-20, US-75'],
      ['Waterloo and north', '110+', 'US-20, US-218, I-35 Mason City'],
    ],
  },
  {
    key: 'des-moines',
    type: 'city',
    name: 'Des Moines',
    code: 'IA',
    count: '260+',
    description:
      'Des Moines runs I-235 past the gold dome, while I-35 and I-80 share the long way around through Clive, Urbandale, and Ankeny.',
    traffic:
      'The Southwest and Northeast Mixmasters split the two interstates, and Jordan Creek and Mills Civic have turned cornfields into rush hour. Euclid, Fleur Drive, and MLK carry traffic within the city.',
    watch:
      'In August the State Fair fills University Avenue. The Raccoon and Des Moines rivers meet at Principal Park and flood together, and whiteouts start on I-35 toward Ames.',
    roads: 'I-235, I-35, I-80, US-65, IA-5, Fleur Drive, University Avenue',
    areas: [
      ['I-235', '56+', 'Downtown, 42nd Street, Valley West'],
      ['Southwest Mixmaster', '34+', 'I-35, I-80, West Des Moines'],
      ['I-35/80 north', '40+', 'Hickman, Merle Hay, Northeast Mixmaster'],
      ['Ankeny', '26+', 'I-35, First Street, 36th Street'],
      ['South and airport', '24+', 'IA-5, Fleur Drive, US-65'],
    ],
  },
  {
    key: 'cedar-rapids',
    type: 'city',
    name: 'Cedar Rapids',
    code: 'IA',
    count: '120+',
    description:
      'Cedar Rapids smells of oats and sends I-380 through its middle in an S-curve, over the Cedar River and past the Quaker mill.',
    traffic:
      'The S-curve slows I-380 to 55, with speed cameras to enforce it. Collins Road is the north-side retail strip, US-30 is the freight bypass, and Highway 100 swings west; the corridor to Iowa City fills both ways.',
    watch:
      'In 2008 the Cedar crested at 31 feet and swamped downtown; new floodgates close at Eighth Avenue. Derecho damage still shows in the tree canopy, and crosswinds hit the I-380 bridges.',
    roads: 'I-380, US-30, US-151, IA-100 (Collins Road), IA-13, First Avenue',
    areas: [
      ['S-curve', '30+', 'I-380, Diagonal Drive, H Avenue'],
      ['Collins Road', '20+', 'IA-100, Lindale, Edgewood'],
      ['US-30', '20+', 'I-380 junction, Sixth Street, Kirkwood'],
      ['Corridor south', '24+', 'I-380 airport, Swisher, North Liberty'],
    ],
  },
  {
    key: 'davenport',
    type: 'city',
    name: 'Davenport',
    code: 'IA',
    count: '75+',
    description:
      'Davenport is the Iowa half of the Quad Cities, with a riverfront that still has no flood wall and the new I-74 arches next door in Bettendorf.',
    traffic:
      'I-80 crosses at LeClaire, I-280 in the west, I-74 in the middle, and the Centennial Bridge downtown. Brady and Harrison are a one-way pair from the interstate to the levee; 53rd Street has the stores.',
    watch:
      'In spring 2019 the Mississippi stayed above flood stage here for more than three months and broke through a barrier on Pershing. Also watch for fog at the locks and barges at the Government Bridge.',
    roads: 'I-80, I-74, I-280, US-61, US-6 (Kimberly Road), US-67',
    areas: [
      ['River bridges', '18+', 'I-74, Centennial, I-280'],
      ['I-80', '18+', 'US-61, Brady Street, I-74 junction'],
      ['Downtown and levee', '12+', 'River Drive, Brady, Harrison'],
      ['53rd and Kimberly', '14+', 'Elmore, Kimberly Road, Bettendorf'],
    ],
  },
];
