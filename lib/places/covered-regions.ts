import { AGENCIES } from '@/data/agencies';
import { SOURCE_IDS, type SourceId } from '@/lib/agencies/agencies';
import { createPermission } from '@/lib/agencies/permission';
import { REGIONS, type StateCode } from '@/lib/camera/regions';

export interface CoveredRegion {
  readonly code: StateCode;
  readonly name: string;
  readonly country: 'US' | 'CA';
  /** Short names of its agencies, in source order. */
  readonly agencies: readonly string[];
}

/** @param held Only these sources; null: all that can be connected, without those that ask first and were not asked. */
export function coveredRegions(held: ReadonlySet<SourceId> | null = null): CoveredRegion[] {
  const isPermitted = createPermission(process.env);
  const agencies = new Map<StateCode, string[]>();
  for (const id of SOURCE_IDS.filter((source) => held?.has(source) ?? isPermitted(source))) {
    const { home, label } = AGENCIES[id];
    for (const code of home) agencies.set(code, [...(agencies.get(code) ?? []), label]);
  }
  return [...agencies]
    .map(([code, labels]) => ({ code, name: REGIONS[code].name, country: REGIONS[code].country, agencies: labels }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
