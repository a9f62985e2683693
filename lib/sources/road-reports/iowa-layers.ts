import { z } from 'zod';
import { parsePoint } from '@/lib/camera/coordinates';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import type { Severity } from '@/lib/road-reports/road-event';
import { field } from '../read-rows';
import { buildEvent, buildReading } from './build-event';
import { createReportList, type ReportAgency } from './read-reports';
import type { ListEndpoint, RowResult } from '../source';

// ArcGIS layers of the Iowa DOT, CC BY 4.0.

function createLayer<Row>(
  layer: string,
  query: string,
  schema: z.ZodType<Row>,
  read: (row: Row) => RowResult<RoadEvent>,
): ListEndpoint<RoadEvent> {
  const server = 'https://services.arcgis.com/8lRhdTsQyJpO52F1/arcgis/rest/services';
  const url = `${server}/${layer}/FeatureServer/0/query?${query}&outSR=4326&f=json`;
  const row = z.object({ attributes: schema });
  // A refused query answers 200.
  return createReportList({ name: layer, url, key: 'features', row }, ({ attributes }) => read(attributes));
}

const Plow = z.object({
  LABEL: field.id,
  HEADING: field.number,
  ROUTE_NAME: field.meaningful,
  XPOSITION: field.number,
  YPOSITION: field.number,
  MODIFIEDDT: field.time,
});

export const adaptIowaPlows = (agency: ReportAgency): ListEndpoint<RoadEvent> =>
  createLayer(
    'AVL_Direct_View',
    `where=1%3D1&outFields=${Object.keys(Plow.shape).join(',')}&returnGeometry=false&resultRecordCount=2000`,
    Plow,
    ({ LABEL: id, HEADING: heading, ROUTE_NAME: road, MODIFIEDDT: recordedAt, XPOSITION: lng, YPOSITION: lat }) =>
      buildReading(agency, {
        ...{ id, reading: 'plow', headline: 'Snowplow', severity: 'MINOR', road, recordedAt },
        ...{ direction: nameWind(heading), place: parsePoint(lat, lng) },
      }),
  );

const WINDS = ['N', 'E', 'S', 'W'] as const;

/** @param heading degrees, clockwise from north */
const nameWind = (heading: number | null): string =>
  heading === null ? '' : (WINDS[Math.round(heading / 90) % 4] ?? '');

const Segment = z.object({
  OBJECTID: field.id,
  ROUTE_NAME: field.meaningful,
  SEGMENT_NAME: field.meaningful,
  HEADLINE: field.meaningful,
  STATUS: field.text,
  ROAD_CONDITION: field.number,
  REPORT_UPDATED: field.time,
  PRIMARYLAT: field.number,
  PRIMARYLONG: field.number,
});

/** By `ROAD_CONDITION`; 1 is dry, 2 wet. */
const CONDITIONS: Readonly<Record<number, readonly [headline: string, severity: Severity]>> = {
  3: ['Snow or ice on the road', 'MODERATE'],
  4: ['Partly covered with snow or ice', 'MODERATE'],
  5: ['Covered with snow or ice', 'MAJOR'],
  6: ['Impassable', 'MAJOR'],
  7: ['Travel not advised', 'MAJOR'],
};
const NEIGHBORS = ['IL', 'KS', 'MN', 'MO', 'ND', 'NE', 'SD', 'WI'] as const;
/** The worst; a storm has thousands of segments. */
const MAX_SEGMENTS = 400;
/** Reports are of a shift. */
const LIFETIME_MS = 6 * 3_600_000;

/** Winter conditions of Iowa's neighbors, without Iowa's. */
export const adaptMidwestSurface = (agency: ReportAgency): ListEndpoint<RoadEvent> =>
  createLayer(
    'Midwest_Winter_Road_Conditions_View',
    `where=ROAD_CONDITION%3E2&outFields=${Object.keys(Segment.shape).join(',')}&returnGeometry=false&orderByFields=ROAD_CONDITION%20DESC&resultRecordCount=${MAX_SEGMENTS}`,
    Segment,
    (row) => {
      const known = CONDITIONS[row.ROAD_CONDITION ?? 0];
      if (known === undefined) return { dropped: 'not-news' };
      if (!/current/i.test(row.STATUS) || row.REPORT_UPDATED === null) return { dropped: 'stale' };
      const [headline, severity] = known;
      return buildEvent(
        { ...agency, home: NEIGHBORS },
        {
          ...{ id: row.OBJECTID, type: 'ROAD_CONDITION', reading: 'surface', headline, severity },
          ...{ description: row.HEADLINE, place: parsePoint(row.PRIMARYLAT, row.PRIMARYLONG), start: null },
          roads: [{ name: row.ROUTE_NAME, from: row.SEGMENT_NAME, to: '', direction: null, state: null }],
          ...{ updated: row.REPORT_UPDATED, end: row.REPORT_UPDATED + LIFETIME_MS },
        },
      );
    },
  );
