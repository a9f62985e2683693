import type { PlaceEntry } from '@/lib/places/place';

export const OHIO: readonly PlaceEntry[] = [
  {
    key: 'ohio',
    type: 'state',
    name: 'Ohio',
    code: 'OH',
    count: '1400+',
    description:
      'Ohio has three big cities on three interstates: Cleveland on I-90, Columbus where I-70 meets I-71, and Cincinnati where I-71 and I-75 cross the river.',
    traffic:
      'The Turnpike carries freight from Indiana to Pennsylvania along I-80 and I-90, past Toledo and Youngstown. I-75 is the auto-parts route through Lima and Dayton, and US-33 and US-30 do the same work on four rural lanes.',
    watch:
      'Lake-effect snow belongs to the snowbelt east of Cleveland. Elsewhere, check for fog in the Hocking and Ohio valleys, wind on the Valley View and Veterans Glass City bridges, and work at the Brent Spence.',
    roads: 'I-71, I-75, I-70, I-77, I-80 (Ohio Turnpike), I-90, I-270, I-271',
    areas: [
      ['Cleveland', '300+', 'I-90 Dead Man’s Curve, I-71, I-77, I-480'],
      ['Columbus', '320+', 'I-70 and I-71 split, I-270, Route 315'],
      ['Cincinnati', '260+', 'Brent Spence Bridge, I-71, I-275'],
      ['Toledo', '110+', 'I-75, I-475, Veterans Glass City Skyway'],
      ['Dayton', '110+', 'I-75, I-70, US-35'],
      ['Akron and Canton', '140+', 'I-76, I-77, Route 8'],
      ['Youngstown', '60+', 'I-680, I-80, Route 11'],
    ],
  },
  {
    key: 'columbus',
    type: 'city',
    name: 'Columbus',
    code: 'OH',
    count: '280+',
    description:
      'Columbus is rebuilding its downtown split, where I-70 and I-71 share one trench, while I-270 and I-670 carry what they can around it.',
    traffic:
      'Route 315 brings thousands to Ohio State along the Olentangy, and I-71 north is full to Polaris. Honda’s and Intel’s suppliers use US-33 and Route 161, and Rickenbacker’s air freight uses the southern Outerbelt.',
    watch:
      'On football Saturdays, Lane Avenue and Route 315 belong to 100,000 fans. The Scioto and Alum Creek flood low ramps, and the bridge by Nationwide Arena shows hockey-night traffic.',
    roads: 'I-70, I-71, I-270, I-670, Route 315, US-33, Route 161',
    areas: [
      ['Downtown split', '48+', 'I-70 and I-71, Fulton Street, Main Street'],
      ['Ohio State', '30+', 'Route 315, Lane Avenue, Fifth Avenue'],
      ['North Outerbelt', '48+', 'I-270 Polaris, US-23, Sawmill Road'],
      ['Airport and Easton', '34+', 'I-670, I-270 Morse Road, Stelzer Road'],
      ['West side', '30+', 'I-70 Hilliard Rome, I-270 Dublin'],
      ['South side', '28+', 'I-71 Greenlawn, US-23, Rickenbacker'],
    ],
  },
  {
    key: 'cleveland',
    type: 'city',
    name: 'Cleveland',
    code: 'OH',
    count: '210+',
    description:
      'Cleveland’s Shoreway turns ninety degrees at Dead Man’s Curve beside Lake Erie, and the Innerbelt crosses the Cuyahoga on new twin bridges.',
    traffic:
      'I-71 and I-77 meet I-90 at the ballpark, I-480 crosses the Valley View Bridge two hundred feet above the river valley, and the Opportunity Corridor leads to the Clinic. I-271’s express lanes serve the Heights.',
    watch:
      'West winds ice Dead Man’s Curve with spray, and every snow band off the lake begins at Euclid. The Browns, Guardians, and Cavaliers share one set of exits: Ontario, Ninth, and East 22nd.',
    roads: 'I-90, I-71, I-77, I-480, I-490, I-271, Route 2 (Shoreway)',
    areas: [
      ['Innerbelt', '38+', 'Dead Man’s Curve, Innerbelt Bridge, Ontario Street'],
      ['I-480', '34+', 'Valley View Bridge, Broadway, airport'],
      ['West side', '32+', 'I-90 Lakewood, Shoreway, I-71 West 130th'],
      ['East side', '34+', 'I-90 Euclid, MLK Drive, I-271'],
      ['South', '28+', 'I-77 Independence, Pleasant Valley'],
    ],
  },
  {
    key: 'cincinnati',
    type: 'city',
    name: 'Cincinnati',
    code: 'OH',
    count: '170+',
    description:
      'Cincinnati sends I-71 and I-75 over the double-deck Brent Spence Bridge, whose companion is under construction right beside it.',
    traffic:
      'The Cut in the Hill on the Kentucky side sets the northbound pace, Fort Washington Way threads past both stadiums, and the Lateral, Route 562, connects the valleys. The I-275 loop runs through three states.',
    watch:
      'If the Brent Spence is slow, compare the Big Mac and Taylor-Southgate bridges. The Ohio covers Mehring Way in March, fog fills the Mill Creek Valley, and Bengals games fill every lot west of Elm Street.',
    roads: 'I-75, I-71, I-275, I-471, I-74, Route 562 (Norwood Lateral), US-50 (Columbia Parkway)',
    areas: [
      ['Brent Spence corridor', '32+', 'I-75, Western Hills Viaduct, Ezzard Charles'],
      ['Fort Washington Way', '20+', 'I-71, stadiums, Big Mac Bridge'],
      ['Mill Creek valley', '32+', 'I-75 Mitchell, Lateral, Sharonville'],
      ['I-71 north', '28+', 'Dana, Red Bank, Kenwood, Mason'],
      ['West side and I-275', '26+', 'I-74, Colerain, I-275'],
    ],
  },
  {
    key: 'toledo',
    type: 'city',
    name: 'Toledo',
    code: 'OH',
    count: '90+',
    description:
      'Toledo’s I-75 has been widened end to end, and I-280 crosses the Maumee on the Veterans Glass City Skyway, lit like a lantern.',
    traffic:
      'Jeep’s plant and the rail yards put trucks on I-75 and I-475; the Turnpike passes south through Maumee and Perrysburg. Monroe Street and Secor Road have the shops, and Anthony Wayne Trail is the quick way downtown.',
    watch:
      'Strong wind on Lake Erie empties the bay or floods Point Place. Falling ice once closed the Skyway, and the March walleye run lines the Maumee’s banks with parked cars.',
    roads: 'I-75, I-475, I-280, I-80 (Ohio Turnpike), US-23, US-24, Anthony Wayne Trail',
    areas: [
      ['I-75 downtown', '22+', 'DiSalle Bridge, Collingwood, Dorr Street'],
      ['Skyway', '10+', 'I-280, Front Street, Summit Street'],
      ['I-475 and US-23', '24+', 'Secor, Talmadge, Central Avenue'],
      ['Perrysburg and Maumee', '20+', 'Turnpike Exits 59 to 71, US-20, Route 25'],
    ],
  },
  {
    key: 'akron',
    type: 'city',
    name: 'Akron',
    code: 'OH',
    count: '70+',
    description:
      'Akron knots I-76, I-77, I-277, and Route 8 into the Central Interchange and the Kenmore Leg, where every trip involves a merge.',
    traffic:
      'Route 8 runs from the valley’s high bridge to the Turnpike at Hudson and fills with Cleveland commuters. I-77 south passes the Goodyear airdock and Belden Village; the Innerbelt is half torn up for a park.',
    watch:
      'Snow off Lake Erie reaches Copley and Montrose in streaks. Check the Y-Bridge, the Route 8 high-level bridge in wind, and Canton during Hall of Fame week.',
    roads: 'I-76, I-77, I-277, Route 8, Route 18, US-224',
    areas: [
      ['Central Interchange', '18+', 'I-76, I-77, and Route 8'],
      ['Route 8', '16+', 'High-level bridge, Cuyahoga Falls, Howe Avenue'],
      ['Montrose', '14+', 'I-77, Route 18, Copley'],
      ['Kenmore and south', '12+', 'I-277, US-224, Arlington Road'],
    ],
  },
];
