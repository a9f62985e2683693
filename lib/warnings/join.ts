import type { Point } from '@/lib/camera/point';
import { isInBox } from '@/lib/camera/ring';
import { getBox, isInArea, type Area } from './area';
import { compareWarnings, type Alerts, type Warning } from './warning';

/** About the size of a zone; in degrees. */
const CELL_DEGREES = 0.5;
const COLUMNS = 1_000;

const toCell = (degrees: number): number => Math.floor(degrees / CELL_DEGREES);
const keyOf = (column: number, row: number): number => row * COLUMNS + column;

/** Points by the cell they are in, so that an area is compared with those near it. */
export class PointGrid {
  private readonly cells = new Map<number, number[]>();

  constructor(readonly points: readonly Point[]) {
    points.forEach(({ lat, lng }, position) => {
      const key = keyOf(toCell(lng), toCell(lat));
      const cell = this.cells.get(key);
      if (cell) cell.push(position);
      else this.cells.set(key, [position]);
    });
  }

  /** Positions of the points in an area. */
  findIn(area: Area): number[] {
    const box = getBox(area);
    const [west, south, east, north] = box;
    const found: number[] = [];
    for (let row = toCell(south); row <= toCell(north); row += 1) {
      for (let column = toCell(west); column <= toCell(east); column += 1) {
        for (const position of this.cells.get(keyOf(column, row)) ?? []) {
          const point = this.points[position] as Point;
          if (isInBox(point, box) && isInArea(area, point)) found.push(position);
        }
      }
    }
    return found;
  }
}

/** What it covers: its own area, or those of its zones that are known. */
export function listAreas({ zones }: Pick<Alerts, 'zones'>, warning: Warning): readonly Area[] {
  if (warning.area !== null) return [warning.area];
  return warning.zones.flatMap((zone) => {
    const area = zones.get(zone);
    return area === undefined ? [] : [area];
  });
}

/** By position of the point: the warnings over it that have not ended, the worst first. @param now epoch milliseconds */
export function joinWarnings(
  grid: PointGrid,
  alerts: Pick<Alerts, 'zones' | 'warnings'>,
  now: number,
): ReadonlyMap<number, readonly Warning[]> {
  const ofPoint = new Map<number, Warning[]>();
  // Many warnings name the same zones.
  const inArea = new Map<Area, readonly number[]>();
  const warnings = alerts.warnings.filter(({ ends }) => ends > now).sort(compareWarnings);
  for (const warning of warnings) {
    for (const area of listAreas(alerts, warning)) {
      const positions = inArea.get(area) ?? grid.findIn(area);
      inArea.set(area, positions);
      for (const position of positions) {
        const known = ofPoint.get(position);
        if (known === undefined) ofPoint.set(position, [warning]);
        // Two zones of one warning may overlap.
        else if (known.at(-1) !== warning) known.push(warning);
      }
    }
  }
  return ofPoint;
}
