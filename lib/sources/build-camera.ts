import type { Attribution, Camera } from '@/lib/camera/camera';
import { cleanText, meaningfulText } from '@/lib/camera/clean-text';
import type { Point } from '@/lib/camera/point';
import { placePoint } from '@/lib/camera/coordinates';
import { directionName } from '@/lib/camera/direction';
import type { SourceId } from '@/lib/agencies/agencies';
import { chooseFeeds, type RawView } from './choose-feeds';
import type { DropReason } from './source';
import { statedPlace, type Homeland, type RawPlace } from './stated-place';

/** What every camera of an agency shares. */
export interface AgencyContext extends Homeland {
  readonly source: SourceId;
  /** What the ids begin with; '' for New York City. */
  readonly idPrefix: string;
  readonly attribution: Attribution;
  /** Origin that completes relative feed paths, e.g. `https://511ny.org`. */
  readonly site?: string;
}

/** Fields that an adapter copies as they are once they are clean; '' and null are left out. */
interface DraftExtras {
  readonly sourceType?: string;
  readonly jurisdiction?: string;
  readonly mrm?: number | null;
  readonly code?: string;
  readonly province?: string;
  readonly number?: string;
  readonly group?: string;
  readonly agency?: string;
}

/** A row in our words, before it is judged. */
interface CameraDraft {
  /** The agency's id, unique within the source. */
  readonly id: string;
  /** Names in order of preference; placeholders are passed over. */
  readonly names: readonly unknown[];
  readonly point: Point | null;
  readonly views: readonly RawView[];
  readonly roadway?: unknown;
  readonly direction?: unknown;
  readonly description?: unknown;
  readonly place?: RawPlace;
  readonly region?: string;
  readonly dotDistrict?: string;
  readonly suburb?: string;
  readonly isProblemStream?: boolean;
  /** Milliseconds. */
  readonly refreshMs?: number | null;
  /** Epoch milliseconds. */
  readonly updatedAt?: number | null;
  /** The agency's own id where `id` is not it. */
  readonly sourceId?: string;
  readonly extras?: DraftExtras;
}

const MAX_ID_LENGTH = 80;
const MAX_DESCRIPTION_LENGTH = 500;
/** Enrichment that no agency gives; geocoding fills it. */
const TO_BE_GEOCODED = {
  postcode: null,
  state_district: null,
  neighbourhood: null,
  road: null,
  house_number: null,
  iso_3166_2: null,
  display_name: null,
} as const;

/** Applies the inclusion rules of spec 5 to a row: a camera of CameraSchema, or why there is none. */
export function buildCamera(agency: AgencyContext, draft: CameraDraft): Camera | DropReason {
  const id = cameraId(agency.idPrefix, draft.id);
  if (id === null) return 'unreadable';
  const point = placePoint(draft.point, agency.home);
  if (typeof point === 'string') return point;
  const feeds = chooseFeeds(draft.views, agency.site);
  if (typeof feeds === 'string') return feeds;
  const { lat, lng, repaired } = point;
  return {
    id,
    ...wording(draft),
    lat,
    lng,
    ...feeds,
    ...TO_BE_GEOCODED,
    ...statedPlace(draft.place ?? {}, agency, point),
    ...details(draft),
    source: agency.source,
    refreshMs: positive(draft.refreshMs),
    updatedAt: positive(draft.updatedAt),
    attribution: agency.attribution,
    ...(repaired !== undefined && { coordinatesRepaired: repaired }),
  };
}

/** The id of CameraSchema: characters that have no place in one become `-`. Null when nothing is left. */
function cameraId(prefix: string, agencyId: string): string | null {
  const safe = agencyId
    .trim()
    .replace(/[^A-Za-z0-9._:-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '');
  return safe === '' ? null : (prefix + safe).slice(0, MAX_ID_LENGTH);
}

function wording(draft: CameraDraft): Pick<Camera, 'location' | 'roadway' | 'direction' | 'description'> {
  const roadway = meaningfulText(draft.roadway);
  const direction = directionName(draft.direction);
  const description = meaningfulText(draft.description, MAX_DESCRIPTION_LENGTH);
  const names = [...draft.names, roadway && `${roadway} ${direction}`, description];
  const location =
    names.map((name) => meaningfulText(name)).find(Boolean) ?? `Camera ${cleanText(draft.id, MAX_ID_LENGTH)}`;
  return { location, roadway, direction, description: description === location ? '' : description };
}

function details(draft: CameraDraft) {
  return {
    suburb: draft.suburb || null,
    region: draft.region || null,
    dotDistrict: draft.dotDistrict || null,
    sourceId: cleanText(draft.sourceId || draft.id),
    problemStream: draft.isProblemStream ?? false,
    ...filled(draft.extras ?? {}),
  };
}

function filled(extras: DraftExtras): DraftExtrasFilled {
  return Object.fromEntries(Object.entries(extras).filter(([, value]) => value !== '' && value !== null));
}
type DraftExtrasFilled = { [K in keyof DraftExtras]?: Exclude<DraftExtras[K], null | undefined> };

function positive(value: number | null | undefined): number | null {
  return value != null && Number.isSafeInteger(value) && value > 0 ? value : null;
}
