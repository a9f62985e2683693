import { z } from 'zod';
import { parsePoint } from '@/lib/camera/coordinates';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import type { RoadState } from '@/lib/road-reports/road-event';
import type { EventsOf } from '../configs';
import { field, fields } from '../read-rows';
import { INVENTORY_TIMEOUT_MS, type ListEndpoint } from '../source';
import { buildEvent } from './build-event';
import { plainText, readDirection, readKind, readState } from './event-words';
import { createReportList, type ReportAgency } from './read-reports';

const Row = z.object({
  id: field.id,
  properties: z.object({
    core_details: z.object({
      event_type: field.text,
      road_names: field.list,
      direction: field.text,
      description: field.any,
      update_date: field.time,
    }),
    ...fields('time', 'start_date', 'end_date'),
    ...fields('meaningful', 'beginning_cross_street', 'ending_cross_street'),
    ...fields('text', 'vehicle_impact', 'event_status'),
  }),
  geometry: z.object({ coordinates: field.list }).catch({ coordinates: [] }),
});

const IMPACTS: readonly (readonly [start: string, state: RoadState])[] = [
  ['all-lanes-closed', 'CLOSED'],
  ['all-lanes-open', 'ALL_LANES_OPEN'],
  ['some-lanes-closed', 'SOME_LANES_CLOSED'],
  ['alternating', 'SINGLE_LANE_ALTERNATING'],
  ['flagging', 'SINGLE_LANE_ALTERNATING'],
  ['temporary-traffic-signal', 'SINGLE_LANE_ALTERNATING'],
];

/** Work zones: https://github.com/usdot-jpo-ode/wzdx (4.0 to 4.2). */
export const adaptWzdx = ({ url }: EventsOf<'wzdx'>, agency: ReportAgency): ListEndpoint<RoadEvent> =>
  createReportList(
    { name: 'wzdx', url, key: 'features', row: Row, timeoutMs: INVENTORY_TIMEOUT_MS },
    ({ id, properties, geometry }) => {
      const { core_details: core, vehicle_impact: impact, event_status: status } = properties;
      // Version 4.2 has no status.
      if (!['', 'active'].includes(status)) return { dropped: 'not-in-place' };
      const sentence = plainText(core.description, 1_000);
      const state = IMPACTS.find(([start]) => impact.startsWith(start))?.[1] ?? readState(sentence);
      const points = geometry.coordinates.map((pair) => (Array.isArray(pair) ? parsePoint(pair[1], pair[0]) : null));
      return buildEvent(agency, {
        id,
        ...readKind([sentence], core.event_type === 'restriction' ? 'ROAD_CONDITION' : 'CONSTRUCTION'),
        severity: state === 'CLOSED' ? 'MAJOR' : 'MINOR',
        description: sentence,
        roads: core.road_names.slice(0, 1).map((name) => ({
          // North Dakota's `29N`.
          name: plainText(name, 120).replace(/^(\d{1,3})[NSEW]?$/, 'Highway $1'),
          from: properties.beginning_cross_street,
          to: properties.ending_cross_street,
          direction: readDirection(core.direction),
          state,
        })),
        place: points[0] ?? null,
        line: points,
        start: properties.start_date,
        end: properties.end_date,
        updated: core.update_date,
      });
    },
  );
