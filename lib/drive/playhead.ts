import { createStore } from '@/lib/core/store';
import type { Point } from '@/lib/geo/point';

export interface Playhead extends Point {
  /** Degrees clockwise from north. */
  readonly heading: number | null;
}

export const playheadStore = createStore<Playhead | null>(null);
