import { checkPoint } from '@/lib/camera/coordinates';
import type { Point } from '@/lib/geo/point';
import { encodePolyline } from '@/lib/geo/encoded-polyline';
import { RoadEventSchema, type EventRoad, type RoadEvent } from '@/lib/road-reports/event-schema';
import { MAX_DESCRIPTION_LENGTH, MAX_LINE_LENGTH, MAX_ROADS } from '@/lib/road-reports/road-event';
import { plainText } from './event-words';
import { toReportId, type ReportAgency, type ReportResult } from './read-reports';

type EventDraft = Pick<RoadEvent, 'type' | 'severity' | 'headline' | 'start' | 'end' | 'updated' | 'url'> & {
  readonly id: string;
  readonly description: unknown;
  readonly roads: readonly EventRoad[];
  readonly place: Point | null;
  readonly line: readonly (Point | null)[];
};

const COORDINATE_DECIMALS = 5;
const MAX_LINE_POINTS = 60;
const MAX_TEXT = 120;

export function buildEvent(agency: ReportAgency, draft: EventDraft): ReportResult<RoadEvent> {
  const id = toReportId(agency, draft.id);
  if (id === '') return { dropped: 'unreadable' };
  const line = readLine(draft.line, agency);
  const place = checkPoint(line[Math.floor((line.length - 1) / 2)] ?? draft.place, agency.home);
  if (typeof place === 'string') return { dropped: place };
  const encoded = encodePolyline(line);
  const { description, roads, place: _place, line: _line, ...facts } = draft;
  const { end, start } = facts;
  const event = {
    ...facts,
    id,
    source: agency.source,
    description: plainText(description, MAX_DESCRIPTION_LENGTH),
    roads: roads.slice(0, MAX_ROADS).map((road) => ({
      ...road,
      name: plainText(road.name, MAX_TEXT),
      from: plainText(road.from, MAX_TEXT),
      to: plainText(road.to, MAX_TEXT),
    })),
    lat: round(place.lat),
    lng: round(place.lng),
    ...(encoded !== '' && encoded.length <= MAX_LINE_LENGTH && { line: encoded }),
    end: end !== null && start !== null && end < start ? null : end,
  };
  const parsed = RoadEventSchema.safeParse(event);
  return parsed.success ? { item: parsed.data } : { dropped: 'unreadable' };
}

function readLine(points: EventDraft['line'], { home }: ReportAgency): Point[] {
  const checked = thin(points).map((point) => checkPoint(point, home));
  const line = checked.flatMap((point) => (typeof point === 'string' ? [] : [point]));
  const [first] = line;
  const isLine = first !== undefined && line.length === checked.length && line.some((point) => isApart(point, first));
  return isLine ? line : [];
}

const round = (degrees: number): number => Number(degrees.toFixed(COORDINATE_DECIMALS));
const isApart = (a: Point, b: Point): boolean => Math.abs(a.lat - b.lat) > 1e-4 || Math.abs(a.lng - b.lng) > 1e-4;

function thin(points: readonly (Point | null)[]): readonly (Point | null)[] {
  if (points.length <= MAX_LINE_POINTS) return points;
  const step = (points.length - 1) / (MAX_LINE_POINTS - 1);
  return Array.from({ length: MAX_LINE_POINTS }, (_, index) => points[Math.round(index * step)] ?? null);
}
