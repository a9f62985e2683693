import { CORE_FILES, type SourceId } from '@/lib/agencies/agencies';
import type { Camera } from '@/lib/camera/camera';
import type { Circle } from '@/lib/camera/circle';
import { listInside, type Ring } from '@/lib/camera/ring';
import { isListed } from '@/lib/camera/traits';
import { NO_FILTERS, type CameraQuery, type Place } from '@/lib/search/camera-query';
import { filterOptions, type FilterOption, type FilterOptions } from '@/lib/search/filter-options';
import { findCameras, markCameras } from '@/lib/search/find-cameras';
import { findCity } from '@/lib/search/near-filter';
import { NeighborFinder } from '@/lib/search/neighbors';
import { resolveCity } from '@/lib/search/resolve-city';
import { SearchIndex } from '@/lib/search/search-index';
import { CameraRecords, type RecordsStatus } from './camera-records';
import { DriveSender } from './drive-sender';
import type { CatalogBatch } from './load-catalog';
import { MapSender } from './map-sender';
import { FIRST_CARDS, WallOrder } from './wall-order';

/** A record, and its position in the catalog. */
export interface NumberedCamera {
  readonly number: number;
  readonly camera: Camera;
}

export interface CatalogStatus extends RecordsStatus {
  /** Grows with each change. */
  readonly version: number;
}

export interface Selection {
  readonly query: CameraQuery;
  readonly favorites: ReadonlySet<string>;
}

export interface WallRequest extends Selection {
  readonly id: number;
  readonly seed: number;
  /** These cameras only, in this order, whatever the query; null: those of the query. */
  readonly ids: readonly string[] | null;
}

export interface WallAnswer {
  /** Of the request. */
  readonly id: number;
  /** Numbers of all cameras, in order; none while too few are here to begin with. */
  readonly order: Uint32Array;
  /** Of the first cards. */
  readonly cameras: readonly NumberedCamera[];
  /** Whether it has searched all files. */
  readonly isDone: boolean;
  /** Sources of the wall whose list failed at the last sync: their cameras are from an earlier one. */
  readonly late: readonly SourceId[];
}

export interface CatalogNews {
  readonly status: CatalogStatus;
  /** The last wall again, with what has come. */
  readonly wall: WallAnswer | null;
}

/** Shortest time between two news: each redraws the wall, and files come in bursts. */
const NEWS_INTERVAL_MS = 120;
/** Show the wall this long after the first cameras arrive, even if sources are still loading. */
const GATHER_MS = 2_000;
/** One step of indexing, about 5 ms, so that a question never waits long. */
const INDEX_STEP = 500;

const ALL: Selection = { query: NO_FILTERS, favorites: new Set() };

/** All cameras and what can be asked of them. It runs in a worker, or in the page of a browser that has none. */
export class CatalogEngine {
  private readonly records = new CameraRecords();
  readonly cameras: readonly Camera[] = this.records.list;
  readonly index = new SearchIndex();
  private readonly neighborFinder = new NeighborFinder();
  readonly wallOrder = new WallOrder();
  private readonly map = new MapSender();
  private readonly drives = new DriveSender();
  private wall: WallRequest | null = null;
  version = 0;
  private gathering: ReturnType<typeof setTimeout> | undefined;
  private isGathered = false;
  private tellNews: (() => void) | null = null;
  private newsAt = -Infinity;
  private isIndexing = false;

  add(batch: CatalogBatch): void {
    this.records.add(batch);
    this.index.filters.clear();
    if (this.cameras.length > this.records.first.size)
      this.gathering ??= setTimeout(() => this.endGathering(), GATHER_MS);
    if (this.records.isDone) clearTimeout(this.gathering);
    this.map.sendPoints(this.cameras);
    this.sendDrives();
    this.change();
    this.indexNext();
  }

  /** From now on these cameras are under a warning. @param ranks the severity of the worst by id */
  warn(ranks: ReadonlyMap<string, number>): void {
    this.index.filters.warn(ranks);
    this.change();
  }

  /** Waits until there is more than in a version. The first news come at once. */
  async next(version: number): Promise<CatalogNews> {
    if (version === this.version) await new Promise<void>((resolve) => (this.tellNews = resolve));
    const wait = this.records.isDone ? 0 : this.newsAt + NEWS_INTERVAL_MS - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    this.newsAt = performance.now();
    return { status: { version: this.version, ...this.records.status }, wall: this.wall && this.find(this.wall) };
  }

  find(request: WallRequest): WallAnswer {
    this.wall = request;
    const order = request.ids
      ? Uint32Array.from(request.ids.flatMap((id) => this.getCamera(id)?.number ?? []))
      : this.search(request);
    const cameras = this.read([...order.subarray(0, FIRST_CARDS)]);
    const isDone = this.records.isDone && this.index.filters.isReady(request.query);
    return { id: request.id, order, cameras, isDone, late: this.records.findLate(order) };
  }

  read(numbers: readonly number[]): NumberedCamera[] {
    return numbers.flatMap((number) => {
      const camera = this.cameras[number];
      return camera ? [{ number, camera }] : [];
    });
  }

  findNumber(id: string): number | null {
    return this.records.find(id) ?? null;
  }

  /** Of cameras that there are. */
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
    const { previous, next } = this.neighborFinder.find(from.camera, this.cameras);
    return { previous: previous && this.getCamera(previous.id), next: next && this.getCamera(next.id) };
  }

  getOptions(list: keyof FilterOptions, { query, favorites }: Selection): readonly FilterOption[] {
    this.completeIndex(query);
    return filterOptions(this.cameras, this.index, query, favorites)[list];
  }

  resolveCity(city: string, state: string): Place {
    return resolveCity(city, state, { cameras: this.cameras, isDone: this.records.isDone });
  }

  getCityNear(circle: Circle): string | null {
    return findCity(circle, this.cameras);
  }

  /** What the About panel counts and credits: states, and sources of cameras and of their fallbacks. */
  getOrigins(): { states: string[]; sources: SourceId[] } {
    return this.records.listOrigins();
  }

  connectMap(port: MessagePort): void {
    this.map.connect(port, this.cameras);
  }

  connectDrives(port: MessagePort): void {
    this.drives.connect(port);
    this.sendDrives();
  }

  /** Tells the map what to show, and the page how many that are. The camera of the open popup keeps its marker. */
  markMap(selection: Selection | null, selectedId: string | null): number {
    if (selection === null && this.records.removed === 0) {
      this.map.sendMarks(null);
      return this.cameras.length;
    }
    const { query, favorites } = selection ?? ALL;
    this.completeIndex(query);
    const { marks, count } = markCameras(this.cameras, this.index, query, favorites);
    this.map.sendMarks(this.records.mark([selectedId], marks));
    return count;
  }

  /** Tells the map to show these cameras only, in driving order, and the camera of the open popup. Returns how many they are. */
  markDrive(ids: readonly string[], selectedId: string | null): number {
    const order = Uint32Array.from(this.findNumbers(ids));
    this.map.sendMarks(this.records.mark([...ids, selectedId]), order);
    return order.length;
  }

  /** Ids of the cameras of a selection inside a ring, nearest to its middle first. */
  listInside(ring: Ring, { query, favorites }: Selection): string[] {
    this.completeIndex(query);
    const { marks } = markCameras(this.cameras, this.index, query, favorites);
    const marked = this.cameras.filter((_, number) => marks[number] === 1);
    return listInside(marked, ring).map(({ id }) => id);
  }

  private search(request: WallRequest): Uint32Array {
    const { query, favorites, seed } = request;
    this.completeIndex(query);
    const found = findCameras(this.cameras, this.index, query, { favorites, seed });
    if (!this.isEnough(query, found.length)) return new Uint32Array();
    return this.wallOrder.keep(found, request, this.cameras, this.records.first);
  }

  private sendDrives(): void {
    this.drives.send(this.cameras, this.records.isDone, this.records.removed > 0);
  }

  private change(): void {
    this.version += 1;
    this.tellNews?.();
  }

  private endGathering(): void {
    this.isGathered = true;
    this.change();
  }

  /** Few would be pushed aside by those that come: the wall starts as a mix of many states. */
  private isEnough({ q, sort }: CameraQuery, found: number): boolean {
    if (this.records.isDone || this.isGathered) return true;
    // The first cards stay in random order only.
    if (this.records.first.size > 0 && q === '' && sort === 'random') return found > 0;
    return this.records.loadedFiles >= CORE_FILES.length && found >= FIRST_CARDS;
  }

  private completeIndex({ q }: CameraQuery): void {
    if (q !== '') this.index.add(this.cameras.slice(this.index.size));
  }

  private indexNext(): void {
    if (this.isIndexing || this.index.size === this.cameras.length) return;
    this.isIndexing = true;
    setTimeout(() => {
      this.isIndexing = false;
      this.index.add(this.cameras.slice(this.index.size, this.index.size + INDEX_STEP));
      this.indexNext();
    });
  }
}
