import { z } from 'zod';
import { parsePoint } from '@/lib/camera/coordinates';
import type { EventRoad, RoadEvent } from '@/lib/road-reports/event-schema';
import type { RoadState, Severity } from '@/lib/road-reports/road-event';
import { field, fields } from '../read-rows';
import { buildEvent } from './build-event';
import { CALTRANS_ROW, createCaltransList } from './caltrans';
import { readDirection, readKind } from './event-words';
import type { ReportAgency } from './read-reports';
import type { ListEndpoint } from '../source';

const epoch = (key: string) =>
  z
    .record(z.string(), field.time)
    .catch({})
    .transform((times) => times[key] ?? null);

export const CaltransStretch = z.object({
  travelFlowDirection: field.meaningful,
  begin: z.object({
    ...fields('meaningful', 'beginLocationName', 'beginFreeFormDescription', 'beginRoute'),
    ...fields('number', 'beginLongitude', 'beginLatitude'),
  }),
  end: z.object({
    ...fields('meaningful', 'endLocationName', 'endFreeFormDescription'),
    ...fields('number', 'endLongitude', 'endLatitude'),
  }),
});

const Row = z.object({
  index: CALTRANS_ROW.index,
  recordTimestamp: epoch('recordEpoch'),
  location: CaltransStretch,
  closure: z.object({
    closureTimestamp: z.object({ closureEndEpoch: field.time, isClosureEndIndefinite: field.flag }),
    ...fields('meaningful', 'facility', 'typeOfClosure', 'typeOfWork', 'lanesClosed', 'totalExistingLanes'),
    estimatedDelay: field.number,
    code1097: z.object({ isCode1097: field.flag, code1097Timestamp: epoch('code1097Epoch') }),
    code1098: z.object({ isCode1098: field.flag }),
    code1022: z.object({ isCode1022: field.flag }),
  }),
});
type Report = z.infer<typeof Row>;
type Closure = Report['closure'];

/** Closures outlast their plan; beyond this, the record is doubtful. */
const MAX_OVERRUN_MS = 12 * 3_600_000;
const MAX_DELAY = 240;
const LONG_DELAY = 15;

export const adaptCaltransClosures = (part: string, agency: ReportAgency): ListEndpoint<RoadEvent> =>
  createCaltransList(part, 'lcs', Row, (row) => {
    const { index, recordTimestamp: recordedAt, location, closure } = row;
    if (!isInPlace(closure)) return { dropped: 'not-in-place' };
    const end = readEnd(row);
    if (end === 'stale') return { dropped: end };
    const { begin, end: far } = location;
    const place = parsePoint(begin.beginLatitude, begin.beginLongitude);
    const farPlace = parsePoint(far.endLatitude, far.endLongitude);
    const delay = readDelay(closure);
    return buildEvent(agency, {
      id: index,
      ...readKind([closure.typeOfWork], 'CONSTRUCTION'),
      severity: rate(closure, delay),
      description: describe(closure, delay),
      roads: [readRoad(row)],
      place,
      line: farPlace === null ? [] : [place, farPlace],
      start: closure.code1097.code1097Timestamp,
      end,
      updated: recordedAt,
      recordedAt,
    });
  });

/** Set up (10-97), neither picked up (10-98) nor canceled (10-22). */
const isInPlace = ({ code1097, code1098, code1022 }: Closure): boolean =>
  code1097.isCode1097 && !code1098.isCode1098 && !code1022.isCode1022;

/** Null if open or overdue. */
function readEnd({ recordTimestamp, closure: { closureTimestamp } }: Report): number | 'stale' | null {
  const { closureEndEpoch, isClosureEndIndefinite } = closureTimestamp;
  if (isClosureEndIndefinite || closureEndEpoch === null) return null;
  const overrun = (recordTimestamp ?? 0) - closureEndEpoch;
  if (overrun > MAX_OVERRUN_MS) return 'stale';
  return overrun > 0 ? null : closureEndEpoch;
}

function readRoad({ location: { begin, end, travelFlowDirection }, closure }: Report): EventRoad {
  return {
    name: begin.beginRoute,
    from: namePlace(begin.beginLocationName, begin.beginFreeFormDescription),
    to: namePlace(end.endLocationName, end.endFreeFormDescription),
    direction: travelFlowDirection.includes('/') ? 'Both Directions' : readDirection(travelFlowDirection),
    state: readState(closure),
  };
}

function rate(closure: Closure, delay: number): Severity {
  if (readState(closure) === 'CLOSED') return 'MAJOR';
  return delay >= LONG_DELAY ? 'MODERATE' : 'MINOR';
}

/** Free text adds conditions after a comma. */
const namePlace = (name: string, free: string): string => name || (free.split(',')[0] ?? '');

function readState({ facility, typeOfClosure, lanesClosed }: Closure): RoadState | null {
  const isRoad = /^(?:mainline|conventional)/i.test(facility);
  if (/^full/i.test(typeOfClosure)) return isRoad ? 'CLOSED' : 'SOME_LANES_CLOSED';
  if (/^(?:one-way|alternating)/i.test(typeOfClosure)) return 'SINGLE_LANE_ALTERNATING';
  return /\d|all/i.test(lanesClosed) ? 'SOME_LANES_CLOSED' : 'ALL_LANES_OPEN';
}

const readDelay = ({ estimatedDelay }: Closure): number =>
  estimatedDelay !== null && estimatedDelay > 0 && estimatedDelay <= MAX_DELAY ? estimatedDelay : 0;

/** `Drainage Work. Off Ramp. Closed: lanes 1, 2 (of 4 lanes). Delay: 15 min.` */
function describe({ facility, typeOfWork, lanesClosed, totalExistingLanes: total }: Closure, delay: number): string {
  return [
    typeOfWork,
    ...(/ramp|connector/i.test(facility) ? [facility] : []),
    ...(lanesClosed === '' ? [] : [`Closed: ${nameLanes(lanesClosed)}${total === '' ? '' : ` (of ${total} lanes)`}`]),
    ...(delay > 0 ? [`Delay: ${delay} min`] : []),
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

/** `lane 2` by its number, `lanes 1, 2`, `all`, `right shoulder` */
function nameLanes(lanes: string): string {
  const text = lanes
    .toLowerCase()
    .replace(/\b([rl])shoulder/g, (_, side) => `${side === 'r' ? 'right' : 'left'} shoulder`);
  return /^\d/.test(text) ? `${/^\d+$/.test(text) ? 'lane' : 'lanes'} ${text}` : text;
}
