import { getTerms } from '@/lib/agencies/terms';
import type { SourceId } from '@/lib/agencies/agencies';
import type { Point } from '@/lib/geo/point';
import { describePlace } from './along-drive';
import type { RoadEvent } from './event-schema';
import type { EventDirection } from './road-event';
import { kindOf, type EventKind } from './shown-event';
import { getSignText } from './sign';
import type { Sign } from './sign-schema';

/** Statement of a road: an event, a lane closure, a chain control, its condition, or a message sign. */
export interface Statement extends Point {
  /** Stays the same from file to file. */
  readonly id: string;
  readonly kind: EventKind | 'sign';
  readonly source: SourceId;
  readonly road: string;
  readonly direction: EventDirection | null;
  /** `Closed between Herkimer and Utica`; a sign's own words. */
  readonly title: string;
  /** The agency's further words. */
  readonly words: string;
  /** Epoch milliseconds; null if not stated. */
  readonly since: number | null;
  readonly until: number | null;
  readonly updated: number | null;
  /** The agency's page. */
  readonly url: string;
}

export function toStatement(said: RoadEvent | Sign): Statement {
  const { id, source, lat, lng } = said;
  if ('pages' in said) {
    const { road, direction, since, readAt } = said;
    const { url } = getTerms(source).attribution;
    return {
      id,
      kind: 'sign',
      source,
      lat,
      lng,
      road,
      direction,
      title: getSignText(said),
      words: '',
      since,
      until: null,
      updated: readAt,
      url,
    };
  }
  const { description, roads, start, end, updated, url } = said;
  const { name = '', direction = null } = roads[0] ?? {};
  return {
    id,
    kind: kindOf(said),
    source,
    lat,
    lng,
    road: name,
    direction,
    title: describePlace(said),
    words: description,
    since: start,
    until: end,
    updated,
    url,
  };
}
