import type { PlaceEntry } from '@/lib/places/place';

export const COLORADO: readonly PlaceEntry[] = [
  {
    key: 'colorado',
    type: 'state',
    name: 'Colorado',
    code: 'CO',
    count: '950+',
    description:
      'Colorado watches I-70 through the Eisenhower Tunnel, at 11,158 feet, and Glenwood Canyon, plus I-25 along the Front Range.',
    traffic:
      'Before eight on Saturday and after noon on Sunday, skiers fill I-70 from C-470 to Silverthorne, with a shoulder toll lane at Idaho Springs. I-25 has express lanes from Denver to Fort Collins and, at last, through the Gap.',
    watch:
      'Slides from the Grizzly Creek burn closed Glenwood Canyon for weeks in 2021. Cameras also show when the chain law applies, avalanche work on Berthoud, Loveland, and Red Mountain passes, and hail on the plains.',
    roads: 'I-70, I-25, I-76, US-285, US-50, US-6, US-36, US-550',
    areas: [
      ['Denver metro', '380+', 'I-25, I-70 Central 70, I-225, US-36'],
      ['I-70 mountains', '180+', 'Floyd Hill, Eisenhower Tunnel, Vail Pass'],
      ['Glenwood Canyon and west', '70+', 'Hanging Lake Tunnel, Grand Junction'],
      ['Northern Front Range', '90+', 'I-25 Fort Collins, Loveland, US-34'],
      ['Colorado Springs and Pueblo', '110+', 'I-25, US-24, US-50'],
      ['Southwest passes', '50+', 'Wolf Creek, Red Mountain, Monarch'],
    ],
  },
  {
    key: 'denver',
    type: 'city',
    name: 'Denver',
    code: 'CO',
    count: '250+',
    description: 'Denver lowered I-70 below a park in Elyria-Swansea, and it still meets I-25 at the Mousetrap.',
    traffic:
      'I-25 from the Tech Center to Broadway stays full from six to ten. Sixth Avenue, Colfax, and Speer handle city traffic; Peña Boulevard and E-470 reach the airport, and C-470 reaches the foothills.',
    watch:
      'Upslope storms in March bury the city while Boulder sees sun. Check Auraria on game nights at Ball Arena and Mile High, watch for hail in June, and check Floyd Hill before any ski day.',
    roads: 'I-25, I-70, I-225, I-270, US-6 (Sixth Avenue), US-36, C-470, Peña Boulevard',
    areas: [
      ['Mousetrap and Central 70', '44+', 'I-25, I-70, Brighton Boulevard'],
      ['Downtown and stadiums', '40+', 'I-25 Colfax, Speer, Auraria'],
      ['Tech Center', '40+', 'I-25, I-225, Belleview'],
      ['West', '34+', 'US-6, I-70 Wheat Ridge, C-470'],
      ['Airport', '28+', 'Peña Boulevard, E-470, I-70 east'],
      ['North', '34+', 'I-25 express, I-270, US-36'],
    ],
  },
  {
    key: 'colorado-springs',
    type: 'city',
    name: 'Colorado Springs',
    code: 'CO',
    count: '80+',
    description:
      'Colorado Springs stretches along I-25 below Pikes Peak, from the Air Force Academy to the gates of Fort Carson.',
    traffic:
      'Powers Boulevard does the job of a second freeway, but with traffic lights. The rebuilt I-25 interchange at Cimarron sends US-24 up Ute Pass, and the Gap north of Monument now has a toll lane.',
    watch:
      'Monument Hill, at 7,352 feet, can have a blizzard while downtown gets drizzle. Also watch for hail, fog along the Palmer Divide, and flash floods in Manitou below the 2012 burn scar.',
    roads: 'I-25, US-24, CO-21 (Powers Boulevard), CO-83 (Academy Boulevard), CO-115, CO-94',
    areas: [
      ['I-25 central', '24+', 'Cimarron, Bijou, Fillmore, Garden of the Gods'],
      ['North and Monument Hill', '20+', 'Academy, InterQuest, the Gap'],
      ['Powers', '16+', 'Airport, Woodmen, Platte'],
      ['Ute Pass', '9+', 'US-24 Manitou, Woodland Park'],
    ],
  },
  {
    key: 'aurora',
    type: 'city',
    name: 'Aurora',
    code: 'CO',
    count: '75+',
    description:
      'Aurora, Colorado, covers the plains east of Denver, with I-225 as its main artery and E-470 along its edge.',
    traffic:
      'Hospitals on the Anschutz campus fill Colfax and Peoria, Buckley Space Force Base fills Sixth Avenue, and Parker Road meets I-225 below the Cherry Creek Dam. The R Line runs alongside the freeway.',
    watch:
      'With open prairie to the east, ground blizzards start at Gun Club and E-470. Low spots at Havana and Alameda flood, and Gaylord conventions and airport traffic to Peña fill Tower Road.',
    roads: 'I-225, I-70, E-470, CO-83 (Parker Road), US-40 (Colfax Avenue), US-287 (Colfax Avenue)',
    areas: [
      ['I-225', '26+', 'Parker Road, Mississippi, Colfax'],
      ['Anschutz', '14+', 'Colfax, Peoria, Fitzsimons'],
      ['I-70 east', '16+', 'Chambers, Tower, E-470'],
      ['Southeast', '12+', 'E-470 Smoky Hill, Quincy, Southlands'],
    ],
  },
  {
    key: 'fort-collins',
    type: 'city',
    name: 'Fort Collins',
    code: 'CO',
    count: '45+',
    description:
      'Fort Collins is four miles west of I-25, reached by Mulberry, Prospect, and Harmony, with College Avenue as its spine.',
    traffic:
      'I-25 to Longmont has been widened with an express lane. Trains run down Mason Street through the heart of this CSU town, and US-287 sends Laramie-bound trucks through Old Town, past the breweries.',
    watch:
      'US-287 at Ted’s Place and Virginia Dale is the windy road to Wyoming. Poudre Canyon has had slides since the Cameron Peak Fire, and football games fill Prospect and Centre.',
    roads: 'I-25, US-287 (College Avenue), CO-14 (Mulberry Street), Harmony Road, CO-392',
    areas: [
      ['I-25', '14+', 'Harmony, Prospect, Mulberry, CO-392'],
      ['College Avenue', '12+', 'Old Town, campus, Harmony'],
      ['Loveland', '10+', 'US-34, I-25, Centerra'],
      ['North', '6+', 'US-287 Ted’s Place, Virginia Dale, Poudre Canyon'],
    ],
  },
];
