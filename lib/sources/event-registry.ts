import { AGENCIES } from '@/data/agencies';
import { AGENCY_LISTS } from '@/data/agency-lists';
import { AGENCY_TERMS } from '@/data/agency-terms';
import { getIdPrefix, SOURCE_IDS, type SourceId } from '@/lib/agencies/agencies';
import type { EventEndpoint } from './build-event';
import { adaptCarsEvents } from './cars-events';
import { adaptIbiEvents, IBI_LAYERS } from './ibi-events';
import { adaptOpen511 } from './open511-events';

/** A list of events that succeeds or fails on its own. */
export interface EventPart {
  /** `511ny/Closures`, or `511in` if the source has one. */
  readonly key: string;
  /** Ids of its events begin with it, and no others. */
  readonly idPrefix: string;
  /** In order of preference. */
  readonly endpoints: readonly EventEndpoint[];
}

export interface EventSource {
  readonly id: SourceId;
  readonly parts: readonly EventPart[];
}

/** Their cameras are of a list that another source reads, too, and so would be their events. */
const SHARED_LISTS: ReadonlySet<SourceId> = new Set(['ontario-mto']);

/** Every source whose platform says what happens on its roads. */
export const EVENT_SOURCES: readonly EventSource[] = SOURCE_IDS.flatMap((id) => {
  const parts = SHARED_LISTS.has(id) ? [] : createParts(id);
  return parts.length > 0 ? [{ id, parts }] : [];
});

function createParts(source: SourceId): readonly EventPart[] {
  const { endpoints, events } = AGENCY_LISTS[source];
  const { home } = AGENCIES[source];
  const prefix = getIdPrefix(source);
  const site = AGENCY_TERMS[source].attribution.url;
  const ibi = endpoints.find((config) => config.platform === 'ibi');
  const cars = endpoints.find((config) => config.platform === 'cars');
  if (ibi)
    return IBI_LAYERS.map((layer) => {
      const idPrefix = `${prefix}${layer.toLowerCase()}-`;
      const agency = { source, home, idPrefix };
      // Where New York's site is said to have moved, all its events are in one list.
      const moved = cars && layer === 'Incidents' ? adaptCarsEvents(cars, site, agency) : [];
      return { key: `${source}/${layer}`, idPrefix, endpoints: [...adaptIbiEvents(ibi, layer, agency), ...moved] };
    });
  const agency = { source, home, idPrefix: `${prefix}event-` };
  const adapted = cars ? adaptCarsEvents(cars, site, agency) : events ? adaptOpen511(events, agency) : [];
  return adapted.length > 0 ? [{ key: source, idPrefix: agency.idPrefix, endpoints: adapted }] : [];
}
