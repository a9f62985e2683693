import type { Point } from '@/lib/camera/point';

const METERS_PER_DEGREE = 111_195;

export const metersToDegrees = (meters: number) => meters / METERS_PER_DEGREE;
export const degreesToMeters = (degrees: number) => degrees * METERS_PER_DEGREE;
/** Length of a degree of longitude as a share of one of latitude. */
export const narrowing = (lat: number) => Math.max(0.05, Math.cos((lat * Math.PI) / 180));

/** From `a` to `b`, 0 to 360 degrees; on a flat map, which is enough for a few hundred kilometers. */
export function headingOf(a: Point, b: Point): number {
  const east = (b.lng - a.lng) * narrowing((a.lat + b.lat) / 2);
  const degrees = (Math.atan2(east, b.lat - a.lat) * 180) / Math.PI;
  return degrees < 0 ? degrees + 360 : degrees;
}

/** 0 to 180 degrees. */
export function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360;
  return turn > 180 ? 360 - turn : turn;
}

export const pointBetween = (a: Point, b: Point, share: number): Point => ({
  lat: a.lat + share * (b.lat - a.lat),
  lng: a.lng + share * (b.lng - a.lng),
});

/** Nearest point of a straight piece. Written into, so that inner loops allocate nothing. */
export interface Foot {
  /** 0 at the first end, 1 at the second. */
  share: number;
  meters: number;
}

export function findFoot(point: Point, a: Point, b: Point, foot: Foot): Foot {
  const narrow = narrowing(point.lat);
  const px = (point.lng - a.lng) * narrow;
  const py = point.lat - a.lat;
  const bx = (b.lng - a.lng) * narrow;
  const by = b.lat - a.lat;
  const square = bx * bx + by * by;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (px * bx + py * by) / square));
  foot.share = share;
  foot.meters = Math.sqrt((px - share * bx) ** 2 + (py - share * by) ** 2) * METERS_PER_DEGREE;
  return foot;
}

/** Where the straight pieces from `a` to `b` and from `c` to `d` cross, as shares of both; null if they do not. */
export function findCrossing(a: Point, b: Point, c: Point, d: Point): { share: number; otherShare: number } | null {
  const rx = b.lng - a.lng;
  const ry = b.lat - a.lat;
  const sx = d.lng - c.lng;
  const sy = d.lat - c.lat;
  const cross = rx * sy - ry * sx;
  if (cross === 0) return null;
  const dx = c.lng - a.lng;
  const dy = c.lat - a.lat;
  const share = (dx * sy - dy * sx) / cross;
  const otherShare = (dx * ry - dy * rx) / cross;
  return share >= 0 && share <= 1 && otherShare >= 0 && otherShare <= 1 ? { share, otherShare } : null;
}

/** Items by cell of a map. */
export class Grid<Item> {
  private readonly cells = new Map<number, Item[]>();
  private readonly columns: number;

  constructor(private readonly degrees: number) {
    this.columns = Math.ceil(360 / degrees) + 1;
  }

  put(point: Point, item: Item): void {
    const key = this.row(point.lat) * this.columns + this.column(point.lng);
    const cell = this.cells.get(key);
    if (!cell) this.cells.set(key, [item]);
    else if (cell.at(-1) !== item) cell.push(item);
  }

  /** In all cells that a straight piece passes, or nearly. */
  putPiece(a: Point, b: Point, item: Item): void {
    const steps = Math.ceil((2 * Math.max(Math.abs(a.lat - b.lat), Math.abs(a.lng - b.lng))) / this.degrees);
    this.put(a, item);
    for (let step = 1; step <= steps; step += 1) this.put(pointBetween(a, b, step / steps), item);
  }

  lists(): Iterable<readonly Item[]> {
    return this.cells.values();
  }

  /** Cells within `meters`; an item may be in several. */
  around({ lat, lng }: Point, meters: number, visit: (items: readonly Item[]) => void): void {
    const reach = metersToDegrees(meters);
    const [west, east] = [this.column(lng - reach / narrowing(lat)), this.column(lng + reach / narrowing(lat))];
    for (let row = this.row(lat - reach); row <= this.row(lat + reach); row += 1)
      for (let column = west; column <= east; column += 1) {
        const cell = this.cells.get(row * this.columns + column);
        if (cell) visit(cell);
      }
  }

  private row(lat: number): number {
    return Math.floor((lat + 90) / this.degrees);
  }

  private column(lng: number): number {
    return Math.floor((lng + 180) / this.degrees);
  }
}
