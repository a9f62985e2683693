import { z } from 'zod';
import type { Camera } from '@/lib/camera/camera';
import { pointOf } from '@/lib/camera/coordinates';
import { buildCamera, type AgencyContext } from './build-camera';
import type { RawView } from './choose-feeds';
import { belongsTo, type IbiRowRules } from './ibi-row';
import { agencyId, anything, flag, list, meaningful, numberOrNull, readable, text } from './lenient';
import type { DropReason } from './source';

const ViewSchema = z.object({
  Url: anything,
  VideoUrl: anything,
  Status: text,
  Description: meaningful,
  Disabled: flag,
  Blocked: flag,
});
type ApiView = z.infer<typeof ViewSchema>;

/** Today's rows have `Views`; those of before 2022 are one view each, under other names. */
const RowSchema = z
  .object({
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
  })
  .transform((row) => ({ ...row, id: row.Id ?? row.ID }));

/** A row of the official `api/v2/get/cameras`. */
export function readIbiApiRow(row: unknown, agency: AgencyContext, rules: IbiRowRules): Camera | DropReason {
  const parsed = RowSchema.safeParse(row);
  if (!parsed.success || parsed.data.id === undefined) return 'unreadable';
  const camera = parsed.data;
  const source = camera.Source || camera.Organization;
  if (!belongsTo(rules.onlySource, source)) return 'other-source';
  const views = readable(ViewSchema, camera.Views.length > 0 ? camera.Views : [row]);
  return buildCamera(agency, {
    id: parsed.data.id,
    names: [camera.Location, camera.Name],
    point: pointOf(camera.Latitude, camera.Longitude),
    views: views.map((view) => rawView(view, rules)),
    roadway: camera.Roadway || camera.RoadwayName,
    direction: camera.Direction || camera.DirectionOfTravel,
    description: views.length === 1 ? views[0]?.Description : '',
    sourceId: camera.SourceId,
    extras: { sourceType: source },
  });
}

function rawView(view: ApiView, rules: IbiRowRules): RawView {
  return {
    name: view.Description,
    videoUrl: view.VideoUrl,
    imageUrl: view.Url,
    isBlocked: view.Blocked,
    isDisabled: view.Disabled || view.Status.toLowerCase() === 'disabled',
    isVideoLocked: rules.hasLockedVideo === true,
  };
}
