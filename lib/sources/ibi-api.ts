import { z } from 'zod';
import { parsePoint } from '@/lib/camera/coordinates';
import { buildCamera } from './build-camera';
import type { RawView } from './choose-feeds';
import type { IbiConfig } from './ibi';
import { agencyId, anything, flag, list, meaningful, numberOrNull, readItems, readRows, text } from './read-rows';
import {
  createEndpoint,
  getRequest,
  INVENTORY_TIMEOUT_MS,
  type AgencyContext,
  type Endpoint,
  type RowResult,
} from './source';

const ViewSchema = z.object({
  Url: anything,
  VideoUrl: anything,
  Status: text,
  Description: meaningful,
  Disabled: flag,
  Blocked: flag,
});
type ApiView = z.infer<typeof ViewSchema>;

/** Current rows have `Views`; rows from before 2022 are one view each, under other names. */
const RowSchema = ViewSchema.extend({
  Id: agencyId.optional(),
  ID: agencyId.optional(),
  Source: text,
  Organization: text,
  SourceId: text,
  Roadway: meaningful,
  RoadwayName: meaningful,
  Direction: meaningful,
  DirectionOfTravel: meaningful,
  Latitude: numberOrNull,
  Longitude: numberOrNull,
  Location: text,
  Name: text,
  Views: list,
});

/** The official interface `api/v2/get/cameras`: one answer, whose ids may differ from those of the list. */
export function createIbiApi(config: IbiConfig, agency: AgencyContext, keyVariable?: string): Endpoint {
  const url = `https://${config.host}/api/v2/get/cameras?format=json&lang=en`;
  return createEndpoint({
    name: keyVariable === undefined ? 'api-v2' : 'api-v2-key',
    ...(keyVariable !== undefined && { keyVariable }),
    first: (key = '') => getRequest(keyVariable === undefined ? url : `${url}&key=${encodeURIComponent(key)}`),
    timeoutMs: INVENTORY_TIMEOUT_MS,
    parse: (pages) => readRows(pages, 'data', RowSchema, (row) => readRow(row, agency, config)),
    recognizes: (row) => 'Views' in row || ('Latitude' in row && 'Url' in row),
  });
}

export function isFromSource(wanted: string | undefined, source: string): boolean {
  return wanted === undefined || source.toLowerCase().startsWith(wanted.toLowerCase());
}

function readRow(row: z.infer<typeof RowSchema>, agency: AgencyContext, config: IbiConfig): RowResult {
  const id = row.Id ?? row.ID;
  if (id === undefined) return { dropped: 'unreadable' };
  const source = row.Source || row.Organization;
  if (!isFromSource(config.onlySource, source)) return { dropped: 'other-source' };
  const views = row.Views.length > 0 ? readItems(ViewSchema, row.Views) : [row];
  return buildCamera(agency, {
    id,
    names: [row.Location, row.Name],
    point: parsePoint(row.Latitude, row.Longitude),
    views: views.map((view) => toRawView(view, config)),
    site: `https://${config.host}`,
    roadway: row.Roadway || row.RoadwayName,
    direction: row.Direction || row.DirectionOfTravel,
    description: views.length === 1 ? views[0]?.Description : '',
    sourceId: row.SourceId,
    extras: { sourceType: source },
  });
}

function toRawView(view: ApiView, config: IbiConfig): RawView {
  return {
    name: view.Description,
    videoUrl: view.VideoUrl,
    imageUrl: view.Url,
    isBlocked: view.Blocked,
    isDisabled: view.Disabled || view.Status.toLowerCase() === 'disabled',
    isVideoLocked: config.hasLockedVideo === true,
  };
}
