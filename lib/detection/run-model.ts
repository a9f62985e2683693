import type { GraphModel } from '@tensorflow/tfjs-converter';
import * as tf from '@tensorflow/tfjs-core';
import type { Detection, PictureSize } from './detection';
import { readOutput } from './read-output';

/** Control-flow and data-dependent ops, which `execute` can't run. */
const DYNAMIC =
  /^(Switch|Merge|Enter|Exit|NextIteration|LoopCond|While|If|StatelessWhile|StatelessIf|Where|NonMaxSuppression)/;

export function isDynamic(ops: readonly string[]): boolean {
  return ops.some((op) => DYNAMIC.test(op));
}

async function runGraph(model: GraphModel, input: tf.Tensor, dynamic: boolean): Promise<tf.Tensor[]> {
  const output = dynamic ? await model.executeAsync(input) : model.execute(input);
  return output instanceof tf.Tensor ? [output] : Object.values<tf.Tensor>(output);
}

/** Outputs in COCO-SSD's format, in any order: scores `[1, n, 90]` and boxes `[1, n, 1, 4]`, scaled to `size`. */
export async function runModel(
  model: GraphModel,
  dynamic: boolean,
  pixels: ImageData,
  size: PictureSize,
): Promise<Detection[]> {
  const input = tf.tidy(() => tf.expandDims(tf.browser.fromPixels(pixels)));
  let outputs: tf.Tensor[] = [];
  try {
    outputs = await runGraph(model, input, dynamic);
    const scores = outputs.find(({ rank }) => rank === 3);
    const boxes = outputs.find(({ rank }) => rank === 4);
    if (!scores || !boxes) throw new Error('the model returned no scores and boxes');
    const [scoreValues, boxValues] = await Promise.all([scores.data<'float32'>(), boxes.data<'float32'>()]);
    return readOutput({ scores: scoreValues, classes: scores.shape[2] ?? 1, boxes: boxValues }, size);
  } finally {
    tf.dispose([input, ...outputs]);
  }
}
