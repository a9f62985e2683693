import { getAgency } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import { isCanadian, isWithinBounds } from '@/lib/camera/regions';
import { isInCircle } from '@/lib/geo/circle';
import { metersBetween } from '@/lib/geo/point';
import { hasRead, STALE_MS, type EventsFile, type RoadEvent } from '@/lib/road-reports/event-schema';
import { findNear } from '@/lib/road-reports/near-camera';
import type { RoadIndex } from '@/lib/road-reports/road-index';
import { sayRest } from '@/lib/road-reports/sentence';
import { getEventRank, hasStarted, isClosed, isCurrent } from '@/lib/road-reports/road-event';
import { isConfirmed, type SignStatement } from '@/lib/road-reports/sign';
import { compareWarnings, joinWarnings, PointGrid, type Alerts } from '@/lib/warnings/warning';
import { getRoadKey } from '@/lib/roads/road-key';
import type { Picture } from './pictures';
import type { Place } from './place';
import { getCircle, getPoint } from './places';
import type { RoadPage } from './road-pages';

export interface Reports {
  readonly alerts: Alerts | null;
  readonly events: EventsFile | null;
}

export interface PlaceReports {
  /** Names, worst first. Null if not known. */
  readonly warnings: readonly string[] | null;
  /** Worst first. Null if unknown or unpublished. */
  readonly closures: readonly RoadEvent[] | null;
}

const NEAR_M = 8_000;

export function isAt(
  event: Pick<RoadEvent, 'source' | 'lat' | 'lng'>,
  place: Place,
  cameras: readonly Camera[],
): boolean {
  const circle = getCircle(place);
  if (circle !== null) return isInCircle(circle, event);
  if (place.type !== 'state') return cameras.some((camera) => metersBetween(camera, event) <= NEAR_M);
  return getAgency(event.source).home.includes(place.code) && isWithinBounds(place.code, event.lat, event.lng);
}

const formatUtc = (at: number) =>
  new Date(at).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });

/** Adds the road reports at `now` to the pictures' alt texts. */
export function sayRoads(
  pictures: readonly Picture[],
  cameras: readonly Camera[],
  index: RoadIndex,
  now: number,
): Picture[] {
  const byId = new Map(cameras.map((camera) => [camera.id, camera]));
  return pictures.map((picture) => {
    const camera = byId.get(picture.id);
    if (camera === undefined) return picture;
    const road = { ...findNear(camera, index, now), at: now };
    const said = sayRest({ camera, road, traffic: null, weather: null, pictureAt: null, formatTime: formatUtc }, now);
    return said === '' ? picture : { ...picture, alt: `${picture.alt}: ${said}` };
  });
}

/** In force at `now`, for the place's point and cameras. Null if neither file exists. */
export function findReports(
  place: Place,
  cameras: readonly Camera[],
  { alerts, events }: Reports,
  now: number,
): PlaceReports | null {
  if (alerts === null && events === null) return null;
  return {
    warnings: alerts && findWarnings(place, cameras, alerts, now),
    closures: events && findClosures(place, cameras, events, now),
  };
}

const isRecent = (at: number | null, now: number): boolean => at !== null && now - at < STALE_MS;

function findWarnings(place: Place, cameras: readonly Camera[], alerts: Alerts, now: number): string[] | null {
  const joined = joinWarnings(new PointGrid([getPoint(place), ...cameras]), alerts, now);
  const begun = [...joined.values()].flat().filter(({ starts }) => starts <= now);
  const found = [...new Set(begun.sort(compareWarnings).map(({ event }) => event))];
  const own = isCanadian(place.code) ? 'eccc' : 'nws';
  const hasAnswered = alerts.services.some(({ service, succeededAt }) => service === own && isRecent(succeededAt, now));
  return found.length > 0 || hasAnswered ? found : null;
}

function findClosures(
  place: Place,
  cameras: readonly Camera[],
  { writtenAt, events, sources }: EventsFile,
  now: number,
): RoadEvent[] | null {
  if (!isRecent(writtenAt, now)) return null;
  const found = events.filter(
    (event) => isClosed(event) && isCurrent(event, now) && hasStarted(event, now) && isAt(event, place, cameras),
  );
  const own = sources.filter(({ id }) => getAgency(id).home.includes(place.code));
  if (found.length === 0 && !own.some((source) => hasRead(source, cameras, now))) return null;
  return found.sort((a, b) => getEventRank(b) - getEventRank(a));
}

/** Signs of a road on which minutes are longer than usual. */
export function findSlowSigns(
  { state, cameras }: RoadPage,
  signs: readonly SignStatement[],
  now: number,
): SignStatement[] {
  const keyOf = (name: string) => getRoadKey(name, state.code);
  const key = keyOf(cameras[0]?.roadway ?? '');
  return signs.filter(
    (sign) =>
      sign.slower?.length &&
      isConfirmed(sign, now) &&
      keyOf(sign.road) === key &&
      isWithinBounds(state.code, sign.lat, sign.lng),
  );
}
