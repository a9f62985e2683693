import type { Agency, AgencyFile, AgencyTerms } from '@/data/agency';

export function toShown({ terms: _terms, credit: _credit, lists: _lists, ...shown }: AgencyFile): Agency {
  return shown;
}

export function toTerms({ terms, credit }: AgencyFile): AgencyTerms {
  const { license, ...reuse } = terms;
  const { faultContact, ...named } = credit;
  return { attribution: { ...named, license }, ...(faultContact !== undefined && { faultContact }), reuse };
}
