import { z } from 'zod';
import { directionName } from '@/lib/camera/direction';
import { parsePoint } from '@/lib/camera/coordinates';
import type { EventDirection, Severity } from '@/lib/road-reports/road-event';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import { buildEvent } from './build-event';
import { readReports, type ReportAgency, type ReportEndpoint, type ReportResult } from './read-reports';
import { opposite, plainText, readDirection, readEnds, readKind, readState } from './event-words';
import { field, getRows, orNull } from '../read-rows';
import { getRequest, INVENTORY_TIMEOUT_MS, PLAIN_LIST } from '../source';

const Place = orNull(z.object({ lat: field.any, lon: field.any })).transform((place) =>
  parsePoint(place?.lat, place?.lon),
);
const Time = orNull(z.object({ time: field.time })).transform((time) => time?.time ?? null);

const Row = z.object({
  id: field.id,
  active: field.unlessFalse,
  priority: field.number,
  eventDescription: z.object({
    descriptionHeader: field.text,
    descriptionBrief: field.any,
    descriptionFull: field.any,
    headlinePhrase: field.text,
    tooltip: field.text,
  }),
  location: z.object({
    routeDesignator: field.meaningful,
    primaryPoint: Place,
    secondaryPoint: Place,
    linkDirection: field.text,
    routePositiveBearing: field.text,
  }),
  beginTime: Time,
  endTime: Time,
  updateTime: Time,
});
type Report = z.infer<typeof Row>;

export interface CarsEventsConfig {
  readonly platform: 'cars';
  /** `ia` in `iatg.carsprogram.org`. */
  readonly prefix: string;
}

/** Castle Rock CARS: a state's current reports as one array. `site` is the agency's page. */
export function adaptCarsEvents(
  { prefix }: CarsEventsConfig,
  site: string,
  agency: ReportAgency,
): readonly ReportEndpoint<RoadEvent>[] {
  return [
    {
      ...PLAIN_LIST,
      name: 'cars-events',
      timeoutMs: INVENTORY_TIMEOUT_MS,
      first: () => getRequest(`https://${prefix}tg.carsprogram.org/events_v1/api/eventReports`),
      findRefusal: (page) => (Array.isArray(page) ? null : 'not a list of events'),
      parse: ([page]) => readReports(getRows(page, ''), Row, (row) => readReport(row, site, agency)),
    },
  ];
}

function readReport(row: Report, site: string, agency: ReportAgency): ReportResult<RoadEvent> {
  const { id, active, priority, eventDescription: said, location, beginTime, endTime, updateTime } = row;
  if (!active) return { dropped: 'offline' };
  const sentence = plainText(said.descriptionFull || said.descriptionBrief || said.tooltip, 1_000);
  const { primaryPoint: place, secondaryPoint: second } = location;
  return buildEvent(agency, {
    id,
    ...readKind([said.headlinePhrase, said.descriptionHeader, said.tooltip, sentence]),
    severity: readPriority(priority),
    description: sentence,
    roads: [
      {
        name: location.routeDesignator,
        ...readEnds(sentence),
        direction: readLinkDirection(location) ?? readDirection('', sentence),
        state: readState(`${said.headlinePhrase} ${said.descriptionHeader}`) ?? readState(sentence),
      },
    ],
    place,
    line: second === null ? [] : [place, second],
    start: beginTime,
    end: endTime,
    updated: updateTime,
    url: site,
  });
}

/** Its sites call 1 and 2 high. */
function readPriority(priority: number | null): Severity {
  if (priority === null) return 'UNKNOWN';
  if (priority <= 2) return 'MAJOR';
  return priority <= 4 ? 'MODERATE' : 'MINOR';
}

/** Relative to the road's positive bearing (`EAST`). */
function readLinkDirection({ linkDirection, routePositiveBearing }: Report['location']): EventDirection | null {
  const bearing = readDirection(directionName(routePositiveBearing.replace(/bound$/i, '')));
  const link = linkDirection.toLowerCase();
  if (link.startsWith('both')) return 'Both Directions';
  if (bearing === null) return readDirection(linkDirection);
  if (link.startsWith('pos')) return bearing;
  return link.startsWith('neg') ? opposite(bearing) : readDirection(linkDirection);
}
