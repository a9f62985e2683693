import { getTerms } from '@/lib/agencies/terms';
import { getAgency, type SourceId } from '@/lib/agencies/agencies';
import type { Attribution } from '@/lib/camera/camera';

interface AgencyCredit extends Attribution {
  readonly label: string;
}

/** Sorted by name. */
export function creditAgencies(sources: readonly SourceId[]): AgencyCredit[] {
  return sources
    .map((id) => ({ label: getAgency(id).label, ...getTerms(id).attribution }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
