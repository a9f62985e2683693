import type { CoreSource } from '@/lib/agencies/sources';
import { type Point, roundPoint } from '@/lib/geo/point';
import { interpolate } from '@/lib/geo/polyline';
import type { StateCode } from '@/lib/camera/regions';

/** Decides which scenes a place can show. */
export type Setting =
  | 'urban'
  | 'avenue'
  | 'rural'
  | 'plains'
  | 'mountain'
  | 'coast'
  | 'bridge'
  | 'tunnel'
  | 'toll'
  | 'airfield';

/** Coordinates are in degrees, WGS 84. */
export type DemoStop = readonly [name: string, lat: number, lng: number, county: string];

export const toPoint = ([, lat, lng]: DemoStop): Point => ({ lat, lng });

/** A point on the way from one place to the next. */
export const pointBetween = (from: DemoStop, to: DemoStop, share: number): Point =>
  roundPoint(interpolate(toPoint(from), toPoint(to), share));

/** A real road of one agency and the places along it, in order. */
export interface DemoCorridor {
  readonly source: CoreSource;
  readonly state: StateCode;
  readonly roadway: string;
  readonly axis: 'NS' | 'EW';
  readonly setting: Setting;
  readonly stops: readonly DemoStop[];
}

export const corridor = (road: Omit<DemoCorridor, 'stops'>, stops: readonly DemoStop[]): DemoCorridor => {
  return { ...road, stops };
};

/** `area` is a borough or town. */
export type DemoCrossing = readonly [street: string, cross: string, lat: number, lng: number, area: string];

/** `code` is the Nav Canada site code. */
export type DemoAerodrome = readonly [
  code: string,
  name: string,
  province: StateCode,
  lat: number,
  lng: number,
  timeZone: string,
];
