import { ObjectDetection } from '@tensorflow-models/coco-ssd';
import * as tf from '@tensorflow/tfjs-core';
import '@tensorflow/tfjs-backend-cpu';
import type { Detection } from '@/lib/detection/detection';
import { readOutput } from '@/lib/detection/read-output';

// Silences the advice to install tfjs-node.
tf.env().set('IS_NODE', false);

/** One candidate: columns and scores, and its box as top, left, bottom, right. */
interface Row {
  readonly scores: Readonly<Record<number, number>>;
  readonly box: readonly [number, number, number, number];
}

const SIZE = { width: 640, height: 360 };
const CAR = 2;
const row = (column: number, score: number, left: number, top: number): Row => ({
  scores: { [column]: score },
  box: [top / 360, left / 640, (top + 40) / 360, (left + 60) / 640],
});

function tensors(rows: readonly Row[]) {
  const scores = new Float32Array(rows.length * 90);
  rows.forEach(({ scores: named }, index) => {
    for (const [column, score] of Object.entries(named)) scores[index * 90 + Number(column)] = score;
  });
  return { scores, boxes: Float32Array.from(rows.flatMap(({ box }) => [...box])) };
}

const ours = (rows: readonly Row[]) => readOutput({ ...tensors(rows), classes: 90 }, SIZE);

/** The result of @tensorflow-models/coco-ssd for the same tensors, minimum score and number of boxes. */
function theirs(rows: readonly Row[]) {
  const { scores, boxes } = tensors(rows);
  const model = {
    executeAsync: () =>
      Promise.resolve([tf.tensor(scores, [1, rows.length, 90]), tf.tensor(boxes, [1, rows.length, 1, 4])]),
    dispose: () => undefined,
  };
  const detector = new ObjectDetection('mobilenet_v2');
  Reflect.set(detector, 'model', model);
  return detector.detect(tf.zeros([SIZE.height, SIZE.width, 3], 'int32'), 100, 0.1);
}

const rounded = (found: readonly (Detection | { class: string; score: number; bbox: readonly number[] })[]) =>
  found.map(({ class: name, score, bbox }) => [name, Number(score.toFixed(4)), ...bbox.map(Math.round)]);

test('the same tensors give the same vehicles if they do not overlap', async () => {
  const rows = [row(CAR, 0.9, 10, 10), row(7, 0.4, 200, 100), row(5, 0.11, 400, 200), row(3, 0.6, 500, 300)];
  expect(rounded(ours(rows))).toEqual(rounded(await theirs(rows)));
});

test('theirs loses vehicles in a queue, because it uses the minimum score 0.1 as the allowed overlap; ours keeps all', async () => {
  const queue = Array.from({ length: 8 }, (_, index) => row(CAR, 0.9 - index / 100, 20 + index * 44, 100));
  expect(await theirs(queue)).toHaveLength(4);
  expect(ours(queue)).toHaveLength(8);
});

test('both merge two boxes on one vehicle', async () => {
  const rows = [row(CAR, 0.9, 10, 10), row(CAR, 0.8, 14, 12)];
  expect(ours(rows)).toHaveLength(1);
  expect(await theirs(rows)).toHaveLength(1);
});

test('an unassigned COCO id breaks theirs, and ours ignores it', async () => {
  const rows = [row(11, 0.9, 10, 10), row(CAR, 0.8, 200, 200)];
  await expect(theirs(rows)).rejects.toThrow("Cannot read properties of undefined (reading 'displayName')");
  expect(ours(rows)).toHaveLength(1);
});

test('theirs also returns other objects, and boxes of 30 % of the picture', async () => {
  const wide: Row = { scores: { [CAR]: 0.7 }, box: [0.1, 0.5, 0.3, 0.9] };
  const rows = [row(0, 0.9, 10, 10), wide];
  expect((await theirs(rows)).map(({ class: name }) => name)).toEqual(['person', 'car']);
  expect(ours(rows)).toEqual([]);
});
