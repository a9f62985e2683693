import FlatQueue from 'flatqueue';
import { metersBetween, type Point } from '@/lib/geo/point';
import { listSegments } from '@/lib/geo/polyline';
import type { Road } from '@/lib/roads/road';
import { findAccess, type Access, type EdgeIndex, otherEnd, type Arc, type Node } from './edges';
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
  readonly node: Node;
  readonly arc: Arc;
}

const FASTEST_MPS = Math.max(...RULES.speedMps);

function trace(end: Node, starts: readonly Access[]): Pick<RoutePart, 'start' | 'steps'> {
  const steps: Step[] = [];
  let first = end;
  for (let arc = first.via; arc; arc = first.via) {
    steps.push({ node: first, arc });
    first = otherEnd(first, arc);
  }
  const start = starts.find(({ node, seconds }) => node === first && seconds === first.seconds);
  return { start: start as Access, steps: steps.reverse() };
}

/** A*. */
function searchPart(index: EdgeIndex, from: Point, to: Point, options: Options): RoutePart | null {
  const { used, isFar } = options;
  const isAllowed = (arc: Arc) => isFar || !arc.isFar;
  const costOf = (node: Node) => (used.has(node) ? RULES.usedCost : 1);
  const starts = findAccess(index, from, isFar);
  const ends = findAccess(index, to, isFar);
  const goals = new Map(ends.toSorted((a, b) => b.seconds - a.seconds).map((end) => [end.node, end]));
  const queue = new FlatQueue<Node>();
  for (const node of index.nodes) node.seconds = Infinity;
  const reach = (node: Node, seconds: number, via: Arc | null) => {
    if (node.seconds <= seconds) return;
    node.seconds = seconds;
    node.via = via;
    queue.push(node, seconds + metersBetween(node, to) / FASTEST_MPS);
  };
  for (const { node, seconds } of starts) reach(node, seconds, null);
  let found = findDirect(starts, ends, { from, to }, options.limitS);
  let limitS = found?.seconds ?? options.limitS;
  const isUnfinished = () => (queue.peekValue() ?? Infinity) < limitS;
  while (isUnfinished()) {
    const here = queue.pop() as Node;
    const end = goals.get(here);
    if (end && here.seconds + end.seconds < limitS) {
      limitS = here.seconds + end.seconds;
      found = { from, to, end, seconds: limitS, ...trace(here, starts) };
    }
    for (const arc of here.arcs) {
      const next = otherEnd(here, arc);
      if (isAllowed(arc)) reach(next, here.seconds + arc.seconds * costOf(next), arc);
    }
  }
  return found;
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
      for (const { node, arc } of steps) {
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
  const search = (isFar: boolean, limitS: number) => searchPart(index, from, to, { used, isFar, limitS });
  const known = search(false, Infinity);
  if (known && writeLine([known]).meters <= RULES.maxDetourFactor * metersBetween(from, to)) return known;
  return search(true, known ? RULES.farGain * known.seconds : Infinity) ?? known;
}

export function findRoute(index: EdgeIndex, places: readonly Point[], used: Options['used']): Route | null {
  const parts = listSegments(places).map(({ from, to }) => findPart(index, from, to, used));
  const found = parts.filter((part) => part !== null);
  if (found.length === 0 || found.length < parts.length) return null;
  const nodes = found.flatMap(({ steps, start }) => [start.node, ...steps.map(({ node }) => node)]);
  return { line: { points: writeLine(found).points, isExact: false }, nodes };
}
