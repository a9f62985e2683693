import type { Camera } from '@/lib/camera/camera';

/** The cameras of a wall, in order. Records come when their cards come near; the list is another object then. */
export interface CameraList {
  readonly length: number;
  /** Undefined until its record is here. */
  at(index: number): Camera | undefined;
  /** -1 for a camera that is not in the list, or whose record was never here. */
  indexOf(id: string): number;
  /** Asks for the records from one index up to, but without, another. */
  show(from: number, to: number): void;
}

/** A list whose records are all here. */
export function listCameras(cameras: readonly Camera[]): CameraList {
  return {
    length: cameras.length,
    at: (index) => cameras[index],
    indexOf: (wanted) => cameras.findIndex(({ id }) => id === wanted),
    show: () => undefined,
  };
}
