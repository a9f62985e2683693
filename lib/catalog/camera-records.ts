import { CAMERA_FILES, type SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import type { CatalogBatch } from './load-catalog';

export interface RecordsStatus {
  readonly total: number;
  /** Sources with a camera. */
  readonly sources: number;
  readonly loadedFiles: number;
  readonly totalFiles: number;
  readonly failures: readonly string[];
  readonly isDone: boolean;
}

/** The cameras of all files, by number: their position in a list that only grows. */
export class CameraRecords {
  readonly list: Camera[] = [];
  /** Numbers of the cameras of the first wall. */
  readonly first = new Set<number>();
  /** Sources whose list failed at the last sync: their cameras are from an earlier one. */
  late: readonly SourceId[] = [];
  loadedFiles = 0;
  /** Cameras of the list that are no longer listed. */
  removed = 0;
  private readonly numbers = new Map<string, number>();
  private readonly sources = new Set<SourceId>();
  private readonly failures: string[] = [];
  /** Those of the first wall that no list has had so far. */
  private readonly unconfirmed = new Set<number>();

  /** The first camera with an id wins. */
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

  /** Adds 1 at the numbers of these cameras, of those that there are. */
  mark(ids: readonly (string | null)[], marks = new Uint8Array(this.list.length)): Uint8Array {
    for (const id of ids) {
      const number = id === null ? undefined : this.find(id);
      if (number !== undefined) marks[number] = 1;
    }
    return marks;
  }

  /** States, and sources of cameras and of their fallbacks. */
  listOrigins(): { states: string[]; sources: SourceId[] } {
    const states = new Set(this.list.flatMap(({ state }) => state ?? []));
    const sources = new Set(
      this.list.flatMap(({ source, fallback }) => (fallback ? [source, fallback.source] : source)),
    );
    return { states: [...states], sources: [...sources] };
  }

  /** Late sources among the cameras with these numbers. */
  findLate(order: Uint32Array): SourceId[] {
    const late = new Set(this.late);
    const seen = new Set<SourceId>();
    for (const number of order) {
      if (seen.size === late.size) break;
      const source = this.list[number]?.source;
      if (source !== undefined && late.has(source)) seen.add(source);
    }
    return this.late.filter((source) => seen.has(source));
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

  private addCamera(camera: Camera, isOfFirstWall: boolean): void {
    const known = this.numbers.get(camera.id);
    if (known !== undefined) {
      this.unconfirmed.delete(known);
      return;
    }
    const number = this.list.length;
    this.numbers.set(camera.id, number);
    this.list.push(camera);
    this.sources.add(camera.source);
    if (!isOfFirstWall) return;
    this.first.add(number);
    this.unconfirmed.add(number);
  }

  /** What no list has is gone, or its list failed. */
  private removeUnconfirmed(): void {
    for (const number of this.unconfirmed) {
      const camera = this.list[number] as Camera;
      // In its place, because the numbers of all others stay.
      this.list[number] = { ...camera, isFeedDead: true };
      this.removed += 1;
    }
    this.unconfirmed.clear();
  }
}
