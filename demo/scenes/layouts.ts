import {
  AVENUE_MIX,
  carriageway,
  CITY_MIX,
  flow,
  lampsBothSides,
  LANE_M,
  type Layout,
  mount,
  OPEN_ROAD_MIX,
  undivided,
  type FlowPlan,
} from './layout';
import type { SceneKind } from './scene';
import type { Lane } from '../traffic/lane';

const bothWays = (lanes: number, inner: number, plan: Pick<FlowPlan, 'speedMps' | 'gapM' | 'toM'>): Lane[] => [
  ...flow({ lanes, inner, heading: 'away', ...plan }),
  ...flow({ lanes, inner, heading: 'toward', ...plan }),
];
const divided = (lanes: number, inner: number) => [carriageway(lanes, inner, -1), carriageway(lanes, inner, 1)];

const STOP_LINE_M = 33;
const CROSS_NEAR_M = 38.5;
const CROSS_FAR_M = 43;
const CROSS_HALF_M = 62;

const stopping = (lanes: readonly Lane[], at: number, control: 'signal-main' | 'booth'): Lane[] =>
  lanes.map((lane) => ({ ...lane, stop: { at, control } }));

const crossLane = (heading: 'right' | 'left', at: number): Lane => ({
  ...{ heading, at, from: -CROSS_HALF_M, to: CROSS_HALF_M, speedMps: 10, gapM: [40, 120] },
  stop: { at: heading === 'right' ? -9.5 : 9.5, control: 'signal-cross' },
});

const cityStreet = (lanes: number, inner: number): Lane[] => [
  ...stopping(
    flow({ lanes, inner, heading: 'away', speedMps: 12, gapM: [30, 110], toM: 190 }),
    STOP_LINE_M,
    'signal-main',
  ),
  ...stopping(flow({ lanes, inner, heading: 'toward', speedMps: 12, gapM: [30, 110], toM: 190 }), 49, 'signal-main'),
];

const TOLL_M = 62;

const OPEN_ROAD = { mix: OPEN_ROAD_MIX, verge: 'grass', lamps: [], barriers: [] } as const;

export const LAYOUTS: Readonly<Record<SceneKind, Layout>> = {
  freeway: {
    ...OPEN_ROAD,
    mount: mount({ horizonPx: 92, focalPx: 380, heightM: 9.5, sideM: 1.6 }),
    carriageways: divided(4, 1.6),
    lanes: bothWays(4, 1.6, { speedMps: 27, gapM: [16, 110], toM: 330 }),
    backdrop: 'city',
    pieces: ['gantry', 'grove'],
    lamps: [
      { at: 0, armM: 2.6, everyM: 44, heightM: 12, color: 'sodium' },
      { at: 0, armM: -2.6, everyM: 44, heightM: 12, color: 'sodium' },
    ],
    barriers: [0, 20],
    farM: 900,
  },
  curve: {
    ...OPEN_ROAD,
    mount: mount({ horizonPx: 96, focalPx: 400, heightM: 9, sideM: 4, panPx: -34, bendFromM: 30, bendPerM: 0.00135 }),
    carriageways: divided(2, 4.2),
    lanes: bothWays(2, 4.2, { speedMps: 24, gapM: [26, 120], toM: 300 }),
    backdrop: 'hills',
    pieces: ['gantry', 'grove'],
    barriers: [16],
    farM: 420,
  },
  intersection: {
    ...OPEN_ROAD,
    mount: mount({ horizonPx: 66, focalPx: 360, heightM: 8.4, sideM: 3.4, panPx: -20 }),
    carriageways: [undivided(2, 0.6)],
    lanes: [...cityStreet(2, 0), crossLane('right', CROSS_NEAR_M), crossLane('left', CROSS_FAR_M)],
    mix: CITY_MIX,
    verge: 'pavement',
    backdrop: 'city',
    pieces: ['houses', 'crossing'],
    lamps: lampsBothSides(9.4, 8.5, 34, 'white'),
    farM: 500,
  },
  avenue: {
    ...OPEN_ROAD,
    mount: mount({ horizonPx: 74, focalPx: 350, heightM: 7.6, sideM: 1.2 }),
    carriageways: [undivided(2, 2.6)],
    lanes: [...cityStreet(2, 0), crossLane('right', CROSS_NEAR_M), crossLane('left', CROSS_FAR_M)],
    mix: AVENUE_MIX,
    verge: 'pavement',
    backdrop: 'downtown',
    pieces: ['canyon', 'crossing'],
    lamps: lampsBothSides(11, 8.5, 30, 'sodium'),
    farM: 700,
  },
  bridge: {
    ...OPEN_ROAD,
    mount: mount({ horizonPx: 102, focalPx: 400, heightM: 8.5, sideM: 0.8 }),
    carriageways: divided(3, 1),
    lanes: bothWays(3, 1, { speedMps: 23, gapM: [18, 90], toM: 320 }),
    verge: 'water',
    backdrop: 'city',
    pieces: ['bridge'],
    barriers: [-14.6, 0, 14.6],
    farM: 700,
  },
  pass: {
    ...OPEN_ROAD,
    mount: mount({
      horizonPx: 104,
      focalPx: 400,
      heightM: 7.5,
      sideM: 2.4,
      panPx: 26,
      bendFromM: 26,
      bendPerM: -0.0019,
    }),
    carriageways: [undivided(1, 2.2)],
    lanes: bothWays(1, 0, { speedMps: 15, gapM: [34, 130], toM: 230 }),
    backdrop: 'mountains',
    pieces: ['pines'],
    barriers: [6.4],
    farM: 300,
  },
  toll: {
    ...OPEN_ROAD,
    mount: mount({ horizonPx: 70, focalPx: 340, heightM: 9.5, sideM: 0.4 }),
    carriageways: [{ left: -19, right: 19, dashes: [-10.8, -5.6, 5.6, 10.8], edges: [{ at: 0, isYellow: true }] }],
    lanes: [-3, -2, -1].flatMap((lane): Lane[] => [
      tollLane('toward', lane * 5.2 + 2.2),
      tollLane('away', -(lane * 5.2 + 2.2)),
    ]),
    backdrop: 'hills',
    pieces: ['toll', 'grove'],
    lamps: lampsBothSides(21, 12, 42, 'white'),
    farM: 600,
  },
  tunnel: {
    ...OPEN_ROAD,
    mount: mount({ horizonPx: 98, focalPx: 390, heightM: 7.2, sideM: 0.6 }),
    carriageways: divided(2, 1.4),
    lanes: bothWays(2, 1.4, { speedMps: 19, gapM: [20, 85], toM: 125 }),
    verge: 'tarmac',
    backdrop: 'hills',
    pieces: ['portal'],
    barriers: [-12.4, 0, 12.4],
    farM: 230,
  },
  coast: {
    ...OPEN_ROAD,
    mount: mount({
      horizonPx: 94,
      focalPx: 390,
      heightM: 8.5,
      sideM: 3.2,
      panPx: 10,
      bendFromM: 40,
      bendPerM: -0.0008,
    }),
    carriageways: divided(2, 1.4),
    lanes: bothWays(2, 1.4, { speedMps: 20, gapM: [22, 100], toM: 300 }),
    mix: CITY_MIX,
    verge: 'sand',
    backdrop: 'sea',
    pieces: ['palms'],
    lamps: [{ at: 0, armM: 2, everyM: 40, heightM: 9, color: 'white' }],
    farM: 420,
  },
  plains: {
    ...OPEN_ROAD,
    mount: mount({ horizonPx: 120, focalPx: 420, heightM: 8, sideM: 5 }),
    carriageways: divided(2, 5),
    lanes: bothWays(2, 5, { speedMps: 29, gapM: [40, 190], toM: 380 }),
    mix: { ...OPEN_ROAD_MIX, trucks: 0.3 },
    backdrop: 'plain',
    pieces: ['turbines', 'gantry'],
    farM: 1200,
  },
  airfield: {
    ...OPEN_ROAD,
    mount: mount({ horizonPx: 138, focalPx: 420, heightM: 11, sideM: 0 }),
    carriageways: [],
    lanes: [
      { heading: 'right', at: 62, from: -75, to: 75, speedMps: 6, gapM: [18, 70] },
      { heading: 'left', at: 70, from: -85, to: 85, speedMps: 7, gapM: [24, 90] },
    ],
    mix: { trucks: 0.4, buses: 0.1, motorcycles: 0, taxis: 0 },
    backdrop: 'hills',
    pieces: ['runway'],
    farM: 900,
  },
};

function tollLane(heading: 'away' | 'toward', at: number): Lane {
  return {
    ...{ heading, at, from: 7, to: 210, speedMps: 15, gapM: [LANE_M * 20, LANE_M * 60] },
    stop: { at: TOLL_M, control: 'booth' },
  };
}
