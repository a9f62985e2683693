import type { AgencyTerms } from '@/data/agency';
import { AGENCY_TERMS } from '@/data/generated/agency-terms';
import type { SourceId } from './agencies';
import { getLocalAgency } from './sources';

const TERMS = new Map<SourceId, AgencyTerms>(Object.entries(AGENCY_TERMS));

const UNKNOWN: AgencyTerms = {
  attribution: { name: 'Unknown', url: 'https://localhost', license: '' },
  reuse: { read: '', page: '', class: 'forbids', forbidsCapture: true, forbidsEmbedding: true },
};

export function getTerms(id: SourceId): AgencyTerms {
  return TERMS.get(id) ?? getLocalAgency(id) ?? UNKNOWN;
}
