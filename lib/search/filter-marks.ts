import type { Camera } from '@/lib/camera/camera';
import { isInCircle } from '@/lib/camera/circle';
import { isListed } from '@/lib/camera/traits';
import type { AreaFilter, CameraQuery } from './camera-query';

interface Marked {
  readonly key: string;
  readonly favorites: ReadonlySet<string>;
  readonly cameras: readonly Camera[];
  readonly marks: Uint8Array;
}

/** Remembers its last result: while a visitor types, the filters stay, and reading all records takes longest. */
export class FilterMarks {
  /** Severities of the worst warnings by camera; null until they are known. */
  ranks: ReadonlyMap<string, number> | null = null;
  private last: Marked | null = null;

  warn(ranks: ReadonlyMap<string, number>): void {
    this.ranks = ranks;
    this.clear();
  }

  /** False while a query waits for the warnings. */
  isReady({ warned, sort }: CameraQuery): boolean {
    return this.ranks !== null || !(warned || sort === 'severity');
  }

  passes(camera: Camera, query: CameraQuery, favorites: ReadonlySet<string>): boolean {
    return passesFilters(camera, query, favorites) && (!query.warned || this.ranks?.has(camera.id) === true);
  }

  /** 1 at the position of each camera that passes, whatever the text says. */
  mark(cameras: readonly Camera[], query: CameraQuery, favorites: ReadonlySet<string>): Uint8Array {
    const key = JSON.stringify({ ...query, q: '', sort: '' });
    const { last } = this;
    const isKnown =
      last?.key === key &&
      (last.favorites === favorites || !query.favoritesOnly) &&
      last.cameras === cameras &&
      last.marks.length === cameras.length;
    if (isKnown) return last.marks;
    const marks = Uint8Array.from(cameras, (camera) => Number(this.passes(camera, query, favorites)));
    this.last = { key, favorites, cameras, marks };
    return marks;
  }

  /** After a change of the list other than new cameras at its end. */
  clear(): void {
    this.last = null;
  }
}

export function passesFilters(camera: Camera, query: CameraQuery, favorites: ReadonlySet<string>): boolean {
  if (!isListed(camera)) return false;
  if (query.source !== 'all' && camera.source !== query.source) return false;
  if (query.state !== 'all' && camera.state !== query.state) return false;
  if (query.favoritesOnly && !favorites.has(camera.id)) return false;
  if (query.near !== null && !isInCircle(query.near, camera)) return false;
  return isInArea(camera, query.area);
}

function isInArea({ county, city }: Camera, area: AreaFilter): boolean {
  if (area === 'all') return true;
  return area.startsWith('county:') ? county === area.slice(7) : city === area.slice(5);
}
