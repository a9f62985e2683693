import type { PlaceEntry } from '@/lib/places/place';

export const SOUTH_CAROLINA: readonly PlaceEntry[] = [
  {
    key: 'south-carolina',
    type: 'state',
    name: 'South Carolina',
    code: 'SC',
    count: '780+',
    description:
      'South Carolina’s cameras cover Malfunction Junction in Columbia, I-85 in the Upstate, the Ravenel Bridge, and 199 miles of I-95.',
    traffic:
      'I-26 ties together Spartanburg, Columbia, and Charleston’s port, with plans to reverse its lanes for hurricanes. I-85 is six lanes of BMW parts and Atlanta trucks; I-95 still has four from Georgia to Florence.',
    watch:
      'In hurricane season, watch I-26 and US-501, where evacuation orders turn into backups. Also check Saluda Grade toward Asheville, fog by the Congaree, and Lake Marion’s long bridges.',
    roads: 'I-26, I-95, I-85, I-20, I-77, I-385, I-526, US-17',
    areas: [
      ['Charleston', '190+', 'I-26, I-526, Ravenel Bridge, Don Holt Bridge'],
      ['Columbia', '190+', 'I-20 and I-26, I-77, I-126'],
      ['Greenville and Spartanburg', '180+', 'I-85, I-385, I-185'],
      ['Myrtle Beach', '80+', 'US-17 bypass, US-501, SC-22, SC-31'],
      ['Florence and Pee Dee', '60+', 'I-95, I-20 end, US-76'],
      ['Rock Hill', '60+', 'I-77 Fort Mill, Catawba River'],
    ],
  },
  {
    key: 'charleston',
    type: 'city',
    name: 'Charleston',
    code: 'SC',
    count: '110+',
    description:
      'Charleston’s peninsula depends on a few crossings: the Ravenel Bridge to Mount Pleasant, the Ashley River bridges, and I-26 up the Neck.',
    traffic:
      'US-17 carries commuters from West Ashley over the Ashley drawbridges to the hospitals and on over the Cooper. Folly Road and the James Island Connector fill on beach mornings; Maybank Highway waits at the Stono.',
    watch:
      'King tides and thunderstorms flood the Crosstown, Market Street, and Lockwood Drive within the hour. Wind warnings at 30 miles an hour matter on the Ravenel, 186 feet above the ships.',
    roads: 'US-17 (Septima Clark Parkway), I-26, I-526, SC-30 (James Island Connector), SC-61, SC-171 (Folly Road)',
    areas: [
      ['Peninsula', '25+', 'Crosstown, Calhoun Street, I-26 end'],
      ['Ravenel Bridge', '16+', 'US-17, Coleman Boulevard, Mount Pleasant'],
      ['West Ashley', '22+', 'Savannah Highway, SC-61, I-526 end'],
      ['James and Johns Island', '18+', 'Folly Road, Connector, Maybank Highway'],
    ],
  },
  {
    key: 'columbia',
    type: 'city',
    name: 'Columbia',
    code: 'SC',
    count: '130+',
    description:
      'In South Carolina’s capital, the Broad and Saluda become the Congaree, and I-20, I-26, and I-126 become Malfunction Junction.',
    traffic:
      'The junction is being rebuilt in stages as Carolina Crossroads, with Harbison’s shops just beyond. I-77 curves east past Fort Jackson, whose graduation Thursdays jam Forest Drive; Gervais Street crosses to the Vista.',
    watch:
      'On Gamecock Saturdays, Bluff Road and Shop Road run one way. The October 2015 flood broke dams along Gills Creek, and Garners Ferry Road still floods first.',
    roads: 'I-20, I-26, I-77, I-126, US-378, US-1, SC-277',
    areas: [
      ['Carolina Crossroads', '28+', 'I-20, I-26, and I-126, Broad River Road'],
      ['Downtown and Vista', '24+', 'Gervais Street, Elmwood Avenue, Assembly Street'],
      ['Harbison and Irmo', '22+', 'I-26 Exits 101 to 104, Lake Murray Boulevard'],
      ['Northeast', '24+', 'I-77, I-20 Two Notch Road, Killian'],
      ['Cayce and airport', '16+', 'I-26, I-77 end, Airport Boulevard'],
    ],
  },
  {
    key: 'north-charleston',
    type: 'city',
    name: 'North Charleston',
    code: 'SC',
    count: '80+',
    description:
      'North Charleston has what Charleston has no room for: the airport, the Boeing plant, the coliseum, and the crossing of I-26 and I-526.',
    traffic:
      'I-526 west of I-26 has two lanes a side for every port truck in the region, over the Westmoreland and Don Holt bridges. Ashley Phosphate Road and Rivers Avenue are the slow streets; Aviation and Dorchester serve the base.',
    watch:
      'Trains block crossings near Park Circle, so check Rivers and Remount. Heavy rain collects at the Montague ramp, and wind limits apply on the Don Holt Bridge.',
    roads: 'I-26, I-526, US-52 (Rivers Avenue), US-78, SC-642 (Dorchester Road), Ashley Phosphate Road',
    areas: [
      ['I-26 and I-526', '20+', 'Interchange, Montague Avenue, coliseum'],
      ['Ashley Phosphate', '16+', 'I-26 Exit 209, Northwoods, Rivers Avenue'],
      ['Airport and Boeing', '14+', 'I-526 International Boulevard, Dorchester Road'],
      ['Don Holt Bridge', '12+', 'Virginia Avenue, Clements Ferry, Wando port'],
    ],
  },
  {
    key: 'greenville',
    type: 'city',
    name: 'Greenville',
    code: 'SC',
    count: '90+',
    description:
      'Greenville rebuilt its I-85 and I-385 gateway with flyovers and keeps Falls Park in the middle of downtown.',
    traffic:
      'I-385 brings in commuters from Simpsonville and Mauldin past Haywood Mall, and Woodruff Road, beside it, may be the slowest three miles in the state. Wade Hampton and Poinsett lead north to Travelers Rest.',
    watch:
      'BMW’s plant in Greer sets the pace on I-85 toward Spartanburg. Check the roads north before a weekend away: US-25 and Saluda Grade can be icy while Main Street dines outdoors.',
    roads: 'I-85, I-385, I-185, US-29 (Wade Hampton Boulevard), US-25, Woodruff Road',
    areas: [
      ['Gateway', '20+', 'I-85 and I-385 interchange, Woodruff Road'],
      ['Downtown', '16+', 'I-385 end, Church Street, Academy Street'],
      ['Mauldin and Simpsonville', '18+', 'I-385 Exits 27 to 35, Butler Road'],
      ['Greer and airport', '18+', 'I-85 GSP, Highway 14, BMW plant'],
    ],
  },
];
