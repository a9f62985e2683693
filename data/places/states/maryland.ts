import type { PlaceEntry } from '@/lib/places/place';

export const MARYLAND: readonly PlaceEntry[] = [
  {
    key: 'maryland',
    type: 'state',
    name: 'Maryland',
    code: 'MD',
    count: '920+',
    description:
      'Maryland lives between two beltways, I-495 and I-695, with the Bay Bridge and the ocean on one side and Sideling Hill on the other.',
    traffic:
      'I-270’s local and express lanes, I-95’s express toll lanes, and the Baltimore-Washington Parkway share the state’s commuter traffic. Since the Key Bridge fell in 2024, the harbor tunnels have carried its traffic too.',
    watch:
      'Two-way operation on the Bay Bridge stops in wind and rain, so check before you take US-50. Garrett County’s I-68 gets a hundred inches of snow a year, and the tide reaches Ocean City’s Coastal Highway.',
    roads: 'I-95, I-495 (Capital Beltway), I-695 (Baltimore Beltway), I-270, I-70, US-50, I-97, I-68',
    areas: [
      ['Baltimore', '280+', 'I-695, I-95, Fort McHenry Tunnel, JFX'],
      ['Washington suburbs', '300+', 'Capital Beltway, Wilson Bridge, Parkway'],
      ['I-270 and Frederick', '110+', 'Rockville, Germantown, I-70 split'],
      ['Annapolis and Bay Bridge', '90+', 'US-50, I-97, Kent Island'],
      ['Eastern Shore', '70+', 'US-50, US-13 Salisbury, Ocean City'],
      ['Western mountains', '60+', 'I-70 Hagerstown, Sideling Hill, I-68'],
    ],
  },
  {
    key: 'baltimore',
    type: 'city',
    name: 'Baltimore',
    code: 'MD',
    count: '210+',
    description:
      'Baltimore drives under its harbor, in the Fort McHenry and Harbor tunnels, since losing the Francis Scott Key Bridge in March 2024.',
    traffic:
      'The Jones Falls Expressway ends on city streets near the jail; I-395 ends at the ballparks. On the Beltway, the northwest stretch between I-70 and I-83 is slow by seven, and hazardous cargo has to go all the way around.',
    watch:
      'Oriole Park and the Ravens’ stadium share Russell Street. Fells Point and the Jones Falls valley flood, and every tunnel-portal camera now tells two stories: the tunnel’s own and the lost bridge’s.',
    roads: 'I-95, I-695, I-895, I-83 (Jones Falls Expressway), I-395, US-40, MD-295',
    areas: [
      ['Harbor tunnels', '35+', 'Fort McHenry, I-895, toll gantries'],
      ['Downtown and stadiums', '40+', 'I-395, Russell Street, Pratt Street'],
      ['Jones Falls', '25+', 'I-83, 28th Street, Druid Park'],
      ['Beltway west', '50+', 'I-695, I-70, I-795, Security Boulevard'],
      ['Beltway east', '40+', 'Towson, White Marsh, Essex, Dundalk'],
    ],
  },
  {
    key: 'frederick',
    type: 'city',
    name: 'Frederick',
    code: 'MD',
    count: '40+',
    description: 'In Frederick, I-70 from the mountains and US-15 from Gettysburg join I-270 to Washington.',
    traffic:
      'US-15’s two lanes each way through town do a beltway’s work, and I-270 south narrows at Urbana and Hyattstown. Market Street fills on First Saturdays, and Route 26 fills for the fair in September.',
    watch:
      'Braddock Mountain west of town puts fog and ice on I-70 and US-40A. Keep an eye on the Monocacy bridges after hurricanes and on the weigh station line at New Market on weekdays.',
    roads: 'I-70, I-270, US-15, US-40, US-340, MD-26',
    areas: [
      ['I-70', '10+', 'Exits 52 to 59, East Street, New Market'],
      ['US-15', '10+', 'Jefferson Street, Rosemont Avenue, MD-26'],
      ['I-270', '9+', 'MD-85, Urbana, Monocacy River'],
      ['Braddock Heights', '5+', 'I-70 grade, US-40A, US-340'],
    ],
  },
];
