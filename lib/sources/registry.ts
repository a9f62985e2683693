import { getLists } from '@/lib/agencies/lists';
import { getTerms } from '@/lib/agencies/terms';
import { getAgency, getCameraFile, getIdPrefix, type CameraFile, type SourceId } from '@/lib/agencies/agencies';
import { SOURCE_IDS } from '@/lib/agencies/sources';
import { adaptCars } from './cars';
import type { ArcgisConfig, CarsConfig, IbiConfig, IterisConfig, JsonConfig } from './configs';
import { adaptIbi } from './ibi';
import { adaptIteris } from './iteris';
import { adaptArcgis, adaptJson, adaptSitePages, type SitePagesConfig } from './mapped-lists';
import type { Adapter, AgencyContext, Endpoint, ParsedList, Source } from './source';

export type EndpointConfig = ArcgisConfig | CarsConfig | IbiConfig | IterisConfig | JsonConfig | SitePagesConfig;
type Platform = EndpointConfig['platform'];
type ConfigOf = { [P in Platform]: Extract<EndpointConfig, { platform: P }> };

const ADAPTERS: { readonly [P in Platform]: Adapter<ConfigOf[P]> } = {
  arcgis: adaptArcgis,
  cars: adaptCars,
  ibi: adaptIbi,
  iteris: adaptIteris,
  json: adaptJson,
  'site-pages': adaptSitePages,
};

/** All that are collected, local sources too. */
export function createSources(): readonly Source[] {
  return SOURCE_IDS.filter((id) => getLists(id).endpoints.length > 0).map((id) => {
    const { parts = [''], refreshDays = 0 } = getLists(id);
    return {
      id,
      home: getAgency(id).home,
      refreshDays,
      parts: parts.map((name) => ({
        key: name === '' ? id : `${id}/${name}`,
        idPrefix: name === '' ? getIdPrefix(id) : `${getIdPrefix(id)}${name}-`,
        minimum: getLists(id).minimum,
        endpoints: createEndpoints(id, name),
      })),
    };
  });
}

function createEndpoints(id: SourceId, part: string): readonly Endpoint[] {
  const agency: AgencyContext = {
    ...getAgency(id),
    attribution: getTerms(id).attribution,
    source: id,
    part,
    idPrefix: getIdPrefix(id),
  };
  return getLists(id).endpoints.flatMap((config) => adapt(config, agency));
}

export const adapt = <P extends Platform>(
  config: ConfigOf[P] & { readonly platform: P },
  agency: AgencyContext,
): readonly Endpoint[] => ADAPTERS[config.platform](config, agency);

/** Parses a camera file that contains an agency's raw list. Null for anything else. */
export function parseRaw(file: CameraFile, body: unknown): ParsedList | null {
  const sources = SOURCE_IDS.filter((id) => getCameraFile(id) === file);
  return parseWith(
    sources.flatMap((id) => createEndpoints(id, '')),
    body,
  );
}

/** As the endpoint that finds the most cameras; null if none finds any. */
export function parseWith(endpoints: readonly Endpoint[], body: unknown): ParsedList | null {
  const [best] = endpoints.map((endpoint) => endpoint.parse([body])).sort((a, b) => b.items.length - a.items.length);
  return best && best.items.length > 0 ? best : null;
}
