import type { AgencyList } from '@/data/agency';
import { AGENCY_LISTS } from '@/data/generated/agency-lists';
import type { SourceId } from './agencies';
import { getLocalAgency } from './sources';

const LISTS = new Map<SourceId, AgencyList>(Object.entries(AGENCY_LISTS));

const NONE: Omit<AgencyList, 'mediaHosts'> = { endpoints: [], minimum: 1 };

/** Those of a local source are known only to a sync. */
export function getLists(id: SourceId): AgencyList {
  return LISTS.get(id) ?? getLocalAgency(id)?.lists ?? { ...NONE, mediaHosts: [id] };
}
