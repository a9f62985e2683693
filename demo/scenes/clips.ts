import { LOOP_MS } from '../feeds/live-timeline';
import type { Scene, SceneKind, Weather } from './scene';

export const CLIP_FPS = 15;

const clip = (kind: SceneKind, weather: Weather, sunDegrees: number, sign: string): Scene => ({
  seed: `clip ${kind} ${weather}`,
  ...{ kind, weather, sign },
  lighting: { kind: 'fixed', sunDegrees },
  loopMs: LOOP_MS,
  phaseMs: 0,
  detail: 'full',
  caption: null,
});

/** The looping clips behind every live stream, `public/demo-media/{name}.mp4`. Night and dusk look best. */
export const CLIPS = {
  'freeway-night': clip('freeway', 'clear', -13, 'DOWNTOWN'),
  'avenue-rain': clip('avenue', 'rain', -11, ''),
  'bridge-dusk': clip('bridge', 'clear', -3.2, ''),
  'pass-snow': clip('pass', 'snow', -6, 'SUMMIT'),
  'coast-sunset': clip('coast', 'clear', 1.5, 'BEACHES'),
  'toll-night': clip('toll', 'clear', -12, ''),
  'tunnel-dusk': clip('tunnel', 'rain', -5, ''),
  'plains-dawn': clip('plains', 'clear', -4.5, 'REST AREA'),
} as const satisfies Record<string, Scene>;

export type ClipName = keyof typeof CLIPS;
export const CLIP_NAMES = Object.keys(CLIPS) as ClipName[];
