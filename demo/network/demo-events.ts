import { getTerms } from '@/lib/agencies/terms';
import { getIdPrefix } from '@/lib/agencies/agencies';
import { encodePolyline } from '@/lib/geo/encoded-polyline';
import { CORE_SOURCES } from '@/data/core-sources';
import type { EventsFile, RoadEvent } from '@/lib/road-reports/event-schema';
import type { EventDirection, EventType, RoadState, Severity } from '@/lib/road-reports/road-event';
import { createDemoReadings } from './demo-readings';
import type { DemoFeed } from './network';
import { DEMO_CORRIDORS } from './rows/corridors';
import { type DemoCorridor, pointBetween } from './rows/demo-place';

const HOUR_MS = 3_600_000;
/** Times are rounded to this, for answers that do not change with every request. */
const STEP_MS = 10 * 60_000;

interface DemoEvent {
  /** The corridor of a source, and the place from which the event lies on the way to the next one. */
  readonly road: readonly [source: DemoCorridor['source'], roadway: string, place: string];
  /** Shares of that way. The same twice is a point. */
  readonly shares: readonly [number, number];
  readonly type: EventType;
  readonly headline: string;
  readonly severity: Severity;
  readonly state: RoadState;
  readonly direction: EventDirection;
  /** Before and after the request; no end if it is not known. */
  readonly hours: readonly [start: number, end: number | null];
  readonly description: string;
}

/** A closure, incidents, work, a condition: one of each kind, and each state of a road. */
const ROWS: readonly DemoEvent[] = [
  {
    ...{ road: ['511ny', 'I-90', 'Herkimer'], shares: [0.1, 0.25], type: 'INCIDENT', headline: 'Crash' },
    ...{ severity: 'MAJOR', state: 'CLOSED', direction: 'Both Directions', hours: [1, 3] },
    description: 'Crash with several trucks. All lanes closed, traffic leaves at the exit before.',
  },
  {
    ...{ road: ['511ny', 'I-90', 'Batavia'], shares: [0.05, 0.05], type: 'INCIDENT', headline: 'Disabled vehicle' },
    ...{ severity: 'MINOR', state: 'SOME_LANES_CLOSED', direction: 'Westbound', hours: [0.5, null] },
    description: 'Disabled truck on the right shoulder. Right lane blocked.',
  },
  {
    ...{ road: ['511ny', 'I-90', 'Weedsport'], shares: [0.08, 0.4], type: 'CONSTRUCTION', headline: 'Bridge work' },
    ...{ severity: 'MODERATE', state: 'SOME_LANES_CLOSED', direction: 'Eastbound', hours: [200, 400] },
    description: 'Bridge work. Left lane closed, speed limit 55.',
  },
  {
    ...{ road: ['511id', 'I-84', 'Boise'], shares: [0.1, 0.2], type: 'CONSTRUCTION', headline: 'Road work' },
    ...{ severity: 'MINOR', state: 'SINGLE_LANE_ALTERNATING', direction: 'Both Directions', hours: [90, 60] },
    description: 'Paving. One lane alternates, with a pilot car.',
  },
  {
    ...{ road: ['511id', 'ID-55', ''], shares: [0.05, 0.3], type: 'ROAD_CONDITION', headline: 'Snow or ice' },
    ...{ severity: 'MAJOR', state: 'CLOSED', direction: 'Both Directions', hours: [16, null] },
    description: 'Closed for the night because of drifting snow.',
  },
  {
    ...{ road: ['511ga', 'I-75', ''], shares: [0.1, 0.1], type: 'INCIDENT', headline: 'Crash' },
    ...{ severity: 'MODERATE', state: 'SOME_LANES_CLOSED', direction: 'Southbound', hours: [0.7, null] },
    description: 'Crash. Two of six lanes blocked.',
  },
  {
    ...{ road: ['caltrans', 'I-80', ''], shares: [0.1, 0.3], type: 'WEATHER_CONDITION', headline: 'High winds' },
    ...{ severity: 'MODERATE', state: 'ALL_LANES_OPEN', direction: 'Eastbound', hours: [4, 8] },
    description: 'High winds.',
  },
  {
    ...{ road: ['caltrans', 'I-80', ''], shares: [0.5, 0.7], type: 'CONSTRUCTION', headline: 'Road work' },
    ...{ severity: 'MODERATE', state: 'SOME_LANES_CLOSED', direction: 'Westbound', hours: [3, 5] },
    description: 'Paving Operation. Closed: lanes 1, 2 (of 4 lanes). Delay: 15 min.',
  },
  {
    ...{ road: ['511on', 'Highway 401', ''], shares: [0.05, 0.2], type: 'SPECIAL_EVENT', headline: 'Special event' },
    ...{ severity: 'MINOR', state: 'ALL_LANES_OPEN', direction: 'Eastbound', hours: [2, 6] },
    description: 'Parade in town. Expect more traffic.',
  },
];

/** The agencies that have signs and are simulated. */
export const DEMO_SIGN_SOURCES = [
  '511ny',
  '511ga',
  '511id',
  '511newengland',
  '511pa',
  '511fl',
  '511in',
  'caltrans',
] as const;

/** Events on the demo network's roads around the time of the request. @param feeds whose weather makes roads slippery */
export function createDemoEvents(now: number, feeds: readonly DemoFeed[] = []): EventsFile {
  const time = Math.floor(now / STEP_MS) * STEP_MS;
  const events = ROWS.flatMap((row, index) => createEvent(row, index, time));
  return {
    writtenAt: time,
    // Virginia's agency publishes no list.
    sources: CORE_SOURCES.filter((id) => id !== 'vdot').map((id) => ({ id, readAt: time, failure: null })),
    signSources: DEMO_SIGN_SOURCES.map((id) => ({ id, readAt: time, failure: null })),
    events: [...events, ...createDemoReadings(feeds, time)],
  };
}

function createEvent(row: DemoEvent, index: number, time: number): RoadEvent[] {
  const [source, roadway, place] = row.road;
  const stops = DEMO_CORRIDORS.find((road) => road.source === source && road.roadway === roadway)?.stops ?? [];
  const [from, to] = stops.slice(stops.findIndex(([name]) => name === place || place === ''));
  if (from === undefined || to === undefined) return [];
  const [first, last] = [pointBetween(from, to, row.shares[0]), pointBetween(from, to, row.shares[1])];
  const [before, after] = row.hours;
  return [
    {
      id: `${getIdPrefix(source)}demo-event-${index + 1}`,
      source,
      ...{ type: row.type, severity: row.severity, headline: row.headline, description: row.description },
      roads: [{ name: roadway, from: from[0], to: to[0], direction: row.direction, state: row.state }],
      ...first,
      ...(first.lat !== last.lat && { line: encodePolyline([first, last]) }),
      start: time - before * HOUR_MS,
      end: after === null ? null : time + after * HOUR_MS,
      updated: time,
      url: getTerms(source).attribution.url,
    },
  ];
}
