/** Longest distance the grid finds neighbors in. */
const GRID_REACH_METERS = 30;

const METERS_PER_DEGREE = 111_000;
const CELL_DEGREES = GRID_REACH_METERS / METERS_PER_DEGREE;
/** Longitude degrees shrink toward the poles: at 60 degrees to a half, which covers every road camera but the northernmost. */
const CELL_DEGREES_LNG = CELL_DEGREES * 2.5;

interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** A hash of square cells, so that neighbors are found without looking at every camera. */
export class NearbyGrid<T> {
  private readonly cells = new Map<string, T[]>();

  add(point: Point, item: T): void {
    const key = cellKey(...cellOf(point));
    const cell = this.cells.get(key);
    if (cell) cell.push(item);
    else this.cells.set(key, [item]);
  }

  /** Everything within GRID_REACH_METERS, and some things a little beyond. */
  near(point: Point): T[] {
    const [row, column] = cellOf(point);
    const found: T[] = [];
    for (let y = row - 1; y <= row + 1; y += 1) {
      for (let x = column - 1; x <= column + 1; x += 1) found.push(...(this.cells.get(cellKey(y, x)) ?? []));
    }
    return found;
  }
}

function cellOf({ lat, lng }: Point): [number, number] {
  return [Math.floor(lat / CELL_DEGREES), Math.floor(lng / CELL_DEGREES_LNG)];
}

const cellKey = (row: number, column: number): string => `${row},${column}`;
