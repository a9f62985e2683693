import { getLists } from '@/lib/agencies/lists';
import { getTerms } from '@/lib/agencies/terms';
import { CITY_AGENCIES, STATE_AGENCIES, type StateAgency } from '@/data/places/state-agencies';
import { getAgency, type SourceId } from '@/lib/agencies/agencies';
import { getLocalAgency, SOURCE_IDS } from '@/lib/agencies/sources';
import { createPermission } from '@/lib/agencies/permission';
import { REGION_CODES, REGIONS, type StateCode } from '@/lib/camera/regions';
import type { Place } from './place';

function lacksKey(source: SourceId): boolean {
  if (getLocalAgency(source)) return false;
  const { endpoints } = getLists(source);
  return endpoints.every(
    (list) => list.platform === 'json' && list.keyVariable !== undefined && !process.env[list.keyVariable],
  );
}

export function findSources(code: StateCode): SourceId[] {
  const isPermitted = createPermission(process.env);
  return SOURCE_IDS.filter((id) => getAgency(id).home.includes(code) && isPermitted(id) && !lacksKey(id));
}

export function getSources({ type, key, code }: Pick<Place, 'type' | 'key' | 'code'>): SourceId[] {
  return findSources(code).filter((source) => {
    const { city } = getAgency(source);
    return type === 'state' || city === undefined || city === key;
  });
}

const coversRegion = (id: SourceId, code: StateCode) =>
  getAgency(id).city === undefined && getAgency(id).home.includes(code);

/** Why the site has no list of the whole region. Null if it has one. */
export function explainRegion(code: StateCode): string | null {
  if (findSources(code).some((id) => coversRegion(id, code))) return null;
  const source = SOURCE_IDS.find((id) => coversRegion(id, code));
  if (source === undefined) return STATE_AGENCIES[code]?.gap ?? `${REGIONS[code].name} has no public list of cameras.`;
  if (!createPermission(process.env)(source)) {
    const { license } = getTerms(source).attribution;
    return `${getAgency(source).label} requires permission, and none is on file for this site. ${license}`;
  }
  return `The list of ${getAgency(source).label} requires a key, and this site has none.`;
}

export function explainGap({ key, code }: Pick<Place, 'key' | 'code'>): string {
  return CITY_AGENCIES[key]?.gap ?? explainRegion(code) ?? 'Its agency lists none here.';
}

export function getAgencies({ key, code }: Pick<Place, 'key' | 'code'>): StateAgency[] {
  return [CITY_AGENCIES[key], STATE_AGENCIES[code]].filter((agency) => agency !== undefined);
}

/** `Alabama: ALGO Traffic` */
function linkRegion(code: StateCode) {
  const sources = SOURCE_IDS.filter((id) => coversRegion(id, code));
  const source = sources.find((id) => id === `511${code.toLowerCase()}`) ?? sources[0];
  const own = { service: source ? getAgency(source).label : '', url: source ? getTerms(source).attribution.url : '' };
  const { service, url } = STATE_AGENCIES[code] ?? own;
  const note = explainRegion(code) ?? 'Its list had no cameras at the last sync.';
  return { name: `${REGIONS[code].name}: ${service}`, href: url, note };
}

/** Regions without a list of their own. @param held names of those with cameras, if synced */
export function listGaps(held: ReadonlySet<string | null> | null) {
  const isHere = (code: StateCode) => explainRegion(code) === null && held?.has(REGIONS[code].name) !== false;
  return REGION_CODES.filter((code) => !isHere(code)).map(linkRegion);
}
