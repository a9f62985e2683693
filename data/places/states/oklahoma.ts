import type { PlaceEntry } from '@/lib/places/place';

export const OKLAHOMA: readonly PlaceEntry[] = [
  {
    key: 'oklahoma',
    type: 'state',
    name: 'Oklahoma',
    code: 'OK',
    count: '760+',
    description:
      'Oklahoma crosses I-35, I-40, and I-44 in its capital and links the rest with eleven turnpikes without a toll booth.',
    traffic:
      'The Turner Turnpike joins Oklahoma City and Tulsa; the Kickapoo and Kilpatrick go around the first, the Gilcrease and Creek around the second. I-35 at the Red River carries casino crowds and Texas trucks.',
    watch:
      'In May, storm spotters and cameras watch the same clouds. The October 2020 ice storm came before the leaves fell; I-35 in the Arbuckle Mountains gets fog, and the Panhandle gets dust.',
    roads: 'I-35, I-40, I-44, I-235, I-240, Turner Turnpike, US-75, US-69',
    areas: [
      ['Oklahoma City', '300+', 'I-40 Crosstown, I-35, I-44, I-235'],
      ['Tulsa', '210+', 'Inner Dispersal Loop, I-44, US-169'],
      ['Norman and I-35 south', '70+', 'I-35, Highway 9, Arbuckles'],
      ['Turnpikes', '80+', 'Turner, Will Rogers, Muskogee'],
      ['Lawton and west', '50+', 'I-44, I-40 Clinton, US-62'],
    ],
  },
  {
    key: 'oklahoma-city',
    type: 'city',
    name: 'Oklahoma City',
    code: 'OK',
    count: '230+',
    description:
      'Oklahoma City moved its I-40 Crosstown five blocks south in 2012, put a boulevard and a park in its place, and meets I-35 at Dallas Junction.',
    traffic:
      'I-235 and I-44 meet at a rebuilt interchange, the Broadway Extension brings in Edmond’s commuters, and Tinker Air Force Base dominates three exits on I-40. The Kilpatrick and Kickapoo turnpikes are the tolled ways around.',
    watch:
      'Moore, on I-35, has had three major tornadoes since 1999. Thunder games fill Reno Avenue, the I-40 river bridges ice up, and red dust blows over the Canadian from the west.',
    roads: 'I-40, I-35, I-44, I-235, I-240, Kilpatrick Turnpike, US-77 (Broadway Extension)',
    areas: [
      ['Downtown', '40+', 'I-40 Crosstown, I-235, Bricktown'],
      ['North', '42+', 'Broadway Extension, I-44, Kilpatrick'],
      ['Tinker and Midwest City', '30+', 'I-40 east, Douglas, Sooner'],
      ['South and Moore', '40+', 'I-35, I-240, 19th Street'],
      ['West and airport', '34+', 'I-40 Meridian, I-44, Yukon'],
    ],
  },
  {
    key: 'tulsa',
    type: 'city',
    name: 'Tulsa',
    code: 'OK',
    count: '170+',
    description:
      'Tulsa rings downtown with the Inner Dispersal Loop, bridges the Arkansas River on I-44, and lines US-169 with its southern suburbs.',
    traffic:
      'I-44 and US-75 are being rebuilt west of the river. The Broken Arrow Expressway and US-169 cross at the busiest corner of the city; the Creek Turnpike is the toll bypass to the south, the Gilcrease to the west.',
    watch:
      'Releases from Keystone Dam flooded Riverside Drive’s parks in May 2019. Winter wind and ice slick the IDL’s north leg, and the fair at Expo Square fills 21st Street.',
    roads: 'I-44, I-244, US-75, US-169, OK-51 (Broken Arrow Expressway), US-412, Creek Turnpike',
    areas: [
      ['Inner Dispersal Loop', '34+', 'I-244, US-75, OK-51'],
      ['I-44', '34+', 'Arkansas River, Yale, Sheridan'],
      ['US-169', '34+', '41st, 71st, 91st, OK-51'],
      ['Airport and north', '24+', 'I-244, US-75, Gilcrease'],
      ['South', '20+', 'Creek Turnpike, US-75 Glenpool, Riverside'],
    ],
  },
];
