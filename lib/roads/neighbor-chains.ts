import { EARTH_RADIUS_M, metersBetween, toSpace, type Point } from '@/lib/geo/point';

export interface Link {
  readonly a: number;
  readonly b: number;
  readonly meters: number;
}

/** Between two cameras of one road, by network; keeps I-84 in Idaho and in New York apart. */
export const MAX_LINK_M = { i: 600_000, us: 250_000, state: 80_000 } as const;

/** Shorter branches are visited in passing, longer ones become chains. */
const SPUR_M = 3_000;

const at = (numbers: Float64Array, index: number) => numbers[index] as number;

/** Squared meters straight through the earth: no trigonometry in inner loops. */
function createSquareOf(points: readonly Point[]): (p: number, q: number) => number {
  const places = Float64Array.from(points.flatMap(toSpace));
  return (p, q) => {
    const dx = at(places, 3 * p) - at(places, 3 * q);
    const dy = at(places, 3 * p + 1) - at(places, 3 * q + 1);
    const dz = at(places, 3 * p + 2) - at(places, 3 * q + 2);
    return dx * dx + dy * dy + dz * dz;
  };
}

/** Relative neighborhood graph: links two points unless a third is nearer to both. */
export function linkNeighbors(points: readonly Point[], maxLinkM: number): Link[] {
  const squareOf = createSquareOf(points);
  const longest = (2 * EARTH_RADIUS_M * Math.sin(Math.min(maxLinkM / EARTH_RADIUS_M, Math.PI) / 2)) ** 2;
  const squares = new Float64Array(points.length);
  const findNeighbors = (point: number): number[] => {
    const found: number[] = [];
    let left: number[] = [];
    for (let other = 0; other < points.length; other += 1) {
      squares[other] = squareOf(point, other);
      if (at(squares, other) <= longest && other !== point) left.push(other);
    }
    while (left.length > 0) {
      let nearest = left[0] as number;
      for (const other of left) if (at(squares, other) < at(squares, nearest)) nearest = other;
      found.push(nearest);
      left = left.filter((other) => other !== nearest && squareOf(other, nearest) >= at(squares, other));
    }
    return found;
  };
  const found = points.map((_, point) => findNeighbors(point));
  return found.flatMap((others, a) =>
    others
      .filter((b) => b > a && found[b]?.includes(a))
      .map((b) => ({ a, b, meters: metersBetween(points[a] as Point, points[b] as Point) })),
  );
}

/** By index. */
export type Neighbors = readonly (readonly { readonly to: number; readonly meters: number }[])[];

export function listNeighbors(count: number, links: readonly Link[]): Neighbors {
  const neighbors = Array.from({ length: count }, () => [] as { to: number; meters: number }[]);
  for (const { a, b, meters } of links) {
    neighbors[a]?.push({ to: b, meters });
    neighbors[b]?.push({ to: a, meters });
  }
  return neighbors;
}

/** Kruskal's minimum spanning forest: a ring opens at its longest link. */
function spanTree(count: number, links: readonly Link[]): Neighbors {
  const parent = Array.from({ length: count }, (_, index) => index);
  const findRoot = (index: number): number => {
    let root = index;
    for (let above = parent[root]; above !== undefined && above !== root; above = parent[root]) {
      parent[root] = parent[above] ?? above;
      root = above;
    }
    return root;
  };
  const chosen = links
    .toSorted((one, other) => one.meters - other.meters)
    .filter(({ a, b }) => {
      const [rootA, rootB] = [findRoot(a), findRoot(b)];
      parent[rootA] = rootB;
      return rootA !== rootB;
    });
  return listNeighbors(count, chosen);
}

export function sweepFrom(start: number, neighbors: Neighbors) {
  const parent = new Map([[start, -1]]);
  const reached = new Map([[start, 0]]);
  const order = [start];
  for (const node of order)
    for (const { to, meters } of neighbors[node] ?? []) {
      const total = (reached.get(node) ?? 0) + meters;
      if (total + 1 >= (reached.get(to) ?? Infinity)) continue;
      parent.set(to, node);
      reached.set(to, total);
      order.push(to);
    }
  const [farthest] = [...reached].reduce((best, one) => (one[1] > best[1] ? one : best));
  return { order, parent, reached, farthest };
}

function cutTree(tree: Neighbors, member: number): number[][] {
  const { order, parent } = sweepFrom(sweepFrom(member, tree).farthest, tree);
  const height = new Map<number, number>();
  const listBranches = (node: number) =>
    (tree[node] ?? [])
      .filter(({ to }) => parent.get(to) === node)
      .map(({ to, meters }) => ({ to, reach: (height.get(to) ?? 0) + meters }))
      .sort((one, other) => one.reach - other.reach);
  for (const node of order.toReversed()) height.set(node, listBranches(node).at(-1)?.reach ?? 0);
  const chains: number[][] = [];
  const starts = order.slice(0, 1);
  const follow = (start: number, chain: number[]): void => {
    for (let node: number | undefined = start; node !== undefined;) {
      chain.push(node);
      const branches = listBranches(node);
      node = branches.pop()?.to;
      for (const { to, reach } of branches) {
        if (reach <= SPUR_M) follow(to, chain);
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

export function orderChains(count: number, links: readonly Link[]): number[][] {
  const tree = spanTree(count, links);
  const left = new Set(Array.from({ length: count }).keys());
  const chains: number[][] = [];
  for (const member of left) {
    const found = cutTree(tree, member);
    for (const one of found.flat()) left.delete(one);
    chains.push(...found);
  }
  return chains.sort((a, b) => b.length - a.length);
}
