/** Douglas-Peucker. `getDistance` is from a point to the line between two others, in the unit of `tolerance`. */
export function simplifyLine<Vertex>(
  line: readonly Vertex[],
  tolerance: number,
  getDistance: (point: Vertex, from: Vertex, to: Vertex) => number,
): Vertex[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const distances = line.map((point) => getDistance(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last];
  const before = simplifyLine(line.slice(0, farthest + 1), tolerance, getDistance);
  return [...before.slice(0, -1), ...simplifyLine(line.slice(farthest), tolerance, getDistance)];
}
