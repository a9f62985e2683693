import type { PlaceEntry } from '@/lib/places/place';

export const FLORIDA: readonly PlaceEntry[] = [
  {
    key: 'florida',
    type: 'state',
    name: 'Florida',
    code: 'FL',
    count: '1500+',
    description:
      'Florida is long freeways and longer bridges: I-95 down the Atlantic side, I-75 down the Gulf side, I-4 across, and the Turnpike through the middle.',
    traffic:
      'I-4 from Tampa to Daytona passes Disney and is never free of visitors. South of Palm Beach, I-95 and the Turnpike run side by side with express lanes; Alligator Alley joins the coasts with no exit for an hour.',
    watch:
      'When a hurricane approaches, shoulder lanes open on I-75 and I-4, and those are the cameras to watch. In spring, brush fires send smoke across Alligator Alley; summer storms arrive daily around three.',
    roads: 'I-95, I-75, I-4, I-10, Florida’s Turnpike, I-275, US-1, US-41',
    areas: [
      ['Miami and Fort Lauderdale', '380+', 'I-95, Palmetto, Dolphin, I-595, Turnpike'],
      ['Palm Beach and Treasure Coast', '160+', 'I-95, Turnpike, Southern Boulevard'],
      ['Orlando', '260+', 'I-4, SR-408, SR-528, SR-417'],
      ['Tampa Bay', '260+', 'I-275, I-4, Howard Frankland, Sunshine Skyway'],
      ['Jacksonville', '180+', 'I-95, I-295, Buckman and Dames Point bridges'],
      ['Southwest', '100+', 'I-75 Fort Myers, Naples, Alligator Alley'],
      ['Panhandle', '120+', 'I-10, US-98 Destin, Pensacola Bay Bridge'],
    ],
  },
  {
    key: 'jacksonville',
    type: 'city',
    name: 'Jacksonville',
    code: 'FL',
    count: '170+',
    description:
      'Jacksonville spans the St. Johns River with seven bridges, from the blue Main Street lift bridge to the cable-stayed Dames Point on I-295.',
    traffic:
      'I-95 and I-10 meet at a stack beside Riverside, just before the Fuller Warren Bridge, and Southside Boulevard and J. Turner Butler serve the offices. The three-mile Buckman is the daily ordeal for Orange Park commuters.',
    watch:
      'Wind closes the Mathews and Hart bridges, and fog off the marsh hides Heckscher Drive. San Marco floods at a full moon, and Jaguars crowds use the Hart ramps on Sundays.',
    roads: 'I-95, I-10, I-295, SR-202 (Butler Boulevard), US-17, SR-9B, US-90',
    areas: [
      ['Downtown bridges', '32+', 'Fuller Warren, Acosta, Main Street, Mathews'],
      ['Buckman and Orange Park', '24+', 'I-295 west, US-17, Blanding Boulevard'],
      ['Southside', '34+', 'Butler Boulevard, I-95, Town Center'],
      ['Dames Point and port', '20+', 'I-295 east, Heckscher Drive, JAXPORT'],
      ['North and airport', '22+', 'I-95 Exit 363, I-295, Dunn Avenue'],
    ],
  },
  {
    key: 'miami',
    type: 'city',
    name: 'Miami',
    code: 'FL',
    count: '200+',
    description:
      'Miami’s expressways go by name, not number: the Dolphin to the airport, the Palmetto to Doral, the Julia Tuttle to the beach.',
    traffic:
      'The Golden Glades, where five highways meet, sends cars to I-95’s express lanes. A new signature bridge with six arches is rising over Biscayne Boulevard at I-395, and US-1 south to Kendall is a parking lot with palms.',
    watch:
      'King tides push the bay onto Brickell and Alton Road in October. Check the MacArthur Causeway on cruise days, the PortMiami Tunnel at noon, and Krome Avenue for smoke from sugarcane burns.',
    roads: 'I-95, SR-836 (Dolphin Expressway), SR-826 (Palmetto Expressway), I-195, I-395, US-1, Florida’s Turnpike',
    areas: [
      ['Downtown and Brickell', '40+', 'I-95, I-395, Biscayne Boulevard'],
      ['Beaches', '26+', 'MacArthur and Julia Tuttle causeways, Collins Avenue'],
      ['Airport', '34+', 'Dolphin Expressway, LeJeune Road, SR-112'],
      ['Palmetto', '40+', 'SR-826 Doral, Hialeah, Bird Road'],
      ['Golden Glades', '22+', 'I-95, Turnpike, and SR-826 junction'],
      ['South Dade', '26+', 'US-1 Kendall, SR-874, Homestead'],
    ],
  },
  {
    key: 'tampa',
    type: 'city',
    name: 'Tampa',
    code: 'FL',
    count: '150+',
    description:
      'Tampa’s Malfunction Junction joins I-4 and I-275 above downtown, and three bridges, each several miles long, cross Old Tampa Bay.',
    traffic:
      'The Howard Frankland got a new span with toll lanes; the Gandy and Courtney Campbell are the alternatives. The Selmon’s reversible deck carries Brandon’s commuters overhead, while I-75 serves New Tampa and the trucks.',
    watch:
      'Lightning Alley earns its name in July, when storms drown Bayshore Boulevard and Dale Mabry. Gasparilla, Bucs games, and cruise days each block a different part of Channelside.',
    roads: 'I-275, I-4, I-75, SR-618 (Selmon Expressway), SR-589 (Veterans Expressway), SR-60, US-92',
    areas: [
      ['Downtown', '30+', 'I-4 and I-275 junction, Ashley Drive, Selmon'],
      ['Westshore', '26+', 'Howard Frankland, SR-60, airport'],
      ['I-4 and Ybor', '22+', '21st Street, 50th Street, connector'],
      ['Brandon and I-75', '28+', 'I-75 Exits 254 to 261, SR-60'],
      ['North', '24+', 'I-275 Fowler, Bearss, Veterans Expressway'],
    ],
  },
  {
    key: 'orlando',
    type: 'city',
    name: 'Orlando',
    code: 'FL',
    count: '180+',
    description:
      'Orlando grew along I-4 from Sanford to Disney and pays its way around it on toll roads 408, 417, 429, and 528.',
    traffic:
      'I-4 Ultimate added toll lanes through downtown, but theme-park traffic stretches past Sand Lake, and Osceola Parkway stays slow. The Beachline carries both airport and Space Coast traffic; the east side depends on the 408.',
    watch:
      'Rocket launches put hundreds of cars on the shoulders of 528. Park closing times show up at Exits 64 to 68, and sandhill cranes show up at Lake Nona.',
    roads: 'I-4, SR-408, SR-528 (Beachline), SR-417, SR-429, Florida’s Turnpike, US-441',
    areas: [
      ['Downtown', '32+', 'I-4 at SR-408, Colonial Drive, Orange Avenue'],
      ['Attractions', '38+', 'I-4 Exits 64 to 75, International Drive, Universal'],
      ['Airport and Lake Nona', '24+', 'SR-528, SR-417, Semoran Boulevard'],
      ['East', '26+', 'SR-408, UCF, Alafaya Trail'],
      ['North', '28+', 'I-4 Altamonte, Lake Mary, SR-414'],
    ],
  },
  {
    key: 'st-petersburg',
    type: 'city',
    name: 'St. Petersburg',
    code: 'FL',
    count: '80+',
    description:
      'St. Petersburg is a peninsula with three bridges to Tampa and one, the Sunshine Skyway, to Manatee County, 190 feet above the ship channel.',
    traffic:
      'I-275 runs the length of the city, with the I-175 and I-375 spurs to the waterfront. Fourth Street and US-19 carry local traffic, Gandy and Ulmerton carry commuters, and Pasadena Avenue is the route to the beach.',
    watch:
      'The Skyway closes when winds top 40 miles an hour. Shore Acres floods at high tide under clear skies, and Hurricane Helene buried Gulf Boulevard in sand in 2024.',
    roads: 'I-275, I-175, I-375, US-19, US-92 (Gandy Boulevard), SR-688 (Ulmerton Road)',
    areas: [
      ['Downtown', '16+', 'I-175, I-375, waterfront, stadium'],
      ['Sunshine Skyway', '12+', 'I-275 rest areas, main span'],
      ['Gandy and Gateway', '20+', 'I-275 Exits 28 to 32, Ulmerton Road, Howard Frankland'],
      ['US-19 and beaches', '16+', 'Pinellas Park, Pasadena Avenue, Treasure Island'],
    ],
  },
  {
    key: 'fort-lauderdale',
    type: 'city',
    name: 'Fort Lauderdale',
    code: 'FL',
    count: '120+',
    description:
      'Fort Lauderdale has 165 miles of canals, a US-1 tunnel under the river, and I-595 linking its port, its airport, and the edge of the Everglades.',
    traffic:
      'I-595’s reversible toll lanes follow the rush from Weston and Davie. I-95 past Broward and Sunrise boulevards is stop-and-go in both directions, and drawbridges on 17th Street and Las Olas control access to the beach.',
    watch:
      'A foot of rain in April 2023 closed the airport and the Kinney Tunnel. Cruise Sundays at Port Everglades and the fall boat show fill Eller Drive and 17th Street.',
    roads: 'I-95, I-595, US-1 (Federal Highway), Florida’s Turnpike, SR-838 (Sunrise Boulevard), SR-A1A',
    areas: [
      ['I-95', '30+', 'Commercial, Oakland Park, Broward, Davie boulevards'],
      ['I-595', '26+', 'Express lanes, Turnpike, Sawgrass'],
      ['Airport and port', '20+', 'US-1, Eller Drive, Port Everglades'],
      ['Beach', '14+', 'Las Olas, 17th Street Causeway, A1A'],
      ['West Broward', '22+', 'University Drive, Sawgrass Expressway, I-75'],
    ],
  },
  {
    key: 'tallahassee',
    type: 'city',
    name: 'Tallahassee',
    code: 'FL',
    count: '55+',
    description:
      'Tallahassee is a state capital of canopy roads, with I-10 on its north side and Capital Circle around the rest.',
    traffic:
      'Thomasville Road and Monroe Street lead from I-10 to the Capitol and both universities. Tennessee Street, US-90, cuts through FSU and FAMU traffic; the southwest part of Capital Circle is the latest to be widened.',
    watch:
      'The spring legislative session and Saturdays at Doak Campbell change everything within two miles. Live oaks fall across Meridian and Centerville roads in tropical storms.',
    roads:
      'I-10, US-90 (Tennessee Street), US-27 (Apalachee Parkway), US-319 (Capital Circle), SR-61 (Thomasville Road)',
    areas: [
      ['Capitol and campuses', '14+', 'Tennessee Street, Gaines Street, Monroe Street'],
      ['I-10', '12+', 'Exits 196 to 209, Thomasville Road'],
      ['Capital Circle', '14+', 'US-319, Mahan Drive, airport'],
      ['Apalachee Parkway', '8+', 'US-27, Governor’s Square'],
    ],
  },
  {
    key: 'florida-keys',
    type: 'region',
    name: 'Florida Keys',
    code: 'FL',
    count: '30+',
    county: 'Monroe',
    description:
      'The Overseas Highway, US-1, is the one road through the Florida Keys: 113 miles and 42 bridges from Key Largo to Key West.',
    traffic:
      'Addresses here are mile markers. The 18-Mile Stretch from Florida City sets the pace on Friday nights, Islamorada’s two lanes slow everything down, and Card Sound Road, with its toll, is the only way around.',
    watch:
      'Check the Seven Mile Bridge before you leave; a crash there has no detour. Lobster season in late July, king tides in Key Largo, and every storm evacuation show up on the same few cameras.',
    roads: 'US-1 (Overseas Highway), SR-905A (Card Sound Road), SR-A1A, Florida’s Turnpike',
    areas: [
      ['Upper Keys', '10+', '18-Mile Stretch, Jewfish Creek, Key Largo, Islamorada'],
      ['Middle Keys', '8+', 'Long Key, Marathon, Seven Mile Bridge'],
      ['Lower Keys', '6+', 'Bahia Honda, Big Pine key deer zone'],
      ['Key West', '6+', 'Stock Island, Roosevelt Boulevard, Triangle'],
    ],
  },
];
