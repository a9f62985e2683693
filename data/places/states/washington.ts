import type { PlaceEntry } from '@/lib/places/place';

/** Washington and its places. */
export const WASHINGTON: readonly PlaceEntry[] = [
  {
    key: 'washington',
    type: 'state',
    name: 'Washington',
    fullName: 'Washington State',
    code: 'WA',
    count: '3500+',
    description:
      'Washington State’s cameras watch I-5’s long city from Everett to Olympia, two floating bridges, the ferries and the Cascade passes.',
    traffic:
      'I-405’s toll lanes and SR-520’s bridge price the way around Lake Washington. I-90 climbs to Snoqualmie, US-2 to Stevens; ferries hold lines at Colman Dock, Edmonds and Mukilteo that only a picture shows.',
    watch:
      'Snoqualmie closes for avalanche work, Stevens and White for good reason. Wind shuts the Hood Canal Bridge, floods shut I-5 at Chehalis, and dust I-90 at Ritzville.',
    roads: 'I-5, I-90, I-405, SR-520, US-2, US-101, I-82, SR-167',
    areas: [
      ['Seattle', '950+', 'I-5, I-90, SR-99 tunnel, SR-520'],
      ['Eastside', '520+', 'I-405, SR-520, I-90 Issaquah'],
      ['Tacoma and Olympia', '520+', 'I-5, SR-16 Narrows Bridge, SR-512'],
      ['Everett and north', '330+', 'I-5, US-2 trestle, Bellingham'],
      ['Mountain passes', '140+', 'Snoqualmie, Stevens, White, Blewett'],
      ['Spokane and east', '340+', 'I-90, US-395, Tri-Cities I-82'],
      ['Vancouver', '240+', 'I-5 Interstate Bridge, I-205, SR-14'],
      ['Ferries and peninsulas', '150+', 'Colman Dock, Hood Canal Bridge, US-101'],
    ],
  },
  {
    key: 'seattle',
    type: 'city',
    name: 'Seattle',
    code: 'WA',
    count: '520+',
    description:
      'Seattle squeezes I-5 between hills and towers, sinks SR-99 into a tolled tunnel and floats I-90 and SR-520 on its lake.',
    traffic:
      'The express lanes turn round at noon; Mercer takes the tech campus, the Ship Canal Bridge everybody. The West Seattle Bridge is whole again, Spokane Street still waits for trains, and drawbridges open for masts.',
    watch:
      'Mariners, Seahawks and Sounders share Edgar Martinez Drive. An inch of snow freezes on Queen Anne’s slopes; wind closes SR-520’s neighbors, and ferry lines show on Alaskan Way.',
    roads: 'I-5, I-90, SR-520, SR-99 (Aurora Avenue), SR-599, SR-522 (Lake City Way), West Seattle Bridge',
    areas: [
      ['Downtown', '110+', 'I-5 convention center, SR-99 tunnel, Mercer'],
      ['Ship Canal and north', '80+', 'I-5, Northgate, Aurora Bridge'],
      ['Floating bridges', '50+', 'I-90 Mount Baker Tunnel, SR-520 Montlake'],
      ['Stadiums and SODO', '60+', 'I-90 end, Spokane Street, Fourth Avenue'],
      ['West Seattle', '40+', 'West Seattle Bridge, Fauntleroy ferry'],
      ['South', '60+', 'I-5 Boeing Field, SR-599, Rainier'],
    ],
  },
  {
    key: 'spokane',
    type: 'city',
    name: 'Spokane',
    code: 'WA',
    count: '150+',
    description:
      'Spokane carries I-90 on a viaduct south of its falls and builds the North Spokane Corridor, US-395, mile by mile.',
    traffic:
      'Division Street is six lanes of stores until the corridor reaches I-90. Sunset Hill climbs west to the airport and Fairchild, Sprague runs east for twenty miles; the Maple Street Bridge fills at five.',
    watch:
      'Ice on Sunset Hill, wildfire smoke in August and wheat-field dust from Ritzville are the seasons. Bloomsday in May puts 30,000 runners on Pettet Drive’s Doomsday Hill.',
    roads: 'I-90, US-395 (North Spokane Corridor), US-2 (Division Street), US-195, SR-290 (Trent Avenue), SR-27',
    areas: [
      ['Downtown viaduct', '34+', 'I-90 Division, Lincoln, Monroe Street Bridge'],
      ['Sunset Hill and airport', '24+', 'I-90, US-2, US-195'],
      ['North', '30+', 'US-395 corridor, Division, Francis'],
      ['Valley', '34+', 'I-90 Sullivan, Pines, Idaho line'],
    ],
  },
  {
    key: 'tacoma',
    type: 'city',
    name: 'Tacoma',
    code: 'WA',
    count: '240+',
    description:
      'Tacoma finished two decades of work on I-5 and SR-16 and crosses the Narrows on twin bridges, tolled one way.',
    traffic:
      'The port’s trucks wait for SR-167’s last miles to I-5, due with new tolls. Joint Base Lewis-McChord fills I-5 to DuPont, the Nalley Valley ramps split for Gig Harbor, and Pacific Avenue serves the Dome.',
    watch:
      'Galloping Gertie fell in the wind of 1940, and gusts still show at the Narrows camera. Fife’s curve floods with the Puyallup’s fog; Puyallup Fair fills SR-512 in September.',
    roads: 'I-5, SR-16, I-705, SR-509, SR-512, SR-167, SR-7 (Pacific Avenue)',
    areas: [
      ['Nalley Valley', '36+', 'I-5, SR-16, Sprague'],
      ['Narrows Bridge', '24+', 'SR-16, Jackson Avenue, Gig Harbor'],
      ['Downtown and Dome', '34+', 'I-705, Tacoma Dome, Pacific Avenue'],
      ['Port and Fife', '34+', 'I-5, SR-509, SR-167'],
      ['Lakewood and base', '44+', 'I-5 Gravelly Lake, DuPont, SR-512'],
    ],
  },
  {
    key: 'vancouver',
    type: 'city',
    name: 'Vancouver',
    code: 'WA',
    count: '130+',
    description:
      'Vancouver, Washington looks over the Columbia to Portland by two bridges: the 1917 lift span of I-5 and the wide I-205 Glenn Jackson.',
    traffic:
      'Oregon jobs and Oregon’s missing sales tax make the morning and the evening. SR-14 follows the river past the airport, SR-500 has lost its last lights, and Mill Plain runs from the port to the east side.',
    watch:
      'The Interstate Bridge lifts for barges outside the rush; its replacement is planned and priced. East wind out of the Gorge ices SR-14 at Camas while Salmon Creek is merely wet.',
    roads: 'I-5, I-205, SR-14, SR-500, SR-503, Mill Plain Boulevard',
    areas: [
      ['Interstate Bridge', '26+', 'I-5, SR-14, Hayden Island view'],
      ['I-205', '28+', 'Glenn Jackson Bridge, Mill Plain, SR-500'],
      ['North', '22+', 'I-5 Salmon Creek, 134th Street, Ridgefield'],
      ['East and Camas', '20+', 'SR-14, 192nd Avenue, Washougal'],
    ],
  },
  {
    key: 'bellevue',
    type: 'city',
    name: 'Bellevue',
    code: 'WA',
    count: '140+',
    description:
      'Bellevue’s towers stand between I-405, SR-520 and I-90, and light rail now crosses the floating bridge to Seattle.',
    traffic:
      'I-405’s toll lanes cost most at Eighth Street and south toward Renton’s new lanes. Microsoft’s campus in Overlake feeds SR-520, Bellevue Way the shoppers and T-Mobile’s hill in Factoria the I-90 ramps.',
    watch:
      'Snow sticks at Somerset and Cougar Mountain when Lake Hills has rain. Before an evening drive compare 520’s toll and I-90’s queue; both bridges show on one screen.',
    roads: 'I-405, I-90, SR-520, Bellevue Way, NE Eighth Street, 148th Avenue NE',
    areas: [
      ['Downtown', '34+', 'I-405 NE Eighth, NE Fourth, Bellevue Way'],
      ['SR-520', '30+', '108th, Bel-Red, Overlake'],
      ['I-90', '28+', 'Factoria, Eastgate, East Channel Bridge'],
      ['I-405 south', '24+', 'Coal Creek, Newcastle, Renton'],
    ],
  },
];
