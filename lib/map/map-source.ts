import type { Camera } from '@/lib/camera/camera';

/** Cameras for the clusters. Numbers are positions in the catalog's list, which only grows. */
export type MapFeed =
  | {
      readonly type: 'points';
      /** Number of the first of them; 0 starts a new list. */
      readonly from: number;
      /** WGS 84 degrees. */
      readonly lng: Float64Array;
      readonly lat: Float64Array;
      /** 1 for a video, 0 for a still. */
      readonly videos: Uint8Array;
    }
  | {
      readonly type: 'marks';
      /** 1 at the number of each camera to show; null shows all. */
      readonly marks: Uint8Array | null;
      /** Numbers along a drive, which has this order; without it, the nearest to the map's center is first. */
      readonly order?: Uint32Array;
    };

/** What the cluster worker says unasked, after a change. */
export const POINTS_CHANGED = 'changed';

/** Where the map gets its cameras. Points and filters go to the cluster worker without passing the page. */
export interface MapSource {
  /** Sends all points so far and the filter to this port, then every change, instead of to the port before. */
  connect(port: MessagePort): void;
  /** Records in the order asked; undefined for numbers there are not. */
  read(numbers: readonly number[]): Promise<readonly (Camera | undefined)[]>;
  /** The number of a camera; null until it has arrived. */
  find(id: string): Promise<number | null>;
}
