import type { SourceId } from '@/lib/agencies/agencies';
import { CORE_FILES } from '@/lib/agencies/sources';
import type { Camera } from '@/lib/camera/camera';
import { getBounds, listInside, type Box, type Ring } from '@/lib/geo/ring';
import { isListed } from '@/lib/camera/traits';
import { needsWarnings, NO_FILTERS, type CameraQuery, type Place } from '@/lib/search/camera-query';
import { filterOptions, type FilterOption, type FilterOptions } from '@/lib/search/filter-options';
import { findCameras, markCameras, SearchIndex } from '@/lib/search/search-index';
import { findNeighbors } from '@/lib/search/neighbors';
import { resolveCity } from '@/lib/search/resolve-city';
import { isReshuffled } from '@/lib/search/camera-sorter';
import { CameraRecords, FIRST_CARDS, ListOrder } from './camera-records';
import { DriveSender } from '@/lib/drive/drive-feed';
import type { CatalogBatch } from './load-catalog';
import { MapSender } from './map-sender';

export interface NumberedCamera {
  readonly number: number;
  readonly camera: Camera;
}

export type CatalogStatus = Readonly<CameraRecords['status'] & { version: number }>;

export interface Selection {
  readonly query: CameraQuery;
  readonly favorites: ReadonlySet<string>;
}

export interface Shown {
  readonly count: number;
  /** Null without cameras. */
  readonly box: Box | null;
}

export interface ListRequest extends Selection {
  readonly id: number;
  readonly seed: number;
  readonly ids: readonly string[] | null;
}

export interface ListAnswer {
  readonly id: number;
  /** Empty while too few cameras are loaded. */
  readonly order: Uint32Array;
  readonly cameras: readonly NumberedCamera[];
  readonly isDone: boolean;
  readonly late: readonly SourceId[];
}

/** Throttle: each version redraws the grid, and files come in bursts. */
const NEWS_INTERVAL_MS = 120;
const GATHER_MS = 2_000;
const INDEX_STEP = 500;

const ALL: Selection = { query: NO_FILTERS, favorites: new Set() };

function describeShown(cameras: readonly Camera[]): Shown {
  return { count: cameras.length, box: cameras.length === 0 ? null : getBounds(cameras) };
}

/** All cameras and queries (ADR 021). Runs in a worker, or in the page where workers fail. */
export class CatalogEngine {
  readonly records = new CameraRecords();
  readonly cameras: readonly Camera[] = this.records.list;
  readonly index = new SearchIndex();
  readonly listOrder = new ListOrder();
  private readonly map = new MapSender();
  private readonly drives = new DriveSender();
  private request: ListRequest | null = null;
  version = 0;
  private gathering: ReturnType<typeof setTimeout> | undefined;
  private isGathered = false;
  private tellNews: (() => void) | null = null;
  private newsAt = -Infinity;
  private isIndexing = false;

  add(batch: CatalogBatch): void {
    this.records.add(batch);
    if (this.cameras.length > this.records.first.size)
      this.gathering ??= setTimeout(() => {
        this.isGathered = true;
        this.change();
      }, GATHER_MS);
    if (this.records.isDone) clearTimeout(this.gathering);
    this.map.sendPoints(this.cameras);
    this.sendDrives();
    this.change();
    this.indexNext();
  }

  warn(ranks: ReadonlyMap<string, number>): void {
    this.index.warnings = ranks;
    this.change();
  }

  async next(version: number) {
    if (version === this.version) await new Promise<void>((resolve) => (this.tellNews = resolve));
    const wait = this.records.isDone ? 0 : this.newsAt + NEWS_INTERVAL_MS - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    this.newsAt = performance.now();
    return { status: { version: this.version, ...this.records.status }, list: this.request && this.find(this.request) };
  }

  find(request: ListRequest): ListAnswer {
    this.request = request;
    const order = request.ids
      ? Uint32Array.from(request.ids.flatMap((id) => this.getCamera(id)?.number ?? []))
      : this.search(request);
    const cameras = this.read([...order.subarray(0, FIRST_CARDS)]);
    const isDone = this.records.isDone && (this.index.warnings !== null || !needsWarnings(request.query));
    return { id: request.id, order, cameras, isDone, late: this.records.findLate(order) };
  }

  read(numbers: readonly number[]): NumberedCamera[] {
    return numbers.flatMap((number) => {
      const camera = this.cameras[number];
      return camera ? [{ number, camera }] : [];
    });
  }

  findNumbers(ids: readonly string[]): number[] {
    return ids.flatMap((id) => this.records.find(id) ?? []);
  }

  getCamera(id: string): NumberedCamera | null {
    const [found] = this.read([this.records.find(id) ?? -1]);
    return found && isListed(found.camera) ? found : null;
  }

  getNeighbors(id: string): { previous: NumberedCamera | null; next: NumberedCamera | null } {
    const from = this.getCamera(id);
    if (!from) return { previous: null, next: null };
    const { previous, next } = findNeighbors(from.camera, this.cameras);
    return { previous: previous && this.getCamera(previous.id), next: next && this.getCamera(next.id) };
  }

  getOptions(list: keyof FilterOptions, { query, favorites }: Selection): readonly FilterOption[] {
    this.completeIndex(query);
    return filterOptions(this.cameras, this.index, query, favorites)[list];
  }

  resolveCity(city: string, state: string): Place {
    return resolveCity(city, state, { cameras: this.cameras, isDone: this.records.isDone });
  }

  connectMap(port: MessagePort): void {
    this.map.connect(port, this.cameras);
  }

  connectDrives(port: MessagePort): void {
    this.drives.connect(port);
    this.sendDrives();
  }

  markMap(selection: Selection | null, selectedId: string | null): Shown {
    if (selection === null && this.records.removed === 0) {
      this.map.sendMarks(null);
      return describeShown(this.cameras);
    }
    const { marks, cameras } = this.select(selection ?? ALL);
    this.map.sendMarks(this.records.mark([selectedId], marks));
    return describeShown(cameras);
  }

  markDrive(ids: readonly string[], selectedId: string | null): Shown {
    const order = this.findNumbers(ids);
    this.map.sendMarks(this.records.mark([...ids, selectedId]), Uint32Array.from(order));
    return describeShown(this.read(order).map(({ camera }) => camera));
  }

  listInside(ring: Ring, selection: Selection): string[] {
    return listInside(this.select(selection).cameras, ring).map(({ id }) => id);
  }

  private select({ query, favorites }: Selection) {
    this.completeIndex(query);
    const marks = markCameras(this.cameras, this.index, query, favorites);
    return { marks, cameras: this.cameras.filter((_, number) => marks[number] === 1) };
  }

  private search(request: ListRequest): Uint32Array {
    const { query, favorites, seed } = request;
    this.completeIndex(query);
    const found = findCameras(this.cameras, this.index, query, { favorites, seed });
    if (!this.isEnough(request, found.length)) return new Uint32Array();
    return this.listOrder.keep(found, request, this.cameras, this.records.first);
  }

  private sendDrives(): void {
    this.drives.send(this.cameras, this.records.isDone, this.records.removed > 0);
  }

  private change(): void {
    this.version += 1;
    this.tellNews?.();
  }

  private isEnough({ query: { q, sort }, seed }: ListRequest, found: number): boolean {
    if (this.records.isDone || this.isGathered) return true;
    if (isReshuffled(seed)) return false;
    // Only random order keeps the first cards in place.
    if (this.records.first.size > 0 && q === '' && sort === 'random') return found > 0;
    return this.records.loadedFiles >= CORE_FILES.length && found >= FIRST_CARDS;
  }

  private completeIndex({ q }: CameraQuery): void {
    if (q !== '') this.index.add(this.cameras);
  }

  private indexNext(): void {
    if (this.isIndexing || this.index.size === this.cameras.length) return;
    this.isIndexing = true;
    setTimeout(() => {
      this.isIndexing = false;
      this.index.add(this.cameras, this.index.size + INDEX_STEP);
      this.indexNext();
    });
  }
}
