import type { StateCode } from '@/lib/camera/regions';

/** Part of a place: its name, its count with a plus sign, and the roads and spots worth watching there. */
export type AreaEntry = readonly [area: string, cameras: `${string}+`, highlights: string];

/** A place as data/locations writes it down; `locationOf` completes it. */
export interface PlaceEntry {
  /** Slug without `-traffic-cameras`. */
  readonly key: string;
  readonly type: 'state' | 'city' | 'region';
  readonly name: string;
  /** Where it differs from the name (states) or from `name, state` (cities). */
  readonly fullName?: string;
  readonly code: StateCode;
  /** Marketing count of spec 9 where given, with a plus sign. */
  readonly count: `${string}+`;
  /** One or two sentences: what the roads of this place are. Also the description that search engines show. */
  readonly description: string;
  /** How traffic moves there. */
  readonly traffic: string;
  /** What a camera shows there: weather, bridges, bottlenecks. */
  readonly watch: string;
  /** Comma-separated. */
  readonly roads: string;
  readonly areas: readonly AreaEntry[];
  /** County of a region, by which the viewer filters. */
  readonly county?: string;
  /** Another page that speaks for this one in search engines. */
  readonly canonical?: string;
}

/** Latitude and longitude, degrees WGS 84. */
export type Point = readonly [lat: number, lng: number];
