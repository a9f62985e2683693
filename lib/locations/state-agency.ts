import { STATE_AGENCIES, type StateAgency } from '@/data/locations/state-agencies';
import type { StateCode } from '@/lib/camera/regions';

/** Who looks after the highways of a US state. Throws for a Canadian province. */
export function stateAgencyOf(code: StateCode): StateAgency {
  const agency = STATE_AGENCIES[code];
  if (agency === undefined) throw new Error(`data/locations/state-agencies.ts has no row for ${code}`);
  return agency;
}
