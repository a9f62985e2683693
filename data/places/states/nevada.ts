import type { PlaceEntry } from '@/lib/places/place';

/** Nevada and its places. */
export const NEVADA: readonly PlaceEntry[] = [
  {
    key: 'nevada',
    type: 'state',
    name: 'Nevada',
    code: 'NV',
    count: '1100+',
    description:
      'Nevada has two cities 430 miles apart, Las Vegas on I-15 and Reno on I-80, with US-95 and the loneliest road between.',
    traffic:
      'Friday I-15 fills from California, Sunday back to Primm with a shoulder lane open. I-80 over Donner feeds Reno and the battery factories at USA Parkway; I-11 bypasses Boulder City with a view of the dam.',
    watch:
      'Washoe Valley’s wind on I-580 turns trucks away. Chain controls on Mount Rose and Spooner, flash floods in Moapa and summer heat that stalls cars on Baker’s grade all show.',
    roads: 'I-15, I-80, I-11, I-580, I-515, US-95, US-50, US-93',
    areas: [
      ['Las Vegas Valley', '620+', 'I-15, Spaghetti Bowl, 215 Beltway, Strip'],
      ['Reno and Sparks', '230+', 'I-80, I-580, McCarran'],
      ['Carson and Tahoe', '90+', 'US-50 Spooner, Mount Rose, US-395'],
      ['I-15 desert', '60+', 'Primm, Jean, Mesquite'],
      ['I-80 and rural', '70+', 'Winnemucca, Elko, Ely US-93'],
    ],
  },
  {
    key: 'las-vegas',
    type: 'city',
    name: 'Las Vegas',
    code: 'NV',
    count: '430+',
    description:
      'Las Vegas crosses I-15, US-95 and I-515 in the rebuilt Spaghetti Bowl, and circles with the 215 past Summerlin and Henderson.',
    traffic:
      'Behind the Strip, Frank Sinatra and Dean Martin are the quick streets; Tropicana’s bridge was torn down and raised again in pieces. Carpool lanes run all day, every day, and conventions change all plans.',
    watch:
      'November’s Grand Prix closes the Strip; Raiders, Knights and Sphere nights flood Russell and Flamingo. Detention basins tame most washes, but Charleston’s rail underpass fills in every monsoon.',
    roads: 'I-15, I-515, US-95, I-215, CC-215 (Bruce Woodbury Beltway), Las Vegas Boulevard, Summerlin Parkway',
    areas: [
      ['Spaghetti Bowl', '60+', 'I-15, US-95, Martin Luther King'],
      ['Strip', '90+', 'Las Vegas Boulevard, Tropicana, Flamingo'],
      ['I-15 south', '60+', 'Russell, Blue Diamond, St. Rose'],
      ['Northwest', '60+', 'US-95 Centennial, Summerlin Parkway, CC-215'],
      ['Airport and southeast', '60+', 'I-215, Airport Connector, I-515'],
    ],
  },
  {
    key: 'henderson',
    type: 'city',
    name: 'Henderson',
    code: 'NV',
    count: '110+',
    description: 'Henderson meets I-11, I-215 and I-515 in a bowl of its own, the way from Las Vegas to Hoover Dam.',
    traffic:
      'The Henderson Interchange is being rebuilt for Boulder City’s and Arizona’s traffic. St. Rose Parkway and Eastern Avenue hold the shops, Lake Mead Parkway the old plants, Green Valley its commuters.',
    watch:
      'Wind pours through Railroad Pass onto I-11. Hard rain runs down Pittman Wash; Lee’s arena and the Silver Knights fill Green Valley Parkway’s exits on winter nights.',
    roads: 'I-11, I-215, I-515, SR-146 (St. Rose Parkway), SR-564 (Lake Mead Parkway), SR-582 (Boulder Highway)',
    areas: [
      ['Henderson Interchange', '24+', 'I-11, I-215, Lake Mead Parkway'],
      ['Green Valley', '26+', 'I-215, Pecos, Valle Verde'],
      ['St. Rose', '20+', 'SR-146, Eastern, Las Vegas Boulevard'],
      ['Railroad Pass', '12+', 'I-11, Wagon Wheel, Boulder City'],
    ],
  },
  {
    key: 'reno',
    type: 'city',
    name: 'Reno',
    code: 'NV',
    count: '150+',
    description: 'Reno sits where I-80 comes down the Truckee from Donner and meets I-580 at the Spaghetti Bowl.',
    traffic:
      'The bowl is being rebuilt in steps. Commuters to the Tesla works leave Sparks on I-80 before five, Meadowood and South Virginia are the shoppers’, Pyramid Highway and McCarran the circle’s.',
    watch:
      'Look west for chains at Donner and Verdi, south for the Washoe Valley wind and Mount Rose. Air races are gone, but Hot August Nights and the Balloon Race still fill Rancho San Rafael.',
    roads: 'I-80, I-580, US-395, SR-659 (McCarran Boulevard), SR-431 (Mount Rose Highway), SR-445 (Pyramid Highway)',
    areas: [
      ['Spaghetti Bowl', '28+', 'I-80, I-580, US-395'],
      ['Downtown', '22+', 'Virginia Street, Keystone, Wells'],
      ['South', '30+', 'I-580 Neil Road, Meadowood, Mount Rose'],
      ['Sparks', '28+', 'I-80 Vista, Pyramid Highway, USA Parkway'],
      ['West to California', '16+', 'I-80 Verdi, Robb Drive, state line'],
    ],
  },
];
