import type { PlaceEntry } from '@/lib/places/place';

export const NORTH_CAROLINA: readonly PlaceEntry[] = [
  {
    key: 'north-carolina',
    type: 'state',
    name: 'North Carolina',
    code: 'NC',
    count: '2800+',
    description:
      'North Carolina’s pictures run from the Pigeon River Gorge through Asheville, Charlotte, the Triad, and the Triangle to the Outer Banks ferries.',
    traffic:
      'I-40 and I-85 share a road between Greensboro and Hillsborough and part company for good after Durham. Charlotte has toll lanes on I-77, Raleigh has its I-440 Beltline and I-540, and I-95 is being widened past Fayetteville and Lumberton.',
    watch:
      'Hurricane Helene washed away half of I-40 in the gorge in 2024; check its single lanes there. Overwash closes NC-12 on Hatteras, and a glaze of ice on the Piedmont does what a foot of snow does elsewhere.',
    roads: 'I-40, I-85, I-77, I-95, I-26, I-485, I-440, US-64',
    areas: [
      ['Charlotte', '620+', 'I-77, I-85, I-277, I-485'],
      ['Raleigh-Durham', '640+', 'I-40, I-440, I-540, NC-147'],
      ['Triad', '460+', 'I-40, I-85, I-73, I-74, US-52'],
      ['Asheville and mountains', '240+', 'I-26, I-40 gorge, Saluda Grade'],
      ['Fayetteville and I-95', '260+', 'I-95, I-295, Lumberton'],
      ['Coast', '230+', 'Wilmington, US-70 Morehead City, NC-12'],
    ],
  },
  {
    key: 'charlotte',
    type: 'city',
    name: 'Charlotte',
    code: 'NC',
    count: '320+',
    description:
      'Charlotte circles Uptown with I-277 and the county with I-485, and sends I-77 and I-85 through the space between.',
    traffic:
      'I-77’s variable-price toll lanes run to Lake Norman, because the free lanes stop near Huntersville every evening. Independence Boulevard is a freeway in parts; Brookshire and Billy Graham serve trucks and the airport.',
    watch:
      'Panthers and Charlotte FC crowds use Mint Street and Carson Boulevard, and May’s race week belongs to Concord. Little Sugar Creek floods Freedom and Princeton avenues in afternoon storms.',
    roads: 'I-77, I-85, I-277, I-485, US-74 (Independence Boulevard), Brookshire Freeway',
    areas: [
      ['Uptown', '55+', 'I-277 loop, Trade Street, stadiums'],
      ['I-77 north', '50+', 'Huntersville, Lake Norman, express lanes'],
      ['I-85 and University', '55+', 'Sugar Creek, UNC Charlotte, Concord Mills'],
      ['South', '50+', 'I-485 Ballantyne, Pineville, Tyvola'],
      ['Airport', '30+', 'Billy Graham Parkway, I-85 Exit 33, I-485'],
      ['Independence', '35+', 'US-74 Matthews, Albemarle Road'],
    ],
  },
  {
    key: 'raleigh',
    type: 'city',
    name: 'Raleigh',
    code: 'NC',
    count: '230+',
    description:
      'Raleigh has an inner Beltline, I-440, an outer loop, I-540, and a daily migration on I-40 to Research Triangle Park.',
    traffic:
      'I-40 west from the Wade Avenue split and US-1 at Crossroads take the tech commuters; Capital Boulevard is the slow road to Wake Forest. The Fortify work zone is gone, but I-40 at NC-42 is still being widened.',
    watch:
      'The State Fair in October and NC State Saturdays share Wade Avenue with hockey at the arena. Crabtree Valley floods around its mall, and the first sleet of January empties every office at noon.',
    roads: 'I-40, I-440, I-540, I-87, US-1, US-70 (Glenwood Avenue), Capital Boulevard',
    areas: [
      ['Beltline', '55+', 'I-440 Wade Avenue, Six Forks, Glenwood'],
      ['I-40 south', '40+', 'Exits 293 to 312, Garner, Crossroads'],
      ['Capital Boulevard', '35+', 'US-1 I-540, Wake Forest Road'],
      ['Airport and park', '40+', 'I-40 Exits 279 to 287, Aviation Parkway'],
      ['Downtown', '30+', 'Dawson, McDowell, Western Boulevard'],
    ],
  },
  {
    key: 'greensboro',
    type: 'city',
    name: 'Greensboro',
    code: 'NC',
    count: '150+',
    description: 'Greensboro sits where I-40, I-85, and I-73 meet, ringed by the finished I-840 Urban Loop.',
    traffic:
      'Through trucks stay south on the I-85 bypass, leaving I-40’s old route past Wendover and Elm-Eugene to commuters. Battleground Avenue and the Wendover shopping strip are slow on weekends.',
    watch:
      'The airport’s cargo hub and the aircraft plants near Bryan Boulevard drive shift-change traffic. Check for freezing rain on the western loop bridges and for furniture market crowds headed to High Point in April and October.',
    roads: 'I-40, I-85, I-73, I-840 (Urban Loop), US-29, US-220, Wendover Avenue',
    areas: [
      ['I-40 city', '34+', 'Wendover Avenue, Guilford College, Elm-Eugene'],
      ['Death Valley split', '22+', 'I-40, I-85 business, and US-29'],
      ['Urban Loop', '28+', 'I-840, Battleground, Lawndale'],
      ['Airport', '18+', 'I-73, Bryan Boulevard, PTI'],
      ['High Point', '20+', 'I-74, US-29, Main Street'],
    ],
  },
  {
    key: 'durham',
    type: 'city',
    name: 'Durham',
    code: 'NC',
    count: '140+',
    description:
      'Durham runs on NC-147, the Durham Freeway, which links I-85 with Research Triangle Park, past Duke and the old tobacco warehouses.',
    traffic:
      'I-85 joins US-15/501 at a tight bend to the north; I-885 opened in 2022 to relieve East Durham. I-40 between NC-54 and Davis Drive is the evening problem, with Southpoint’s shoppers on top.',
    watch:
      'The Gregson Street railroad bridge, once eleven feet eight inches, was raised to twelve four and still peels the roofs off trucks. Games at Cameron fill Erwin Road, and Bulls games fill Mangum Street.',
    roads: 'I-85, I-40, I-885, NC-147 (Durham Freeway), US-15 and 501, NC-54',
    areas: [
      ['Durham Freeway', '30+', 'Downtown, Swift Avenue, Alston Avenue'],
      ['I-85', '28+', 'US-15/501 merge, Roxboro Street, Gregson'],
      ['I-40 Southpoint', '28+', 'Fayetteville Road, NC-54, NC-751'],
      ['Research Triangle Park', '24+', 'I-885, Davis Drive, Alexander Drive'],
    ],
  },
  {
    key: 'winston-salem',
    type: 'city',
    name: 'Winston-Salem',
    code: 'NC',
    count: '110+',
    description:
      'Winston-Salem rebuilt its downtown freeway as Salem Parkway and is now building I-74’s Northern Beltway through the hills of Forsyth County.',
    traffic:
      'I-40 bypasses to the south, US-421 goes through the center, and US-52 carries north-south traffic over short ramps and old bridges. Hanes Mall Boulevard is the shopping jam, and Silas Creek Parkway is the way around it.',
    watch:
      'Wake Forest games slow University Parkway, and so does the fair every fall. Fog from the Yadkin River covers I-40 and US-421 to the west.',
    roads: 'I-40, I-74, US-52, US-421 (Salem Parkway), Silas Creek Parkway, US-158',
    areas: [
      ['Salem Parkway', '22+', 'Downtown, Cherry Street, Peters Creek'],
      ['I-40', '24+', 'Hanes Mall Boulevard, Stratford Road, Clemmons'],
      ['US-52', '22+', 'Smith Reynolds, Akron Drive, Rural Hall'],
      ['Kernersville', '20+', 'I-40 and US-421 split, I-74 Beltway'],
    ],
  },
  {
    key: 'wilmington',
    type: 'city',
    name: 'Wilmington',
    code: 'NC',
    count: '85+',
    description:
      'Wilmington anchors the Atlantic end of I-40, between the Cape Fear Memorial lift bridge and the beaches of Wrightsville and Carolina.',
    traffic:
      'College Road takes I-40’s cars down the middle of town, and Eastwood Road and Market Street take them to the sand. The Memorial Bridge lifts for ships and closes for repairs; I-140 is the way around from Leland.',
    watch:
      'King tides cover Water Street and the US-421 causeway near the battleship. Florence turned the city into an island in 2018, so check I-40’s Burgaw bridges before a hurricane.',
    roads: 'I-40, I-140, US-17 (Market Street), US-421, US-74, College Road',
    areas: [
      ['Cape Fear bridges', '14+', 'Memorial Bridge, Isabel Holmes Bridge, US-421'],
      ['College Road', '18+', 'I-40 end, UNCW, Monkey Junction'],
      ['Beaches', '14+', 'Wrightsville drawbridge, Snow’s Cut, Eastwood Road'],
      ['Leland', '12+', 'US-17 and US-74, I-140, Village Road'],
    ],
  },
];
