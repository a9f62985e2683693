import { z } from 'zod';
import { cleanText } from '@/lib/camera/clean-text';
import { parsePoint } from '@/lib/camera/coordinates';
import type { Point } from '@/lib/geo/point';
import { decodePolyline } from '@/lib/geo/encoded-polyline';
import type { EventType } from '@/lib/road-reports/road-event';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import { buildEvent } from './build-event';
import { readReports, type ReportAgency } from './read-reports';
import { plainText, readDirection, readEnds, readKind, readLanes, readSeverity } from './event-words';
import type { IbiConfig } from '../configs';
import { planApiRequests } from '../ibi-api';
import { createPinnedList } from './ibi-pins';
import { field, fields, getRows, parseLocalTime } from '../read-rows';
import { PLAIN_LIST, type ListEndpoint, type RowResult } from '../source';

/** Event lists of a TravelIQ site. Some answer 500 while empty. */
export const IBI_LAYERS = ['Incidents', 'Closures', 'Construction'] as const;
type IbiLayer = (typeof IBI_LAYERS)[number];

const MAX_PAGES = 10;
const STATED_TYPE: Readonly<Partial<Record<IbiLayer, EventType>>> = { Construction: 'CONSTRUCTION' };
const API_TYPES: Readonly<Record<string, IbiLayer>> = { roadwork: 'Construction', closures: 'Closures' };

export const adaptIbiEvents = (
  config: IbiConfig,
  layer: IbiLayer,
  agency: ReportAgency,
): readonly ListEndpoint<RoadEvent>[] => [
  ...createApis(config, layer, agency),
  createPinnedList(config, { name: 'events-list', layer, maxPages: MAX_PAGES, row: ListRow }, (event, places) =>
    readListRow(event, places, { host: config.host, layer, agency }),
  ),
];

const mapUrl = (host: string, layer: IbiLayer, id: string): string =>
  `https://${host}/map#${layer}-${encodeURIComponent(id)}`;

const ApiRow = z.object({
  ID: field.id.optional(),
  Id: field.id.optional(),
  RoadwayName: field.meaningful,
  ...fields('text', 'DirectionOfTravel', 'EventType', 'EventSubType', 'Severity', 'LanesAffected'),
  EncodedPolyline: field.text,
  Description: field.any,
  IsFullClosure: field.flag,
  ...fields('time', 'StartDate', 'PlannedEndDate', 'LastUpdated', 'Reported'),
  ...fields('number', 'Latitude', 'Longitude', 'LatitudeSecondary', 'LongitudeSecondary'),
});

/** `api/v2/get/event`: all events of a site, which its three lists share. */
const createApis = (config: IbiConfig, layer: IbiLayer, agency: ReportAgency): readonly ListEndpoint<RoadEvent>[] =>
  planApiRequests(config, 'event', 'events-v2').map((plan) => ({
    ...PLAIN_LIST,
    ...plan,
    findRefusal: (page) => (Array.isArray(page) ? null : 'not a list of events'),
    parse: ([page]) => {
      const rows = getRows(page, '').filter((row) => layerOf(row) === layer);
      return readReports(rows, ApiRow, (event) => readApiRow(event, { host: config.host, layer, agency }));
    },
  }));

interface Site {
  readonly host: string;
  readonly layer: IbiLayer;
  readonly agency: ReportAgency;
}

function layerOf(row: unknown): IbiLayer {
  const { data } = z.object({ EventType: field.text }).safeParse(row);
  return API_TYPES[data?.EventType.toLowerCase() ?? ''] ?? 'Incidents';
}

function readApiRow(event: z.infer<typeof ApiRow>, { host, layer, agency }: Site): RowResult<RoadEvent> {
  const id = event.ID ?? event.Id;
  if (id === undefined) return { dropped: 'unreadable' };
  const sentence = plainText(event.Description, 1_000);
  return buildEvent(agency, {
    id,
    ...readKind([spaced(event.EventSubType), sentence], STATED_TYPE[layer]),
    severity: readSeverity(event.Severity),
    description: event.Description,
    roads: [
      {
        name: event.RoadwayName,
        ...readEnds(sentence),
        direction: readDirection(event.DirectionOfTravel, sentence),
        state: readLanes(event.IsFullClosure, event.LanesAffected, sentence),
      },
    ],
    place: parsePoint(event.Latitude, event.Longitude),
    line: readLine(event),
    start: event.StartDate ?? event.Reported,
    end: event.PlannedEndDate,
    updated: event.LastUpdated,
    url: mapUrl(host, layer, id),
  });
}

function readLine(event: z.infer<typeof ApiRow>): readonly (Point | null)[] {
  const line = decodePolyline(event.EncodedPolyline);
  const second = parsePoint(event.LatitudeSecondary, event.LongitudeSecondary);
  return line.length > 1 || second === null ? line : [parsePoint(event.Latitude, event.Longitude), second];
}

const spaced = (word: string): string => word.replace(/([a-z])([A-Z])/g, '$1 $2');

const ListRow = z.object({
  id: field.id,
  roadwayName: field.meaningful,
  ...fields('text', 'direction', 'eventSubType', 'type', 'severity', 'laneDescription', 'locationDescription'),
  ...fields('text', 'startDate', 'endDate', 'lastUpdated'),
  description: field.any,
  isFullClosure: field.flag,
  latLng: field.latLng,
});

function readListRow(
  event: z.infer<typeof ListRow>,
  places: ReadonlyMap<string, Point | null>,
  { host, layer, agency }: Site,
): RowResult<RoadEvent> {
  const sentence = plainText(event.description, 1_000);
  // New York separates the ends with a bar.
  const [from = '', to = ''] = event.locationDescription.split('|').map((end) => cleanText(end));
  const time = (written: string) => parseLocalTime(written, agency.home[0]);
  return buildEvent(agency, {
    id: event.id,
    ...readKind([spaced(event.eventSubType), sentence, event.type], STATED_TYPE[layer]),
    severity: readSeverity(event.severity),
    description: event.description,
    roads: [
      {
        name: event.roadwayName,
        ...(to === '' ? readEnds(sentence) : { from, to }),
        direction: readDirection(event.direction, sentence),
        state: readLanes(event.isFullClosure, event.laneDescription, sentence),
      },
    ],
    place: event.latLng ?? places.get(event.id) ?? null,
    line: [],
    start: time(event.startDate),
    end: time(event.endDate),
    updated: time(event.lastUpdated),
    url: mapUrl(host, layer, event.id),
  });
}
