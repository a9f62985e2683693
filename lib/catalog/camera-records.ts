import { CAMERA_FILES, type SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import type { CatalogBatch } from './loading';

export interface RecordsStatus {
  readonly total: number;
  readonly sources: number;
  readonly loadedFiles: number;
  readonly totalFiles: number;
  readonly failures: readonly string[];
  readonly isDone: boolean;
}

/** A camera's number is its index in `list`, which only grows. */
export class CameraRecords {
  readonly list: Camera[] = [];
  readonly first = new Set<number>();
  /** Latest sync failed. */
  late: readonly SourceId[] = [];
  loadedFiles = 0;
  removed = 0;
  private readonly numbers = new Map<string, number>();
  private readonly sources = new Set<SourceId>();
  private readonly failures: string[] = [];
  /** In `first.json` but not yet in any list. */
  private readonly unconfirmed = new Set<number>();

  add({ file, cameras, failure, late }: CatalogBatch): void {
    for (const camera of cameras) this.addCamera(camera, file === 'first');
    this.late = late ?? this.late;
    if (failure !== null) this.failures.push(failure);
    if (file !== 'first') this.loadedFiles += 1;
    if (this.isDone) this.removeUnconfirmed();
  }

  find(id: string): number | undefined {
    return this.numbers.get(id);
  }

  mark(ids: readonly (string | null)[], marks = new Uint8Array(this.list.length)): Uint8Array {
    for (const id of ids) {
      const number = id === null ? undefined : this.find(id);
      if (number !== undefined) marks[number] = 1;
    }
    return marks;
  }

  listOrigins(): { states: string[]; sources: SourceId[] } {
    const states = new Set(this.list.flatMap(({ state }) => state ?? []));
    const sources = new Set(
      this.list.flatMap(({ source, fallback }) => (fallback ? [source, fallback.source] : source)),
    );
    return { states: [...states], sources: [...sources] };
  }

  findLate(order: Uint32Array): SourceId[] {
    return this.late.filter((source) => order.some((number) => this.list[number]?.source === source));
  }

  get isDone(): boolean {
    return this.loadedFiles === CAMERA_FILES.length;
  }

  get status(): RecordsStatus {
    return {
      total: this.list.length - this.removed,
      sources: this.sources.size,
      loadedFiles: this.loadedFiles,
      totalFiles: CAMERA_FILES.length,
      failures: [...this.failures],
      isDone: this.isDone,
    };
  }

  private addCamera(camera: Camera, isFirst: boolean): void {
    const known = this.numbers.get(camera.id);
    if (known !== undefined) {
      this.unconfirmed.delete(known);
      return;
    }
    const number = this.list.length;
    this.numbers.set(camera.id, number);
    this.list.push(camera);
    this.sources.add(camera.source);
    if (!isFirst) return;
    this.first.add(number);
    this.unconfirmed.add(number);
  }

  private removeUnconfirmed(): void {
    for (const number of this.unconfirmed) {
      const camera = this.list[number] as Camera;
      // Replaced in place: other numbers must not change.
      this.list[number] = { ...camera, isFeedDead: true };
      this.removed += 1;
    }
    this.unconfirmed.clear();
  }
}
