import { checkPoint } from '@/lib/camera/coordinates';
import { roundPoint, type Point } from '@/lib/geo/point';
import { encodePolyline } from '@/lib/geo/encoded-polyline';
import { RoadEventSchema, type EventRoad, type RoadEvent } from '@/lib/road-reports/event-schema';
import { MAX_DESCRIPTION_LENGTH, MAX_LINE_LENGTH, MAX_ROADS, type Reading } from '@/lib/road-reports/road-event';
import { spellRoad } from '@/lib/roads/road';
import { setCase } from '../readable-name';
import { plainText, readDirection } from './event-words';
import { toReportId, type ReportAgency } from './read-reports';
import type { RowResult } from '../source';

/** With the time of its record, if known. */
export interface ReadEvent extends RoadEvent {
  readonly recordedAt?: number | null;
}

interface EventDraft extends Omit<ReadEvent, 'source' | 'description' | 'url' | 'lat' | 'lng' | 'line'> {
  /** The agency's page if absent. */
  readonly url?: string;
  readonly description?: unknown;
  readonly place: Point | null;
  readonly line?: readonly (Point | null)[];
}

interface ReadingDraft extends Omit<EventDraft, 'type' | 'roads' | 'line' | 'start' | 'end' | 'updated'> {
  readonly reading: Reading;
  readonly road: string;
  readonly direction?: string;
  readonly at?: string;
  readonly start?: number | null;
  readonly recordedAt: number | null;
}

const MINUTE_MS = 60_000;
/** From then on, a reading is too old to be said. */
const LIFETIMES_MS: Readonly<Record<Reading, number>> = {
  chains: 45 * MINUTE_MS,
  surface: 45 * MINUTE_MS,
  plow: 15 * MINUTE_MS,
  minutes: 15 * MINUTE_MS,
};

/** A chain control, the state of a road, or a plow's position. */
export function buildReading(agency: ReportAgency, draft: ReadingDraft): RowResult<ReadEvent> {
  const { road, direction = '', at = '', start = null, recordedAt, ...facts } = draft;
  if (recordedAt === null) return { dropped: 'stale' };
  return buildEvent(agency, {
    ...facts,
    start,
    type: 'ROAD_CONDITION',
    roads: [{ name: road, from: setCase(at), to: '', direction: readDirection(direction), state: null }],
    end: recordedAt + LIFETIMES_MS[facts.reading],
    updated: recordedAt,
    recordedAt,
  });
}

const MAX_LINE_POINTS = 60;
const MAX_TEXT = 120;

export function buildEvent(agency: ReportAgency, draft: EventDraft): RowResult<ReadEvent> {
  const id = toReportId(agency, draft.id);
  if (id === '') return { dropped: 'unreadable' };
  const { description, roads, place: stated, line: points = [], start, end, recordedAt, ...facts } = draft;
  const line = readLine(points, agency);
  const place = checkPoint(line[Math.floor((line.length - 1) / 2)] ?? stated, agency.home);
  if (typeof place === 'string') return { dropped: place };
  const { lat, lng } = roundPoint(place);
  const event = {
    url: agency.attribution.url,
    ...facts,
    id,
    source: agency.source,
    description: plainText(description, MAX_DESCRIPTION_LENGTH),
    roads: roads.slice(0, MAX_ROADS).map((road) => cleanRoad(road, agency)),
    lat,
    lng,
    ...encodeLine(line),
    start,
    end: end !== null && end < (start ?? 0) ? null : end,
  };
  const parsed = RoadEventSchema.safeParse(event);
  if (!parsed.success) return { dropped: 'unreadable' };
  return { item: recordedAt === undefined ? parsed.data : { ...parsed.data, recordedAt } };
}

function encodeLine(line: readonly Point[]): Pick<RoadEvent, 'line'> {
  const encoded = encodePolyline(line);
  return encoded === '' || encoded.length > MAX_LINE_LENGTH ? {} : { line: encoded };
}

const cleanRoad = (road: EventRoad, { home }: ReportAgency): EventRoad => ({
  ...road,
  name: spellRoad(plainText(road.name, MAX_TEXT), home),
  from: plainText(road.from, MAX_TEXT),
  to: plainText(road.to, MAX_TEXT),
});

function readLine(points: readonly (Point | null)[], { home }: ReportAgency): Point[] {
  const checked = thin(points).map((point) => checkPoint(point, home));
  const line = checked.flatMap((point) => (typeof point === 'string' ? [] : [point]));
  const [first] = line;
  const isLine = first !== undefined && line.length === checked.length && line.some((point) => isApart(point, first));
  return isLine ? line : [];
}

const isApart = (a: Point, b: Point): boolean => Math.abs(a.lat - b.lat) > 1e-4 || Math.abs(a.lng - b.lng) > 1e-4;

function thin(points: readonly (Point | null)[]): readonly (Point | null)[] {
  if (points.length <= MAX_LINE_POINTS) return points;
  const step = (points.length - 1) / (MAX_LINE_POINTS - 1);
  return Array.from({ length: MAX_LINE_POINTS }, (_, index) => points[Math.round(index * step)] ?? null);
}
