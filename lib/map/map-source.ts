import type { Camera } from '@/lib/camera/camera';

/** Numbers are positions in the catalog's list, which only grows: points continue the numbering. */
export type MapFeed =
  | {
      readonly type: 'points';
      /** WGS 84 degrees. */
      readonly lng: Float64Array;
      readonly lat: Float64Array;
      /** 1 for a video, 0 for a still. */
      readonly videos: Uint8Array;
    }
  | {
      readonly type: 'marks';
      /** 1 for each camera to show; null shows all. */
      readonly marks: Uint8Array | null;
      /** Numbers in driving order; otherwise the nearest to the center is first. */
      readonly order?: Uint32Array;
    };

export const POINTS_CHANGED = 'changed';

export interface MapSource {
  connect(port: MessagePort): void;
  /** In the order asked; undefined for unknown numbers. */
  read(numbers: readonly number[]): Promise<readonly (Camera | undefined)[]>;
  get(number: number): Camera | undefined;
  find(id: string): Promise<number | null>;
}
