import type { Camera } from '@/lib/camera/camera';
import type { MapSource } from '@/lib/map/map-source';

/** More than one screen ever shows. */
const MAX_KEPT = 1_000;

/** The records of the cameras in view, by number. */
export class ViewRecords {
  private readonly known = new Map<number, Camera>();
  private source: MapSource | null = null;
  private list = 0;

  connect(source: MapSource): void {
    this.source = source;
    this.clear();
  }

  get(number: number): Camera | undefined {
    return this.known.get(number);
  }

  /** Resolves when `get` has those that exist. */
  async load(numbers: readonly number[]): Promise<void> {
    const { list, known } = this;
    if (known.size > MAX_KEPT) known.clear();
    const missing = numbers.filter((number) => !known.has(number));
    if (missing.length === 0 || this.source === null) return;
    const cameras = await this.source.read(missing);
    if (list !== this.list) return;
    cameras.forEach((camera, at) => {
      const number = missing[at];
      if (camera && number !== undefined) known.set(number, camera);
    });
  }

  /** Forgets all: the numbers mean other cameras. */
  clear(): void {
    this.list += 1;
    this.known.clear();
  }
}
