import type { PlaceEntry } from '@/lib/places/place';

export const ALASKA: readonly PlaceEntry[] = [
  {
    key: 'alaska',
    type: 'state',
    name: 'Alaska',
    code: 'AK',
    count: '160+',
    description:
      'Alaska’s road-weather cameras line the Seward, Parks, Glenn, Richardson, and Dalton highways, often the only eyes for fifty miles.',
    traffic:
      'The Glenn Highway from the Valley is the one true commute. In summer, motor homes and halibut boats fill the Seward and Sterling; trucks run the Dalton to Prudhoe Bay all year.',
    watch:
      'Thompson Pass gets forty to eighty feet of snow, Turnagain Arm gets wind and slides, and Isabel Pass gets both. Daylight lasts four hours in December, so check the temperature as well as the picture.',
    roads:
      'Glenn Highway, Seward Highway, Parks Highway, Richardson Highway, Sterling Highway, Dalton Highway, Alaska Highway',
    areas: [
      ['Anchorage and Mat-Su', '60+', 'Glenn Highway, Seward Highway, Knik River'],
      ['Kenai Peninsula', '30+', 'Turnagain Pass, Cooper Landing, Homer'],
      ['Parks Highway', '20+', 'Wasilla, Broad Pass, Nenana'],
      ['Fairbanks and Interior', '20+', 'Richardson, Steese, Isabel Pass'],
      ['Dalton and south coast', '20+', 'Atigun Pass, Thompson Pass, Haines, Skagway'],
    ],
  },
  {
    key: 'anchorage',
    type: 'city',
    name: 'Anchorage',
    code: 'AK',
    count: '55+',
    description:
      'Anchorage connects to the rest of Alaska by one road north, the Glenn, and one road south, the Seward. Both turn into city streets.',
    traffic:
      'Military gates and Eagle River drive the Glenn’s morning rush; Minnesota Drive serves the airport, and Tudor and Dimond cross town. Plans to join the two highways through Fairview are older than the bridges.',
    watch:
      'Freezing rain, moose, and a hundred inches of snow are routine. The Seward Highway along Turnagain Arm closes for rockfall and avalanches, and the November 2018 earthquake broke the Minnesota Drive ramp.',
    roads:
      'Glenn Highway (AK-1), Seward Highway, Minnesota Drive, Tudor Road, Northern Lights Boulevard, International Airport Road',
    areas: [
      ['Glenn Highway', '16+', 'Boniface, Muldoon, Eagle River, Eklutna'],
      ['Midtown', '12+', 'Tudor, Northern Lights, C Street'],
      ['Seward Highway', '14+', 'Dimond, Potter Marsh, Bird Point'],
      ['Airport', '8+', 'Minnesota Drive, International, Spenard'],
    ],
  },
  {
    key: 'fairbanks',
    type: 'city',
    name: 'Fairbanks',
    code: 'AK',
    count: '18+',
    description:
      'Fairbanks, the end of the Alaska Highway, ties the Parks, Richardson, and Steese together with a loop made of the Mitchell and Johansen expressways.',
    traffic:
      'University Avenue and Airport Way handle everyday traffic, and Fort Wainwright’s gate gets the early rush. Trucks bound for Prudhoe Bay pass through Fox; North Pole, Eielson, and Delta share the four-lane Richardson.',
    watch:
      'At forty below, car exhaust turns to ice fog that hides taillights. Cameras show that fog, the wind on Cleary Summit, and the Chena River, which the dam at Moose Creek controls.',
    roads:
      'Parks Highway (AK-3), Richardson Highway (AK-2), Steese Highway, Mitchell Expressway, Johansen Expressway, Airport Way',
    areas: [
      ['City', '6+', 'Airport Way, Johansen Expressway, University'],
      ['Richardson', '4+', 'North Pole, Eielson, Birch Lake'],
      ['Parks', '4+', 'Ester, Nenana'],
      ['Steese and Elliott', '4+', 'Fox, Cleary Summit, Livengood'],
    ],
  },
];
