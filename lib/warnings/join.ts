import type { Point } from '@/lib/geo/point';
import { BoxIndex } from '@/lib/geo/box-index';
import { getBox, isInArea, type Area } from './area';
import { compareWarnings, type Alerts, type Warning } from './warning';

export class PointGrid {
  private readonly index: BoxIndex;

  constructor(readonly points: readonly Point[]) {
    this.index = BoxIndex.ofPoints(points);
  }

  /** Returns positions in `points`. */
  findIn(area: Area): number[] {
    return this.index.search(getBox(area)).filter((position) => isInArea(area, this.points[position] as Point));
  }
}

/** The warning's own area, or its known zones'. */
export function listAreas({ zones }: Pick<Alerts, 'zones'>, warning: Warning): readonly Area[] {
  if (warning.area !== null) return [warning.area];
  return warning.zones.map((zone) => zones.get(zone)).filter((area) => area !== undefined);
}

/** By position of the point, worst first. */
export function joinWarnings(
  grid: PointGrid,
  alerts: Pick<Alerts, 'zones' | 'warnings'>,
  now: number,
): ReadonlyMap<number, readonly Warning[]> {
  const ofPoint = new Map<number, Warning[]>();
  // Warnings share zones.
  const inArea = new Map<Area, readonly number[]>();
  const warnings = alerts.warnings.filter(({ ends }) => ends > now).sort(compareWarnings);
  for (const warning of warnings) {
    for (const area of listAreas(alerts, warning)) {
      const positions = inArea.get(area) ?? grid.findIn(area);
      inArea.set(area, positions);
      for (const position of positions) {
        const known = ofPoint.get(position);
        if (known === undefined) ofPoint.set(position, [warning]);
        // Zones of one warning may overlap.
        else if (known.at(-1) !== warning) known.push(warning);
      }
    }
  }
  return ofPoint;
}
