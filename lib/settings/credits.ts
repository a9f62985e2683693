import { AGENCIES } from '@/data/generated/agencies';
import { AGENCY_TERMS } from '@/data/generated/agency-terms';
import type { SourceId } from '@/lib/agencies/agencies';
import type { Attribution } from '@/lib/camera/camera';

interface AgencyCredit extends Attribution {
  readonly label: string;
}

/** Sorted by name. */
export function creditAgencies(sources: readonly SourceId[]): AgencyCredit[] {
  return sources
    .map((id) => ({ label: AGENCIES[id].label, ...AGENCY_TERMS[id].attribution }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
