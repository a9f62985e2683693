import FlatQueue from 'flatqueue';
import { metersBetween, type Point } from '@/lib/geo/point';
import { listSegments } from '@/lib/geo/polyline';
import { findAccess, type Access } from './access';
import { CHANGE, FAR, type RoadGraph } from './road-graph';
import type { LinePoint, RouteLine } from './route-line';
import type { Road } from '@/lib/roads/road';
import { bendOf, RULES } from './rules';

interface RoutePart {
  readonly from: Point;
  readonly to: Point;
  readonly start: Access;
  readonly end: Access;
  readonly arcs: readonly number[];
  /** With the costs of gaps and used nodes. */
  readonly seconds: number;
}

interface Options {
  /** Nodes of earlier routes, which cost more. */
  readonly used: ReadonlySet<number>;
  readonly isFar: boolean;
}

export interface Route {
  readonly line: RouteLine;
  readonly nodes: readonly number[];
}

const FASTEST_MPS = Math.max(...RULES.speedMps);

/** A* over a graph. Reuses its arrays. */
export class RouteFinder {
  private readonly best: Float64Array;
  private readonly arcTo: Int32Array;
  /** Lower bound of the seconds to the goal. */
  private readonly ahead: Float64Array;
  /** The search that last reached the node; negative once settled. */
  private readonly round: Int32Array;
  private rounds = 0;
  private readonly queue = new FlatQueue();
  private goal: Point = { lat: 0, lng: 0 };

  constructor(private readonly graph: RoadGraph) {
    this.best = new Float64Array(graph.nodes.length);
    this.arcTo = new Int32Array(graph.nodes.length);
    this.ahead = new Float64Array(graph.nodes.length);
    this.round = new Int32Array(graph.nodes.length);
  }

  find(places: readonly Point[], used: ReadonlySet<number> = new Set()): Route | null {
    const parts: RoutePart[] = [];
    for (const { from, to } of listSegments(places)) {
      const part = this.findPart(from, to, used);
      if (!part) return null;
      parts.push(part);
    }
    if (parts.length === 0) return null;
    const line = new LineWriter(this.graph);
    for (const part of parts) line.addPart(part);
    const nodes = parts.flatMap(({ arcs, start }) => [start.node, ...arcs.map((arc) => this.headOf(arc))]);
    return { line: { points: line.points, isExact: false }, nodes };
  }

  private findPart(from: Point, to: Point, used: ReadonlySet<number>): RoutePart | null {
    const known = this.search(from, to, { used, isFar: false });
    if (known) {
      const line = new LineWriter(this.graph);
      line.addPart(known);
      if (line.meters <= RULES.maxDetourFactor * metersBetween(from, to)) return known;
    }
    const other = this.search(from, to, { used, isFar: true });
    return known && !(other && other.seconds < RULES.farGain * known.seconds) ? known : other;
  }

  private search(from: Point, to: Point, options: Options): RoutePart | null {
    const starts = findAccess(this.graph, from, options.isFar);
    const ends = findAccess(this.graph, to, options.isFar);
    const goals = new Map<number, Access>();
    for (const end of ends.toSorted((a, b) => b.seconds - a.seconds)) goals.set(end.node, end);
    this.queue.clear();
    this.goal = to;
    this.rounds += 1;
    for (const { node, seconds } of starts) this.reach(node, seconds, -1);
    let found = findDirect(starts, ends, { from, to });
    for (let node = this.settle(found); node !== null; node = this.settle(found)) {
      const end = goals.get(node);
      const seconds = (this.best[node] as number) + (end?.seconds ?? 0);
      if (end && (!found || seconds < found.seconds)) found = { from, to, end, seconds, ...this.trace(node, starts) };
      this.expand(node, options);
    }
    return found;
  }

  private reach(node: number, seconds: number, arc: number): void {
    const isKnown = Math.abs(this.round[node] as number) === this.rounds;
    if (isKnown && (this.best[node] as number) <= seconds) return;
    if (!isKnown) this.ahead[node] = metersBetween(this.graph.node(node), this.goal) / FASTEST_MPS;
    this.round[node] = this.rounds;
    this.best[node] = seconds;
    this.arcTo[node] = arc;
    this.queue.push(node, seconds + (this.ahead[node] as number));
  }

  /** The next node, or null if none can lead to a faster route. */
  private settle(found: RoutePart | null): number | null {
    while (this.queue.length > 0) {
      if (found && (this.queue.peekValue() ?? 0) >= found.seconds) return null;
      const node = this.queue.pop() as number;
      if ((this.round[node] as number) < 0) continue;
      this.round[node] = -this.rounds;
      return node;
    }
    return null;
  }

  private expand(node: number, { used, isFar }: Options): void {
    const { rows, heads, seconds, kinds } = this.graph;
    const reached = this.best[node] as number;
    for (let arc = rows[node] as number; arc < (rows[node + 1] as number); arc += 1) {
      if (!isFar && kinds[arc] === FAR) continue;
      const head = heads[arc] as number;
      this.reach(head, reached + (seconds[arc] as number) * (used.has(head) ? RULES.usedCost : 1), arc);
    }
  }

  private trace(last: number, starts: readonly Access[]): Pick<RoutePart, 'start' | 'arcs'> {
    const arcs: number[] = [];
    let node = last;
    for (let arc = this.arcTo[node] as number; arc >= 0; arc = this.arcTo[node] as number) {
      arcs.push(arc);
      node = this.graph.tails[arc] as number;
    }
    const here = starts.filter((start) => start.node === node);
    const start = here.reduce((best, other) => (other.seconds < best.seconds ? other : best));
    return { start, arcs: arcs.reverse() };
  }

  private headOf(arc: number): number {
    return this.graph.heads[arc] as number;
  }
}

function findDirect(
  starts: readonly Access[],
  ends: readonly Access[],
  places: { from: Point; to: Point },
): RoutePart | null {
  let best: RoutePart | null = null;
  for (const start of starts)
    for (const end of ends) {
      if (start.edge !== end.edge || start.length === 0) continue;
      const drive = (Math.abs(start.share - end.share) * start.length) / start.speed;
      const seconds = start.connectorSeconds + end.connectorSeconds + drive;
      if (seconds < (best?.seconds ?? Infinity)) best = { ...places, start, end, arcs: [], seconds };
    }
  return best;
}

class LineWriter {
  readonly points: LinePoint[] = [];
  meters = 0;
  private seconds = 0;

  constructor(private readonly graph: RoadGraph) {}

  addPart({ from, to, start, end, arcs }: RoutePart): void {
    this.add(from, null);
    this.drive(start.connectorMeters, start.connectorSeconds);
    this.add(start.point, null);
    if (arcs.length === 0 && start.edge === end.edge) {
      const straight = Math.abs(start.share - end.share) * start.length;
      this.drive(straight * bendOf(start.length), straight / start.speed);
    } else {
      this.drive(start.alongM, start.alongS);
      this.add(this.graph.node(start.node), start.road);
      for (const arc of arcs) this.addArc(arc);
      this.drive(end.alongM, end.alongS);
    }
    this.add(end.point, end.road);
    this.drive(end.connectorMeters, end.connectorSeconds);
    this.add(to, null);
  }

  private addArc(arc: number): void {
    const { meters, seconds, heads, kinds } = this.graph;
    const head = heads[arc] as number;
    this.drive(meters[arc] as number, seconds[arc] as number);
    this.add(this.graph.node(head), (kinds[arc] as number) >= CHANGE ? null : this.graph.roadOf(head));
  }

  private drive(meters: number, seconds: number): void {
    this.meters += meters;
    this.seconds += seconds;
  }

  private add({ lat, lng }: Point, road: Road | null): void {
    const last = this.points.at(-1);
    if (last?.lat === lat && last.lng === lng && last.meters === this.meters) return;
    this.points.push({ lat, lng, road, meters: this.meters, seconds: this.seconds });
  }
}
