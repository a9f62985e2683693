import { AGENCIES } from '@/data/agencies';
import type { StateCode } from '@/lib/camera/regions';
import { SOURCE_IDS, type SourceId } from '@/lib/agencies/agencies';
import type { AgencyContext } from './build-camera';
import { caltransParts } from './caltrans';
import { carsEndpoint } from './cars';
import { ibiApiEndpoint, ibiListEndpoint, type IbiHost } from './ibi';
import { iterisEndpoint, type IterisList } from './iteris';
import { nycdotEndpoint } from './nycdot';
import type { Source, SourcePart, Endpoint } from './source';
import { torontoEndpoint } from './toronto';
import { weathercamsEndpoints } from './weathercams';
import { yorkEndpoint } from './york';

/** The cameras layer of York Region's open data, as several public projects read it. */
const YORK_LAYER = 'https://ww8.yorkmaps.ca/arcgis/rest/services/OpenData/Traffic/MapServer/0';
/** Another address of the layer that we could not confirm. */
const YORK_LAYER_UNCONFIRMED = 'https://ww6.yorkmaps.ca/arcgis/rest/services/OpenData/Traffic_Camera/MapServer/0';

/** Florida answers 429 above about 100 requests a minute. */
const FLORIDA_PACE_MS = 700;

const ONTARIO: IbiHost = { host: '511on.ca' };

/** For rows of any district, which no part of the source reads. */
export const CALTRANS = contextOf('caltrans', { idPrefix: 'caltrans-' });

const ROWS: Readonly<Record<SourceId, Source>> = {
  // The list comes before CARS because of its stable ids, and there is no official interface: that one has no video.
  '511ny': source(
    '511ny',
    { idPrefix: '511ny-', site: 'https://511ny.org', neighbors: ['CT', 'NJ', 'ON'] },
    (agency) => [
      ibiListEndpoint(agency, { host: '511ny.org' }),
      carsEndpoint({ ...agency, idPrefix: '511ny-cars-' }, 'nysdot', false),
    ],
  ),
  '511ga': ibiSource('511ga', { host: '511ga.org', hasLockedVideo: true, keyVariable: 'GA511_KEY' }),
  '511id': ibiSource('511id', { host: '511.idaho.gov', acceptsViews: true, keyVariable: 'ID511_KEY' }),
  '511newengland': ibiSource('511newengland', { host: 'www.newengland511.org', keyVariable: 'NEWENGLAND511_KEY' }),
  '511pa': ibiSource('511pa', { host: 'www.511pa.com', hasLockedVideo: true, keyVariable: 'PA511_KEY' }),
  '511fl': ibiSource('511fl', {
    host: 'fl511.com',
    hasLockedVideo: true,
    paceMs: FLORIDA_PACE_MS,
    keyVariable: 'FL511_KEY',
  }),
  '511ia': carsSource('511ia', { prefix: 'ia', site: 'https://511ia.org', neighbors: ['IL', 'NE', 'SD'] }),
  '511in': carsSource('511in', { prefix: 'in', site: 'https://511in.org' }),
  '511sc': iterisSource('511sc', {
    url: 'https://sc.cdn.iteris-atis.com/geojson/icons/metadata/icons.cameras.geojson',
    referer: 'https://www.511sc.org/',
  }),
  caltrans: withParts('caltrans', caltransParts(CALTRANS)),
  navcanada: source('navcanada', { idPrefix: 'navcanada-' }, (agency) =>
    weathercamsEndpoints(agency, 'FAA_WEATHERCAMS_TOKEN'),
  ),
  'ontario-mto': source('ontario-mto', { idPrefix: 'mto-', site: 'https://511on.ca' }, (agency) =>
    ontarioEndpoints(agency, { ...ONTARIO, onlySource: 'COMPASS' }),
  ),
  'toronto-opendata': source('toronto-opendata', { idPrefix: 'toronto-' }, (agency) => [torontoEndpoint(agency)]),
  rom: source('rom', { idPrefix: 'rom-', site: 'https://ww8.yorkmaps.ca' }, (agency) => [
    yorkEndpoint(agency, 'york', YORK_LAYER),
    yorkEndpoint(agency, 'york-ww6', YORK_LAYER_UNCONFIRMED),
  ]),
  '511on': source('511on', { idPrefix: '511on-', site: 'https://511on.ca' }, (agency) =>
    ontarioEndpoints(agency, ONTARIO),
  ),
  vdot: iterisSource('vdot', { url: 'https://511.vdot.virginia.gov/services/map/layers/map/cams' }),
  nycdot: source('nycdot', { idPrefix: '' }, (agency) => [nycdotEndpoint(agency)]),
  '511mn': carsSource('511mn', { prefix: 'mn', site: 'https://511mn.org' }),
  '511nv': ibiSource('511nv', { host: 'www.nvroads.com', keyVariable: 'NV511_KEY' }),
};

/** Every source, in the order in which files are loaded and reported. */
export const SOURCES: readonly Source[] = SOURCE_IDS.map((id) => ROWS[id]);

/** The registry row of a source. */
export function sourceOf(id: SourceId): Source {
  return ROWS[id];
}

interface Identity {
  readonly idPrefix: string;
  /** Origin that completes relative feed paths. */
  readonly site?: string;
  /** States whose cameras the agency lists among its own without saying so. */
  readonly neighbors?: readonly StateCode[];
}

/** A TravelIQ state. `keyVariable` names the variable with the key of its official interface, which is then asked first. */
function ibiSource(id: SourceId, { keyVariable, ...host }: IbiHost & { readonly keyVariable: string }): Source {
  return source(id, { idPrefix: `${id}-`, site: `https://${host.host}` }, (agency) => [
    ibiApiEndpoint(agency, host, keyVariable),
    ibiListEndpoint(agency, host),
  ]);
}

/** A Castle Rock CARS state; `prefix` is the first part of its host name. */
function carsSource(id: SourceId, row: Omit<Identity, 'idPrefix'> & { readonly prefix: string }): Source {
  const { prefix, ...identity } = row;
  return source(id, { idPrefix: `${id}-`, ...identity }, (agency) => [carsEndpoint(agency, prefix)]);
}

/** An Iteris state. */
function iterisSource(id: SourceId, list: IterisList): Source {
  return source(id, { idPrefix: `${id}-`, site: new URL(list.referer ?? list.url).origin }, (agency) => [
    iterisEndpoint(agency, list),
  ]);
}

/** 511 Ontario needed no key until late 2026; where it does now, and there is none, the list has the same cameras. */
function ontarioEndpoints(agency: AgencyContext, host: IbiHost): [Endpoint, ...Endpoint[]] {
  return [ibiApiEndpoint(agency, host, 'ON511_KEY'), ibiApiEndpoint(agency, host), ibiListEndpoint(agency, host)];
}

function source(
  id: SourceId,
  identity: Identity,
  endpointsOf: (agency: AgencyContext) => [Endpoint, ...Endpoint[]],
): Source {
  return withParts(id, [{ name: '', idPrefix: identity.idPrefix, endpoints: endpointsOf(contextOf(id, identity)) }]);
}

function contextOf(id: SourceId, identity: Identity): AgencyContext {
  const { attribution, home } = AGENCIES[id];
  return { source: id, attribution, home, ...identity };
}

function withParts(id: SourceId, parts: readonly SourcePart[]): Source {
  const [first, ...others] = parts;
  if (first === undefined) throw new Error(`Source ${id} has no parts`);
  const { label, attribution, home } = AGENCIES[id];
  return { id, name: label, attribution, home, parts: [first, ...others] };
}
