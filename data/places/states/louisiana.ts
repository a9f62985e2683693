import type { PlaceEntry } from '@/lib/places/place';

export const LOUISIANA: readonly PlaceEntry[] = [
  {
    key: 'louisiana',
    type: 'state',
    name: 'Louisiana',
    code: 'LA',
    count: '1200+',
    description:
      'Louisiana drives over water: the Atchafalaya Basin Bridge, the Lake Pontchartrain Causeway, the Bonnet Carré Spillway, and five crossings at New Orleans.',
    traffic:
      'Everything between Texas and Florida has to pass over Baton Rouge’s one bridge, where I-10 narrows to a single lane on the right. I-12 skips New Orleans, I-49 is filling in from Lafayette to Shreveport, and I-20 crosses the north.',
    watch:
      'Superfog, marsh smoke mixed with mist, caused a 158-vehicle wreck on I-55 in October 2023. Also check for contraflow before hurricanes and for floods on I-10 at the state line.',
    roads: 'I-10, I-12, I-20, I-49, I-55, I-610, US-90, US-190',
    areas: [
      ['New Orleans', '380+', 'I-10, Crescent City Connection, Causeway'],
      ['Baton Rouge', '280+', 'Mississippi River bridge, I-10 and I-12 split'],
      ['Northshore', '120+', 'I-12, Twin Spans, Causeway north end'],
      ['Lafayette and Basin', '140+', 'I-10 Basin Bridge, I-49, US-90'],
      ['Lake Charles', '80+', 'Calcasieu River Bridge, I-210'],
      ['Shreveport and Monroe', '140+', 'I-20, I-49, I-220'],
    ],
  },
  {
    key: 'new-orleans',
    type: 'city',
    name: 'New Orleans',
    code: 'LA',
    count: '260+',
    description:
      'New Orleans raises I-10 over Claiborne Avenue, lifts the Pontchartrain Expressway past the Superdome, and crosses the river on the Crescent City Connection.',
    traffic:
      'Traffic reports start with the High Rise over the Industrial Canal, the 610 split, and the airport’s Loyola ramps. West Bank traffic has the bridge or the ferry; Carrollton and St. Charles belong to streetcars.',
    watch:
      'When the pumps lag, underpasses at Canal Boulevard and the Pontchartrain Expressway fill first. Mardi Gras closes routes for two weeks, and the Twin Spans and the Causeway show the weather on the lake.',
    roads: 'I-10, I-610, US-90 (Pontchartrain Expressway), I-510, Lake Pontchartrain Causeway, US-61 (Airline Drive)',
    areas: [
      ['Downtown and Superdome', '46+', 'I-10 Claiborne, Loyola Avenue, Poydras'],
      ['Crescent City Connection', '30+', 'US-90, West Bank Expressway, Tchoupitoulas'],
      ['Metairie', '48+', 'I-10 Causeway, Clearview, Veterans'],
      ['High Rise and East', '36+', 'Industrial Canal, Chef Menteur, Twin Spans'],
      ['Airport and Kenner', '28+', 'I-10 Loyola, Williams, I-310'],
      ['Causeway', '20+', 'Toll plaza, mid-lake, Mandeville'],
    ],
  },
  {
    key: 'baton-rouge',
    type: 'city',
    name: 'Baton Rouge',
    code: 'LA',
    count: '200+',
    description:
      'Baton Rouge’s Horace Wilkinson Bridge funnels I-10 over the Mississippi into a single lane toward New Orleans, just before I-12 splits off.',
    traffic:
      'I-10 is being widened from the bridge to the split, with LSU’s lakes on both sides. Airline Highway is the way around, College Drive is the ramp to avoid, and the Exxon and Dow plants fill the old bridge on US-190.',
    watch:
      'On Saturday nights at Tiger Stadium, Nicholson and Highland run one way. The August 2016 flood closed I-12 for days, and fog hides the bridge deck above the river on winter mornings.',
    roads: 'I-10, I-12, I-110, US-61 (Airline Highway), US-190, LA-1, LA-42',
    areas: [
      ['Mississippi bridge', '26+', 'I-10, LA-1 Port Allen, Washington Street'],
      ['I-10 and I-12 split', '34+', 'College Drive, Essen Lane, Bluebonnet'],
      ['I-12 east', '30+', 'Airline, Sherwood Forest, Denham Springs'],
      ['I-110', '22+', 'Downtown, Capitol, airport'],
      ['South', '28+', 'I-10 Siegen, Highland Road, Gonzales'],
    ],
  },
  {
    key: 'shreveport',
    type: 'city',
    name: 'Shreveport',
    code: 'LA',
    count: '90+',
    description:
      'Shreveport and Bossier City share the Red River and five bridges, with I-20, I-49, and the I-220 loop for longer trips.',
    traffic:
      'I-49 ends at I-20 downtown and starts again at I-220, with the Inner City Connector still being debated; Youree Drive is the shopping jam. Casino and Barksdale Air Force Base traffic keeps the Bossier side of I-20 slow.',
    watch:
      'Red River Revel and Mardi Gras krewes close Clyde Fant Parkway. Ice storms hit here more often than in the rest of Louisiana, and the I-20 bridge freezes first.',
    roads: 'I-20, I-49, I-220, LA-3132 (Inner Loop), US-71, LA-1 (Youree Drive)',
    areas: [
      ['I-20 and river', '20+', 'Red River bridge, Spring Street, casinos'],
      ['I-49', '16+', 'Kings Highway, Pierremont, Inner Loop'],
      ['Bossier City', '20+', 'Airline Drive, Barksdale gates, I-220'],
      ['Inner Loop and Youree', '16+', 'LA-3132, LA-1, Bert Kouns'],
    ],
  },
  {
    key: 'lafayette',
    type: 'city',
    name: 'Lafayette',
    code: 'LA',
    count: '80+',
    description:
      'Lafayette is the hub of Cajun Country: I-10 to the north, I-49 down to the Evangeline Thruway, and US-90 toward the oil ports.',
    traffic:
      'The Thruway’s signals link I-49 and US-90 until the connector is built. Ambassador Caffery and Johnston Street carry most local traffic, Kaliste Saloom serves the offices, and the Basin Bridge takes all of eastbound I-10.',
    watch:
      'The Atchafalaya Basin Bridge runs eighteen miles with hardly an exit, so check it before you commit. Slow, steady rain floods the Vermilion, as it did in 2016, and Festival International closes Jefferson.',
    roads: 'I-10, I-49, US-90, US-167 (Evangeline Thruway), LA-3073 (Ambassador Caffery), US-167 (Johnston Street)',
    areas: [
      ['I-10 and I-49', '20+', 'Interchange, University Avenue, Louisiana Avenue'],
      ['Evangeline Thruway', '16+', 'US-90, Willow Street, airport'],
      ['Ambassador Caffery', '16+', 'Johnston Street, Kaliste Saloom, mall'],
      ['Basin Bridge', '14+', 'I-10 Breaux Bridge, Henderson, Butte La Rose'],
    ],
  },
];
