import { z } from 'zod';
import { parsePoint } from '@/lib/camera/coordinates';
import type { Point } from '@/lib/geo/point';
import type { EventRoad, RoadEvent } from '@/lib/road-reports/event-schema';
import { EVENT_TYPES, MAX_ROADS, ROAD_STATES, SEVERITIES } from '@/lib/road-reports/road-event';
import { buildEvent } from './build-event';
import { createReportList, type ReportAgency } from './read-reports';
import { plainText, readDirection, readKind, readState } from './event-words';
import { field, fields, getRows, orNull, readItems } from '../read-rows';
import type { EventsOf } from '../configs';
import { getRequest, INVENTORY_TIMEOUT_MS, type ListEndpoint } from '../source';

const PAGE_SIZE = 500;
const MAX_PAGES = 10;

const Geography = orNull(z.object({ type: field.text, coordinates: field.list }));

const Row = z.object({
  id: field.id,
  ...fields('text', 'status', 'event_type', 'severity', 'headline'),
  event_subtypes: field.list,
  description: field.any,
  geography: Geography,
  roads: field.list,
  schedule: orNull(z.object({ intervals: field.list })),
  created: field.time,
  updated: field.time,
});

const Road = z.object({
  ...fields('meaningful', 'name', 'from', 'to'),
  ...fields('text', 'direction', 'state'),
});

export function adaptOpen511({ url, page: site }: EventsOf<'open511'>, agency: ReportAgency): ListEndpoint<RoadEvent> {
  const pageUrl = (offset: number): string => `${url}?format=json&status=ACTIVE&limit=${PAGE_SIZE}&offset=${offset}`;
  return createReportList(
    {
      ...{ name: 'open511', url: pageUrl(0), key: 'events', row: Row, timeoutMs: INVENTORY_TIMEOUT_MS },
      // Responses name no next page; a short one is the last.
      next: (pages) =>
        getRows(pages.at(-1), 'events').length < PAGE_SIZE || pages.length >= MAX_PAGES
          ? null
          : getRequest(pageUrl(pages.length * PAGE_SIZE)),
    },
    (event) => {
      if (event.status !== '' && event.status !== 'ACTIVE') return { dropped: 'offline' };
      const id = event.id.split('/').at(-1) ?? '';
      const sentence = plainText(event.description, 1_000);
      const subtypes = event.event_subtypes.filter((subtype) => typeof subtype === 'string').join(' ');
      const { start, end } = readInterval(event.schedule?.intervals[0]);
      return buildEvent(agency, {
        id,
        ...readKind(
          [subtypes.replaceAll('_', ' '), sentence],
          EVENT_TYPES.find((type) => type === event.event_type),
        ),
        severity: SEVERITIES.find((severity) => severity === event.severity) ?? 'UNKNOWN',
        description: event.description,
        roads: readRoads(event.roads, sentence),
        place: toPoint(event.geography?.coordinates),
        line: readLine(event.geography),
        start: start ?? event.created,
        end,
        updated: event.updated,
        url: `${site}${encodeURIComponent(id)}`,
      });
    },
  );
}

function readRoads(rows: readonly unknown[], sentence: string): EventRoad[] {
  return readItems(Road, rows.slice(0, MAX_ROADS)).map(({ name, from, to, direction, state }) => ({
    name,
    from,
    to,
    direction: readDirection(direction, sentence),
    state: ROAD_STATES.find((known) => known === state) ?? readState(sentence),
  }));
}

const toPoint = (pair: unknown): Point | null => (Array.isArray(pair) ? parsePoint(pair[1], pair[0]) : null);

function readLine(geography: z.infer<typeof Geography>): readonly (Point | null)[] {
  const coordinates = geography?.coordinates ?? [];
  if (geography?.type === 'LineString') return coordinates.map(toPoint);
  return geography?.type === 'MultiLineString' ? getRows(coordinates[0], '').map(toPoint) : [];
}

/** `2026-11-22T17:00/`, in UTC, with an open end. */
function readInterval(interval: unknown): { readonly start: number | null; readonly end: number | null } {
  const [start, end] = typeof interval === 'string' ? interval.split('/').map(readUtc) : [];
  return { start: start ?? null, end: end ?? null };
}

const readUtc = (time: string): number | null =>
  field.time.parse(/[zZ]$|[+-]\d\d:?\d\d$/.test(time) ? time : `${time}Z`);
