import type { PlaceEntry } from '@/lib/places/place';

export const NORTH_DAKOTA: readonly PlaceEntry[] = [
  {
    key: 'north-dakota',
    type: 'state',
    name: 'North Dakota',
    code: 'ND',
    count: '230+',
    description:
      'North Dakota’s cameras line I-94 and I-29 and dot the Bakken oil country, each a long way from the next.',
    traffic:
      'Only Fargo, Bismarck, and Minot have rush hours. US-85 and US-2 carry sand and oil between Williston and Watford City, and beet trucks fill the Red River Valley each October.',
    watch:
      'No-travel advisories cover half the state in a ground blizzard, and the pictures turn white. The Red River crests in April, the Badlands at Medora have steep grades, and thirty below is not rare.',
    roads: 'I-94, I-29, US-2, US-83, US-85, US-52, I-194',
    areas: [
      ['Fargo', '70+', 'I-29, I-94, Red River bridges'],
      ['Bismarck and Mandan', '50+', 'I-94, Grant Marsh Bridge, US-83'],
      ['Grand Forks', '30+', 'I-29, US-2, Sorlie Bridge'],
      ['Minot', '25+', 'US-2, US-83, US-52'],
      ['Bakken and Badlands', '40+', 'US-85, Long X Bridge, Medora'],
    ],
  },
  {
    key: 'fargo',
    type: 'city',
    name: 'Fargo',
    code: 'ND',
    count: '60+',
    description:
      'In Fargo, I-29 and I-94 cross at the Tri-Level, and Moorhead, Minnesota, is just across the Red River of the North.',
    traffic:
      '45th Street and 13th Avenue around West Acres draw shoppers from three states. Main Avenue and Veterans Boulevard serve commuters; trucks for the airport turn at 12th and 19th avenues.',
    watch:
      'The river flows north into ice, so a diversion channel is being dug around the town. Check for Bison games at the dome, blowing snow on I-29 to Grand Forks, and fog off the sugar plants.',
    roads: 'I-29, I-94, US-10 (Main Avenue), 13th Avenue South, 45th Street, Veterans Boulevard',
    areas: [
      ['Tri-Level', '14+', 'I-29 and I-94 interchange'],
      ['West Acres', '12+', '13th Avenue, 45th Street, I-29'],
      ['Downtown and river', '12+', 'Main Avenue, NP Avenue, Moorhead bridges'],
      ['North', '10+', 'NDSU, 19th Avenue, airport'],
    ],
  },
  {
    key: 'bismarck',
    type: 'city',
    name: 'Bismarck',
    code: 'ND',
    count: '36+',
    description:
      'Bismarck faces Mandan across the Missouri, with the Grant Marsh Bridge on I-94, the Liberty Memorial Bridge, and the Expressway bridge close together.',
    traffic:
      'State Street, US-83, is the north-south road for the Capitol and everyone else. Bismarck Expressway loops south past the event center, and Century Avenue and 43rd get busier as the northern suburbs grow.',
    watch:
      'Ice jams raise the Missouri at Fox Island; in 2011 releases from the dam kept it high all summer. Northwest wind whites out I-94 toward New Salem an hour before the city notices.',
    roads: 'I-94, US-83 (State Street), Bismarck Expressway, I-194, ND-1804, Century Avenue',
    areas: [
      ['Missouri bridges', '9+', 'Grant Marsh, Liberty Memorial, Expressway'],
      ['I-94', '10+', 'State Street, Tyler Parkway, Mandan'],
      ['State Street', '8+', 'Capitol, Century, 43rd'],
      ['South', '6+', 'Expressway, Kirkwood, airport'],
    ],
  },
];
