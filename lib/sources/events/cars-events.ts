import { z } from 'zod';
import { directionName } from '@/lib/camera/direction';
import { parsePoint } from '@/lib/camera/coordinates';
import type { EventDirection, Severity } from '@/lib/road-reports/road-event';
import { buildEvent, readEvents, type EventAgency, type EventEndpoint, type EventResult } from './build-event';
import type { CarsConfig } from '../cars';
import { opposite, plainText, readDirection, readEnds, readKind, readState } from './event-words';
import { agencyId, anything, epochMs, flagUnlessFalse, getRows, meaningful, numberOrNull, text } from '../read-rows';
import { getRequest, INVENTORY_TIMEOUT_MS, PLAIN_LIST } from '../source';

const Place = z
  .object({ lat: numberOrNull, lon: numberOrNull })
  .nullish()
  .catch(null)
  .transform((place) => parsePoint(place?.lat, place?.lon));
const Time = z
  .object({ time: epochMs })
  .nullish()
  .catch(null)
  .transform((time) => time?.time ?? null);

const Row = z.object({
  id: agencyId,
  active: flagUnlessFalse,
  priority: numberOrNull,
  eventDescription: z.object({
    descriptionHeader: text,
    descriptionBrief: anything,
    descriptionFull: anything,
    headlinePhrase: text,
    tooltip: text,
  }),
  location: z.object({
    routeDesignator: meaningful,
    primaryPoint: Place,
    secondaryPoint: Place,
    linkDirection: text,
    routePositiveBearing: text,
  }),
  beginTime: Time,
  endTime: Time,
  updateTime: Time,
});
type Report = z.infer<typeof Row>;

/** Castle Rock CARS: a state's current reports as one array. `site` is the agency's page. */
export function adaptCarsEvents({ prefix }: CarsConfig, site: string, agency: EventAgency): readonly EventEndpoint[] {
  return [
    {
      ...PLAIN_LIST,
      name: 'cars-events',
      timeoutMs: INVENTORY_TIMEOUT_MS,
      first: () => getRequest(`https://${prefix}tg.carsprogram.org/events_v1/api/eventReports`),
      findRefusal: (page) => (Array.isArray(page) ? null : 'not a list of events'),
      parse: ([page]) => readEvents(getRows(page, ''), Row, (row) => readReport(row, site, agency)),
    },
  ];
}

function readReport(row: Report, site: string, agency: EventAgency): EventResult {
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
