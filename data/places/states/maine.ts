import type { PlaceEntry } from '@/lib/places/place';

export const MAINE: readonly PlaceEntry[] = [
  {
    key: 'maine',
    type: 'state',
    name: 'Maine',
    code: 'ME',
    count: '120+',
    description:
      'Maine’s cameras follow the Turnpike from the Piscataqua River to Augusta, I-95 on to Houlton, and the US-1 bridges of the Midcoast.',
    traffic:
      'Summer Saturdays bring half of New England through the York toll plaza, and Wiscasset’s two-lane bridge holds up Route 1 for miles. North of Bangor, I-95 is lonely: one camera may cover thirty miles of forest.',
    watch:
      'Frost heaves, freezing fog, and moose are the local hazards. In winter, compare road-weather pictures from Carrabassett to Caribou, because it may be raining on the coast while Aroostook County drifts shut.',
    roads: 'I-95 (Maine Turnpike), I-295, I-395, US-1, US-2, Route 9',
    areas: [
      ['Southern gateway', '25+', 'Piscataqua River Bridge, York, Kennebunk'],
      ['Greater Portland', '35+', 'I-295, Casco Bay Bridge, Turnpike Exits 44 to 53'],
      ['Lewiston and Augusta', '20+', 'Turnpike, Memorial Bridge, I-95 Gardiner'],
      ['Midcoast', '12+', 'US-1 Wiscasset, Bath Sagadahoc Bridge, Penobscot Narrows'],
      ['Bangor and the north', '28+', 'I-95, I-395, Houlton border crossing'],
    ],
  },
  {
    key: 'portland-maine',
    type: 'city',
    name: 'Portland',
    code: 'ME',
    count: '35+',
    description:
      'Maine’s largest city is on a peninsula that I-295 skirts by way of Tukey’s Bridge and Back Cove, with the Turnpike as the inland way around.',
    traffic:
      'Forest Avenue and Franklin Street carry I-295 traffic into the Old Port, where cruise days add buses. Southbound backups form at the Fore River crossing toward South Portland and the Maine Mall.',
    watch:
      'The Casco Bay Bridge opens for tankers and stops Route 77 for fifteen minutes. Sea smoke and coastal snow bands can whiten Tukey’s Bridge while Westbrook stays clear.',
    roads: 'I-295, I-95 (Maine Turnpike), US-1, US-302, Route 77',
    areas: [
      ['Peninsula', '10+', 'Franklin Street, Forest Avenue, Old Port'],
      ['Tukey’s Bridge', '6+', 'I-295 at Back Cove and Washington Avenue'],
      ['South Portland', '9+', 'Casco Bay Bridge, Maine Mall, jetport'],
      ['Turnpike', '8+', 'Exits 44 to 53, Westbrook, Falmouth spur'],
    ],
  },
  {
    key: 'lewiston',
    type: 'city',
    name: 'Lewiston',
    code: 'ME',
    count: '12+',
    description:
      'Lewiston and Auburn face each other across the Androscoggin falls, joined by the Longley and Veterans Memorial bridges and served by Turnpike Exits 75 and 80.',
    traffic:
      'Mill-town streets funnel everything onto Main Street and Russell Street. Hospital shift changes and Bates College events make up the local rush; trucks use Washington Street in Auburn.',
    watch:
      'The spring melt sets the Great Falls thundering and can close riverside streets. The long grade of Route 4 toward Turner ices up early in the evening.',
    roads: 'I-95 (Maine Turnpike), US-202, Route 4, Route 126, Route 196',
    areas: [
      ['Bridges', '4+', 'Longley Bridge, Veterans Memorial Bridge'],
      ['Downtown Lewiston', '3+', 'Main Street, Lisbon Street, Route 196'],
      ['Auburn', '3+', 'Minot Avenue, Center Street, Route 4'],
      ['Turnpike', '3+', 'Exit 75 Auburn, Exit 80 Lewiston'],
    ],
  },
  {
    key: 'bangor',
    type: 'city',
    name: 'Bangor',
    code: 'ME',
    count: '18+',
    description:
      'Bangor is the last big interchange before the North Woods: I-95, I-395, and US-1A to Acadia all split here beside the Penobscot.',
    traffic:
      'Hogan Road at the mall and Odlin Road at the airport are the busy ramps. From June on, cars bound for Bar Harbor leave I-95 for I-395 and crawl along US-1A through Ellsworth.',
    watch:
      'I-95’s deck over Kenduskeag Stream freezes before the road around it does. With logging trucks and deep cold to the north, the pictures are worth checking before dawn.',
    roads: 'I-95, I-395, US-1A, US-2, Route 9, Route 15',
    areas: [
      ['I-95 urban exits', '7+', 'Exits 182 to 187, Hogan Road, Stillwater Avenue'],
      ['I-395', '4+', 'Veterans Remembrance Bridge, Brewer'],
      ['Acadia route', '4+', 'US-1A Holden to Ellsworth'],
      ['North', '4+', 'Orono, Old Town, Route 9 Airline'],
    ],
  },
];
