import type { PlaceEntry } from '@/lib/places/place';

export const PENNSYLVANIA: readonly PlaceEntry[] = [
  {
    key: 'pennsylvania',
    type: 'state',
    name: 'Pennsylvania',
    code: 'PA',
    count: '400+',
    description:
      'Pennsylvania reaches from the Schuylkill Expressway to the Fort Pitt Bridge, with the Turnpike’s mountain tunnels and I-80’s truck country in between.',
    traffic:
      'The Turnpike bores through Blue, Kittatinny, Tuscarora, and Allegheny mountains on its way from Philadelphia to Pittsburgh. I-81 carries warehouse trucks past Scranton, Hazleton, and Harrisburg; I-80 crosses 311 miles of ridge and forest.',
    watch:
      'Winter brings commercial-vehicle bans on I-80 and I-84 in the Poconos. Squalls near Clarion and fog on the ridges have caused the state’s worst pileups, and Erie gets snow straight off the lake.',
    roads: 'I-76 (Pennsylvania Turnpike), I-80, I-81, I-95, I-79, I-78, I-476, US-422',
    areas: [
      ['Philadelphia region', '140+', 'I-95, Schuylkill Expressway, Blue Route, Vine Street'],
      ['Pittsburgh region', '100+', 'Fort Pitt and Squirrel Hill tunnels, Parkway East, I-79'],
      ['Harrisburg and Lancaster', '45+', 'I-83, I-81, US-30, US-22'],
      ['Lehigh Valley', '35+', 'US-22, I-78, Route 33'],
      ['Scranton and Poconos', '40+', 'I-81, I-84, I-380, I-80'],
      ['Erie and I-80 west', '30+', 'I-90, I-79, I-80 Clarion and DuBois'],
    ],
  },
  {
    key: 'philadelphia',
    type: 'city',
    name: 'Philadelphia',
    code: 'PA',
    count: '110+',
    description:
      'Philadelphia squeezes the Schuylkill Expressway between river and cliff, runs I-95 along the Delaware, and joins them with the sunken Vine Street.',
    traffic:
      'The Schuylkill, I-76, has two lanes each way past City Avenue and no room for a third. Roosevelt Boulevard’s twelve lanes feed it at the Twin Bridges, while the Walt Whitman and Ben Franklin bring in South Jersey.',
    watch:
      'The Phillies, Eagles, Sixers, and Flyers all play at Broad and Pattison, so check I-95 Exit 17 any evening. Kelly Drive and the Vine Street trench flood, as Ida proved in 2021.',
    roads: 'I-76 (Schuylkill Expressway), I-95, I-676 (Vine Street), US-1 (Roosevelt Boulevard), I-476',
    areas: [
      ['Center City', '20+', 'Vine Street, Ben Franklin Bridge, Market Street'],
      ['Schuylkill Expressway', '28+', 'Conshohocken curve, City Avenue, 30th Street'],
      ['I-95 riverfront', '25+', 'Girard Avenue, Betsy Ross Bridge, Cottman'],
      ['South Philadelphia', '18+', 'Sports complex, Walt Whitman, airport'],
      ['Roosevelt Boulevard', '15+', 'US-1, Twin Bridges, Northeast'],
    ],
  },
  {
    key: 'pittsburgh',
    type: 'city',
    name: 'Pittsburgh',
    code: 'PA',
    count: '85+',
    description:
      'Pittsburgh traffic is all about tunnels and bridges: Fort Pitt, Squirrel Hill, Liberty, and 446 spans over three rivers.',
    traffic:
      'The Parkway East slows before the Squirrel Hill Tunnel for no reason except the tunnel itself, and the Parkway West does the same at Fort Pitt. Route 28 follows the Allegheny, I-279 has reversible lanes, and Route 51 takes the overflow.',
    watch:
      'The Mon Wharf and the Parkway’s “bathtub” at Tenth Street flood when the rivers rise. Steelers Sundays fill the North Shore, and ice makes Bigelow Boulevard and the steep South Side Slopes a test.',
    roads: 'I-376 (Parkway), I-279, I-579, Route 28, Route 51, I-79',
    areas: [
      ['Golden Triangle', '16+', 'Fort Pitt Bridge, Bathtub, Liberty Bridge'],
      ['Parkway East', '20+', 'Squirrel Hill Tunnel, Oakland, Monroeville'],
      ['Parkway West', '16+', 'Fort Pitt Tunnel, Green Tree, airport'],
      ['North Shore and I-279', '14+', 'Veterans Bridge, HOV lanes, stadiums'],
      ['Route 28', '10+', '31st Street, Highland Park Bridge, Etna'],
    ],
  },
  {
    key: 'allentown',
    type: 'city',
    name: 'Allentown',
    code: 'PA',
    count: '22+',
    description:
      'Allentown anchors the Lehigh Valley, where US-22 carries twice the traffic it was built for and I-78 takes freight to Port Newark.',
    traffic:
      'US-22 between 15th Street and Airport Road has short ramps and two lanes a side. Warehouses in Breinigsville and along Route 100 send trucks to I-78 at all hours, and MacArthur Road serves the malls.',
    watch:
      'Check the Lehigh River bridge and the Route 309 merge first. The Great Allentown Fair slows 17th Street, and South Mountain puts I-78 in the clouds.',
    roads: 'US-22, I-78, I-476 (Northeast Extension), Route 309, Route 145',
    areas: [
      ['US-22', '8+', '15th Street, MacArthur Road, Airport Road'],
      ['I-78', '5+', 'Route 100, Cedar Crest Boulevard, Lehigh Street'],
      ['Turnpike', '4+', 'Lehigh Valley interchange, Lehigh Tunnel'],
      ['Bethlehem', '5+', 'Route 378, Route 33, SteelStacks'],
    ],
  },
  {
    key: 'erie',
    type: 'city',
    name: 'Erie',
    code: 'PA',
    count: '14+',
    description:
      'Erie is Pennsylvania’s lake port, with I-90 along the ridge, I-79 and I-86 leading in, and the Bayfront Parkway on the water.',
    traffic:
      'Peach Street from I-90 to the mall is the only real jam, and it’s longest on summer weekends, when Presque Isle’s beaches and Waldameer are open. Trucks between Cleveland and Buffalo never leave I-90.',
    watch:
      'Lake-effect snow hits the ridge first: I-90 near North East has been shut down for days, and Christmas 2017 brought five feet. Fog off the bay clings to State Street in April.',
    roads: 'I-90, I-79, I-86, US-20, Route 5, Bayfront Parkway',
    areas: [
      ['I-90 ridge', '5+', 'Exits 22 to 29, Peach Street, State Street'],
      ['I-79', '3+', 'I-90 junction, 12th Street, Bayfront'],
      ['North East', '3+', 'I-86 junction, New York line'],
      ['Lakefront', '3+', 'Bayfront Parkway, Presque Isle, US-20'],
    ],
  },
  {
    key: 'harrisburg',
    type: 'city',
    name: 'Harrisburg',
    code: 'PA',
    count: '30+',
    description:
      'Harrisburg is a crossroads for everything: I-81, I-83, the Turnpike, US-22 and US-11/15, and six bridges over a mile-wide Susquehanna.',
    traffic:
      'I-83’s South Bridge is the choke point, followed closely by the Eisenhower interchange on the Capital Beltway. I-81 over the Wade Bridge carries the trucks from Carlisle’s “Miracle Mile.”',
    watch:
      'The river cameras show ice, fog, and low water. The Farm Show fills Cameron Street in January, and Hersheypark does the same to US-322 and Route 39 in summer.',
    roads: 'I-81, I-83, I-76 (Pennsylvania Turnpike), US-22, US-322, US-11 and 15',
    areas: [
      ['River bridges', '7+', 'I-83 South Bridge, Harvey Taylor, Wade Bridge'],
      ['Capital Beltway', '8+', 'Eisenhower interchange, I-83, Paxton Street'],
      ['West Shore', '8+', 'Camp Hill, Route 581, US-11 and 15'],
      ['Hershey', '5+', 'US-322, Route 39, Turnpike Harrisburg East'],
    ],
  },
];
