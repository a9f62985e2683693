import FlatQueue from 'flatqueue';
import { metersBetween, type Point } from '@/lib/geo/point';
import { listSegments } from '@/lib/geo/polyline';
import type { Road } from '@/lib/roads/road';
import { findAccess, type Access } from './access';
import { otherEnd, type Arc, type EdgeIndex, type Node } from './edges';
import type { LinePoint, RouteLine } from './route-line';
import { bendOf, RULES } from './rules';

interface RoutePart {
  readonly from: Point;
  readonly to: Point;
  readonly start: Access;
  readonly end: Access;
  readonly steps: readonly Step[];
  /** With the costs of gaps and used nodes. */
  readonly seconds: number;
}

interface Options {
  /** Nodes of earlier routes, which cost more. */
  readonly used: ReadonlySet<Node>;
  readonly isFar: boolean;
}

export interface Route {
  readonly line: RouteLine;
  readonly nodes: readonly Node[];
}

interface Step {
  readonly from: Node;
  readonly to: Node;
  readonly arc: Arc;
}

interface Reached {
  readonly node: Node;
  readonly seconds: number;
  readonly via: Access | Step;
  /** Lower bound of the seconds to the goal. */
  readonly ahead: number;
}

const FASTEST_MPS = Math.max(...RULES.speedMps);

/** A* over a graph. */
class PartSearch {
  private readonly reached = new Map<Node, Reached>();
  private readonly queue = new FlatQueue<Reached>();

  constructor(
    private readonly from: Point,
    private readonly to: Point,
    private readonly options: Options,
  ) {}

  find(index: EdgeIndex): RoutePart | null {
    const { from, to, options } = this;
    const starts = findAccess(index, from, options.isFar);
    const ends = findAccess(index, to, options.isFar);
    const goals = new Map(ends.toSorted((a, b) => b.seconds - a.seconds).map((end) => [end.node, end]));
    for (const start of starts) this.reach(start.node, start.seconds, start);
    let found = findDirect(starts, ends, { from, to });
    for (let reached = this.settle(found); reached; reached = this.settle(found)) {
      const end = goals.get(reached.node);
      const seconds = reached.seconds + (end?.seconds ?? Infinity);
      if (end && seconds < (found?.seconds ?? Infinity))
        found = { from, to, end, seconds, ...trace(this.reached, end) };
      this.expand(reached);
    }
    return found;
  }

  private expand({ node, seconds }: Reached): void {
    const { used, isFar } = this.options;
    for (const arc of node.arcs) {
      if (arc.isFar && !isFar) continue;
      const to = otherEnd(node, arc);
      this.reach(to, seconds + arc.seconds * (used.has(to) ? RULES.usedCost : 1), { from: node, to, arc });
    }
  }

  private reach(node: Node, seconds: number, via: Access | Step): void {
    const known = this.reached.get(node);
    if (known && known.seconds <= seconds) return;
    const ahead = known?.ahead ?? metersBetween(node, this.to) / FASTEST_MPS;
    const reached = { node, seconds, via, ahead };
    this.reached.set(node, reached);
    this.queue.push(reached, seconds + ahead);
  }

  /** The next node, if one can lead to a faster route. */
  private settle(found: RoutePart | null): Reached | undefined {
    while ((this.queue.peekValue() ?? Infinity) < (found?.seconds ?? Infinity)) {
      const reached = this.queue.pop();
      if (reached && this.reached.get(reached.node) === reached) return reached;
    }
    return undefined;
  }
}

function trace(reached: ReadonlyMap<Node, Reached>, { node }: Access): Pick<RoutePart, 'start' | 'steps'> {
  const steps: Step[] = [];
  let via = reached.get(node)?.via;
  while (via && 'from' in via) {
    steps.push(via);
    via = reached.get(via.from)?.via;
  }
  return { start: via as Access, steps: steps.reverse() };
}

/** Along one edge. */
function findDirect(starts: readonly Access[], ends: readonly Access[], places: { from: Point; to: Point }) {
  let best: RoutePart | null = null;
  for (const start of starts)
    for (const end of ends) {
      if (start.edge !== end.edge || start.edge.meters === 0) continue;
      const drive = (Math.abs(start.share - end.share) * start.edge.meters) / start.speed;
      const seconds = start.connectorSeconds + end.connectorSeconds + drive;
      if (seconds < (best?.seconds ?? Infinity)) best = { ...places, start, end, steps: [], seconds };
    }
  return best;
}

class LineWriter {
  readonly points: LinePoint[] = [];
  meters = 0;
  private seconds = 0;

  addPart({ from, to, start, end, steps }: RoutePart): void {
    this.add(from, null);
    this.drive(start.connectorMeters, start.connectorSeconds);
    this.add(start.point, null);
    if (steps.length === 0 && start.edge === end.edge) {
      const straight = Math.abs(start.share - end.share) * start.edge.meters;
      this.drive(straight * bendOf(start.edge.meters), straight / start.speed);
    } else {
      this.drive(start.alongM, start.alongS);
      this.add(start.node, start.edge.road);
      for (const { to: node, arc } of steps) {
        this.drive(arc.meters, arc.seconds);
        this.add(node, arc.road);
      }
      this.drive(end.alongM, end.alongS);
    }
    this.add(end.point, end.edge.road);
    this.drive(end.connectorMeters, end.connectorSeconds);
    this.add(to, null);
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

function writeLine(parts: readonly RoutePart[]): LineWriter {
  const line = new LineWriter();
  for (const part of parts) line.addPart(part);
  return line;
}

function findPart(index: EdgeIndex, from: Point, to: Point, used: Options['used']): RoutePart | null {
  const search = (isFar: boolean) => new PartSearch(from, to, { used, isFar }).find(index);
  const known = search(false);
  if (known && writeLine([known]).meters <= RULES.maxDetourFactor * metersBetween(from, to)) return known;
  const other = search(true);
  return known && !(other && other.seconds < RULES.farGain * known.seconds) ? known : other;
}

/** @param used nodes of earlier routes, which cost more */
export function findRoute(index: EdgeIndex, places: readonly Point[], used: Options['used']): Route | null {
  const parts = listSegments(places).map(({ from, to }) => findPart(index, from, to, used));
  const found = parts.filter((part) => part !== null);
  if (found.length === 0 || found.length < parts.length) return null;
  const nodes = found.flatMap(({ steps, start }) => [start.node, ...steps.map(({ to }) => to)]);
  return { line: { points: writeLine(found).points, isExact: false }, nodes };
}
