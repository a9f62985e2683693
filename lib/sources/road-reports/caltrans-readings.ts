import { z } from 'zod';
import { parsePoint } from '@/lib/camera/coordinates';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import type { Severity } from '@/lib/road-reports/road-event';
import { field, readItems } from '../read-rows';
import { buildReading } from './build-event';
import { CALTRANS_ROW, createCaltransList, pacificTime } from './caltrans';
import { CaltransStretch } from './caltrans-closures';
import type { ReportAgency } from './read-reports';
import type { ListEndpoint } from '../source';

const Chains = z.object({
  ...CALTRANS_ROW,
  statusData: z.object({
    statusTimestamp: pacificTime('status'),
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

export const adaptCaltransChains = (part: string, agency: ReportAgency): ListEndpoint<RoadEvent> =>
  createCaltransList(part, 'cc', Chains, (row) => {
    const { index: id, recordTimestamp: recordedAt, inService, location, statusData } = row;
    const level = LEVEL.exec(statusData.status)?.[1];
    if (!inService) return { dropped: 'offline' };
    if (level === undefined) return { dropped: 'unknown' };
    const known = LEVELS[Number(level) - 1];
    if (known === undefined) return { dropped: 'not-news' };
    const [headline, severity] = known;
    return buildReading(agency, {
      id,
      reading: 'chains',
      headline,
      severity,
      description: statusData.statusDescription,
      road: location.route,
      direction: location.direction,
      at: location.locationName,
      place: location.place,
      start: statusData.statusTimestamp,
      recordedAt,
    });
  });

const Minutes = z.object({
  index: CALTRANS_ROW.index,
  recordTimestamp: CALTRANS_ROW.recordTimestamp,
  location: CaltransStretch,
  traveltime: z.object({ calculatedTraveltime: field.number }),
});

const MAX_MINUTES = 240;

/** Measured travel times of district 11. */
export const adaptCaltransMinutes = (part: string, agency: ReportAgency): ListEndpoint<RoadEvent> =>
  createCaltransList(part, 'tt', Minutes, ({ index: id, recordTimestamp: recordedAt, location, traveltime }) => {
    const minutes = traveltime.calculatedTraveltime ?? 0;
    const { begin, end, travelFlowDirection: direction } = location;
    if (minutes <= 0 || minutes > MAX_MINUTES || end.endLocationName === '') return { dropped: 'unknown' };
    return buildReading(agency, {
      id,
      reading: 'minutes',
      headline: `${Math.round(minutes)} min to ${end.endLocationName}`,
      severity: 'MINOR',
      road: begin.beginRoute,
      direction,
      at: begin.beginLocationName,
      place: parsePoint(begin.beginLatitude, begin.beginLongitude),
      recordedAt,
    });
  });

const Sensor = z.object({
  essPavementSensorEntry: z.object({ essSurfaceStatus: field.number, essSurfaceBlackIceSignal: field.number }),
});

const Surface = z.object({
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

/** `MADE - Donner Summit` */
const STATION = /^MADE - /;

export const adaptCaltransSurface = (part: string, agency: ReportAgency): ListEndpoint<RoadEvent> =>
  createCaltransList(
    part,
    'rwis',
    Surface,
    ({ index: id, recordTimestamp: recordedAt, inService, location, rwisData }) => {
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
        ...{ id, reading: 'surface', headline, severity, recordedAt },
        ...{ road: location.route, at: location.locationName.replace(STATION, ''), place: location.place },
      });
    },
  );
