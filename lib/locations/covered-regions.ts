import { AGENCIES } from '@/data/agencies';
import { REGIONS, type StateCode } from '@/lib/camera/regions';
import { SOURCE_IDS } from '@/lib/agencies/agencies';

/** A state or province whose cameras some agency of ours publishes. */
export interface CoveredRegion {
  readonly code: StateCode;
  readonly name: string;
  readonly country: 'US' | 'CA';
  /** The agencies' short names, in the order of the sources. */
  readonly agencies: readonly string[];
}

/** Every state and province with an agency of its own, by name. */
export function coveredRegions(): CoveredRegion[] {
  const agenciesOf = new Map<StateCode, string[]>();
  for (const id of SOURCE_IDS) {
    const { home, label } = AGENCIES[id];
    for (const code of home) agenciesOf.set(code, [...(agenciesOf.get(code) ?? []), label]);
  }
  return [...agenciesOf]
    .map(([code, agencies]) => ({ code, name: REGIONS[code].name, country: REGIONS[code].country, agencies }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
