import type { Bounds, MapItem, Opening, Sight } from './cluster-index';
import type { LngLat } from './same-spot';

/** Questions of the map to its worker, each with its answer. */
export interface ClusterAnswers {
  items: { readonly items: readonly MapItem[]; readonly size: number };
  sight: Sight;
  opening: Opening;
  locate: LngLat | null;
}

export type ClusterQuestion =
  | { readonly kind: 'items'; readonly bounds: Bounds; readonly zoom: number }
  | { readonly kind: 'sight'; readonly bounds: Bounds; readonly limit: number }
  /** `size` is the index the cluster came from. */
  | { readonly kind: 'opening'; readonly cluster: number; readonly size: number }
  | { readonly kind: 'locate'; readonly index: number };

export type ToClusterWorker =
  | { readonly kind: 'reset' }
  /** lng, lat, lng, lat, … */
  | { readonly kind: 'add'; readonly points: Float64Array<ArrayBuffer> }
  | { readonly kind: 'ask'; readonly id: number; readonly question: ClusterQuestion };

export interface FromClusterWorker {
  readonly id: number;
  readonly answer: ClusterAnswers[keyof ClusterAnswers];
}
