import { ObjectDetection } from '@tensorflow-models/coco-ssd';
import * as tf from '@tensorflow/tfjs-core';
import '@tensorflow/tfjs-backend-cpu';
import { readOutput } from '@/lib/detection/read-output';

// Silences the advice to install tfjs-node.
tf.env().set('IS_NODE', false);

const SIZE = { width: 640, height: 360 };
const CAR = 2;
type Row = readonly [column: number, score: number, left: number, top: number];

function tensors(rows: readonly Row[]) {
  const scores = new Float32Array(rows.length * 90);
  for (const [index, [column, score]] of rows.entries()) scores[index * 90 + column] = score;
  const boxes = rows.flatMap(([, , left, top]) => [top / 360, left / 640, (top + 40) / 360, (left + 60) / 640]);
  return { scores, boxes: Float32Array.from(boxes) };
}

const rounded = (found: readonly { class: string; score: number; bbox: readonly number[] }[]) =>
  found.map(({ class: name, score, bbox }) => [name, Number(score.toFixed(4)), ...bbox.map(Math.round)]);

const ours = (rows: readonly Row[]) => rounded(readOutput({ ...tensors(rows), classes: 90 }, SIZE));

/** The result of @tensorflow-models/coco-ssd for the same tensors, minimum score and number of boxes. */
async function theirs(rows: readonly Row[]) {
  const { scores, boxes } = tensors(rows);
  const detector = new ObjectDetection('mobilenet_v2');
  const answer = [tf.tensor(scores, [1, rows.length, 90]), tf.tensor(boxes, [1, rows.length, 1, 4])];
  Reflect.set(detector, 'model', { executeAsync: () => Promise.resolve(answer), dispose: () => undefined });
  return rounded(await detector.detect(tf.zeros([SIZE.height, SIZE.width, 3], 'int32'), 100, 0.1));
}

test('the same tensors give the same vehicles if they do not overlap', async () => {
  const rows: Row[] = [
    [CAR, 0.9, 10, 10],
    [7, 0.4, 200, 100],
    [5, 0.11, 400, 200],
    [3, 0.6, 500, 300],
  ];
  expect(ours(rows)).toEqual(await theirs(rows));
});
