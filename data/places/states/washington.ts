import type { PlaceEntry } from '@/lib/places/place';

export const WASHINGTON: readonly PlaceEntry[] = [
  {
    key: 'washington',
    type: 'state',
    name: 'Washington',
    fullName: 'Washington State',
    code: 'WA',
    count: '3500+',
    description:
      'Washington State’s cameras cover I-5’s long string of cities from Everett to Olympia, two floating bridges, the ferries, and the Cascade passes.',
    traffic:
      'I-405’s toll lanes and the SR-520 bridge put a price on getting around Lake Washington. I-90 climbs to Snoqualmie and US-2 to Stevens; pictures are the only way to see the ferry lines at Colman Dock, Edmonds, and Mukilteo.',
    watch:
      'Avalanche work closes Snoqualmie, and winter storms close Stevens and White. Wind shuts down the Hood Canal Bridge, floods shut down I-5 at Chehalis, and dust shuts down I-90 at Ritzville.',
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
      'Seattle squeezes I-5 between hills and towers, sinks SR-99 into a tolled tunnel, and floats I-90 and SR-520 across its lake.',
    traffic:
      'The express lanes switch direction around noon; Mercer serves the tech campus, and everyone uses the Ship Canal Bridge. The West Seattle Bridge is whole again, Spokane Street still waits for trains, and drawbridges open for masts.',
    watch:
      'The Mariners, Seahawks, and Sounders share Edgar Martinez Drive. An inch of snow freezes on Queen Anne’s slopes, wind closes roads near SR-520, and ferry lines show on Alaskan Way.',
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
      'Spokane carries I-90 on a viaduct south of its falls and is building the North Spokane Corridor, US-395, mile by mile.',
    traffic:
      'Division Street is six lanes of stores and the main way north until the corridor reaches I-90. Sunset Hill climbs west to the airport and Fairchild, Sprague runs east for twenty miles, and the Maple Street Bridge fills at five.',
    watch:
      'The hazards go by season: ice on Sunset Hill, wildfire smoke in August, and wheat-field dust from Ritzville. Bloomsday puts 30,000 runners on Pettet Drive’s Doomsday Hill in May.',
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
      'Tacoma finished two decades of work on I-5 and SR-16 and crosses the Narrows on twin bridges, with a toll in one direction.',
    traffic:
      'Port trucks are waiting for SR-167’s last miles to I-5, which will bring new tolls. Joint Base Lewis-McChord fills I-5 to DuPont, ramps split at Nalley Valley for Gig Harbor, and Pacific Avenue serves the Dome.',
    watch:
      'Galloping Gertie fell in the wind in 1940, and gusts still show on the Narrows camera. Fog from the Puyallup covers the Fife curve, and the Puyallup fair fills SR-512 in September.',
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
      'Vancouver, Washington, reaches Portland by two bridges over the Columbia: I-5’s 1917 lift span and the wide Glenn Jackson on I-205.',
    traffic:
      'Jobs in Oregon, and no sales tax there, make the morning and evening rush. SR-14 follows the river past the airport, SR-500 has lost its last lights, and Mill Plain runs from the port to the east side.',
    watch:
      'The Interstate Bridge lifts for barges outside rush hour; its replacement is planned and priced. East wind out of the Gorge ices SR-14 at Camas while Salmon Creek is merely wet.',
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
      'Bellevue’s towers rise between I-405, SR-520, and I-90, and light rail now crosses the floating bridge to Seattle.',
    traffic:
      'I-405’s toll lanes cost the most at Eighth Street and south toward Renton’s new lanes. Microsoft’s campus in Overlake feeds SR-520, shoppers fill Bellevue Way, and T-Mobile’s hill in Factoria feeds the I-90 ramps.',
    watch:
      'Snow sticks on Somerset and Cougar Mountain when Lake Hills has rain. Before an evening drive, compare 520’s toll with I-90’s backup; both bridges fit on one screen.',
    roads: 'I-405, I-90, SR-520, Bellevue Way, NE Eighth Street, 148th Avenue NE',
    areas: [
      ['Downtown', '34+', 'I-405 NE Eighth, NE Fourth, Bellevue Way'],
      ['SR-520', '30+', '108th, Bel-Red, Overlake'],
      ['I-90', '28+', 'Factoria, Eastgate, East Channel Bridge'],
      ['I-405 south', '24+', 'Coal Creek, Newcastle, Renton'],
    ],
  },
];
