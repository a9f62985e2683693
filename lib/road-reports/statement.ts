import { getTerms } from '@/lib/agencies/terms';
import type { SourceId } from '@/lib/agencies/agencies';
import type { Point } from '@/lib/geo/point';
import { describePlace } from './along-drive';
import type { RoadEvent } from './event-schema';
import type { EventDirection } from './road-event';
import { kindOf, type EventKind } from './shown-event';
import { getSignText } from './sign';
import type { Sign } from './sign-schema';

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
  return { ...{ id, source, lat, lng }, ...('pages' in said ? fromSign(said) : fromEvent(said)) };
}

type Facts = Omit<Statement, 'id' | 'source' | keyof Point>;

function fromSign(sign: Sign): Facts {
  const { source, road, direction, since, readAt: updated } = sign;
  const { url } = getTerms(source).attribution;
  return { kind: 'sign', road, direction, title: getSignText(sign), words: '', since, until: null, updated, url };
}

function fromEvent(event: RoadEvent): Facts {
  const { description: words, roads, start: since, end: until, updated, url } = event;
  const { name: road = '', direction = null } = roads[0] ?? {};
  return { kind: kindOf(event), road, direction, title: describePlace(event), words, since, until, updated, url };
}
