import { AGENCIES } from '@/data/generated/agencies';
import { AGENCY_LISTS } from '@/data/generated/agency-lists';
import { AGENCY_TERMS } from '@/data/generated/agency-terms';
import { getIdPrefix, SOURCE_IDS, type SourceId } from '@/lib/agencies/agencies';
import { REGIONS } from '@/lib/camera/regions';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import type { ReadSign } from './build-sign';
import { adaptCaltransSigns } from './caltrans-signs';
import { adaptCarsEvents } from './cars-events';
import { adaptCarsSigns } from './cars-signs';
import { adaptIbiEvents, IBI_LAYERS } from './ibi-events';
import { adaptIbiSigns } from './ibi-signs';
import { adaptOpen511 } from './open511-events';
import type { ReportAgency, ReportEndpoint, ReportPart, ReportSource } from './read-reports';

/** Their events and signs are in another source's list. */
const SHARED_LISTS: ReadonlySet<SourceId> = new Set(['ontario-mto']);

/** No answer of Massachusetts's list has been seen. */
const WITHOUT_SIGNS: ReadonlySet<SourceId> = new Set(['511ma']);

function listSources<Item>(createParts: (id: SourceId) => readonly ReportPart<Item>[]): readonly ReportSource<Item>[] {
  return SOURCE_IDS.flatMap((id) => {
    const parts = SHARED_LISTS.has(id) ? [] : createParts(id);
    return parts.length > 0 ? [{ id, parts }] : [];
  });
}

export const EVENT_SOURCES = listSources(createEventParts);
export const SIGN_SOURCES = listSources(createSignParts);

function createEventParts(source: SourceId): readonly ReportPart<RoadEvent>[] {
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

function createSignParts(source: SourceId): readonly ReportPart<ReadSign>[] {
  const { endpoints, events, parts = [] } = AGENCY_LISTS[source];
  const { home } = AGENCIES[source];
  const agency = { source, home, idPrefix: `${getIdPrefix(source)}sign-` };
  const create = (part: string, adapt: (agency: ReportAgency) => readonly ReportEndpoint<ReadSign>[]) => {
    const own = part === '' ? agency : { ...agency, idPrefix: `${agency.idPrefix}${part}-` };
    return { key: part === '' ? source : `${source}/${part}`, idPrefix: own.idPrefix, endpoints: adapt(own) };
  };
  const ibi = endpoints.find((config) => config.platform === 'ibi');
  // Canada's TravelIQ sites are not known to have signs.
  const isUs = home.every((state) => REGIONS[state].country === 'US');
  if (ibi) return isUs ? [create('', (own) => adaptIbiSigns(ibi, own))] : [];
  if (events?.platform === 'cars')
    return WITHOUT_SIGNS.has(source) ? [] : [create('', (own) => adaptCarsSigns(events, own))];
  return source === 'caltrans' ? parts.map((part) => create(part, (own) => adaptCaltransSigns(part, own))) : [];
}
