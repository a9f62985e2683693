import type { StateCode } from '@/lib/camera/regions';

/** Of the states and provinces in the demo network. */
const ZONES: Readonly<Partial<Record<StateCode, string>>> = {
  IA: 'America/Chicago',
  ID: 'America/Boise',
  CA: 'America/Los_Angeles',
  ON: 'America/Toronto',
};
const DEFAULT_ZONE = 'America/New_York';

/** States that two zones divide, with the line between them roughly where it runs (degrees). */
const DIVIDED: Readonly<Partial<Record<StateCode, { isBeyond: (lat: number, lng: number) => boolean; zone: string }>>> =
  {
    ID: { isBeyond: (lat) => lat > 45.5, zone: 'America/Los_Angeles' },
    FL: { isBeyond: (_lat, lng) => lng < -85.2, zone: 'America/Chicago' },
    IN: { isBeyond: (lat, lng) => (lat > 40.9 && lng < -86.8) || (lat < 38.5 && lng < -87.3), zone: 'America/Chicago' },
    ON: { isBeyond: (_lat, lng) => lng < -90, zone: 'America/Winnipeg' },
  };

/** IANA time zone of a point (degrees) in a state or province of the demo network. */
export function timeZoneOf(state: StateCode, lat: number, lng: number): string {
  const divided = DIVIDED[state];
  if (divided?.isBeyond(lat, lng)) return divided.zone;
  return ZONES[state] ?? DEFAULT_ZONE;
}
