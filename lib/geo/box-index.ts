import Flatbush from 'flatbush';
import type { Point } from './point';
import { longitudeScale, metersToDegrees } from './polyline';
import type { Box } from './ring';

export function expandBox([west, south, east, north]: Box, meters: number): Box {
  const rows = metersToDegrees(meters);
  const columns = rows / longitudeScale(Math.max(Math.abs(south), Math.abs(north)));
  return [west - columns, south - rows, east + columns, north + rows];
}

export class BoxIndex {
  /** Flatbush refuses to be empty. */
  private readonly tree: Flatbush | null = null;

  constructor(boxes: readonly Box[]) {
    if (boxes.length === 0) return;
    this.tree = new Flatbush(boxes.length);
    for (const box of boxes) this.tree.add(...box);
    this.tree.finish();
  }

  static ofPoints(points: readonly Point[]): BoxIndex {
    return new BoxIndex(points.map(({ lat, lng }) => [lng, lat, lng, lat]));
  }

  /** Unordered. */
  search(box: Box, isWanted?: (position: number) => boolean): number[] {
    return this.tree?.search(...box, isWanted) ?? [];
  }

  /** Unordered; some may be slightly farther. */
  findNear({ lat, lng }: Point, meters: number, isWanted?: (position: number) => boolean): number[] {
    return this.search(expandBox([lng, lat, lng, lat], meters), isWanted);
  }
}
