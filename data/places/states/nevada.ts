import type { PlaceEntry } from '@/lib/places/place';

export const NEVADA: readonly PlaceEntry[] = [
  {
    key: 'nevada',
    type: 'state',
    name: 'Nevada',
    code: 'NV',
    count: '1100+',
    description:
      'Nevada has two big metro areas 430 miles apart, Las Vegas on I-15 and Reno on I-80, with US-95 and the Loneliest Road in between.',
    traffic:
      'On Fridays I-15 fills with drivers from California; on Sundays it backs up to Primm, even with a shoulder lane open. I-80 over Donner feeds Reno and the battery factories at USA Parkway, and I-11 bypasses Boulder City with a view of the dam.',
    watch:
      'Wind in Washoe Valley closes I-580 to trucks. Cameras also show chain controls on Mount Rose and Spooner, flash floods in Moapa, and cars stalled by summer heat on Baker’s grade.',
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
      'In Las Vegas, I-15, US-95, and I-515 cross at the rebuilt Spaghetti Bowl, and the 215 circles past Summerlin and Henderson.',
    traffic:
      'Behind the Strip, Frank Sinatra and Dean Martin are the quick streets; the bridge at Tropicana was torn down and rebuilt piece by piece. Carpool lanes run all day, every day, and a big convention changes everyone’s plans.',
    watch:
      'November’s Grand Prix closes the Strip, and Raiders, Knights, and Sphere nights jam Russell and Flamingo. Detention basins tame most washes, but the rail underpass on Charleston fills in every monsoon storm.',
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
    description:
      'In Henderson, I-11, I-215, and I-515 meet at an interchange of their own on the way from Las Vegas to Hoover Dam.',
    traffic:
      'The Henderson Interchange is being rebuilt for Boulder City and Arizona traffic. St. Rose Parkway and Eastern Avenue have the shops, Lake Mead Parkway the old plants, and Green Valley the commuters.',
    watch:
      'Wind pours through Railroad Pass onto I-11. Hard rain runs down Pittman Wash, and Silver Knights games at Lee’s arena fill Green Valley Parkway’s exits on winter nights.',
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
    description: 'In Reno, I-80 follows the Truckee River down from Donner and meets I-580 at the Spaghetti Bowl.',
    traffic:
      'The Spaghetti Bowl is being rebuilt in phases. Tesla plant commuters leave Sparks on I-80 before five, shoppers fill Meadowood and South Virginia, and Pyramid Highway and McCarran carry traffic around the city.',
    watch:
      'Check west for chain controls at Donner and Verdi and south for Mount Rose and the Washoe Valley wind. The air races are gone, but Hot August Nights and the Balloon Race at Rancho San Rafael still draw crowds.',
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
