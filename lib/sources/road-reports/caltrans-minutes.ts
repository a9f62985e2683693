import { z } from 'zod';
import { parsePoint } from '@/lib/camera/coordinates';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import { field } from '../read-rows';
import { buildReading } from './build-event';
import { CALTRANS_ROW, createCaltransList } from './caltrans';
import { CaltransStretch } from './caltrans-closures';
import type { ReportAgency, ReportEndpoint } from './read-reports';

const Row = z.object({
  index: CALTRANS_ROW.index,
  recordTimestamp: CALTRANS_ROW.recordTimestamp,
  location: CaltransStretch,
  traveltime: z.object({ calculatedTraveltime: field.number }),
});

const MAX_MINUTES = 240;

/** Measured travel times of district 11. */
export const adaptCaltransMinutes = (part: string, url: string, agency: ReportAgency): ReportEndpoint<RoadEvent> =>
  createCaltransList(part, 'tt', Row, ({ index, recordTimestamp, location, traveltime }) => {
    const minutes = traveltime.calculatedTraveltime ?? 0;
    const { begin, end, travelFlowDirection: direction } = location;
    if (minutes <= 0 || minutes > MAX_MINUTES || end.endLocationName === '') return { dropped: 'unknown' };
    return buildReading(agency, {
      ...{ id: index, reading: 'minutes', headline: `${Math.round(minutes)} min to ${end.endLocationName}`, url },
      ...{ severity: 'MINOR', description: '', road: begin.beginRoute, direction, at: begin.beginLocationName },
      place: parsePoint(begin.beginLatitude, begin.beginLongitude),
      ...{ start: null, recordedAt: recordTimestamp },
    });
  });
