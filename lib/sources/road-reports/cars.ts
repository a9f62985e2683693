import { z } from 'zod';
import { directionName } from '@/lib/camera/agency-words';
import { parsePoint } from '@/lib/camera/coordinates';
import type { EventDirection, Severity } from '@/lib/road-reports/road-event';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import { buildEvent, buildReading } from './build-event';
import { buildSign, type ReadSign } from './build-sign';
import { createReportList, type ReportAgency } from './read-reports';
import { OPPOSITE, plainText, readDirection, readEnds, readKind, readState } from './event-words';
import type { CarsConfig } from '../configs';
import { field, fields, orNull, readItems } from '../read-rows';
import { INVENTORY_TIMEOUT_MS, type ListEndpoint } from '../source';

const Place = orNull(z.object({ lat: field.any, lon: field.any })).transform((place) =>
  parsePoint(place?.lat, place?.lon),
);
const Time = orNull(z.object({ time: field.time })).transform((time) => time?.time ?? null);

const Event = z.object({
  id: field.id,
  active: field.unlessFalse,
  priority: field.number,
  eventDescription: z.object({
    ...fields('text', 'descriptionHeader', 'headlinePhrase', 'tooltip'),
    ...fields('any', 'descriptionBrief', 'descriptionFull'),
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
type Report = z.infer<typeof Event>;

/** Castle Rock CARS: a state's current reports, snowplows, or signs, each as one array. */
const carsList = <Row>({ prefix }: CarsConfig, name: string, path: string, row: z.ZodType<Row>) => ({
  ...{ name, row, key: '', url: `https://${prefix}tg.carsprogram.org/${path}`, timeoutMs: INVENTORY_TIMEOUT_MS },
});

export const adaptCarsEvents = (config: CarsConfig, agency: ReportAgency): ListEndpoint<RoadEvent> =>
  createReportList(carsList(config, 'cars-events', 'events_v1/api/eventReports', Event), (row) => {
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
    });
  });

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
  return link.startsWith('neg') ? OPPOSITE[bearing] : readDirection(linkDirection);
}

const Plow = z.object({ id: field.id, statuses: field.list });

const Position = z.object({
  timestamp: field.time,
  latitude: field.number,
  longitude: field.number,
  routeDesignator: field.meaningful,
  headingString: field.text,
  nearbyPointsDescription: field.any,
});

/** The last positions of each snowplow, newest first. */
export const adaptCarsPlows = (config: CarsConfig, agency: ReportAgency): ListEndpoint<RoadEvent> =>
  createReportList(carsList(config, 'cars-plows', 'avl_v2/api/plows', Plow), ({ id, statuses }) => {
    const [last] = readItems(Position, statuses.slice(0, 1));
    if (last === undefined) return { dropped: 'unreadable' };
    return buildReading(agency, {
      ...{ id, reading: 'plow', headline: 'Snowplow', severity: 'MINOR', description: last.nearbyPointsDescription },
      ...{ road: last.routeDesignator, direction: last.headingString, recordedAt: last.timestamp },
      place: parsePoint(last.latitude, last.longitude),
    });
  });

const Page = z.object({ lines: field.list, hasImage: z.boolean().catch(false) });

const Sign = z.object({
  id: field.id,
  name: field.text,
  status: field.text,
  display: z.object({ pages: field.list }).catch({ pages: [] }),
  location: z.object({
    latitude: field.number,
    longitude: field.number,
    routeId: field.meaningful,
    signFacingDirection: field.text,
  }),
});

export const adaptCarsSigns = (config: CarsConfig, agency: ReportAgency): ListEndpoint<ReadSign> =>
  createReportList(
    carsList(config, 'cars-signs', 'signs_v1/api/signs', Sign),
    ({ id, name, status, display, location }) => {
      // A failed sign may keep its pages.
      if (status !== 'DISPLAYING_MESSAGE') return { dropped: 'dark' };
      const pages = readItems(Page, display.pages);
      return buildSign(agency, {
        id,
        name,
        road: location.routeId,
        direction: location.signFacingDirection,
        place: parsePoint(location.latitude, location.longitude),
        pages: pages.map(({ lines }) => lines.filter((line) => typeof line === 'string')),
        hasPicture: pages.some(({ hasImage }) => hasImage),
      });
    },
  );
