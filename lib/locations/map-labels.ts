/** Room a label takes in the drawing, in its units: height of a line, width of a letter. */
const LINE = 14;
const LETTER = 5.6;
const GAP = 7;

interface Dot {
  readonly name: string;
  readonly at: readonly [x: number, y: number];
}

/** A name beside its dot; text that would leave the drawing ends at the dot instead. */
export interface MapLabel {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
}

interface Box {
  readonly label: MapLabel;
  readonly left: number;
  readonly right: number;
}

function boxOf({ name, at: [x, y] }: Dot, width: number): Box {
  const length = name.length * LETTER;
  const isAtEdge = x + GAP + length > width;
  const left = isAtEdge ? x - GAP - length : x + GAP;
  const label: MapLabel = { name, x: isAtEdge ? x - GAP : x + GAP, y: y + 4, anchor: isAtEdge ? 'end' : 'start' };
  return { label, left, right: left + length };
}

const overlap = (a: Box, b: Box) =>
  Math.abs(a.label.y - b.label.y) < LINE && a.left < b.right + GAP && b.left < a.right + GAP;

/**
 * Names the dots of a map in the given order and leaves out those that would cover an earlier name.
 * @param width Width of the drawing.
 */
export function mapLabels(dots: readonly Dot[], width: number): MapLabel[] {
  const placed: Box[] = [];
  for (const dot of dots) {
    const box = boxOf(dot, width);
    if (box.left >= 0 && !placed.some((other) => overlap(other, box))) placed.push(box);
  }
  return placed.map(({ label }) => label);
}
