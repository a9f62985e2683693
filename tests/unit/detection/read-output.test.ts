import { readOutput, type ModelOutput } from '@/lib/detection/read-output';

const SIZE = { width: 400, height: 200 };
const COLUMNS = { car: 2, motorcycle: 3, bus: 5, truck: 7, person: 0, unassigned: 11 } as const;

type Row = readonly [
  scores: Partial<Record<keyof typeof COLUMNS, number>>,
  box: readonly [top: number, left: number, bottom: number, right: number],
];

function output(...rows: readonly Row[]): ModelOutput {
  const scores = new Float32Array(rows.length * 90);
  rows.forEach(([named], row) => {
    for (const [name, score] of Object.entries(named)) scores[row * 90 + COLUMNS[name as keyof typeof COLUMNS]] = score;
  });
  return { scores, classes: 90, boxes: Float32Array.from(rows.flatMap(([, box]) => [...box])) };
}

const HERE = [0.5, 0.25, 0.6, 0.375] as const;

test('turns a row into a box in pixels with its best vehicle class', () => {
  const [found] = readOutput(output([{ car: 0.5, truck: 0.75 }, HERE]), SIZE);
  expect(found?.class).toBe('truck');
  expect(found?.score).toBeCloseTo(0.75);
  expect(found?.bbox.map(Math.round)).toEqual([100, 100, 50, 20]);
});

test.each(['person', 'unassigned'] as const)(
  'ignores a %s, whatever its score, and finds a vehicle in the same spot',
  (other) => {
    const found = readOutput(output([{ [other]: 0.99 }, HERE], [{ [other]: 0.9, bus: 0.2 }, HERE]), SIZE);
    expect(found.map((one) => one.class)).toEqual(['bus']);
  },
);

test('leaves out scores below 0.1', () => {
  const found = readOutput(output([{ car: 0.0999 }, HERE], [{ car: 0.1001 }, [0, 0, 0.1, 0.1]]), SIZE);
  expect(found).toHaveLength(1);
});

test('keeps the better of two boxes on one vehicle, and both neighbors in a queue', () => {
  const same = [0.5, 0.26, 0.6, 0.38] as const;
  const next = [0.5, 0.31, 0.6, 0.435] as const;
  const found = readOutput(output([{ car: 0.4 }, HERE], [{ car: 0.9 }, same], [{ car: 0.5 }, next]), SIZE);
  expect(found.map((one) => Number(one.score.toFixed(1)))).toEqual([0.9, 0.5]);
});

test.each([
  ['as wide as 30 % of the picture', 0, [0.1, 0.1, 0.2, 0.4001]],
  ['as high as 30 % of it', 0, [0.1, 0.1, 0.4001, 0.2]],
  ['slightly smaller', 1, [0.1, 0.1, 0.39, 0.39]],
] as const)('a box %s: %i vehicles', (_what, count, box) => {
  expect(readOutput(output([{ car: 0.9 }, box]), SIZE)).toHaveLength(count);
});

test.each([
  ['not a number', [NaN, NaN, NaN, NaN]],
  ['inverted', [0.6, 0.4, 0.5, 0.3]],
  ['outside the picture', [1.2, 1.2, 1.4, 1.4]],
] as const)('ignores a box that is %s', (_what, box) => {
  expect(readOutput(output([{ car: 0.9 }, box]), SIZE)).toEqual([]);
});

test('clips a box to the picture', () => {
  const [found] = readOutput(output([{ car: 0.9 }, [-0.1, -0.1, 0.1, 0.1]]), SIZE);
  expect(found?.bbox.map(Math.round)).toEqual([0, 0, 40, 20]);
});

test('returns at most 100 boxes', () => {
  const rows = Array.from({ length: 140 }, (_, index): Row => {
    const [x, y] = [(index % 14) / 14, Math.floor(index / 14) / 10];
    return [{ car: 0.5 }, [y, x, y + 0.05, x + 0.05]];
  });
  expect(readOutput(output(...rows), SIZE)).toHaveLength(100);
});

const POOLED = { bestScore: 0.2, maxOverlap: 0.3, isPooled: true };

test('a pooled score is the chance of any vehicle, and the best score becomes 0.1', () => {
  const found = readOutput(output([{ car: 0.1, truck: 0.12 }, HERE]), SIZE, POOLED);
  expect(found.map(({ class: name }) => name)).toEqual(['truck']);
  expect(found[0]?.score).toBeCloseTo(0.1 + (0.208 - 0.2) * (0.9 / 0.8));
  expect(readOutput(output([{ car: 0.1, truck: 0.11 }, HERE]), SIZE, POOLED)).toEqual([]);
});

test('candidates around a vehicle share in its box by score and overlap', () => {
  const [found] = readOutput(output([{ car: 0.6 }, HERE], [{ car: 0.3 }, [0.5, 0.275, 0.6, 0.4]]), SIZE, POOLED);
  const overlap = 40 / 60;
  expect(found?.bbox[0]).toBeCloseTo((0.6 * 100 + 0.3 * overlap * 110) / (0.6 + 0.3 * overlap));
});
