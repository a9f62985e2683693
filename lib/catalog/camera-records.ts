import type { SourceId } from '@/lib/agencies/agencies';
import { CAMERA_FILES, CORE_SOURCES } from '@/lib/agencies/sources';
import type { Camera } from '@/lib/camera/camera';
import type { CatalogBatch } from './load-catalog';
import type { CameraQuery } from '@/lib/search/camera-query';
import { isReshuffled } from '@/lib/search/camera-sorter';

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

  get status() {
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

export const FIRST_CARDS = 24;
const CORE: ReadonlySet<string> = new Set(CORE_SOURCES);

interface ListRequest {
  readonly query: CameraQuery;
  readonly seed: number;
}

/** In random order, the first cards stay while the catalog loads. A reshuffle waits for all cameras. */
export class ListOrder {
  arrange: ((found: readonly number[]) => Uint32Array) | null = null;
  private kept: { readonly key: string; readonly numbers: readonly number[] } | null = null;

  keep(
    found: readonly number[],
    { query, seed }: ListRequest,
    cameras: readonly Camera[],
    firstCameras: ReadonlySet<number>,
  ): Uint32Array {
    if (query.sort === 'winter' && this.arrange) return this.arrange(found);
    const isOrdered = query.sort !== 'random' || query.favoritesOnly;
    if (isOrdered || isReshuffled(seed)) return Uint32Array.from(found);
    const key = JSON.stringify([query, seed]);
    if (this.kept?.key !== key) {
      this.kept = { key, numbers: chooseFirst(found, query.q === '' ? firstCameras : NONE, cameras) };
    }
    const { numbers } = this.kept;
    const first = new Set(numbers);
    const present = new Set(found.filter((number) => first.has(number)));
    return Uint32Array.from([
      ...numbers.filter((number) => present.has(number)),
      ...found.filter((number) => !first.has(number)),
    ]);
  }
}

const NONE: ReadonlySet<number> = new Set();

function chooseFirst(
  found: readonly number[],
  first: ReadonlySet<number>,
  cameras: readonly Camera[],
): readonly number[] {
  const firstCameras = found.filter((number) => first.has(number)).slice(0, FIRST_CARDS);
  if (firstCameras.length > 0) return firstCameras;
  const core = found.filter((number) => CORE.has(cameras[number]?.source ?? '')).slice(0, FIRST_CARDS);
  return core.length === FIRST_CARDS ? core : found.slice(0, FIRST_CARDS);
}
