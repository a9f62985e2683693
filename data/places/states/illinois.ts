import type { PlaceEntry } from '@/lib/places/place';

export const ILLINOIS: readonly PlaceEntry[] = [
  {
    key: 'illinois',
    type: 'state',
    name: 'Illinois',
    code: 'IL',
    count: '1200+',
    description:
      'Illinois is Chicago’s expressways and tollways and, beyond them, the prairie interstates I-55, I-57, I-70, and I-80.',
    traffic:
      'The Tollway’s open-road tolling covers I-90, I-88, I-294, and I-355. Downstate trucks run I-80 through Joliet and I-57 toward Memphis, and the Metro East has four bridges into St. Louis.',
    watch:
      'In May 2023 a dust storm on I-55 near Farmersville showed what spring wind does to bare fields. In winter, watch for ground blizzards around Champaign and lake-effect snow on the Edens.',
    roads: 'I-90, I-94, I-55, I-57, I-80, I-88, I-294 (Tri-State), I-70',
    areas: [
      ['Chicago', '480+', 'Kennedy, Dan Ryan, Eisenhower, Lake Shore Drive'],
      ['Suburbs and tollways', '400+', 'Tri-State, I-88, I-355, I-90 Schaumburg'],
      ['Joliet and Will County', '90+', 'I-80, I-55, Des Plaines River bridges'],
      ['Rockford', '45+', 'I-90, I-39, US-20'],
      ['Springfield and Peoria', '60+', 'I-55, I-72, I-74 Murray Baker Bridge'],
      ['Metro East', '90+', 'I-55, I-64, I-255, Mississippi bridges'],
    ],
  },
  {
    key: 'chicago',
    type: 'city',
    name: 'Chicago',
    code: 'IL',
    count: '420+',
    description:
      'Chicago calls its expressways by name, the Kennedy, Dan Ryan, Eisenhower, Stevenson, and Edens, and joins most of them at the Jane Byrne Interchange.',
    traffic:
      'The Kennedy’s reversible lanes switch with the rush, the Dan Ryan has local and express lanes, and Lake Shore Drive bans trucks. O’Hare traffic mixes with I-190 and the Tri-State; freight trains stop Western and Archer.',
    watch:
      'Waves break over Lake Shore Drive at Oak Street in a northeast gale, and a 2011 blizzard trapped hundreds of cars there. Lower Wacker, Cubs game days, and the Skyway’s climb are worth checking too.',
    roads: 'I-90, I-94, I-290 (Eisenhower), I-55 (Stevenson), Lake Shore Drive (US-41), I-57, Chicago Skyway',
    areas: [
      ['Loop', '70+', 'Jane Byrne Interchange, Wacker Drive, Congress'],
      ['Kennedy', '70+', 'Hubbard’s Cave, reversible lanes, O’Hare'],
      ['Dan Ryan', '60+', 'Express lanes, 63rd Street, Skyway split'],
      ['Eisenhower', '50+', 'Austin, Mannheim, Hillside'],
      ['Lake Shore Drive', '46+', 'Oak Street curve, Museum Campus, Hollywood'],
      ['Stevenson', '44+', 'Damen, Cicero, Midway'],
      ['Edens and north', '34+', 'I-94 junction, Touhy, Lake Cook'],
    ],
  },
  {
    key: 'aurora-illinois',
    type: 'city',
    name: 'Aurora',
    code: 'IL',
    count: '48+',
    description:
      'Aurora, the second-largest city in Illinois, spreads along the Fox River south of the I-88 tollway, forty miles from the Loop.',
    traffic:
      'Route 59 on the eastern edge is the shopping strip shared with Naperville, Eola and Farnsworth lead to the tollway, and Route 31 and Broadway follow the river past downtown’s island.',
    watch:
      'In December the premium outlets at Farnsworth back up I-88’s ramps. Fox River floods reach New York Street, and snow drifts over US-30 and Route 47 in the open fields at Sugar Grove.',
    roads: 'I-88 (Reagan Memorial Tollway), US-34, US-30, Route 59, Route 31, Route 25',
    areas: [
      ['I-88', '14+', 'Farnsworth, Eola Road, Orchard Road'],
      ['Route 59', '12+', 'Fox Valley mall, US-34, train station'],
      ['Downtown', '10+', 'New York Street, Broadway, Stolp Island'],
      ['South', '8+', 'US-30, US-34 Oswego, Route 31'],
    ],
  },
  {
    key: 'joliet',
    type: 'city',
    name: 'Joliet',
    code: 'IL',
    count: '55+',
    description:
      'I-80 crosses I-55 at Joliet, with the continent’s largest inland port to the southwest and old drawbridges in the middle of town.',
    traffic:
      'Containers from the BNSF and Union Pacific yards fill Arsenal Road and Route 53. I-80’s Des Plaines River bridges are being replaced; in town, five drawbridges open for barge tows on the canal.',
    watch:
      'Check the I-80 bridges first, then I-55’s new ramps at Route 59. NASCAR’s old oval on Route 53 has made room for warehouses and their trucks.',
    roads: 'I-80, I-55, US-30, US-6, US-52, Route 53',
    areas: [
      ['I-80', '16+', 'Des Plaines River bridges, Center Street, Larkin'],
      ['I-55', '14+', 'Route 59, US-52, Arsenal Road'],
      ['Downtown bridges', '10+', 'Ruby, Jackson, Cass, Jefferson streets'],
      ['Intermodal yards', '9+', 'Arsenal Road, Route 53, Elwood'],
    ],
  },
  {
    key: 'rockford',
    type: 'city',
    name: 'Rockford',
    code: 'IL',
    count: '40+',
    description:
      'Rockford is split by the Rock River, with I-90 and I-39 passing on the east and US-20 as its southern bypass.',
    traffic:
      'East State Street from the tollway to the river is six lanes of shops. I-39 and I-90 share the road to Wisconsin, trucks for the airport’s cargo hub turn at US-20, and Perryville and Alpine carry local traffic.',
    watch:
      'Weekend traffic comes back from Wisconsin on Sunday around four. Keith Creek floods, and drifts close the farm roads around Belvidere and Byron before they reach the city.',
    roads: 'I-90 (Jane Addams Tollway), I-39, US-20, East State Street, Route 2, Route 251',
    areas: [
      ['I-90', '12+', 'East State, Riverside, I-39 merge'],
      ['US-20 bypass', '10+', 'Alpine, Harrison, airport'],
      ['Downtown', '8+', 'State Street, Jefferson Street bridge'],
      ['East side', '8+', 'Perryville, Mulford, Route 173'],
    ],
  },
  {
    key: 'springfield-illinois',
    type: 'city',
    name: 'Springfield',
    code: 'IL',
    count: '36+',
    description:
      'Springfield, Lincoln’s home and the capital of Illinois, has I-55 on its east side, I-72 on its south, and trains through the middle.',
    traffic:
      'New railroad underpasses are being built from Madison to Laurel, so downtown detours keep moving. Veterans Parkway and Wabash Avenue carry shoppers, Dirksen Parkway the state fleet, and Stevenson Drive the lake traffic.',
    watch:
      'The State Fair fills Sangamon Avenue in August. In spring, check I-55 toward Divernon and Farmersville for blowing soil; in January, check the same places for drifts.',
    roads: 'I-55, I-72, Route 4 (Veterans Parkway), Route 29, Business 55, Route 97',
    areas: [
      ['I-55', '11+', 'Stevenson Drive, South Grand, Sangamon Avenue'],
      ['I-72', '8+', 'Sixth Street, MacArthur, Wabash'],
      ['Downtown and Capitol', '9+', 'Third Street tracks, Ninth Street, Jefferson'],
      ['Veterans Parkway', '7+', 'White Oaks, Route 97, airport'],
    ],
  },
];
