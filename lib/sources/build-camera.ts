import type { Camera } from '@/lib/camera/camera';
import { cleanText, meaningfulText } from '@/lib/camera/clean-text';
import { checkPoint } from '@/lib/camera/coordinates';
import { directionName, isNoRoad } from '@/lib/camera/agency-words';
import { fill } from '@/lib/core/collections';
import type { Point } from '@/lib/geo/point';
import { COUNTRY_NAMES, findRegion, getOnlyHome, isWithinBounds, REGIONS } from '@/lib/camera/regions';
import { spellRoad } from '@/lib/roads/road';
import { chooseEarlier, chooseFeeds, type RawEarlier, type RawView } from './choose-feeds';
import { makeReadable, makeRoadReadable, setCase } from './readable-name';
import type { AgencyContext, RowResult } from './source';

type Place = Pick<Camera, 'state' | 'county' | 'city' | 'country' | 'country_code'>;

interface CameraDraft {
  readonly id: string;
  readonly names: readonly unknown[];
  readonly point: Point | null;
  readonly views: readonly RawView[];
  readonly earlier?: RawEarlier | undefined;
  /** Base of relative feed addresses, such as `https://511ny.org`. */
  readonly site?: string;
  readonly roadway?: unknown;
  readonly direction?: unknown;
  readonly description?: unknown;
  /** Name or two-letter code. */
  readonly state?: unknown;
  readonly county?: unknown;
  readonly city?: unknown;
  readonly region?: string;
  readonly dotDistrict?: string;
  readonly suburb?: string;
  readonly isProblemStream?: boolean;
  readonly refreshMs?: number | null;
  readonly sourceId?: string;
  readonly mrm?: number | null;
  readonly extras?: Partial<Pick<Camera, 'sourceType' | 'jurisdiction' | 'number' | 'group' | 'agency'>>;
}

const MAX_ID_LENGTH = 80;
const MAX_DESCRIPTION_LENGTH = 500;
/** Filled in by geocoding. */
const TO_BE_GEOCODED = fill(
  ['postcode', 'state_district', 'neighbourhood', 'road', 'house_number', 'iso_3166_2', 'display_name'],
  null,
);
const NOWHERE: Place = { state: null, county: null, city: null, country: null, country_code: null };

export function buildCamera(agency: AgencyContext, draft: CameraDraft): RowResult {
  const id = toCameraId(agency.idPrefix, draft.id);
  if (id === null) return { dropped: 'unreadable' };
  const point = checkPoint(draft.point, agency.home);
  if (typeof point === 'string') return { dropped: point };
  const feeds = chooseFeeds(draft.views, draft.site);
  if ('dropped' in feeds) return feeds;
  if (feeds.imageUrl === null && agency.badge.endsWith(' IMAGE')) return { dropped: 'no-feed' };
  const { lat, lng, repaired } = point;
  const camera: Camera = {
    id,
    ...describe(draft, agency),
    lat,
    lng,
    ...feeds,
    ...(draft.earlier && chooseEarlier(draft.earlier, draft.site)),
    ...TO_BE_GEOCODED,
    ...readPlace(draft, agency, point),
    ...getDetails(draft),
    source: agency.source,
    refreshMs: toCount(draft.refreshMs),
    // The oldest of several pictures; `Infinity`, and so null, without a time.
    updatedAt: toCount(Math.min(...draft.views.flatMap(({ takenAt }) => takenAt ?? []))),
    attribution: agency.attribution,
    ...(repaired !== undefined && { coordinatesRepaired: repaired }),
  };
  return { item: camera };
}

/** Replaces characters that CameraSchema does not allow. Null if nothing is left. */
function toCameraId(prefix: string, agencyId: string): string | null {
  const safe = agencyId
    .trim()
    .replace(/[^A-Za-z0-9._:-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '');
  return safe === '' ? null : (prefix + safe).slice(0, MAX_ID_LENGTH);
}

function describe(draft: CameraDraft, { source, home }: AgencyContext) {
  const stated = spellRoad(makeRoadReadable(meaningfulText(draft.roadway), source), home);
  const direction = directionName(cleanText(draft.direction));
  const description = meaningfulText(draft.description, MAX_DESCRIPTION_LENGTH);
  const names = [...draft.names, stated && `${stated} ${direction}`, description];
  const name =
    names.map((text) => meaningfulText(text)).find(Boolean) ?? `Camera ${cleanText(draft.id, MAX_ID_LENGTH)}`;
  const roadway = stated === setCase(name) || isNoRoad(stated) ? '' : stated;
  const location = makeReadable(name, source, roadway);
  return {
    location,
    ...(location !== name && { rawLocation: name }),
    roadway,
    direction: contradicts(location, direction) ? '' : direction,
    description: description === name ? '' : description,
  };
}

const CROSSING =
  / (?:at|near|before|after|past|to|and|on|over|under|from|[nsew]\/o|(?:north|south|east|west) of)\b|[(&;,@]/i;

/** `I-95 NB before Exit 3` as southbound */
function contradicts(location: string, direction: string): boolean {
  const [road = ''] = location.split(CROSSING, 1);
  const [said = direction] = /\b(?:[NSEW]B|(?:north|south|east|west)bound)\b/i.exec(road) ?? [];
  return directionName(said) !== direction && /bound$/.test(direction);
}

// Ignores a state whose bounds exclude the point (Idaho calls its Oregon cameras "Idaho"), with its county and city.
function readPlace(stated: CameraDraft, agency: AgencyContext, point: Point): Place {
  const county = meaningfulText(stated.county) || null;
  const city = meaningfulText(stated.city) || null;
  const code = findRegion(meaningfulText(stated.state)) ?? getOnlyHome(agency, point);
  if (code === undefined) return { ...NOWHERE, county, city };
  if (!isWithinBounds(code, point.lat, point.lng)) return NOWHERE;
  const { name, country } = REGIONS[code];
  return { state: name, county, city, country: COUNTRY_NAMES[country], country_code: country.toLowerCase() };
}

function getDetails(draft: CameraDraft) {
  return {
    suburb: draft.suburb || null,
    region: draft.region || null,
    dotDistrict: draft.dotDistrict || null,
    sourceId: cleanText(draft.sourceId || draft.id),
    problemStream: draft.isProblemStream ?? false,
    ...(draft.mrm != null && { mrm: draft.mrm }),
    ...Object.fromEntries(Object.entries(draft.extras ?? {}).filter(([, value]) => value !== '')),
  };
}

function toCount(value: number | null | undefined): number | null {
  return value != null && Number.isSafeInteger(value) && value > 0 ? value : null;
}
