import type { Point } from '@/lib/camera/point';
import { createStore } from '@/lib/core/store';

/** Where a drive that is played has come to. */
export interface Dot extends Point {
  /** In degrees, clockwise from north; null if it is not known. */
  readonly heading: number | null;
}

/** The map draws it as a moving dot; null draws none. */
export const dotStore = createStore<Dot | null>(null);
