type XY = readonly [x: number, y: number];

/** Distance of a point from the line through two others; from the first, when they coincide. */
function offset([x, y]: XY, [fromX, fromY]: XY, [toX, toY]: XY): number {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length;
}

/** Douglas-Peucker: leaves out points nearer than `tolerance` to the line that remains. */
export function simplifyLine(line: readonly XY[], tolerance: number): XY[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  const offsets = line.map((point) => offset(point, first, last));
  const farthest = offsets.indexOf(Math.max(...offsets));
  if ((offsets[farthest] ?? 0) <= tolerance) return [first, last];
  const head = simplifyLine(line.slice(0, farthest + 1), tolerance);
  return [...head.slice(0, -1), ...simplifyLine(line.slice(farthest), tolerance)];
}
