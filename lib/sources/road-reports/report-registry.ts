import { getLists } from '@/lib/agencies/lists';
import { getTerms } from '@/lib/agencies/terms';
import { getAgency, getIdPrefix, type SourceId } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import { REGIONS } from '@/lib/camera/regions';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import type { ReadSign } from './build-sign';
import { adaptCaltransClosures } from './caltrans-closures';
import { adaptCaltransChains, adaptCaltransMinutes, adaptCaltransSurface } from './caltrans-readings';
import { adaptCaltransSigns } from './caltrans-signs';
import { adaptCarsEvents, adaptCarsPlows, adaptCarsSigns, type CarsReportsConfig } from './cars';
import { adaptIbiEvents, IBI_LAYERS } from './ibi-events';
import { adaptIbiSigns } from './ibi-signs';
import { adaptIowaPlows, adaptMidwestSurface } from './iowa-layers';
import { adaptJsonSigns } from './json-signs';
import { adaptOpen511, type Open511Config } from './open511-events';
import { adaptWzdx, type WzdxConfig } from './wzdx-events';
import type { ReportAgency, ReportEndpoint, ReportPart, ReportSource } from './read-reports';

/** Their events and signs are in another source's list. */
const SHARED_LISTS: ReadonlySet<SourceId> = new Set(['ontario-mto']);

/** No answer of Massachusetts's list has been seen. */
const WITHOUT_SIGNS: ReadonlySet<SourceId> = new Set(['511ma']);

type Extra = (events: CarsReportsConfig, agency: ReportAgency) => ReportEndpoint<RoadEvent>;

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
    const parts = SHARED_LISTS.has(id) ? [] : createParts(id);
    return parts.length > 0 ? [{ id, parts }] : [];
  });
}

export const listEventSources = () => listSources(createEventParts);
export const listSignSources = () => listSources(createSignParts);

type CreatePart = (
  name: string,
  adapt: (agency: ReportAgency) => readonly ReportEndpoint<RoadEvent>[],
) => ReportPart<RoadEvent>;

function createEventParts(source: SourceId): readonly ReportPart<RoadEvent>[] {
  const { endpoints, events } = getLists(source);
  const create: CreatePart = (name, adapt) => {
    const idPrefix = `${getIdPrefix(source)}${name.toLowerCase()}-`;
    const key = name === 'event' ? source : `${source}/${name}`;
    return { key, idPrefix, endpoints: adapt(describeAgency(source, idPrefix)) };
  };
  const ibi = endpoints.find((config) => config.platform === 'ibi');
  if (ibi)
    return IBI_LAYERS.map((layer) =>
      create(layer, (agency) => [
        ...adaptIbiEvents(ibi, layer, agency),
        // The new address of New York's site has one list for all events.
        ...(events?.platform === 'cars' && layer === 'Incidents' ? [adaptCarsEvents(events, agency)] : []),
      ]),
    );
  if (source === 'caltrans') return createCaltransParts(create);
  if (events === undefined) return [];
  const main = create('event', (agency) => [adaptEvents(events, agency)]);
  if (events.platform !== 'cars') return [main];
  const extras = Object.entries(EXTRAS[source] ?? {});
  return [
    main,
    ...extras.map(([kind, adapt]) => ({
      ...create(kind, (agency) => [adapt(events, agency)]),
      isExtra: true,
    })),
  ];
}

function createCaltransParts(create: CreatePart): readonly ReportPart<RoadEvent>[] {
  return CALTRANS_REPORTS.flatMap(({ kind, districts, adapt, isExtra }) =>
    districts.map((district) => ({
      ...create(`${kind}-d${district}`, (agency) => [adapt(`d${district}`, agency)]),
      isExtra,
    })),
  );
}

function adaptEvents(
  events: CarsReportsConfig | Open511Config | WzdxConfig,
  agency: ReportAgency,
): ReportEndpoint<RoadEvent> {
  if (events.platform === 'cars') return adaptCarsEvents(events, agency);
  return events.platform === 'wzdx' ? adaptWzdx(events, agency) : adaptOpen511(events, agency);
}

const describeAgency = (source: SourceId, idPrefix: string): ReportAgency => ({
  ...{ source, idPrefix, home: getAgency(source).home, site: getTerms(source).attribution.url },
});

function createSignParts(source: SourceId): readonly ReportPart<ReadSign>[] {
  const { endpoints, events, parts = [] } = getLists(source);
  const agency = describeAgency(source, `${getIdPrefix(source)}sign-`);
  const create = (part: string, adapt: (agency: ReportAgency) => readonly ReportEndpoint<ReadSign>[]) => {
    const own = part === '' ? agency : { ...agency, idPrefix: `${agency.idPrefix}${part}-` };
    return { key: part === '' ? source : `${source}/${part}`, idPrefix: own.idPrefix, endpoints: adapt(own) };
  };
  const ibi = endpoints.find((config) => config.platform === 'ibi');
  // Canada's TravelIQ sites are not known to have signs.
  const isUs = agency.home.every((state) => REGIONS[state].country === 'US');
  if (ibi) return isUs ? [create('', (own) => [adaptIbiSigns(ibi, own)])] : [];
  if (source === 'caltrans') return parts.map((part) => create(part, (own) => [adaptCaltransSigns(part, own)]));
  const part = create('', (own) => [
    ...adaptJsonSigns(own),
    ...(events?.platform === 'cars' && !WITHOUT_SIGNS.has(source) ? [adaptCarsSigns(events, own)] : []),
  ]);
  return part.endpoints.length > 0 ? [part] : [];
}
