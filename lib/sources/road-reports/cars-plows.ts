import { z } from 'zod';
import { parsePoint } from '@/lib/camera/coordinates';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import { field, getRows, readItems } from '../read-rows';
import { getRequest, PLAIN_LIST } from '../source';
import { buildReading } from './build-event';
import type { CarsEventsConfig } from './cars-events';
import { readReports, type ReportAgency, type ReportEndpoint } from './read-reports';

const Row = z.object({ id: field.id, statuses: field.list });

const Status = z.object({
  timestamp: field.time,
  latitude: field.number,
  longitude: field.number,
  routeDesignator: field.meaningful,
  headingString: field.text,
  nearbyPointsDescription: field.any,
});

/** Castle Rock CARS: the last positions of each snowplow, newest first. */
export const adaptCarsPlows = (
  { prefix }: CarsEventsConfig,
  url: string,
  agency: ReportAgency,
): ReportEndpoint<RoadEvent> => ({
  ...PLAIN_LIST,
  name: 'cars-plows',
  first: () => getRequest(`https://${prefix}tg.carsprogram.org/avl_v2/api/plows`),
  findRefusal: (page) => (Array.isArray(page) ? null : 'not a list of plows'),
  parse: ([page]) =>
    readReports(getRows(page, ''), Row, ({ id, statuses }) => {
      const [last] = readItems(Status, statuses.slice(0, 1));
      if (last === undefined) return { dropped: 'unreadable' };
      return buildReading(agency, {
        ...{
          id,
          reading: 'plow',
          headline: 'Snowplow',
          severity: 'MINOR',
          description: last.nearbyPointsDescription,
          url,
        },
        road: last.routeDesignator,
        direction: last.headingString,
        at: '',
        place: parsePoint(last.latitude, last.longitude),
        start: null,
        recordedAt: last.timestamp,
      });
    }),
});
