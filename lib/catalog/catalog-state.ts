import type { Camera } from '@/lib/camera/camera';
import { createSearchIndex, type SearchIndex } from '@/lib/search/search-index';
import { CAMERA_FILES } from '@/lib/agencies/agencies';
import type { CatalogBatch } from './load-catalog';

/** The catalog as far as it has come. */
export interface CatalogState {
  readonly cameras: readonly Camera[];
  /** Holds at least these cameras. One object for the whole catalog, which fills as cameras arrive. */
  readonly index: SearchIndex;
  readonly loadedFiles: number;
  readonly totalFiles: number;
  /** Texts of the files that failed, in order of arrival. */
  readonly failures: readonly string[];
  readonly isDone: boolean;
}

export const EMPTY_CATALOG: CatalogState = {
  cameras: [],
  index: createSearchIndex(),
  loadedFiles: 0,
  totalFiles: CAMERA_FILES.length,
  failures: [],
  isDone: false,
};

/** A batch, or a slice of one: `isLast` closes the file. */
export interface CatalogSlice extends CatalogBatch {
  readonly isLast: boolean;
}

/** Collects slices; an id that is there already is left out, so that lists keyed by id stay sound. */
export class CatalogCollector {
  private readonly seenIds = new Set<string>();
  private readonly cameras: Camera[] = [];
  private readonly index = createSearchIndex();
  private readonly failures: string[] = [];
  private loadedFiles = 0;

  /** Takes a slice in; the work is that of the slice, however much is there already. */
  add(slice: CatalogSlice): void {
    for (const camera of slice.cameras) {
      if (this.seenIds.has(camera.id)) continue;
      this.seenIds.add(camera.id);
      this.cameras.push(camera);
    }
    this.index.add(slice.cameras);
    if (slice.failure !== null) this.failures.push(slice.failure);
    if (slice.isLast) this.loadedFiles += 1;
  }

  /** Whether every file has been closed. */
  get isDone(): boolean {
    return this.loadedFiles === EMPTY_CATALOG.totalFiles;
  }

  /** The catalog as it is now: a copy, which further slices do not change. */
  snapshot(): CatalogState {
    return {
      cameras: [...this.cameras],
      index: this.index,
      loadedFiles: this.loadedFiles,
      totalFiles: EMPTY_CATALOG.totalFiles,
      failures: [...this.failures],
      isDone: this.isDone,
    };
  }
}

/** Cuts a batch into slices of at most `size` cameras: taking one over from the worker then never blocks a frame. */
export function sliceBatch(batch: CatalogBatch, size: number): CatalogSlice[] {
  const slices: CatalogSlice[] = [];
  for (let start = 0; start === 0 || start < batch.cameras.length; start += size) {
    const isLast = start + size >= batch.cameras.length;
    slices.push({
      file: batch.file,
      cameras: batch.cameras.slice(start, start + size),
      failure: isLast ? batch.failure : null,
      isLast,
    });
  }
  return slices;
}
