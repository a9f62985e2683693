import type { PlaceEntry } from '@/lib/places/place';

export const NEW_JERSEY: readonly PlaceEntry[] = [
  {
    key: 'new-jersey',
    type: 'state',
    name: 'New Jersey',
    code: 'NJ',
    count: '3200+',
    description:
      'New Jersey moves on two toll roads, the Turnpike and the Garden State Parkway, between the Hudson crossings, Port Newark, and the shore.',
    traffic:
      'The Turnpike runs twelve lanes from Exit 6 to Newark, with cars separate from trucks. I-80, I-78, and Route 3 bring commuters east to three crossings; Routes 1, 9, 17, and 46 are lined with stores and never quite empty.',
    watch:
      'Compare the GWB, Lincoln, and Holland approaches before you choose. In July check Parkway mile 129 and the Driscoll Bridge; after heavy rain, check the Passaic basin in Wayne, Little Falls, and Lodi.',
    roads: 'I-95 (New Jersey Turnpike), Garden State Parkway, I-80, I-78, I-287, I-280, I-295',
    areas: [
      ['Hudson crossings', '450+', 'GWB, Lincoln and Holland tunnels, Route 495'],
      ['Newark and ports', '480+', 'Turnpike Exits 13 to 15, Pulaski Skyway, I-78'],
      ['North Jersey', '620+', 'I-80, Routes 3, 4, 17, and 46, I-287'],
      ['Central Jersey', '560+', 'US-1 Princeton, Driscoll Bridge, Turnpike Exits 8 to 11'],
      ['Jersey Shore', '420+', 'Parkway, Route 35, Route 72 causeway'],
      ['South Jersey', '500+', 'I-295, I-76, Walt Whitman and Ben Franklin bridges, Route 42'],
    ],
  },
  {
    key: 'newark',
    type: 'city',
    name: 'Newark',
    code: 'NJ',
    count: '300+',
    description:
      'Newark has an airport, a seaport, the Turnpike, I-78, and I-280 within five miles, plus the Pulaski Skyway over its meadows.',
    traffic:
      'Container trucks stream from Doremus Avenue to Exit 14, air travelers to three terminals beside US-1 and 9, and commuters over the Stickel Bridge into Harrison. McCarter Highway carries city traffic along the Passaic.',
    watch:
      'The Newark Bay Extension bridge and the Skyway decide a trip to the Holland Tunnel. Check for Prudential Center events on Raymond Boulevard and standing water on Routes 1 and 9.',
    roads: 'I-95 (New Jersey Turnpike), I-78, I-280, US-1 and 9, Route 21, Garden State Parkway',
    areas: [
      ['Airport', '60+', 'I-78, US-1 and 9, Turnpike Exit 13A'],
      ['Port', '45+', 'Turnpike Exit 14, Doremus Avenue, Newark Bay bridge'],
      ['Downtown', '60+', 'McCarter Highway, Raymond Boulevard, Penn Station'],
      ['I-280', '50+', 'Stickel Bridge, Orange, Parkway Exit 145'],
      ['Skyway', '35+', 'Pulaski Skyway, Route 7, Kearny'],
    ],
  },
  {
    key: 'jersey-city',
    type: 'city',
    name: 'Jersey City',
    code: 'NJ',
    count: '180+',
    description:
      'Jersey City guards the Holland Tunnel: everything on the Pulaski Skyway, Route 139, and the Turnpike extension ends on 12th Street.',
    traffic:
      'Tunnel backups form before six and again when Manhattan shows let out. Tonnelle Avenue and Communipaw take the trucks banned from the Skyway; Liberty State Park fills Exit 14B on sunny days.',
    watch:
      'Fourteenth Street shows at a glance how the Holland is running. Hudson storm surge comes up at the Long Slip and around Grove Street, and the Newark Bay bridge will be under reconstruction for years.',
    roads: 'I-78, Route 139, US-1 and 9 (Tonnelle Avenue), Route 440, Route 7',
    areas: [
      ['Holland Tunnel', '45+', '12th and 14th streets, Route 139'],
      ['Waterfront', '30+', 'Exchange Place, Columbus Drive, Marin Boulevard'],
      ['Journal Square', '30+', 'Kennedy Boulevard, Pulaski Skyway, Tonnelle circle'],
      ['Turnpike extension', '30+', 'I-78 Exits 14A to 14C, Liberty State Park'],
    ],
  },
  {
    key: 'paterson',
    type: 'city',
    name: 'Paterson',
    code: 'NJ',
    count: '80+',
    description:
      'Paterson grew around the Great Falls of the Passaic; today I-80 bends past downtown, and Routes 19 and 20 funnel traffic in and out.',
    traffic:
      'I-80 between Exit 57 and the Garden State Parkway backs up each morning, and Route 46 in Clifton is no faster. Market and Main streets are full of buses and double-parked cars, so Route 20 along the river is the quick way north.',
    watch:
      'The Passaic floods slowly and for days: after a week of rain, check McBride Avenue and the Route 23 “spaghetti bowl” in Wayne.',
    roads: 'I-80, Route 19, Route 20, Route 46, Garden State Parkway',
    areas: [
      ['I-80', '20+', 'Exits 55 to 60, Squirrelwood Road'],
      ['Downtown', '20+', 'Market Street, Main Street, Great Falls'],
      ['Clifton', '20+', 'Route 19, Route 46, Parkway Exits 153 to 156'],
      ['Passaic River', '12+', 'Route 20, Broadway bridge, Elmwood Park'],
    ],
  },
  {
    key: 'trenton',
    type: 'city',
    name: 'Trenton',
    code: 'NJ',
    count: '90+',
    description:
      'One of three Delaware River bridges in New Jersey’s capital reads “Trenton Makes, the World Takes”; US-1 uses the toll bridge beside it.',
    traffic:
      'Route 29 along the river and US-1 through the middle meet at the bridges; I-295 loops around by the Scudder Falls crossing. State offices fill West State Street and empty early.',
    watch:
      'The Delaware rises over Route 29 near the tunnel after storms upstream. Quaker Bridge and the Princeton stretch of US-1 are the next bottlenecks, and Route 130 carries warehouse trucks.',
    roads: 'US-1, I-295, I-195, Route 29, Route 129, Route 33',
    areas: [
      ['Delaware bridges', '18+', 'US-1 toll bridge, Lower Trenton, Calhoun Street'],
      ['Route 29', '16+', 'Tunnel, waterfront park, State House'],
      ['I-295 loop', '22+', 'Scudder Falls Bridge, Lawrence, Hamilton'],
      ['US-1 Lawrence', '18+', 'Quaker Bridge, Brunswick circle'],
    ],
  },
];
