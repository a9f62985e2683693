import type { Camera } from '@/lib/camera/camera';
import { rememberRecent } from '@/lib/core/collections';
import type { NumberedCamera } from './catalog-engine';

/** A new object whenever records arrive. */
export interface CameraList {
  readonly length: number;
  at(index: number): Camera | undefined;
  /** -1 if absent or not cached. */
  indexOf(id: string): number;
  /** Requests records from `from` (inclusive) to `to` (exclusive). */
  show(from: number, to: number): void;
}

const MAX_RECORDS = 600;

/** LRU. A cached camera remains the same object. */
export class RecordCache {
  private readonly cameras = new Map<number, Camera>();

  keep({ number, camera }: NumberedCamera): Camera {
    const kept = this.get(number) ?? camera;
    rememberRecent(this.cameras, number, kept, MAX_RECORDS);
    return kept;
  }

  get(number: number): Camera | undefined {
    return this.cameras.get(number);
  }

  find(id: string): number | undefined {
    return [...this.cameras].find(([, camera]) => camera.id === id)?.[0];
  }
}

/** A miss within `NEAR` cards requests `AHEAD`. */
const NEAR = 9;
const AHEAD = 60;

/** @param request receives missing numbers */
export function listCameras(
  order: Uint32Array,
  records: RecordCache,
  request: (shown: readonly number[], near: readonly number[]) => void,
): CameraList {
  const isHere = (index: number) => order[index] === undefined || records.get(order[index]) !== undefined;
  const findMissing = (from: number, to: number) =>
    [...order.subarray(Math.max(0, from), to)].filter((number) => records.get(number) === undefined);
  return {
    length: order.length,
    at: (index) => records.get(order[index] ?? -1),
    indexOf: (id) => {
      const number = records.find(id);
      return number === undefined ? -1 : order.indexOf(number);
    },
    show: (from, to) => {
      for (const number of order.subarray(from, to)) {
        const camera = records.get(number);
        if (camera) records.keep({ number, camera });
      }
      const missing = findMissing(from, to);
      const isNearHere = isHere(from - NEAR) && isHere(to + NEAR - 1);
      if (missing.length > 0 || !isNearHere) request(missing, findMissing(from - AHEAD, to + AHEAD));
    },
  };
}
