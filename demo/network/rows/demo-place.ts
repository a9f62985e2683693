import type { CoreSource } from '@/lib/agencies/agencies';
import type { StateCode } from '@/lib/camera/regions';

/** What a place looks like; the simulator picks its scenes by it. */
export type Setting =
  'urban' | 'avenue' | 'rural' | 'plains' | 'mountain' | 'coast' | 'bridge' | 'tunnel' | 'toll' | 'airfield';

/** A place on a corridor: name, latitude, longitude (degrees, WGS 84), county. */
export type DemoStop = readonly [name: string, lat: number, lng: number, county: string];

/** A real road of one agency with the places it passes, in order. */
export interface DemoCorridor {
  readonly source: CoreSource;
  readonly state: StateCode;
  readonly roadway: string;
  /** Which two directions its carriageways have: north and south, or east and west. */
  readonly axis: 'NS' | 'EW';
  readonly setting: Setting;
  readonly stops: readonly DemoStop[];
}

/** Crossroads: main street, cross street, latitude, longitude (degrees, WGS 84), borough or town. */
export type DemoCrossing = readonly [street: string, cross: string, lat: number, lng: number, area: string];

/** An aerodrome: site code, name, province, latitude, longitude (degrees, WGS 84), IANA time zone. */
export type DemoAerodrome = readonly [
  code: string,
  name: string,
  province: StateCode,
  lat: number,
  lng: number,
  timeZone: string,
];
