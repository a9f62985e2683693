import type { Camera } from '@/lib/camera/camera';
import type { NumberedCamera } from './catalog-engine';

/** The cameras of a wall, in order. Records come when their cards come near; the list is another object then. */
export interface CameraList {
  readonly length: number;
  /** Undefined until its record is here. */
  at(index: number): Camera | undefined;
  /** -1 for a camera that is not in the list, or whose record is not here. */
  indexOf(id: string): number;
  /** Asks for the records from one index up to, but without, another. */
  show(from: number, to: number): void;
}

/** Records in the page at once: many screens of cards. */
const MAX_RECORDS = 600;

/** The records that the page has: those shown last. A camera stays the same object while it is here. */
export class RecordCache {
  private readonly cameras = new Map<number, Camera>();
  private readonly numbers = new Map<string, number>();

  keep({ number, camera }: NumberedCamera): Camera {
    const kept = this.get(number) ?? camera;
    // The last one of a map is the one that was set last.
    this.cameras.delete(number);
    this.cameras.set(number, kept);
    this.numbers.set(kept.id, number);
    for (const [oldest, { id }] of this.cameras) {
      if (this.cameras.size <= MAX_RECORDS) break;
      this.cameras.delete(oldest);
      this.numbers.delete(id);
    }
    return kept;
  }

  get(number: number): Camera | undefined {
    return this.cameras.get(number);
  }

  find(id: string): number | undefined {
    return this.numbers.get(id);
  }
}

/** Cards this near are asked for before they are shown, and then as many as this. */
const NEAR = 9;
const AHEAD = 60;

/** @param request Asks for records that are not in the cache: those on the screen, and those around it. */
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
