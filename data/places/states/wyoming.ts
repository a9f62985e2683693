import type { PlaceEntry } from '@/lib/places/place';

export const WYOMING: readonly PlaceEntry[] = [
  {
    key: 'wyoming',
    type: 'state',
    name: 'Wyoming',
    code: 'WY',
    count: '240+',
    description:
      'Wyoming’s I-80 is the windiest interstate in the country, 402 miles from Pine Bluffs to Evanston, and its cameras are posted where the gates are.',
    traffic:
      'Every third vehicle on I-80 is a truck. I-25 connects Cheyenne, Casper, and Buffalo, and I-90 the coal towns; US-191 and US-26 bring visitors to Yellowstone and Jackson Hole over Togwotee and South Pass.',
    watch:
      'Elk Mountain, Arlington, and the Summit near Laramie close to light trailers when winds hit 50 miles an hour. Teton Pass slid away in June 2024 and had a bypass in three weeks; check it before you climb.',
    roads: 'I-80, I-25, I-90, US-26, US-191, US-287, WYO-22',
    areas: [
      ['I-80 east', '60+', 'Cheyenne, Summit, Laramie, Elk Mountain'],
      ['I-80 west', '50+', 'Rawlins, Rock Springs, Green River Tunnel, Three Sisters'],
      ['I-25', '40+', 'Chugwater, Wheatland, Casper'],
      ['Jackson and Yellowstone', '35+', 'Teton Pass, Hoback, Togwotee'],
      ['I-90 and Bighorns', '35+', 'Sheridan, Buffalo, Gillette, US-14'],
    ],
  },
  {
    key: 'cheyenne',
    type: 'city',
    name: 'Cheyenne',
    code: 'WY',
    count: '40+',
    description: 'In Cheyenne, I-25 and I-80 cross on the high plains at 6,000 feet, ten miles from Colorado.',
    traffic:
      'The old cloverleaf between the two interstates is being replaced. Lincolnway runs through downtown, and Dell Range has the stores; data centers and Warren’s missile crews use Happy Jack and Randall Avenue.',
    watch:
      'Frontier Days fills every exit in late July. East of town, trucks wait out I-80 closures at the port of entry, and hail falls on more days here than almost anywhere.',
    roads: 'I-80, I-25, US-30 (Lincolnway), US-85, Dell Range Boulevard, WYO-210 (Happy Jack Road)',
    areas: [
      ['I-80 and I-25', '12+', 'Cloverleaf, Parsley, College Drive'],
      ['West to the Summit', '9+', 'Otto Road, Harriman, Vedauwoo'],
      ['City', '8+', 'Lincolnway, Dell Range, Yellowstone Road'],
      ['South and east', '8+', 'Terry Ranch, Archer, Pine Bluffs'],
    ],
  },
  {
    key: 'casper',
    type: 'city',
    name: 'Casper',
    code: 'WY',
    count: '22+',
    description: 'Casper sits on the North Platte, where I-25 bends around the foot of Casper Mountain.',
    traffic:
      'Second Street and CY Avenue carry the shoppers, Wyoming Boulevard runs a loop, and Poplar links the interstate to the college. Oil, wind towers, and bentonite make for long loads on US-20/26.',
    watch:
      'Outer Drive is known for wind: light trailers are turned away there half the winter. Casper Mountain Road climbs 2,500 feet into its own season, and Shirley Rim on WYO-487 drifts shut.',
    roads: 'I-25, US-20, US-26, WYO-220, WYO-258 (Wyoming Boulevard), WYO-487',
    areas: [
      ['I-25', '7+', 'Poplar, Center Street, Hat Six'],
      ['Outer Drive', '4+', 'WYO-258, Casper Mountain Road'],
      ['West', '5+', 'CY Avenue, US-20, Natrona County airport'],
      ['South', '4+', 'WYO-220 Alcova, Shirley Rim'],
    ],
  },
];
