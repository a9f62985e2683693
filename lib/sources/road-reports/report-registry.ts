import { getLists } from '@/lib/agencies/lists';
import { getTerms } from '@/lib/agencies/terms';
import { getAgency, getIdPrefix, type SourceId } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import { REGIONS } from '@/lib/camera/regions';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import type { ReadSign } from './build-sign';
import { adaptCaltransClosures } from './caltrans-closures';
import { adaptCaltransChains, adaptCaltransMinutes, adaptCaltransSurface } from './caltrans-readings';
import { adaptCaltransSigns } from './caltrans';
import type { CarsConfig, EventsConfig } from '../configs';
import { adaptCarsEvents, adaptCarsPlows, adaptCarsSigns } from './cars';
import { adaptIbiEvents, IBI_LAYERS } from './ibi-events';
import { adaptIbiSigns } from './ibi-signs';
import { adaptIowaPlows, adaptMidwestSurface } from './iowa-layers';
import { adaptJsonSigns } from './json-signs';
import { adaptOpen511 } from './open511-events';
import { adaptWzdx } from './wzdx-events';
import type { ReportAgency, ReportPart, ReportSource } from './read-reports';
import type { ListEndpoint } from '../source';

type Extra = (events: CarsConfig, agency: ReportAgency) => ListEndpoint<RoadEvent>;

/** Beside the events of a CARS site. */
const EXTRAS: Partial<Record<SourceId, Readonly<Record<string, Extra>>>> = {
  '511co': { plow: adaptCarsPlows },
  '511ks': { plow: adaptCarsPlows },
  '511ia': {
    plow: (_, agency) => adaptIowaPlows(agency),
    surface: (_, agency) => adaptMidwestSurface(agency),
  },
};

/** Other districts have no such file, or answer 500. */
const CALTRANS_REPORTS = [
  { kind: 'closure', districts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], adapt: adaptCaltransClosures, isExtra: false },
  { kind: 'chains', districts: [1, 2, 3, 6, 7, 8, 9, 10, 11], adapt: adaptCaltransChains, isExtra: true },
  { kind: 'surface', districts: [2, 3, 6, 8, 9, 10], adapt: adaptCaltransSurface, isExtra: true },
  { kind: 'minutes', districts: [11], adapt: adaptCaltransMinutes, isExtra: true },
] as const;

function listSources<Item>(createParts: (id: SourceId) => readonly ReportPart<Item>[]): readonly ReportSource<Item>[] {
  return SOURCE_IDS.flatMap((id) => {
    // Their events and signs are in another source's list.
    const parts = id === 'ontario-mto' ? [] : createParts(id);
    return parts.length > 0 ? [{ id, parts }] : [];
  });
}

export const listEventSources = () => listSources(createEventParts);
export const listSignSources = () => listSources(createSignParts);

/** @param name '' for the source's only list @param idPart what its ids have after the source's prefix */
function createPart<Item>(
  source: SourceId,
  name: string,
  idPart: string,
  adapt: (agency: ReportAgency) => readonly ListEndpoint<Item>[],
): ReportPart<Item> {
  const idPrefix = `${getIdPrefix(source)}${idPart}-`;
  const agency = { source, idPrefix, home: getAgency(source).home, attribution: getTerms(source).attribution };
  return { key: name === '' ? source : `${source}/${name}`, idPrefix, endpoints: adapt(agency) };
}

const findIbi = (source: SourceId) => getLists(source).endpoints.find((config) => config.platform === 'ibi');

function createEventParts(source: SourceId): readonly ReportPart<RoadEvent>[] {
  const { events } = getLists(source);
  const ibi = findIbi(source);
  if (ibi)
    return IBI_LAYERS.map((layer) =>
      createPart(source, layer, layer.toLowerCase(), (agency) => [
        ...adaptIbiEvents(ibi, layer, agency),
        // The new address of New York's site has one list for all events.
        ...(events?.platform === 'cars' && layer === 'Incidents' ? [adaptCarsEvents(events, agency)] : []),
      ]),
    );
  if (source === 'caltrans') return createCaltransParts();
  if (events === undefined) return [];
  const main = createPart(source, '', 'event', (agency) => [adaptEvents(events, agency)]);
  if (events.platform !== 'cars') return [main];
  return [
    main,
    ...Object.entries(EXTRAS[source] ?? {}).map(([kind, adapt]) => ({
      ...createPart(source, kind, kind, (agency) => [adapt(events, agency)]),
      isExtra: true,
    })),
  ];
}

function createCaltransParts(): readonly ReportPart<RoadEvent>[] {
  return CALTRANS_REPORTS.flatMap(({ kind, districts, adapt, isExtra }) =>
    districts.map((district) => {
      const name = `${kind}-d${district}`;
      const part = createPart('caltrans', name, name, (agency) => [adapt(`d${district}`, agency)]);
      return { ...part, isExtra, cameras: `${getIdPrefix('caltrans')}d${district}-` };
    }),
  );
}

function adaptEvents(events: EventsConfig, agency: ReportAgency): ListEndpoint<RoadEvent> {
  if (events.platform === 'cars') return adaptCarsEvents(events, agency);
  return events.platform === 'wzdx' ? adaptWzdx(events, agency) : adaptOpen511(events, agency);
}

function createSignParts(source: SourceId): readonly ReportPart<ReadSign>[] {
  const { events, signs, parts = [] } = getLists(source);
  if (source === 'caltrans')
    return parts.map((part) => createPart(source, part, `sign-${part}`, (own) => [adaptCaltransSigns(part, own)]));
  const ibi = findIbi(source);
  // Canada's TravelIQ sites are not known to have signs.
  const isUs = getAgency(source).home.every((state) => REGIONS[state].country === 'US');
  const part = createPart(source, '', 'sign', (agency) => {
    if (ibi) return isUs ? [adaptIbiSigns(ibi, agency)] : [];
    // No answer of Massachusetts's list has been seen.
    const hasCars = events?.platform === 'cars' && source !== '511ma';
    return [...(signs ? [adaptJsonSigns(signs, agency)] : []), ...(hasCars ? [adaptCarsSigns(events, agency)] : [])];
  });
  return part.endpoints.length > 0 ? [part] : [];
}
