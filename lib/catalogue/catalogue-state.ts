import type { Camera } from '@/lib/camera/camera';
import { CAMERA_FILES } from '@/lib/camera/source-id';
import type { CatalogueBatch } from './load-catalogue';

/** The catalogue as far as it has come. */
export interface CatalogueState {
  readonly cameras: readonly Camera[];
  readonly loadedFiles: number;
  readonly totalFiles: number;
  /** Texts of the files that failed, in order of arrival. */
  readonly failures: readonly string[];
  readonly isDone: boolean;
}

export const EMPTY_CATALOGUE: CatalogueState = {
  cameras: [],
  loadedFiles: 0,
  totalFiles: CAMERA_FILES.length,
  failures: [],
  isDone: false,
};

/** A batch, or a slice of one: `isLast` closes the file. */
export interface CatalogueSlice extends CatalogueBatch {
  readonly isLast: boolean;
}

/** Collects slices; an id that is there already is left out, so that lists keyed by id stay sound. */
export class CatalogueCollector {
  private readonly seenIds = new Set<string>();
  private state = EMPTY_CATALOGUE;

  add(slice: CatalogueSlice): CatalogueState {
    const fresh = slice.cameras.filter((camera) => {
      if (this.seenIds.has(camera.id)) return false;
      this.seenIds.add(camera.id);
      return true;
    });
    const loadedFiles = this.state.loadedFiles + (slice.isLast ? 1 : 0);
    this.state = {
      cameras: fresh.length === 0 ? this.state.cameras : [...this.state.cameras, ...fresh],
      loadedFiles,
      totalFiles: this.state.totalFiles,
      failures: slice.failure === null ? this.state.failures : [...this.state.failures, slice.failure],
      isDone: loadedFiles === this.state.totalFiles,
    };
    return this.state;
  }
}

/** Cuts a batch into slices of at most `size` cameras: taking one over from the worker then never blocks a frame. */
export function sliceBatch(batch: CatalogueBatch, size: number): CatalogueSlice[] {
  const slices: CatalogueSlice[] = [];
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
