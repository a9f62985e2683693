import FlatQueue from 'flatqueue';
import { metersBetween, type Point } from '@/lib/geo/point';
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
  /** Nodes of earlier routes, which cost more. */
  readonly used: ReadonlySet<Node>;
  readonly isFar: boolean;
  readonly limitS: number;
}

export interface Route {
  readonly line: RouteLine;
  readonly nodes: readonly Node[];
}

interface Step {
  readonly to: Node;
  readonly arc: Arc;
}

const FASTEST_MPS = Math.max(...RULES.speedMps);

interface Reached {
  readonly seconds: number;
  /** With at least the seconds to the goal. */
  readonly total: number;
  readonly via: Arc | null;
}

/** A* over a graph. */
class PartSearch {
  private readonly reached = new Map<Node, Reached>();
  private readonly queue = new FlatQueue<Node>();
  private found: RoutePart | null = null;

  constructor(
    private readonly graph: RoadGraph,
    private readonly to: Point,
    private readonly options: Options,
  ) {}

  find(from: Point): RoutePart | null {
    const { to, options } = this;
    const { index } = this.graph;
    const starts = findAccess(index, from, options.isFar);
    const ends = findAccess(index, to, options.isFar);
    const goals = new Map(ends.toSorted((a, b) => b.seconds - a.seconds).map((end) => [end.node, end]));
    for (const { node, seconds } of starts) this.reach(node, seconds, null);
    this.found = findDirect(starts, ends, { from, to }, options.limitS);
    for (let node = this.settle(); node; node = this.settle()) {
      const end = goals.get(node);
      const seconds = this.secondsTo(node) + (end?.seconds ?? Infinity);
      if (end && seconds < this.limitS) this.found = { from, to, end, seconds, ...this.trace(node, starts) };
      this.expand(node);
    }
    return this.found;
  }

  private get limitS(): number {
    return this.found?.seconds ?? this.options.limitS;
  }

  private secondsTo(node: Node): number {
    return this.reached.get(node)?.seconds ?? Infinity;
  }

  private expand(node: Node): void {
    const { used, isFar } = this.options;
    const seconds = this.secondsTo(node);
    for (const arc of this.graph.arcs.get(node) ?? []) {
      if (arc.isFar && !isFar) continue;
      const to = otherEnd(node, arc);
      this.reach(to, seconds + arc.seconds * (used.has(to) ? RULES.usedCost : 1), arc);
    }
  }

  private reach(node: Node, seconds: number, via: Arc | null): void {
    if (this.secondsTo(node) <= seconds) return;
    const total = seconds + metersBetween(node, this.to) / FASTEST_MPS;
    this.reached.set(node, { seconds, total, via });
    this.queue.push(node, total);
  }

  private settle(): Node | undefined {
    for (;;) {
      const total = this.queue.peekValue() ?? Infinity;
      if (total >= this.limitS) return undefined;
      const node = this.queue.pop();
      if (node && total === this.reached.get(node)?.total) return node;
    }
  }

  private trace(end: Node, starts: readonly Access[]): Pick<RoutePart, 'start' | 'steps'> {
    const steps: Step[] = [];
    let to = end;
    for (let arc = this.reached.get(to)?.via; arc; arc = this.reached.get(to)?.via) {
      steps.push({ to, arc });
      to = otherEnd(to, arc);
    }
    const start = starts.find(({ node, seconds }) => node === to && seconds === this.secondsTo(to));
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

export function findRoute(graph: RoadGraph, places: readonly Point[], used: Options['used']): Route | null {
  const parts = listSegments(places).map(({ from, to }) => findPart(graph, from, to, used));
  const found = parts.filter((part) => part !== null);
  if (found.length === 0 || found.length < parts.length) return null;
  const nodes = found.flatMap(({ steps, start }) => [start.node, ...steps.map(({ to }) => to)]);
  return { line: { points: writeLine(found).points, isExact: false }, nodes };
}
