import { AGENCIES } from '@/data/agencies';
import { AGENCY_LISTS } from '@/data/agency-lists';
import { AGENCY_TERMS } from '@/data/agency-terms';
import { getIdPrefix, SOURCE_IDS, type SourceId } from '@/lib/agencies/agencies';
import type { EventEndpoint } from './build-event';
import { adaptCarsEvents } from './cars-events';
import { adaptIbiEvents, IBI_LAYERS } from './ibi-events';
import { adaptOpen511 } from './open511-events';

export interface EventPart {
  /** `511ny/Closures`, or `511in` if the source has one list. */
  readonly key: string;
  readonly idPrefix: string;
  readonly endpoints: readonly EventEndpoint[];
}

export interface EventSource {
  readonly id: SourceId;
  readonly parts: readonly EventPart[];
}

/** Their events are in another source's list. */
const SHARED_LISTS: ReadonlySet<SourceId> = new Set(['ontario-mto']);

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
  const cars = events?.platform === 'cars' ? events : null;
  if (ibi)
    return IBI_LAYERS.map((layer) => {
      const idPrefix = `${prefix}${layer.toLowerCase()}-`;
      const agency = { source, home, idPrefix };
      // The new address of New York's site has one list for all events.
      const moved = cars && layer === 'Incidents' ? adaptCarsEvents(cars, site, agency) : [];
      return { key: `${source}/${layer}`, idPrefix, endpoints: [...adaptIbiEvents(ibi, layer, agency), ...moved] };
    });
  const agency = { source, home, idPrefix: `${prefix}event-` };
  if (events === undefined) return [];
  const adapted = events.platform === 'cars' ? adaptCarsEvents(events, site, agency) : adaptOpen511(events, agency);
  return [{ key: source, idPrefix: agency.idPrefix, endpoints: adapted }];
}
