import { metersBetween, type Point } from '@/lib/camera/point';

/** Two neighbors along a road, by their positions in its list. */
export interface Link {
  readonly a: number;
  readonly b: number;
  readonly meters: number;
}

/** Longest link between two cameras of one road, so that I-84 in Idaho and in New York stay apart. By network. */
export const LONGEST_LINK_M = { i: 600_000, us: 250_000, state: 80_000 } as const;

/** Mean radius of the earth, as `metersBetween` has it. */
const EARTH_M = 6_371_000;
/** A side branch shorter than this is visited on the way; a longer one is a chain of its own. */
const TWIG_M = 3_000;

const at = (numbers: ArrayLike<number>, index: number) => numbers[index] as number;

/** Finds each point's neighbors. Comparing squares of chords of the unit sphere needs no trigonometry in the inner loops. */
class NeighborSearch {
  private readonly x: Float64Array;
  private readonly y: Float64Array;
  private readonly z: Float64Array;
  /** Points that are still candidates, and the squares of their distances. */
  private readonly left: Int32Array;
  private readonly squares: Float64Array;
  private count = 0;

  constructor(points: readonly Point[]) {
    const lat = points.map((point) => (point.lat * Math.PI) / 180);
    const lng = points.map((point) => (point.lng * Math.PI) / 180);
    this.x = Float64Array.from(points, (_, index) => Math.cos(at(lat, index)) * Math.cos(at(lng, index)));
    this.y = Float64Array.from(points, (_, index) => Math.cos(at(lat, index)) * Math.sin(at(lng, index)));
    this.z = Float64Array.from(points, (_, index) => Math.sin(at(lat, index)));
    this.left = new Int32Array(points.length);
    this.squares = new Float64Array(points.length);
  }

  /** Points to which none of those found before is nearer than this one is. */
  find(point: number, longest: number): number[] {
    this.collect(point, longest);
    const kept: number[] = [];
    while (this.count > 0) {
      const nearest = this.findNearest();
      kept.push(nearest);
      this.strike(nearest);
    }
    return kept;
  }

  private collect(point: number, longest: number): void {
    this.count = 0;
    for (let other = 0; other < this.x.length; other += 1) {
      const square = this.squareOf(point, other);
      if (square <= longest && other !== point) this.keep(other, square);
    }
  }

  private findNearest(): number {
    let first = 0;
    for (let index = 1; index < this.count; index += 1)
      if (at(this.squares, index) < at(this.squares, first)) first = index;
    return at(this.left, first);
  }

  /** Drops the nearest point, and all that are nearer to it than to ours. */
  private strike(nearest: number): void {
    const { count } = this;
    this.count = 0;
    for (let index = 0; index < count; index += 1) {
      const other = at(this.left, index);
      const square = at(this.squares, index);
      if (other !== nearest && this.squareOf(other, nearest) >= square) this.keep(other, square);
    }
  }

  private keep(other: number, square: number): void {
    this.left[this.count] = other;
    this.squares[this.count] = square;
    this.count += 1;
  }

  private squareOf(p: number, q: number): number {
    const dx = at(this.x, p) - at(this.x, q);
    const dy = at(this.y, p) - at(this.y, q);
    const dz = at(this.z, p) - at(this.z, q);
    return dx * dx + dy * dy + dz * dz;
  }
}

/**
 * The relative neighborhood graph: two points of a road are linked unless a third is nearer to both. On a line that is the
 * driving order, on a ring the ring, at a fork the fork, and no end jumps back. Links over `longestM` are left out.
 */
export function linkNeighbors(points: readonly Point[], longestM: number): Link[] {
  const search = new NeighborSearch(points);
  const longest = (2 * Math.sin(Math.min(longestM / EARTH_M, Math.PI) / 2)) ** 2;
  const kept = points.map((_, point) => search.find(point, longest));
  return kept.flatMap((others, a) =>
    others
      .filter((b) => b > a && kept[b]?.includes(a))
      .map((b) => ({ a, b, meters: metersBetween(points[a] as Point, points[b] as Point) })),
  );
}

type Tree = readonly (readonly { readonly to: number; readonly meters: number }[])[];

/** The shortest links that join what all links join: a ring opens at its longest. */
function spanTree(count: number, links: readonly Link[]): Tree {
  const parent = Array.from({ length: count }, (_, index) => index);
  const findRoot = (index: number): number => {
    let root = index;
    for (let above = parent[root]; above !== undefined && above !== root; above = parent[root]) {
      parent[root] = parent[above] ?? above;
      root = above;
    }
    return root;
  };
  const tree = Array.from({ length: count }, () => [] as { to: number; meters: number }[]);
  for (const { a, b, meters } of links.toSorted((one, other) => one.meters - other.meters)) {
    const [rootA, rootB] = [findRoot(a), findRoot(b)];
    if (rootA === rootB) continue;
    parent[rootA] = rootB;
    tree[a]?.push({ to: b, meters });
    tree[b]?.push({ to: a, meters });
  }
  return tree;
}

interface Sweep {
  /** From the start outward. */
  readonly order: readonly number[];
  readonly parent: ReadonlyMap<number, number>;
  readonly farthest: number;
}

function sweepFrom(start: number, tree: Tree): Sweep {
  const parent = new Map([[start, -1]]);
  const meters = new Map([[start, 0]]);
  const order = [start];
  let farthest = start;
  for (const node of order)
    for (const next of tree[node] ?? []) {
      if (parent.has(next.to)) continue;
      const reached = (meters.get(node) ?? 0) + next.meters;
      parent.set(next.to, node);
      meters.set(next.to, reached);
      order.push(next.to);
      if (reached > (meters.get(farthest) ?? 0)) farthest = next.to;
    }
  return { order, parent, farthest };
}

/** A tree from its outermost point: along the longest way, with twigs on the way and long branches as further chains. */
function cutTree(tree: Tree, member: number): number[][] {
  const root = sweepFrom(member, tree).farthest;
  const { order, parent } = sweepFrom(root, tree);
  const height = new Map<number, number>();
  for (const node of order.toReversed()) {
    const below = (tree[node] ?? []).filter(({ to }) => parent.get(to) === node);
    height.set(node, Math.max(0, ...below.map(({ to, meters }) => (height.get(to) ?? 0) + meters)));
  }
  const chains: number[][] = [];
  const starts = [root];
  const follow = (start: number, chain: number[]): void => {
    for (let node: number | undefined = start; node !== undefined;) {
      chain.push(node);
      const here: number = node;
      const below = (tree[here] ?? [])
        .filter(({ to }) => parent.get(to) === here)
        .map(({ to, meters }) => ({ to, reach: (height.get(to) ?? 0) + meters }))
        .sort((one, other) => one.reach - other.reach);
      node = below.pop()?.to;
      for (const { to, reach } of below) {
        if (reach <= TWIG_M) follow(to, chain);
        else starts.push(to);
      }
    }
  };
  for (const start of starts) {
    const chain: number[] = [];
    follow(start, chain);
    chains.push(chain);
  }
  return chains;
}

/** Every point once, in the order in which one passes them, from either end. Longest chains first. */
export function orderChains(count: number, links: readonly Link[]): number[][] {
  const tree = spanTree(count, links);
  const seen = new Set<number>();
  const chains: number[][] = [];
  for (let index = 0; index < count; index += 1) {
    if (seen.has(index)) continue;
    for (const chain of cutTree(tree, index)) {
      for (const member of chain) seen.add(member);
      chains.push(chain);
    }
  }
  return chains.sort((a, b) => b.length - a.length);
}
