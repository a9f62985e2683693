import type { AgencyList } from '@/data/agency';
import { AGENCY_LISTS } from '@/data/generated/agency-lists';
import { getLocalAgency, type SourceId } from './agencies';

const LISTS = new Map<SourceId, AgencyList>(Object.entries(AGENCY_LISTS));

export function getLists(id: SourceId): AgencyList {
  const lists = LISTS.get(id) ?? getLocalAgency(id)?.lists;
  if (lists === undefined) throw new Error(`${id} has no lists`);
  return lists;
}
