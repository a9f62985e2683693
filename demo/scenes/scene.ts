/** Size of every picture and clip. */
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

/** Light of the local time of day at a point, or a fixed one. */
export type Lighting =
  | { readonly kind: 'local'; readonly lat: number; readonly lng: number }
  /** Elevation of the sun. About -20 is deep night. */
  | { readonly kind: 'fixed'; readonly sunDegrees: number };

/** Everything that defines a picture except the time. */
export interface Scene {
  /** Decides skyline, trees and traffic. */
  readonly seed: string;
  readonly kind: SceneKind;
  readonly weather: Weather;
  readonly lighting: Lighting;
  /** Everything repeats after this time, which is a multiple of the signal cycle. */
  readonly loopMs: number;
  /** Time offset of everything that moves, so signals of two places do not change together. */
  readonly phaseMs: number;
  /** Sparse pictures have fewer stars, trees and windows. A static site has one file per camera. */
  readonly detail: 'full' | 'sparse';
  /** Text of the road sign. */
  readonly sign: string;
  /** The strip at the bottom. Null for clips, whose clock would jump at the loop. */
  readonly caption: { readonly name: string; readonly timeZone: string } | null;
}
