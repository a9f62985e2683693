import type { PlaceEntry } from '@/lib/places/place';

export const GEORGIA: readonly PlaceEntry[] = [
  {
    key: 'georgia',
    type: 'state',
    name: 'Georgia',
    code: 'GA',
    count: '550+',
    description:
      'Georgia’s cameras cluster around Atlanta’s Perimeter and Connector, then follow I-75, I-85, I-20, I-16, and I-95 to the corners of the state.',
    traffic:
      'I-75 takes Florida-bound travelers through Macon, where I-16 splits off for Savannah’s port. In Atlanta, Spaghetti Junction and the Cobb Cloverleaf are nationally known for delays, with toll express lanes on the highways north and south.',
    watch:
      'In 2014 two inches of snow stranded thousands here, so drivers take ice seriously. On I-16, gates are in place for hurricane contraflow, and spring and summer thunderstorms tend to hit around five.',
    roads: 'I-75, I-85, I-20, I-285, I-95, I-16, GA-400, I-575',
    areas: [
      ['Atlanta core', '180+', 'Downtown Connector, Grady Curve, I-20'],
      ['Perimeter', '150+', 'I-285, Spaghetti Junction, GA-400, Cobb Cloverleaf'],
      ['Northern suburbs', '80+', 'I-75 Kennesaw, I-575, I-85 Gwinnett'],
      ['Macon and I-75 south', '50+', 'I-75, I-475, I-16 split'],
      ['Savannah and coast', '45+', 'I-95, I-16, Talmadge Bridge, Brunswick'],
      ['Augusta and Columbus', '40+', 'I-20, I-520, I-185'],
    ],
  },
  {
    key: 'atlanta',
    type: 'city',
    name: 'Atlanta',
    code: 'GA',
    count: '280+',
    description:
      'In Atlanta, I-75 and I-85 share fourteen lanes through downtown as the Connector, and I-285 carries trucks around it.',
    traffic:
      'Both interstates slow ahead of the Grady Curve by six in the morning, and so does GA-400 at the Perimeter, where new ramps have opened. Peachtree Street is the local spine from Five Points to Buckhead.',
    watch:
      'A fire brought down I-85 at Piedmont Road in 2017, and drivers have kept an eye on that stretch ever since. The Falcons, United, and Hawks can share one Friday evening; check Hartsfield-Jackson’s north and south terminals separately.',
    roads: 'I-75, I-85, I-20, I-285, GA-400, GA-166 (Langford Parkway), US-78',
    areas: [
      ['Downtown Connector', '50+', 'Brookwood split, Grady Curve, Williams Street'],
      ['Midtown and Buckhead', '40+', 'I-85 Piedmont Road, GA-400 Lenox, Peachtree Street'],
      ['Top End', '60+', 'I-285 Cobb Cloverleaf, Roswell Road, Spaghetti Junction'],
      ['I-20', '45+', 'Six Flags, Moreland Avenue, Panola Road'],
      ['Airport', '35+', 'I-75, I-85, and I-285 south, Camp Creek'],
      ['West side', '30+', 'I-285 Bolton Road, Bankhead, stadium'],
    ],
  },
  {
    key: 'augusta',
    type: 'city',
    name: 'Augusta',
    code: 'GA',
    count: '28+',
    description:
      'Augusta’s Bobby Jones Expressway, I-520, loops from I-20 past the gates of the Army’s cyber post and across the Savannah River into South Carolina.',
    traffic:
      'Washington Road has the stores, the interstate ramps, and, behind its hedges, Augusta National. Gordon Highway carries soldiers to the cyber command, and Riverwatch Parkway is the quick way downtown.',
    watch:
      'During the Masters in April, police rearrange Washington and Berckmans roads by the hour. The 2014 ice storm broke half the city’s pines; bridges on I-520 glaze over first.',
    roads: 'I-20, I-520 (Bobby Jones Expressway), US-78 (Gordon Highway), Washington Road, Riverwatch Parkway',
    areas: [
      ['Washington Road', '8+', 'I-20 Exit 199, National Hills, Berckmans Road'],
      ['I-20', '7+', 'Bel Air Road, Riverwatch, state line'],
      ['Bobby Jones Expressway', '7+', 'Wrightsboro Road, Gordon Highway, Peach Orchard'],
      ['Downtown', '5+', 'Calhoun Expressway, Broad Street, Fifth Street'],
    ],
  },
  {
    key: 'columbus-georgia',
    type: 'city',
    name: 'Columbus',
    code: 'GA',
    count: '22+',
    description:
      'Columbus faces Phenix City, Alabama, across the Chattahoochee; I-185 ends here, at the gates of the Army’s infantry school.',
    traffic:
      'J.R. Allen Parkway, US-80, carries the cross-river commute over the Lindsey Creek Bypass, I-185. Veterans Parkway and Macon Road split the shopping traffic, and infantry graduations fill Victory Drive on Fridays.',
    watch:
      'Rafters draw crowds to Bay Avenue when the dam gates open. Thunderstorm lines roll straight in from Alabama, so the Phenix City bridges give an hour’s notice.',
    roads: 'I-185, US-80 (J.R. Allen Parkway), US-27 (Veterans Parkway), US-280 (Victory Drive), Macon Road',
    areas: [
      ['I-185', '7+', 'Manchester Expressway, Macon Road, St. Marys Road'],
      ['River bridges', '5+', '13th Street, Oglethorpe Bridge, US-80'],
      ['North Columbus', '5+', 'Veterans Parkway, Whittlesey, Bradley Park'],
      ['Fort gates', '4+', 'Victory Drive, I-185 Exit 1'],
    ],
  },
  {
    key: 'savannah',
    type: 'city',
    name: 'Savannah',
    code: 'GA',
    count: '32+',
    description:
      'Savannah links an oak-shaded grid of squares to the East Coast’s fastest-growing container port by I-16, I-516, and the Talmadge Bridge.',
    traffic:
      'Trucks leave Garden City on Route 21 and I-95’s Exit 109, tourists leave I-16 at Montgomery Street, and residents of the islands share the Truman Parkway and US-80. Pooler’s outlets and the Hyundai plant west of town add traffic to I-16.',
    watch:
      'High tide puts US-80 to Tybee under water several times a year. St. Patrick’s Day closes Bay Street, and the port’s Neo-Panamax ships pass under the Talmadge at a walking pace.',
    roads: 'I-95, I-16, I-516, US-17 (Talmadge Bridge), US-80, Route 21, Truman Parkway',
    areas: [
      ['Historic district', '7+', 'I-16 end, Bay Street, Liberty Street'],
      ['Port', '8+', 'Route 21, Garden City, I-516'],
      ['Pooler and I-95', '9+', 'I-16 junction, Exits 99 to 109'],
      ['Talmadge Bridge', '4+', 'US-17, Hutchinson Island'],
      ['Islands', '4+', 'US-80 Tybee, Truman Parkway'],
    ],
  },
  {
    key: 'macon',
    type: 'city',
    name: 'Macon',
    code: 'GA',
    count: '30+',
    description:
      'In Macon, I-16 splits from I-75 beside the Ocmulgee, and I-475 lets Florida-bound travelers skip the city.',
    traffic:
      'The rebuilt I-16 and I-75 interchange has ended the worst weaves below Coliseum Drive. Local jams form on Eisenhower Parkway, near Mercer’s campus, and on Riverside Drive, and Robins Air Force Base causes the one to the south.',
    watch:
      'On holiday weekends, compare I-75 and I-475 before Bolingbroke. Cherry blossoms bring tour buses in March, and the levees by Central City Park hold back the Ocmulgee.',
    roads: 'I-75, I-16, I-475, US-80 (Eisenhower Parkway), US-129, Route 247',
    areas: [
      ['I-16 split', '9+', 'I-75, Coliseum Drive, Spring Street'],
      ['I-475 bypass', '7+', 'Zebulon Road, Eisenhower Parkway'],
      ['South', '7+', 'I-75 Hartley Bridge, Route 247'],
      ['North', '6+', 'Arkwright Road, Bass Road, Bolingbroke'],
    ],
  },
];
