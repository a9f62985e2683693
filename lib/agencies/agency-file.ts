import type { Agency, AgencyFile, AgencyTerms, LocalAgency } from '@/data/agency';

export function toShown({ terms: _terms, credit: _credit, lists: _lists, ...shown }: AgencyFile): Agency {
  return shown;
}

export function toTerms({ terms, credit }: AgencyFile): AgencyTerms {
  const { license, ...reuse } = terms;
  const { faultContact, ...named } = credit;
  return { attribution: { ...named, license }, ...(faultContact !== undefined && { faultContact }), reuse };
}

export const toLocalAgency = (id: string, file: AgencyFile): LocalAgency => ({
  id,
  ...toShown(file),
  ...toTerms(file),
  lists: file.lists,
});
