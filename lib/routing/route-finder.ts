import FlatQueue from 'flatqueue';
import { metersBetween, toSpace, type Point } from '@/lib/geo/point';
import { listSegments } from '@/lib/geo/polyline';
import type { Road } from '@/lib/roads/road';
import { findAccess, type Access, otherEnd, type Arc, type Node } from './edges';
import type { RoadGraph } from './road-graph';
import type { LinePoint, RouteLine } from './route-line';
import { bendOf, RULES } from './rules';

interface RoutePart {
  readonly from: Point;
  readonly to: Point;
  readonly start: Access;
  readonly end: Access;
  readonly steps: readonly Step[];
  readonly seconds: number;
}

interface Options {
  /** Ids of earlier routes' nodes, which cost more. */
  readonly used: ReadonlySet<number>;
  readonly isFar: boolean;
  readonly limitS: number;
}

export interface Route {
  readonly line: RouteLine;
  /** Ids. */
  readonly nodes: readonly number[];
}

interface Step {
  readonly to: Node;
  readonly arc: Arc;
}

const FASTEST_MPS = Math.max(...RULES.speedMps);

/** A* over a graph. Lists are by the node's id. */
class PartSearch {
  private readonly seconds: Float64Array;
  private readonly isSettled: Uint8Array;
  /** Positions of arcs in the graph; -1 at a start. */
  private readonly via: Int32Array;
  private readonly queue = new FlatQueue();
  private readonly goal: readonly [number, number, number];
  private found: RoutePart | null = null;

  constructor(
    private readonly graph: RoadGraph,
    private readonly to: Point,
    private readonly options: Options,
  ) {
    const { seconds, isSettled, via } = graph.search;
    this.seconds = seconds.fill(Infinity);
    this.isSettled = isSettled.fill(0);
    this.via = via.fill(-1);
    this.goal = toSpace(to);
  }

  find(from: Point): RoutePart | null {
    const { to, options } = this;
    const { index, islands } = this.graph;
    const starts = findAccess(index, from, options.isFar);
    const ends = findAccess(index, to, options.isFar);
    const goals = new Map(ends.toSorted((a, b) => b.seconds - a.seconds).map((end) => [end.node.id, end]));
    const islandOf = islands[options.isFar ? 'far' : 'known'];
    const open = new Set([...goals.keys()].map((id) => islandOf[id]));
    for (const { node, seconds } of starts) if (open.has(islandOf[node.id])) this.reach(node.id, seconds, -1);
    this.found = findDirect(starts, ends, { from, to }, options.limitS);
    for (let id = this.settle(); id !== undefined; id = this.settle()) {
      const end = goals.get(id);
      const seconds = this.secondsTo(id) + (end?.seconds ?? Infinity);
      if (end && seconds < this.limitS) this.found = { from, to, end, seconds, ...this.trace(end.node, starts) };
      this.expand(id);
    }
    return this.found;
  }

  private get limitS(): number {
    return this.found?.seconds ?? this.options.limitS;
  }

  private secondsTo(id: number): number {
    return this.seconds[id] as number;
  }

  private expand(id: number): void {
    const { used, isFar } = this.options;
    const { graph } = this;
    const seconds = this.secondsTo(id);
    for (let at = graph.starts[id] as number; at < (graph.starts[id + 1] as number); at += 1) {
      if (graph.isFar[at] === 1 && !isFar) continue;
      const to = graph.ends[at] as number;
      this.reach(to, seconds + (graph.seconds[at] as number) * (used.has(to) ? RULES.usedCost : 1), at);
    }
  }

  private reach(id: number, seconds: number, via: number): void {
    if (this.secondsTo(id) <= seconds) return;
    this.seconds[id] = seconds;
    // Merged cuts can lie nearer to the goal than their arcs.
    this.isSettled[id] = 0;
    this.via[id] = via;
    this.queue.push(id, seconds + this.metersToGoal(id) / FASTEST_MPS);
  }

  /** Straight through the earth: never more than over it, and without trigonometry. */
  private metersToGoal(id: number): number {
    const { goal } = this;
    const { places } = this.graph;
    const dx = goal[0] - (places[3 * id] as number);
    const dy = goal[1] - (places[3 * id + 1] as number);
    const dz = goal[2] - (places[3 * id + 2] as number);
    return Math.sqrt(dx * dx + dy * dy + dz * dz);
  }

  private settle(): number | undefined {
    for (;;) {
      const total = this.queue.peekValue() ?? Infinity;
      if (total >= this.limitS) return undefined;
      const id = this.queue.pop();
      if (id === undefined || this.isSettled[id] === 1) continue;
      this.isSettled[id] = 1;
      return id;
    }
  }

  private trace(end: Node, starts: readonly Access[]): Pick<RoutePart, 'start' | 'steps'> {
    const steps: Step[] = [];
    const arcTo = ({ id }: Node) => this.graph.arcs[this.via[id] ?? -1];
    let to = end;
    for (let arc = arcTo(to); arc; arc = arcTo(to)) {
      steps.push({ to, arc });
      to = otherEnd(to, arc);
    }
    const start = starts.find(({ node, seconds }) => node === to && seconds === this.secondsTo(to.id));
    return { start: start as Access, steps: steps.reverse() };
  }
}

function findDirect(
  starts: readonly Access[],
  ends: readonly Access[],
  places: { from: Point; to: Point },
  limitS: number,
): RoutePart | null {
  let best: RoutePart | null = null;
  for (const start of starts)
    for (const end of ends) {
      if (start.edge !== end.edge || start.edge.meters === 0) continue;
      const drive = (Math.abs(start.share - end.share) * start.edge.meters) / start.speed;
      const seconds = start.connectorSeconds + end.connectorSeconds + drive;
      if (seconds < (best?.seconds ?? limitS)) best = { ...places, start, end, steps: [], seconds };
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

function findPart(graph: RoadGraph, from: Point, to: Point, used: Options['used']): RoutePart | null {
  const search = (isFar: boolean, limitS: number) => new PartSearch(graph, to, { used, isFar, limitS }).find(from);
  const known = search(false, Infinity);
  if (known && writeLine([known]).meters <= RULES.maxDetourFactor * metersBetween(from, to)) return known;
  return search(true, known ? RULES.farGain * known.seconds : Infinity) ?? known;
}

export function findRoute(graph: RoadGraph, stops: readonly Point[], used: Options['used']): Route | null {
  const parts = listSegments(stops).map(({ from, to }) => findPart(graph, from, to, used));
  const found = parts.filter((part) => part !== null);
  if (found.length === 0 || found.length < parts.length) return null;
  const nodes = found.flatMap(({ steps, start }) => [start.node.id, ...steps.map(({ to }) => to.id)]);
  return { line: { points: writeLine(found).points, isExact: false }, nodes };
}
