import type { PlaceEntry } from '@/lib/places/place';

/** Alaska and its places. */
export const ALASKA: readonly PlaceEntry[] = [
  {
    key: 'alaska',
    type: 'state',
    name: 'Alaska',
    code: 'AK',
    count: '160+',
    description:
      'Alaska’s road-weather cameras stand on the Seward, Parks, Glenn, Richardson and Dalton highways, often the only eyes for fifty miles.',
    traffic:
      'Glenn Highway from the Valley is the one true commute. In summer motorhomes and halibut boats fill the Seward and Sterling; ice-road trucks take the Dalton to Prudhoe Bay all year.',
    watch:
      'Thompson Pass gets forty to eighty feet of snow, Turnagain Arm the wind and the slides, Isabel Pass both. Daylight lasts four hours in December, so look at the temperature as well.',
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
      'Anchorage is tied to the rest of Alaska by one road north, the Glenn, and one south, the Seward, which turn into its streets.',
    traffic:
      'Military gates and Eagle River make the Glenn’s morning; Minnesota Drive serves the airport, Tudor and Dimond cross the town. Plans to join the two highways through Fairview are older than the bridges.',
    watch:
      'Freezing rain, moose and a hundred inches of snow are ordinary. The Seward Highway along Turnagain Arm closes for rock and avalanche; the earthquake of November 2018 broke the Minnesota ramp.',
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
      'Fairbanks, the end of the Alaska Highway, joins the Parks, Richardson and Steese with a loop called Mitchell and Johansen.',
    traffic:
      'University Avenue and Airport Way do the daily work, Fort Wainwright’s gate the early one. Trucks for Prudhoe pass through Fox; North Pole, Eielson and Delta share the four-lane Richardson.',
    watch:
      'At forty below, car exhaust makes ice fog that hides the taillights. The camera tells about it, about Cleary Summit’s wind and about the Chena, which the dam at Moose Creek controls.',
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
