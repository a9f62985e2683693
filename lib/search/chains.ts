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

/** Points on the unit sphere: comparing squares of chords needs no trigonometry in the inner loop. */
function toSphere(points: readonly Point[]) {
  const sphere = [0, 1, 2].map(() => new Float64Array(points.length)) as [Float64Array, Float64Array, Float64Array];
  points.forEach((point, index) => {
    const [lat, lng] = [(point.lat * Math.PI) / 180, (point.lng * Math.PI) / 180];
    sphere[0][index] = Math.cos(lat) * Math.cos(lng);
    sphere[1][index] = Math.cos(lat) * Math.sin(lng);
    sphere[2][index] = Math.sin(lat);
  });
  const [x, y, z] = sphere;
  return (p: number, q: number) => {
    const dx = at(x, p) - at(x, q);
    const dy = at(y, p) - at(y, q);
    const dz = at(z, p) - at(z, q);
    return dx * dx + dy * dy + dz * dz;
  };
}

const at = (numbers: ArrayLike<number>, index: number) => numbers[index] as number;

type Square = (p: number, q: number) => number;

/** The points of `left` to which none of the others of them is nearer than `point` is. Uses up `left`. */
function keepNearest(point: number, left: number[], square: Square): number[] {
  const kept: number[] = [];
  const squares = left.map((q) => square(point, q));
  for (let count = left.length; count > 0;) {
    let first = 0;
    for (let index = 1; index < count; index += 1) if (at(squares, index) < at(squares, first)) first = index;
    const nearest = at(left, first);
    kept.push(nearest);
    let still = 0;
    for (let index = 0; index < count; index += 1) {
      const [q, own] = [at(left, index), at(squares, index)];
      if (q === nearest || square(q, nearest) < own) continue;
      left[still] = q;
      squares[still] = own;
      still += 1;
    }
    count = still;
  }
  return kept;
}

/**
 * The relative neighborhood graph: two points of a road are linked unless a third is nearer to both. On a line that is the
 * driving order, on a ring the ring, at a fork the fork, and no end jumps back. Links over `longestM` are left out.
 */
export function linkNeighbors(points: readonly Point[], longestM: number): Link[] {
  const square = toSphere(points);
  const longest = (2 * Math.sin(Math.min(longestM / EARTH_M, Math.PI) / 2)) ** 2;
  const kept = points.map((_, p) => {
    const left: number[] = [];
    for (let q = 0; q < points.length; q += 1) if (q !== p && square(p, q) <= longest) left.push(q);
    return keepNearest(p, left, square);
  });
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
