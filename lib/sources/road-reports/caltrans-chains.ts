import { z } from 'zod';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import type { Severity } from '@/lib/road-reports/road-event';
import { field } from '../read-rows';
import { buildReading } from './build-event';
import { CALTRANS_ROW, createCaltransList, parsePacific } from './caltrans';
import type { ReportAgency, ReportEndpoint, ReportResult } from './read-reports';

const Row = z.object({
  ...CALTRANS_ROW,
  statusData: z.object({
    statusTimestamp: z
      .object({ statusDate: field.meaningful, statusTime: field.meaningful })
      .catch({ statusDate: '', statusTime: '' }),
    status: field.text,
    statusDescription: field.any,
  }),
});

/** By level. https://dot.ca.gov/travel/winter-driving-tips/chain-controls */
const LEVELS: readonly (readonly [headline: string, severity: Severity])[] = [
  ['Chains or snow tires (R-1)', 'MODERATE'],
  ['Chains on all but 4WD with snow tires (R-2)', 'MAJOR'],
  ['Chains on all vehicles (R-3)', 'MAJOR'],
];
/** Level 0 is no control; another text is unknown. */
const LEVEL = /^R-?([0-3])$/i;

export const adaptCaltransChains = (part: string, site: string, agency: ReportAgency): ReportEndpoint<RoadEvent> =>
  createCaltransList(part, 'cc', Row, (row) => readRow(row, site, agency));

function readRow(row: z.infer<typeof Row>, url: string, agency: ReportAgency): ReportResult<RoadEvent> {
  const { index, recordTimestamp, inService, location, statusData } = row;
  const { status, statusDescription, statusTimestamp: since } = statusData;
  const level = LEVEL.exec(status)?.[1];
  if (!inService) return { dropped: 'offline' };
  if (level === undefined) return { dropped: 'unknown' };
  const known = LEVELS[Number(level) - 1];
  if (known === undefined) return { dropped: 'not-news' };
  const [headline, severity] = known;
  return buildReading(agency, {
    id: index,
    reading: 'chains',
    headline,
    severity,
    description: statusDescription,
    url,
    road: location.route,
    direction: location.direction,
    at: location.locationName,
    place: location.place,
    start: parsePacific(since.statusDate, since.statusTime),
    recordedAt: recordTimestamp,
  });
}
