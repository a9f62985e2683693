import type { z } from 'zod';
import type { SourceId } from '@/lib/agencies/agencies';
import { checkPoint } from '@/lib/camera/coordinates';
import type { Point } from '@/lib/geo/point';
import type { StateCode } from '@/lib/camera/regions';
import { encodePolyline } from '@/lib/geo/encoded-polyline';
import { RoadEventSchema, type EventRoad, type RoadEvent } from '@/lib/road-reports/event-schema';
import { MAX_DESCRIPTION_LENGTH, MAX_LINE_LENGTH, MAX_ROADS } from '@/lib/road-reports/road-event';
import { plainText } from './event-words';
import type { DropReason, ListEndpoint } from '../source';

export interface EventAgency {
  readonly source: SourceId;
  readonly home: readonly StateCode[];
  readonly idPrefix: string;
}

type Dropped = Partial<Record<DropReason, number>>;

/** `rows = events.length + sum(dropped)` */
export interface EventList {
  readonly rows: number;
  readonly events: readonly RoadEvent[];
  readonly dropped: Readonly<Dropped>;
}

export interface EventEndpoint extends ListEndpoint {
  /** Reads all pages, in order. Never throws. */
  parse(pages: readonly unknown[]): EventList;
}

type EventDraft = Pick<RoadEvent, 'type' | 'severity' | 'headline' | 'start' | 'end' | 'updated' | 'url'> & {
  readonly id: string;
  readonly description: unknown;
  readonly roads: readonly EventRoad[];
  readonly place: Point | null;
  readonly line: readonly (Point | null)[];
};

export type EventResult = { readonly event: RoadEvent } | { readonly dropped: DropReason };

const COORDINATE_DECIMALS = 5;
const MAX_LINE_POINTS = 60;
const MAX_TEXT = 120;

export function buildEvent(agency: EventAgency, draft: EventDraft): EventResult {
  const id = draft.id.trim().replace(/[^A-Za-z0-9._:-]+/g, '-');
  if (id === '') return { dropped: 'unreadable' };
  const line = readLine(draft.line, agency);
  const place = checkPoint(line[Math.floor((line.length - 1) / 2)] ?? draft.place, agency.home);
  if (typeof place === 'string') return { dropped: place };
  const encoded = encodePolyline(line);
  const { description, roads, place: _place, line: _line, ...facts } = draft;
  const { end, start } = facts;
  const event = {
    ...facts,
    id: (agency.idPrefix + id).slice(0, MAX_TEXT),
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
  return parsed.success ? { event: parsed.data } : { dropped: 'unreadable' };
}

function readLine(points: EventDraft['line'], { home }: EventAgency): Point[] {
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

/** The first event of an id counts. */
export function readEvents<Row>(
  rows: readonly unknown[],
  schema: z.ZodType<Row>,
  read: (row: Row) => EventResult,
): EventList {
  const events = new Map<string, RoadEvent>();
  const dropped: Dropped = {};
  for (const row of rows) {
    const parsed = schema.safeParse(row);
    const result: EventResult = parsed.success ? read(parsed.data) : { dropped: 'unreadable' };
    const isNew = 'event' in result && !events.has(result.event.id);
    if (isNew) events.set(result.event.id, result.event);
    else {
      const reason = 'event' in result ? 'repeated-id' : result.dropped;
      dropped[reason] = (dropped[reason] ?? 0) + 1;
    }
  }
  return { rows: rows.length, events: [...events.values()], dropped };
}
