import { z } from 'zod';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import type { Severity } from '@/lib/road-reports/road-event';
import { field, readItems } from '../read-rows';
import { buildReading } from './build-event';
import { CALTRANS_ROW, createCaltransList } from './caltrans';
import type { ReportAgency, ReportEndpoint, ReportResult } from './read-reports';

const Sensor = z.object({
  essPavementSensorEntry: z.object({ essSurfaceStatus: field.number, essSurfaceBlackIceSignal: field.number }),
});

const Row = z.object({
  ...CALTRANS_ROW,
  rwisData: z.object({
    pavementSensorData: z.object({ essPavementSensorTable: field.list }).catch({ essPavementSensorTable: [] }),
  }),
});

const BLACK_ICE = 3;
/** NTCIP 1204 `essSurfaceStatus`; the worst first. Readers disagree on the unit of temperatures, so none is read. */
const ICE = 7;
const STATES: readonly (readonly [status: number, headline: string, severity: Severity])[] = [
  [ICE, 'Ice on the road', 'MAJOR'],
  [9, 'Snow on the road', 'MODERATE'],
  [8, 'Ice possible', 'MODERATE'],
  [10, 'Snow possible', 'MINOR'],
];
/** Dry, damp, wet, and treated. */
const NO_NEWS: readonly number[] = [3, 4, 5, 6];

export const adaptCaltransSurface = (part: string, site: string, agency: ReportAgency): ReportEndpoint<RoadEvent> =>
  createCaltransList(part, 'rwis', Row, (row) => readRow(row, site, agency));

function readRow(row: z.infer<typeof Row>, url: string, agency: ReportAgency): ReportResult<RoadEvent> {
  const { index, recordTimestamp, inService, location, rwisData } = row;
  if (!inService) return { dropped: 'offline' };
  const statuses = readItems(Sensor, rwisData.pavementSensorData.essPavementSensorTable).map(
    ({ essPavementSensorEntry: { essSurfaceStatus, essSurfaceBlackIceSignal } }) =>
      essSurfaceBlackIceSignal === BLACK_ICE ? ICE : essSurfaceStatus,
  );
  const worst = STATES.find(([status]) => statuses.includes(status));
  if (worst === undefined)
    return { dropped: statuses.some((status) => NO_NEWS.includes(Number(status))) ? 'not-news' : 'unknown' };
  const [, headline, severity] = worst;
  return buildReading(agency, {
    id: index,
    reading: 'surface',
    headline,
    severity,
    description: '',
    url,
    road: location.route,
    direction: '',
    at: location.locationName,
    place: location.place,
    start: null,
    recordedAt: recordTimestamp,
  });
}
