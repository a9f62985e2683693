import { AGENCIES } from '@/data/agencies';
import { STATE_AGENCIES, type StateAgency } from '@/data/locations/state-agencies';
import type { StateCode } from '@/lib/camera/regions';
import { SOURCE_IDS, type SourceId } from '@/lib/agencies/agencies';
import type { Location } from './location';

/** Who looks after the highways of a US state. Throws for a Canadian province. */
export function stateAgencyOf(code: StateCode): StateAgency {
  const agency = STATE_AGENCIES[code];
  if (agency === undefined) throw new Error(`data/locations/state-agencies.ts has no row for ${code}`);
  return agency;
}

/** Our sources with cameras of a place: those of its state, without the ones that are another city's own. */
export function sourcesOf({ type, key, code }: Pick<Location, 'type' | 'key' | 'code'>): SourceId[] {
  return SOURCE_IDS.filter((source) => {
    const { home, city } = AGENCIES[source];
    return home.includes(code) && (type === 'state' || city === undefined || city === key);
  });
}
