import type { PlaceEntry } from '@/lib/places/place';

export const KENTUCKY: readonly PlaceEntry[] = [
  {
    key: 'kentucky',
    type: 'state',
    name: 'Kentucky',
    code: 'KY',
    count: '620+',
    description:
      'Kentucky’s cameras cover its Ohio River bridges, the Louisville and Lexington beltways, and the long green parkways between them.',
    traffic:
      'I-65 links the Corvette plant to UPS Worldport and Ford; I-75 carries Florida-bound drivers from Michigan through the Cut in the Hill. Western Kentucky and Bluegrass parkways have light traffic, and I-71 has heavy trucks to Cincinnati.',
    watch:
      'Check for fog at Jellico Mountain on the Tennessee line and for ice around Elizabethtown. RiverLink toll bridges in Louisville and Derby week at Churchill Downs change local habits.',
    roads: 'I-65, I-64, I-75, I-71, I-24, I-265, Bluegrass Parkway, Mountain Parkway',
    areas: [
      ['Louisville', '240+', 'Kennedy Interchange, I-264, Ohio River bridges'],
      ['Northern Kentucky', '110+', 'Brent Spence, I-275, Cut in the Hill'],
      ['Lexington', '110+', 'I-64 and I-75, New Circle Road'],
      ['Bowling Green and I-65', '60+', 'I-65, I-165, Elizabethtown'],
      ['Paducah and west', '40+', 'I-24 Ohio River bridge, I-69'],
      ['Mountains', '40+', 'I-75 Jellico, I-64 Morehead, Mountain Parkway'],
    ],
  },
  {
    key: 'louisville',
    type: 'city',
    name: 'Louisville',
    code: 'KY',
    count: '210+',
    description:
      'Louisville braids I-64, I-65, and I-71 together at the Kennedy Interchange, beside the twin Lincoln and Kennedy bridges to Indiana.',
    traffic:
      'The Watterson, I-264, gets the rush; the Gene Snyder, I-265, gets the suburbs and both Ford plants. Tolls on I-65 send thrifty drivers to the Second Street Bridge, while the Sherman Minton’s repairs are finally ending.',
    watch:
      'Derby Day closes Central Avenue in May, and Thunder Over Louisville closes the whole riverfront. UPS’s midnight rush shows on Grade Lane, and River Road floods every wet spring.',
    roads: 'I-65, I-64, I-71, I-264 (Watterson), I-265 (Gene Snyder), US-31W (Dixie Highway), US-42',
    areas: [
      ['Kennedy Interchange', '36+', 'I-64, I-65, I-71, Lincoln Bridge'],
      ['Watterson', '50+', 'I-264 airport, Bardstown Road, Shelbyville Road'],
      ['Airport and Churchill Downs', '30+', 'I-65, Crittenden Drive, Central Avenue'],
      ['East end', '36+', 'I-71, Gene Snyder, Lewis and Clark Bridge'],
      ['West and Dixie', '26+', 'Sherman Minton Bridge, US-31W, Shawnee'],
    ],
  },
  {
    key: 'lexington',
    type: 'city',
    name: 'Lexington',
    code: 'KY',
    count: '90+',
    description:
      'Lexington spreads like a wheel inside New Circle Road, with stone fences and horse farms beyond and I-64 and I-75 joined to its northeast.',
    traffic:
      'Nicholasville Road has lanes that change direction with the clock. Newtown Pike and Winchester Road lead to the interstates, Harrodsburg Road has a double crossover, and Man o’ War is the outer arc.',
    watch:
      'Keeneland’s April and October meets jam Versailles Road; Wildcats games jam Euclid and High Street around Rupp Arena. Freezing rain in 2003 and 2009 took down trees and power lines alike.',
    roads: 'I-75, I-64, KY-4 (New Circle Road), US-27 (Nicholasville Road), US-60 (Versailles Road), US-68',
    areas: [
      ['New Circle Road', '28+', 'Nicholasville, Richmond, Leestown roads'],
      ['I-75 and I-64', '24+', 'Newtown Pike, Winchester Road, Kentucky Horse Park'],
      ['Downtown and campus', '16+', 'Vine Street, Main Street, Rupp Arena'],
      ['Nicholasville Road', '14+', 'Reversible lanes, Fayette Mall, Man o’ War'],
    ],
  },
];
