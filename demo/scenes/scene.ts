/** Size of every picture and clip, CSS pixels. */
export const FRAME_WIDTH = 480;
export const FRAME_HEIGHT = 270;

export const SCENE_KINDS = [
  'freeway',
  'curve',
  'intersection',
  'avenue',
  'bridge',
  'pass',
  'toll',
  'tunnel',
  'coast',
  'plains',
  'airfield',
] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

export type Weather = 'clear' | 'rain' | 'snow' | 'fog';

/** Light of the real local hour at a point (degrees), or one that never changes. */
export type Lighting =
  | { readonly kind: 'local'; readonly lat: number; readonly lng: number }
  /** Height of the sun above the horizon, degrees; about -20 is deep night. */
  | { readonly kind: 'fixed'; readonly sunDegrees: number };

/** Everything a picture is drawn from, apart from the time. */
export interface Scene {
  /** Same seed, same place: skyline, trees, traffic. */
  readonly seed: string;
  readonly kind: SceneKind;
  readonly weather: Weather;
  readonly lighting: Lighting;
  /** After this long everything is where it was, milliseconds. A multiple of the signals' cycle. */
  readonly loopMs: number;
  /** Added to the time of everything that moves, so that two places do not change their signals together; milliseconds. */
  readonly phaseMs: number;
  /** Sparse pictures have fewer stars, trees and windows: a static site holds one file for each camera. */
  readonly detail: 'full' | 'sparse';
  /** Words on the road sign. */
  readonly sign: string;
  /** The strip with the camera's name and clock; null for clips, which loop. */
  readonly caption: { readonly name: string; readonly timeZone: string } | null;
}
